/** What people who point at things of the table are told: borders, tracks, pools. */
import type { Language } from '@muster/kernel/text'

interface Facts {
  border(red: boolean, kingdoms: boolean, limit: number): { text: string; short: string; kind: string }
  readonly things: Readonly<Record<string, readonly [title: string, text: string, rule: string]>>
}

export const FACTS: Readonly<Record<Language, Facts>> = {
  en: {
    border: (red, kingdoms, limit) => ({
      text: `${red ? 'Red border' : 'Black border'}: ${limit} blocks of a side may cross in a turn${red ? ', and halt behind it' : ''}.${kingdoms ? ' Between the kingdoms a card point takes one block over, not a group.' : ''}`,
      short: red ? `(red, ${limit})` : `(${limit})`,
      kind: red ? 'red' : 'black',
    }),
    things: {
      nobles: [
        'Nobles',
        'Whoever holds most nobles when the last year ends wins; whoever holds all of them wins at once.',
        '9.0',
      ],
      years: [
        'Year and turn',
        'A year has at most five turns, one for each card, and then winter comes. It comes early when both sides play an event.',
        '3.1',
      ],
      battles: [
        'Battles to come',
        'After both have moved, the battles are fought one by one; Player 1 chooses the order.',
        '5.1',
      ],
      pool: [
        'Pool',
        'Blocks that are not on the map. In winter, and by levy, some of them come back.',
        '7.6',
      ],
      blocks: [
        'Blocks on the map',
        'They stand upright: only their owner sees who they are, until they fight.',
        '2.0',
      ],
      cards: [
        'Cards',
        'Five are dealt each year. Both sides play one at a time, face down, and turn them up together.',
        '3.1',
      ],
    },
  },
  pl: {
    border: (red, kingdoms, limit) => ({
      text: `${red ? 'Czerwona granica' : 'Czarna granica'}: w turze ${limit === 2 ? 'przechodzą 2 bloczki' : `przechodzi ${limit} bloczków`} strony${red ? ' i zatrzymują się za nią' : ''}.${kingdoms ? ' Między królestwami punkt karty przeprowadza jeden bloczek, nie grupę.' : ''}`,
      short: red ? `(czerwona, ${limit})` : `(${limit})`,
      kind: red ? 'czerwona' : 'czarna',
    }),
    things: {
      nobles: [
        'Szlachta',
        'Wygrywa, kto na koniec ostatniego roku ma więcej szlachty; komplet wygrywa od razu.',
        '9.0',
      ],
      years: [
        'Rok i tura',
        'Rok ma najwyżej pięć tur, po jednej na kartę, a potem przychodzi zima. Przychodzi wcześniej, gdy obie strony zagrają wydarzenie.',
        '3.1',
      ],
      battles: [
        'Bitwy do rozegrania',
        'Gdy obie strony skończą ruch, bitwy toczą się po kolei; kolejność wybiera Gracz 1.',
        '5.1',
      ],
      pool: ['Pula', 'Bloczki spoza planszy. Zimą i z zaciągu część z nich wraca.', '7.6'],
      blocks: ['Bloczki na planszy', 'Stoją pionowo: kim są, widzi tylko właściciel, aż do walki.', '2.0'],
      cards: [
        'Karty',
        'Co rok rozdaje się po pięć. Obie strony kładą po jednej zakrytej i odkrywają je razem.',
        '3.1',
      ],
    },
  },
}
