/** What people who point at things of the table are told: borders, tracks, pools. */
import type { Language } from '@muster/kernel/text'

interface Facts {
  readonly colours: Readonly<Record<string, string>>
  border(colour: string, limit: number): string
  readonly things: Readonly<Record<string, readonly [title: string, text: string, rule: string]>>
}

export const FACTS: Readonly<Record<Language, Facts>> = {
  en: {
    colours: { yellow: 'yellow', blue: 'blue', red: 'red' },
    border: (colour, limit) => `A ${colour} border: ${limit} blocks of a side may cross it in a turn.`,
    things: {
      throne: [
        'The throne',
        'The King holds it; in the political turn the side with more nobles and heirs takes it.',
        '8.2',
      ],
      campaigns: [
        'Campaign and turn',
        'Three campaigns of seven turns, each followed by a political turn.',
        '1.0',
      ],
      battles: ['Battles to come', 'After both have moved, the battles are fought one by one.', '6.1'],
      blocks: [
        'Blocks on the map',
        'They stand upright: only their owner sees who they are, until they fight.',
        '3.0',
      ],
      pool: [
        'Pool',
        'Blocks that can be recruited, one for each action point, in an area that takes them.',
        '5.4',
      ],
      cards: [
        'Cards',
        'Seven for each campaign. Both sides play one a turn, face down, and turn them up together.',
        '1.1',
      ],
      dead: ['Dead', 'Heirs and nobles who fell and do not return.', '6.8'],
    },
  },
  pl: {
    colours: { yellow: 'żółta', blue: 'niebieska', red: 'czerwona' },
    border: (colour, limit) =>
      `Granica ${colour}: w turze ${limit < 5 ? `mogą ją przejść ${limit} bloczki` : `może ją przejść ${limit} bloczków`} strony.`,
    things: {
      throne: [
        'Tron',
        'Zasiada na nim Król; w turze politycznej przejmuje go strona z większą liczbą szlachty i następców.',
        '8.2',
      ],
      campaigns: ['Kampania i tura', 'Trzy kampanie po siedem tur, a po każdej tura polityczna.', '1.0'],
      battles: ['Bitwy do rozegrania', 'Gdy obie strony skończą ruch, bitwy toczą się po kolei.', '6.1'],
      blocks: ['Bloczki na planszy', 'Stoją pionowo: kim są, widzi tylko właściciel, aż do walki.', '3.0'],
      pool: [
        'Pula',
        'Bloczki do zrekrutowania, po jednym za punkt akcji, w obszarze, który je przyjmuje.',
        '5.4',
      ],
      cards: [
        'Karty',
        'Siedem na kampanię. Obie strony kładą po jednej zakrytej i odkrywają je razem.',
        '1.1',
      ],
      dead: ['Polegli', 'Następcy tronu i szlachta, którzy zginęli i nie wracają.', '6.8'],
    },
  },
}
