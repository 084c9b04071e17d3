/** This rulebook's words where the site has others: Generals and territories instead of blocks and areas, cards and no dice. */
import { forms } from '@muster/kernel/polish'

const generals = (count: number): string => `${count} General${count === 1 ? '' : 's'}`
const territories = (count: number): string => `${count} ${count === 1 ? 'territory' : 'territories'}`
const generalowie = (count: number): string => forms(count, 'Generał', 'Generałowie', 'Generałów')
const terytoria = (count: number): string => forms(count, 'Terytorium', 'Terytoria', 'Terytoriów')

export const terms = {
  en: {
    room: {
      nothing:
        'Point at a General, a territory, a border or a card: what it is, and why it can or cannot be chosen, is said here.',
      chosen: 'The chosen Generals',
    },
    table: {
      someBlocks: generals,
      selected: (names: string, count: number) => `Selected: ${names}. ${territories(count)} offered.`,
      area: { empty: 'empty', blocks: (count: number, side: string) => `${side}: ${generals(count)}` },
      boardHelp: 'Arrow keys go from territory to territory, Enter chooses, question mark asks why not.',
      sealed: 'Cards sealed',
      prepared: 'Cards prepared',
      sealedTitle: (hash: string) => `The hash of the seed was published before the first card: ${hash}`,
      undoBar: {
        'nothing-chosen': 'Nothing has been chosen yet.',
        'another-seat': 'Another Power has chosen since.',
        chance: 'Cards were drawn.',
        reveal: 'Something hidden was revealed.',
        'others-know-more': 'Others have seen more of it than you.',
      },
    },
    list: {
      title: (offered: number, others: number) =>
        `Territories: ${offered} you may choose now, ${others} others`,
      area: 'Territory',
      yours: 'Your Generals',
      chooseHere: 'Choose the Generals here',
    },
    result: {
      rematch: 'Rematch as another Power',
      verified: 'Cards verified',
      notVerified: 'The cards do not agree',
      checking: 'Checking the cards…',
    },
  },
  pl: {
    room: {
      nothing:
        'Wskaż Generała, Terytorium, granicę lub kartę: tutaj przeczytasz, co to jest i dlaczego można lub nie można tego wybrać.',
      chosen: 'Wybrani Generałowie',
    },
    table: {
      someBlocks: generalowie,
      selected: (names: string, count: number) => `Wybrane: ${names}. Do wyboru: ${terytoria(count)}.`,
      area: { empty: 'puste', blocks: (count: number, side: string) => `${side}: ${generalowie(count)}` },
      boardHelp:
        'Strzałki prowadzą od Terytorium do Terytorium, Enter wybiera, znak zapytania pyta: dlaczego nie.',
      sealed: 'Karty zapieczętowane',
      prepared: 'Karty ustawione',
      sealedTitle: (hash: string) => `Skrót ziarna ogłoszono przed pierwszą kartą: ${hash}`,
      undoBar: {
        'nothing-chosen': 'Nic jeszcze nie wybrano.',
        'another-seat': 'Od tamtej pory wybierało inne Mocarstwo.',
        chance: 'Dociągnięto karty.',
        reveal: 'Odsłonięto coś ukrytego.',
        'others-know-more': 'Inni widzieli z tego więcej niż ty.',
      },
    },
    list: {
      title: (offered: number, others: number) =>
        `Terytoria: do wyboru teraz ${offered}, pozostałe ${others}`,
      area: 'Terytorium',
      yours: 'Twoi Generałowie',
      about: 'Co to za Terytorium',
      yoursHeld: 'twoje',
      enemyHeld: 'wrogie',
      vacant: 'puste',
      chooseHere: 'Wybierz Generałów stąd',
    },
    result: {
      rematch: 'Rewanż innym Mocarstwem',
      verified: 'Karty sprawdzone',
      notVerified: 'Karty się nie zgadzają',
      checking: 'Sprawdzanie kart…',
    },
  },
}
