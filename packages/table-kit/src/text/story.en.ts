/** What is said of a match that is looked back at. */
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(1)}`

const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`

export const story = {
  youWin: 'You win',
  drawn: 'A draw',
  over: 'The match is over',
  counted: (turns: number, battles: number) => `${count(turns, 'turn')} · ${count(battles, 'battle')}`,
  graph: (what: string) => `${what}, turn by turn`,
  legend: 'dots: battles, by winner. Choose a place to look back at it.',
  battlesLegend: 'battles',
  turning: (turn: string, who: string, from: number, to: number) => `${turn}: ${who} ${from} → ${to}`,
  swung: (turn: string, who: string, from: number, to: number) => `${turn}: ${who} ${from} % → ${to} %`,
  crowned: (turn: string, title: string, who: string) => `${turn}: ${title}, ${who}`,
  turningFirst: 'Turning points',
  you: 'you',
  luck: 'Luck of the dice',
  luckLine: (hits: number, expected: number) => `${count(hits, 'hit')}, expected ${expected.toFixed(1)}`,
  dice: (name: string, dice: number) => `${name}, ${count(dice, 'die', 'dice')}`,
  signed,
  together: (hits: number, name: string, dice: number) =>
    `Together ${hits.toFixed(1)} hits in favour of ${name}, of ${count(dice, 'die', 'dice')}.`,
  battles: 'Battles',
  wonBy: (name: string) => `Won by ${name}`,
  wonOf: (won: number, all: number) => `${won} of ${all}`,
  lost: (name: string) => `Strength lost by ${name}`,
  fell: (blocks: number) => `${blocks} fell`,
  revealed: 'On the board everything is turned up.',
  asSeen: 'As I saw it',
  allUp: 'Turn everything up',
  asSeenNow: 'The board shows what you saw.',
  battleOf: (place: string, winner: string) =>
    winner === '' ? `Battle: ${place}` : `Battle: ${place}, won by ${winner}`,
  nobody: 'nobody',
}
