/** What the table of this game says besides the game's own text/. */
import { wordsEn } from './words-en.ts'
import { wordsPl } from './words-pl.ts'

export type ClientWords = typeof wordsEn

export const CLIENT_WORDS: Readonly<Record<'en' | 'pl', ClientWords>> = { en: wordsEn, pl: wordsPl }
