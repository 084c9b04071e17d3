/** Matches in the middle, made by playing them, to be put into a browser for tests and pictures. */
import { ask } from '@muster/bots/bot'
import { recruitBot } from '@muster/bots/recruit'
import { fastChance } from '@muster/kernel/chance'
import type { Game, Setup } from '@muster/kernel/game'
import { act, decidingSeats, seatView } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import type { Language } from '@muster/kernel/text'
import type { Page } from 'playwright-core'
import { botActs, logOf, openEngine } from '../src/match/engine.ts'
import type { SavedMatch } from '../src/match/saved.ts'

export interface Wanted {
  readonly id: string
  readonly seat: number
  /** Both sides on this screen. */
  readonly hotSeat?: boolean
  /** What the seat must be asked for the match to be left there; null: play it to its end. */
  readonly until: string | null
  /** How many times that must have been asked before. */
  readonly skip?: number
  /** Instead: what anybody is asked. */
  readonly stop?: string
}

/** A match played by Recruits until the seat is asked something. The same every time. */
export function played(
  game: Game,
  setup: Setup,
  { id, seat, until, hotSeat = false, skip = 0, stop }: Wanted,
  caption: (view: unknown, language: Language) => string,
): SavedMatch {
  const now = '2026-11-15T20:00:00.000Z'
  const seats = game.seats(setup)
  const saved: SavedMatch = {
    id,
    game: game.id,
    version: game.version,
    setup,
    seats: seats.map((name, i) => ({
      id: name,
      kind: hotSeat || i === seat ? ('here' as const) : ('bot' as const),
      name: hotSeat || i === seat ? '' : 'recruit',
    })),
    seal: { seed: '5ca1ab1e'.repeat(8), nonces: seats.map((_, i) => String(i + 1)) },
    log: [],
    started: now,
    touched: now,
    deciding: [seat],
    outcome: null,
    caption: { en: '', pl: '' },
  }
  const engine = openEngine(game, saved)
  const { match } = engine
  const chance = fastChance(11)
  let left = skip
  for (let turns = 0; match.state.outcome === null && turns < 5000; turns++) {
    if (botActs(engine)) continue
    const [chooser] = decidingSeats(game, match.state)
    const asked = seatView(game, match.state, seat).decision?.prompt.code
    if (asked === until && left-- <= 0) break
    if (stop !== undefined && seatView(game, match.state, chooser).decision?.prompt.code === stop) break
    act(
      match,
      chooser,
      ask(recruitBot, game, match.state, chooser, offersOf(game, match.state, chooser), chance),
    )
  }
  const view = game.view(match.state, -1)
  return {
    ...saved,
    log: logOf(engine),
    outcome: match.state.outcome,
    deciding: decidingSeats(game, match.state),
    caption: { en: caption(view, 'en'), pl: caption(view, 'pl') },
  }
}

/** Puts matches into the browser's own store, as if they had been played there. */
export async function keepIn(page: Page, matches: readonly SavedMatch[]): Promise<void> {
  await page.evaluate(
    (all) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('muster', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('matches', { keyPath: 'id' })
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('matches', 'readwrite')
          for (const match of all) transaction.objectStore('matches').put(match)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    matches as SavedMatch[],
  )
}

/** A match as the browser keeps it. */
export async function keptIn(page: Page, id: string): Promise<SavedMatch | undefined> {
  return page.evaluate(
    (wanted) =>
      new Promise<SavedMatch | undefined>((resolve, reject) => {
        const request = indexedDB.open('muster', 1)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const get = request.result.transaction('matches').objectStore('matches').get(wanted)
          get.onsuccess = () => {
            request.result.close()
            resolve(get.result as SavedMatch | undefined)
          }
        }
      }),
    id,
  )
}
