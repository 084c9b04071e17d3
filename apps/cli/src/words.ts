/** What the terminal itself says in a session, in both languages. What a game says is in its text/. */
import type { UndoBar } from '@muster/kernel/match'
import type { Language } from '@muster/kernel/text'

export interface SessionWords {
  readonly commitment: (hash: string) => string
  readonly handOver: (seat: string) => string
  readonly youAre: (seat: string) => string
  readonly choose: string
  readonly notANumber: (most: number) => string
  readonly unknown: (typed: string) => string
  readonly notKnown: (thing: string) => string
  readonly whyWhat: string
  readonly allowed: (number: number, action: string) => string
  readonly allowedAs: (count: number) => string
  readonly because: (reason: string, rule: string) => string
  readonly undoBar: Readonly<Record<UndoBar, string>>
  /** Choices of a gesture that were not made, and why not. */
  readonly left: (choices: string, why: string) => string
  readonly undone: string
  readonly saveWhere: string
  readonly saved: (file: string) => string
  readonly logEmpty: string
  readonly over: (outcome: string, rule: string) => string
  readonly seed: (seed: string) => string
  readonly notOver: string
  readonly help: string
  readonly whichGame: string
  readonly whichScenario: string
  readonly whichSeats: (example: string) => string
}

const en: SessionWords = {
  commitment: (hash) => `The dice are sealed; commitment: ${hash}`,
  handOver: (seat) => `Hand the screen to ${seat}, then press Enter.`,
  youAre: (seat) => `You are ${seat}.`,
  choose: '> ',
  notANumber: (most) => `Choose a number from 1 to ${most}.`,
  unknown: (typed) => `"${typed}" is neither a choice nor a command. "help" lists the commands.`,
  notKnown: (thing) => `Nothing here is called "${thing}".`,
  whyWhat: 'Why what? For example: "why wallace", "why move wallace".',
  allowed: (number, action) => `That is allowed: ${number}) ${action}.`,
  allowedAs: (count) => `That is allowed, in ${count} ways; see the list.`,
  because: (reason, rule) => `${reason} (rule ${rule})`,
  undoBar: {
    'nothing-chosen': 'Nothing has been chosen yet.',
    'another-seat': 'Another side has chosen since.',
    chance: 'Dice were rolled or cards were drawn, so it stands.',
    reveal: 'Something hidden was revealed, so it stands.',
    'others-know-more': 'Others have seen more of it than you, so it stands.',
  },
  left: (choices, why) => `Not done: ${choices}. ${why}`,
  undone: 'Taken back.',
  saveWhere: 'Save where? For example: "save match.json".',
  saved: (file) => `Saved to ${file}.`,
  logEmpty: 'Nothing has happened yet.',
  over: (outcome, rule) => `The match is over. ${outcome} (rule ${rule})`,
  seed: (seed) =>
    `The seed of the dice was ${seed}. "save FILE", then "muster verify FILE" checks every die.`,
  notOver: 'The match is not over; it is gone unless you saved it.',
  help: `A number chooses from the list; so do its words ("move wallace").
  Several at once: "move wallace; to fife; stop". They are taken back together.
  why THING   why something is not offered: "why wallace", "why move wallace", "why to fife"
  undo        take the last choice back, if no die or reveal came of it
  map         show the table again       list   show the choices again
  log [N]     what has happened          save FILE   write the match to a file
  help        this                       quit   leave`,
  whichGame: 'Which game? (Enter: 1)',
  whichScenario: 'Which scenario? (Enter: 1)',
  whichSeats: (example) => `Who plays? human or a bot for each seat (Enter: ${example})`,
}

const pl: SessionWords = {
  commitment: (hash) => `Kości są zapieczętowane; zobowiązanie: ${hash}`,
  handOver: (seat) => `Oddaj ekran: teraz ${seat}. Potem naciśnij Enter.`,
  youAre: (seat) => `Twoja strona: ${seat}.`,
  choose: '> ',
  notANumber: (most) => `Wybierz liczbę od 1 do ${most}.`,
  unknown: (typed) => `„${typed}” to ani wybór, ani polecenie. „help” pokazuje polecenia.`,
  notKnown: (thing) => `Nic tu się nie nazywa „${thing}”.`,
  whyWhat: 'Dlaczego co? Na przykład: „why wallace”, „why move wallace”.',
  allowed: (number, action) => `To wolno: ${number}) ${action}.`,
  allowedAs: (count) => `To wolno, na tyle sposobów: ${count}; są na liście.`,
  because: (reason, rule) => `${reason} (zasada ${rule})`,
  undoBar: {
    'nothing-chosen': 'Nic jeszcze nie wybrano.',
    'another-seat': 'Od tamtej pory wybierała inna strona.',
    chance: 'Rzucono kośćmi albo dociągnięto karty, więc zostaje.',
    reveal: 'Odsłonięto coś ukrytego, więc zostaje.',
    'others-know-more': 'Inni widzieli z tego więcej niż ty, więc zostaje.',
  },
  left: (choices, why) => `Nie zrobiono: ${choices}. ${why}`,
  undone: 'Cofnięte.',
  saveWhere: 'Gdzie zapisać? Na przykład: „save partia.json”.',
  saved: (file) => `Zapisano w ${file}.`,
  logEmpty: 'Nic się jeszcze nie stało.',
  over: (outcome, rule) => `Partia skończona. ${outcome} (zasada ${rule})`,
  seed: (seed) => `Ziarno kości: ${seed}. „save PLIK”, potem „muster verify PLIK” sprawdza każdy rzut.`,
  notOver: 'Partia nie jest skończona; bez zapisu przepada.',
  help: `Liczba wybiera z listy; jej słowa też („move wallace”).
  Kilka naraz: „move wallace; to fife; stop”. Cofa się je razem.
  why RZECZ   dlaczego czegoś nie ma na liście: „why wallace”, „why move wallace”, „why to fife”
  undo        cofnij ostatni wybór, jeśli nie było po nim kości ani odsłonięcia
  map         pokaż stół                 list   pokaż wybory
  log [N]     co się stało               save PLIK   zapisz partię
  help        ta pomoc                   quit   wyjdź`,
  whichGame: 'Która gra? (Enter: 1)',
  whichScenario: 'Który scenariusz? (Enter: 1)',
  whichSeats: (example) => `Kto gra? human albo bot dla każdego miejsca (Enter: ${example})`,
}

export const SESSION_WORDS: Readonly<Record<Language, SessionWords>> = { en, pl }

/** As told, or as the terminal is set up; English for all but Polish. */
export function languageOf(told: string | undefined): Language | null {
  if (told === 'en' || told === 'pl') return told
  if (told !== undefined) return null
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return (LC_ALL || LC_MESSAGES || LANG || '').startsWith('pl') ? 'pl' : 'en'
}
