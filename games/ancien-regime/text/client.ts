/** What the table of this game says besides the game's own text/. */
import { wordsEn } from './client-en.ts'
import { wordsPl } from './client-pl.ts'

export type ClientWords = typeof wordsEn

export const CLIENT_WORDS: Readonly<Record<'en' | 'pl', ClientWords>> = { en: wordsEn, pl: wordsPl }
