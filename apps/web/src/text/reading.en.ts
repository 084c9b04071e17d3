/** What the pages of the rules say besides the rules, in English. */
export const reading = {
  before: 'Before the rules',
  aim: 'The aim.',
  turn: 'A turn at a glance',
  anatomy: 'How to read a piece',
  contents: 'Contents',
  boards: (worked: number, of: number) =>
    `${worked} of the rulebook’s ${of} examples can be stepped through on a board.`,
  example: (title: string) => `Example: ${title}`,
  step: (at: number, of: number) => `${at} of ${of}.`,
  tryIt: 'Try it in the lab',
  words: 'Words of the game, English and Polish',
  sameChapter: (chapter: string) => `Also in “${chapter}”`,
  wholeBook: 'All the rules',
}
