/** What the site says of puzzles, in English. */
export const puzzles = {
  title: 'Puzzles',
  lead: 'Real positions with one best choice. Find it on the table; you are told why.',
  link: 'Puzzles: find the best choice',
  solvedOf: (solved: number, of: number) => `${solved} of ${of} solved`,
  solved: 'Solved',
  region: 'Puzzle',
  goal: (seat: string, goal: string) => `You play ${seat}. Goal: ${goal}.`,
  theMatch: 'win the match',
  wrong: (choice: string, times: number, of: number) =>
    `${choice}: played on ${of} times, this reaches the goal ${times} times. There is something better; nothing has changed.`,
  right: 'That is it.',
  answer: 'Show the answer',
  answerIs: (choice: string) => `The answer: ${choice}.`,
  next: 'Next puzzle',
  all: 'All puzzles',
  none: 'There is no such puzzle.',
}
