/** Matches in the middle, made by playing them, to be put into a browser for tests and pictures. */
import { ancienRegime } from '@muster/ancien-regime/game'
import { caption as ancienCaption } from '@muster/ancien-regime/text/caption'
import type { AncienView } from '@muster/ancien-regime/view'
import { ask } from '@muster/bots/bot'
import { recruitBot } from '@muster/bots/recruit'
import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import { caption as hammerCaption } from '@muster/hammer-of-the-scots/text/caption'
import type { HammerView } from '@muster/hammer-of-the-scots/view'
import { fastChance } from '@muster/kernel/chance'
import type { Game, Setup } from '@muster/kernel/game'
import { act, decidingSeats, seatView } from '@muster/kernel/match'
import { offersOf } from '@muster/kernel/play'
import { checkSetup } from '@muster/kernel/setup'
import type { Language } from '@muster/kernel/text'
import { richardIII } from '@muster/richard-iii/game'
import { caption as richardCaption } from '@muster/richard-iii/text/caption'
import type { RichardView } from '@muster/richard-iii/view'
import { thisWarWithoutAnEnemy } from '@muster/this-war-without-an-enemy/game'
import { caption as warCaption } from '@muster/this-war-without-an-enemy/text/caption'
import type { WarView } from '@muster/this-war-without-an-enemy/view'
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
function played(
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

/** Hammer of the Scots, Braveheart. */
export const hammerMatch = (wanted: Wanted): SavedMatch =>
  played(
    hammerOfTheScots as unknown as Game,
    { scenario: 'braveheart', players: 2, options: { schiltrons: 'off', bid: 'none' } },
    wanted,
    (view, language) => hammerCaption(view as HammerView, language),
  )

/** Richard III, the whole of the Wars of the Roses. */
export const richardMatch = (wanted: Wanted): SavedMatch => {
  const game = richardIII as unknown as Game
  return played(game, checkSetup(game, { scenario: 'wars-of-the-roses' }), wanted, (view, language) =>
    richardCaption(view as RichardView, language),
  )
}

/** This War Without an Enemy. */
export const warMatch = (wanted: Wanted, scenario = 'mid-war'): SavedMatch =>
  played(
    thisWarWithoutAnEnemy as unknown as Game,
    { scenario, players: 2, options: {} },
    wanted,
    (view, language) => warCaption(view as WarView, language),
  )

/** Coalitions: Ancien Régime, 1740, with so many players. */
export const ancienMatch = (wanted: Wanted, players = 7): SavedMatch =>
  played(
    ancienRegime as unknown as Game,
    { scenario: '1740', players, options: {} },
    wanted,
    (view, language) => ancienCaption(view as AncienView, language),
  )

const MIDDLE: Readonly<Record<string, (id: string) => SavedMatch>> = {
  'hammer-of-the-scots': (id) => hammerMatch({ id, seat: 1, until: 'move', skip: 6 }),
  'richard-iii': (id) => richardMatch({ id, seat: 1, until: 'actions', skip: 8 }),
  'this-war-without-an-enemy': (id) => warMatch({ id, seat: 1, until: 'actions' }),
  'ancien-regime': (id) => ancienMatch({ id, seat: 2, until: 'movement-turn', skip: 3 }),
}
/** A match of each game with a full board and something of one's own to move; its id is the game's. */
export const middleOf = (game: string): SavedMatch => MIDDLE[game](game)

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

/** A finished match with its last choices of the seat taken away again, so that it can be finished by hand. */
export function hammerNearEnd({ id, seat, cut }: { id: string; seat: number; cut: number }): SavedMatch {
  const whole = hammerMatch({ id, seat, until: null })
  const own = whole.log.flatMap(([who], at) => (who === seat ? [at] : []))
  return { ...whole, log: whole.log.slice(0, own[own.length - cut]), outcome: null, deciding: [seat] }
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
