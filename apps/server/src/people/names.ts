/** Names of people: two that differ only in case or in the form of their accents are the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').trim().toLowerCase()
