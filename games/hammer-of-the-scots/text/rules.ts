/** The rules in our own words and in short, by the rulebook's numbers, for people who ask "why not?". */
export const RULES: Readonly<Record<string, { readonly en: readonly [string, string]; readonly pl: readonly [string, string] }>> = {
  '4.3': {
    en: ['Border limits', 'In a move phase at most six blocks of a player may cross a black border and at most two a red one. A block that crosses a red border must stop.'],
    pl: ['Limity granic', 'W fazie ruchu przez czarną granicę przechodzi najwyżej sześć bloczków gracza, a przez czerwoną najwyżej dwa. Bloczek, który przekroczył czerwoną granicę, musi się zatrzymać.'],
  },
}
