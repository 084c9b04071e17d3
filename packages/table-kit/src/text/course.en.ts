/** What is said of what others did, as it is shown and looked back upon. */
import { plural } from './plural.en.ts'

const turnedUp = (blocks: number): string =>
  `${plural(blocks, 'block')} ${blocks === 1 ? 'is' : 'are'} turned up`

export const course = {
  march: (who: string, count: number, from: string, to: string) =>
    `${who}: ${plural(count, 'block')} from ${from} to ${to}.`,
  andBack: (over: string) => `${over} and back`,
  marchOf: (who: string, names: string, from: string, to: string) =>
    `${who}: ${names} from ${from} to ${to}.`,
  opens: (area: string, blocks: number) => `The battle of ${area} begins: ${turnedUp(blocks)}.`,
  opensAs: (title: string, blocks: number) => `The ${title} begins: ${turnedUp(blocks)}.`,
  joins: (blocks: number) => `Reserves join: ${turnedUp(blocks)}.`,
  volley: (who: string, blocks: number, hits: number) =>
    `${who}: ${blocks === 1 ? '1 block rolls' : `${blocks} blocks roll together`}, ${plural(hits, 'hit')}.`,
  moves: (who: string, groups: number, to: string) =>
    `${who} moves ${plural(groups, 'group')}${to === '' ? '' : ` to ${to}`}.`,
  battleNext: (area: string, mine: number, theirs: number, hidden: number) =>
    `Now the battle: ${area}. ${mine} of yours against ${hidden === theirs ? plural(theirs, 'hidden block') : plural(theirs, 'block')}.`,
  quiet: (count: number) => `${plural(count, 'quiet action')} of this turn.`,
  more: (count: number) => `And ${count} more in the log.`,
  moreListed: (count: number) => `And ${count} more, listed on the board.`,
  theyDid: (who: string) => `What ${who} did`,
  othersDid: 'What the others did',
  why: 'Why?',
  unfold: (count: number) => `All ${count}`,
  again: 'Play it again',
  changes: (count: number) => `${plural(count, 'change')} of sides.`,
  counting: (place: string) => `The battle of ${place}: the cards are turned up.`,
  goOn: 'Go on',
  faster: 'Faster',
  openBattle: 'Open the battle',
  toMyTurn: 'To my turn',
  toResult: 'To the result',
  space: 'Space',
  progress: (at: number, of: number) => `Shown: ${at} of ${of}`,
  pace: 'Pace:',
  paces: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'at once' },
  paceHint: 'How fast you are shown what others do and what the dice bring.',
  waits: 'Wait for “Go on”',
  waitsFor: {
    sides: 'changes of sides',
    results: 'results of my battles and of winters',
    attacks: 'battles I fight in',
    cards: 'cards turned up',
    all: 'everything that is shown',
  },
}

export const since = {
  since: (when: string) => `Since ${when}`,
  yesterday: 'yesterday',
  justMyTurn: 'Just my turn',
  playIt: (seconds: number) => `Play it, ${seconds} s`,
  title: (count: number) => `Since you last looked: ${plural(count, 'event')}.`,
  recent: (count: number) => `Since your last choice: ${plural(count, 'event')}`,
  replay: 'Replay',
  before: 'As you left it.',
  progress: 'How much has been shown',
  more: (count: number) => `and ${count} more in the log`,
  skip: 'Skip',
  again: 'Again',
  speed: 'Speed',
}
