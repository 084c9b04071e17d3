/** Co zrobili inni: na bieżąco i od ostatniego spojrzenia. */
import { forms } from '@muster/kernel/polish'
import type * as english from './course.en.ts'

export const course: typeof english.course = {
  march: (who: string, count: number, from: string, to: string) =>
    `${who}: ${forms(count, 'bloczek', 'bloczki', 'bloczków')}, ${from} – ${to}.`,
  andBack: (over: string) => `${over} i z powrotem`,
  marchOf: (who: string, names: string, from: string, to: string) => `${who}: ${names}, ${from} – ${to}.`,
  opens: (area: string, blocks: number) =>
    `Bitwa: ${area}. Odkryto ${forms(blocks, 'bloczek', 'bloczki', 'bloczków')}.`,
  opensAs: (title, blocks) => `${title}. Odkryto ${forms(blocks, 'bloczek', 'bloczki', 'bloczków')}.`,
  joins: (blocks: number) =>
    `Do walki wchodzą rezerwy. Odkryto ${forms(blocks, 'bloczek', 'bloczki', 'bloczków')}.`,
  volley: (who: string, blocks: number, hits: number) =>
    `${who}: wspólny rzut, ${forms(blocks, 'bloczek', 'bloczki', 'bloczków')}, ${forms(hits, 'trafienie', 'trafienia', 'trafień')}.`,
  moves: (who, groups, to) =>
    `${who} rusza ${forms(groups, 'grupę', 'grupy', 'grup')}${to === '' ? '' : `: ${to}`}.`,
  battleNext: (area, mine, theirs, hidden) =>
    `Teraz bitwa: ${area}. Twoje bloczki: ${mine}, wrogie${hidden === theirs ? ' zakryte' : ''}: ${theirs}.`,
  quiet: (count: number) => `${forms(count, 'cicha akcja', 'ciche akcje', 'cichych akcji')} tej tury.`,
  more: (count: number) => `I jeszcze ${count} w dzienniku.`,
  moreListed: (count: number) => `I jeszcze ${count}, na liście na planszy.`,
  theyDid: (who: string) => `Co się stało: ${who}`,
  othersDid: 'Co zrobili inni',
  why: 'Dlaczego?',
  unfold: (count: number) => `Całość: ${count}`,
  again: 'Pokaż jeszcze raz',
  changes: (count) => `Zmiany stron: ${count}.`,
  counting: (place) => `Bitwa, ${place}: karty zostają odkryte.`,
  goOn: 'Dalej',
  faster: 'Szybciej',
  openBattle: 'Rozpocznij bitwę',
  toMyTurn: 'Do mojego ruchu',
  toResult: 'Do wyniku',
  space: 'Spacja',
  progress: (at: number, of: number) => `Pokazano ${at} z ${of}`,
  pace: 'Tempo:',
  paces: { slow: 'wolne', normal: 'zwykłe', fast: 'szybkie', instant: 'od razu' },
  paceHint: 'Jak szybko widać to, co robią inni i co przynoszą kości.',
  waits: 'Czekaj na „Dalej”',
  waitsFor: {
    sides: 'zmiany stron',
    results: 'wyniki moich bitew i zimy',
    attacks: 'bitwy, w których walczę',
    cards: 'odkryte karty',
    all: 'wszystko, co jest pokazywane',
  },
}

export const since: typeof english.since = {
  since: (when: string) => `Od: ${when}`,
  yesterday: 'wczoraj',
  justMyTurn: 'Od razu moja tura',
  playIt: (seconds: number) => `Odtwórz, ${seconds} s`,
  title: (count: number) => `Od ostatniego spojrzenia: ${forms(count, 'zdarzenie', 'zdarzenia', 'zdarzeń')}.`,
  recent: (count: number) =>
    `Od twojego ostatniego wyboru: ${forms(count, 'zdarzenie', 'zdarzenia', 'zdarzeń')}`,
  replay: 'Odtwórz',
  before: 'Tak było przed chwilą.',
  progress: 'Ile już pokazano',
  more: (count: number) => `i jeszcze ${count} w dzienniku`,
  skip: 'Pomiń',
  again: 'Jeszcze raz',
  speed: 'Tempo',
}
