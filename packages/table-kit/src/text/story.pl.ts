import { forms } from '@muster/kernel/polish'

/** Co się mówi o partii, którą się przegląda. */
const signed = (number: number): string =>
  `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(1).replace('.', ',')}`
const comma = (number: number): string => number.toFixed(1).replace('.', ',')

export const story = {
  youWin: 'Wygrywasz',
  drawn: 'Remis',
  over: 'Partia skończona',
  counted: (turns: number, battles: number) =>
    `${forms(turns, 'tura', 'tury', 'tur')} · ${forms(battles, 'bitwa', 'bitwy', 'bitew')}`,
  graph: (what: string) => `${what}, tura po turze`,
  legend: 'kropki: bitwy, w kolorze zwycięzcy. Wskaż miejsce, by do niego wrócić.',
  battlesLegend: 'bitwy',
  turning: (turn: string, who: string, from: number, to: number) => `${turn}: ${who} ${from} → ${to}`,
  swung: (turn: string, who: string, from: number, to: number) => `${turn}: ${who} ${from} % → ${to} %`,
  crowned: (turn: string, title: string, who: string) => `${turn}: ${title}, ${who}`,
  turningFirst: 'Punkty zwrotne',
  you: 'ty',
  luck: 'Szczęście w kościach',
  luckLine: (hits: number, expected: number) =>
    `${forms(hits, 'trafienie', 'trafienia', 'trafień')}, średnio ${comma(expected)}`,
  dice: (name: string, count: number) => `${name}, ${forms(count, 'kość', 'kości', 'kości')}`,
  signed,
  together: (hits: number, name: string, dice: number) =>
    `Razem ${comma(hits)} trafienia na korzyść: ${name}, na ${forms(dice, 'kość', 'kości', 'kości')}.`,
  battles: 'Bitwy',
  wonBy: (name: string) => `Wygrane: ${name}`,
  wonOf: (count: number, all: number) => `${count} z ${all}`,
  lost: (name: string) => `Stracona siła: ${name}`,
  fell: (count: number) => `${forms(count, 'poległ', 'poległy', 'poległo')}`,
  revealed: 'Na planszy wszystko jest odkryte.',
  asSeen: 'Jak było widać',
  allUp: 'Odkryj wszystko',
  asSeenNow: 'Plansza pokazuje to, co było widać z twojej strony.',
  battleOf: (place: string, winner: string) =>
    winner === '' ? `Bitwa: ${place}` : `Bitwa: ${place}, wygrywa ${winner}`,
  nobody: 'nikt',
}
