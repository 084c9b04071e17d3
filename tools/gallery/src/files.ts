/** The files of the games, from the disk. In the web client its own module takes this one's place (apps/web/src/gallery). */
import { readFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)
export const readText = (path: string): string => readFileSync(new URL(path, root), 'utf8')
