/** What the places around the board say. */
export const room = {
  versus: (mine: number, theirs: number, hidden: number) =>
    `${mine} v ${theirs}${hidden === theirs ? ' hidden' : ''}`,
  against: (mine: number, theirs: number) => `${mine} against ${theirs}`,
  attackOn: (mine: number, theirs: number, hidden: number) =>
    `Attack: ${mine} against ${theirs}${hidden === theirs ? ' hidden' : ''}`,
  bySea: 'by sea',
  borderUsed: (border: string, count: number, limit: number) => `${border} border, ${count} of ${limit} used`,
  letGo: 'Let go',
  nothing:
    'Point at a block, an area, a border or a card: what it is, and why it can or cannot be chosen, is said here.',
  groups: 'Your groups',
  chosen: 'The chosen blocks',
  targets: 'Where they may go',
  places: 'What may be chosen',
  cards: 'Choose a card',
  away: (name: string, count: number) => `${name}: ${count}, out of sight`,
  awayTarget: (name: string) => `${name}, out of sight`,
  moreAway: (count: number) => `${count} more out of sight: show the whole board`,
  score: 'Score',
  back: 'Back to the home page',
  menu: 'Menu',
  more: 'more',
  taller: 'Show more of it',
  lower: 'Show the board again',
  theTable: 'The match',
  info: 'What it is',
  wouldStay: (names: string, reason: string, rule: string) => `${names} would stay: ${reason} (${rule})`,
  stays: (names: string, count: number) => `${names} ${count === 1 ? 'stays' : 'stay'}`,
  mayCross: (count: number, border: string) => `${count} may cross the ${border} border`,
}
