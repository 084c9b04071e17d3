/** Matches kept in this browser. A match is its set-up, its seal and its choices; all else is played again. */
import type { Outcome, Seat, Setup } from '@muster/kernel/game'
import type { Position } from '@muster/kernel/position'
import type { Seal } from '@muster/kernel/sealed-chance'
import type { Talks } from '@muster/kernel/talk'
import type { Language } from '@muster/kernel/text'
import type { SeatPlan } from '@muster/table-kit/match/source.ts'

export interface SavedMatch {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly setup: Setup
  readonly seats: readonly SeatPlan[]
  /** The position that it began from, if it was not the scenario's own set-up. */
  readonly position?: Position | undefined
  readonly seal: Seal
  readonly log: readonly (readonly [Seat, string])[]
  readonly started: string
  readonly touched: string
  readonly deciding: readonly Seat[]
  readonly outcome: Outcome | null
  /** What people and bots said to each other. */
  readonly talks?: Talks
  /** Where the match stands, in words: "1298, turn 2". */
  readonly caption: Readonly<Record<Language, string>>
}

const DATABASE = 'muster'
const STORE = 'matches'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = ask(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

export const keepMatch = async (match: SavedMatch): Promise<void> => {
  await inStore('readwrite', (store) => store.put(match))
}
export const keptMatch = async (id: string): Promise<SavedMatch | undefined> =>
  (await inStore('readonly', (store) => store.get(id))) as SavedMatch | undefined
export const keptMatches = async (): Promise<SavedMatch[]> => {
  const all = (await inStore('readonly', (store) => store.getAll())) as SavedMatch[]
  return all.sort((one, two) => two.touched.localeCompare(one.touched))
}
export const forgetMatch = async (id: string): Promise<void> => {
  await inStore('readwrite', (store) => store.delete(id))
}

const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((each) => each.toString(16).padStart(2, '0'))
    .join('')

/** A match about to begin, with fresh dice. */
export function newMatch(
  game: string,
  version: number,
  setup: Setup,
  seats: readonly SeatPlan[],
  now: Date,
): SavedMatch {
  return {
    id: hex(5),
    game,
    version,
    setup,
    seats,
    seal: { seed: hex(32), nonces: seats.map(() => hex(8)) },
    log: [],
    started: now.toISOString(),
    touched: now.toISOString(),
    deciding: [],
    outcome: null,
    caption: { en: '', pl: '' },
  }
}
