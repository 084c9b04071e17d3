/** What is said around the talk at a table. */
export const talk = {
  title: 'Talk',
  table: 'Everybody at the table reads this, and so does whoever watches.',
  none: 'Nobody has said anything yet.',
  write: 'Write a message',
  send: 'Send',
  unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  notSent: 'Not sent. Your words are kept; send them again.',
  reader: 'Only those who play may talk.',
  report: (name: string) => `Report what ${name} said`,
  said: (name: string, text: string) => `${name} says: ${text}`,
}
