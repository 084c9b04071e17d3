/** `npm run maps [-- game…]`: draw the boards into games/<game>/board/generated. Fails if map and rules disagree. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { boardOf, GAMES } from './boards/index.ts'
import { collisions } from './claims.ts'
import { compose } from './compose.ts'
import { disagreements } from './geography.ts'
import { auditFile, geometryFile } from './output.ts'

const asked = process.argv.slice(2)
let failed = false
for (const game of GAMES.filter((g) => asked.length === 0 || asked.includes(g))) {
  const started = Date.now()
  const board = compose(await boardOf(game))
  const wrong = disagreements(board.geography)
  const crossed = collisions(board.claims)
  const folder = new URL(`../../../games/${game}/board/generated/`, import.meta.url)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL('board.svg', folder), board.svg)
  writeFileSync(new URL('geometry.json', folder), geometryFile(board))
  writeFileSync(new URL('audit.json', folder), auditFile(board))
  console.log(
    `${game}: ${(board.svg.length / 1024).toFixed(0)} kB, ${(gzipSync(board.svg, { level: 9 }).length / 1000).toFixed(1)} kB gzipped, ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  if (board.droppedTowns.length) console.log(`  no room for: ${board.droppedTowns.join(', ')}`)
  for (const line of wrong) console.error(`  map and rules disagree: ${line}`)
  for (const line of crossed) console.error(`  labels collide: ${line}`)
  if (wrong.length || crossed.length) failed = true
}
if (failed) process.exitCode = 1
