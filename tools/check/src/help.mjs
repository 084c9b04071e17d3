/**
 * Loaded before a tool: with --help it says what stands at the head of the tool's file, and ends. So each is described once, and
 * asking costs nothing.
 */
import { readFileSync } from 'node:fs'

const [, file, ...words] = process.argv
if (file !== undefined && words.some((word) => word === '--help' || word === '-h')) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//s.exec(readFileSync(file, 'utf8')) ?? []
  console.log(comment.replace(/^\s*\* ?/gm, '').trim())
  process.exit(0)
}
