/** Chronicles that were worked out, kept in this browser: looking back a second time costs nothing. */
import type { Chronicle } from '@muster/table-kit/chronicle/chronicle.ts'

const DATABASE = 'muster-chronicles'
const STORE = 'chronicles'
/** Rises when chronicles are worked out in another way. */
const EDITION = 2

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
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
      const request = ask(database.transaction(STORE, mode).objectStore(STORE))
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  } finally {
    database.close()
  }
}

/** What is kept of a match is that of so many gestures. */
const keyOf = (match: string, gestures: number): string => `${EDITION} ${match} ${gestures}`

export const keptChronicle = (match: string, gestures: number): Promise<Chronicle | undefined> =>
  inStore<Chronicle | undefined>('readonly', (store) => store.get(keyOf(match, gestures)))

export const keepChronicle = async (match: string, chronicle: Chronicle): Promise<void> => {
  await inStore('readwrite', (store) => store.put(chronicle, keyOf(match, chronicle.of)))
}
