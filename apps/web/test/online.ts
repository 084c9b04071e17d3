import { SETTINGS, startServer } from '@muster/server/server'
import { temporaryFolder } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { leave, type Site } from './site.ts'

interface TableFrame {
  readonly type: string
  readonly view?: {
    readonly hand: readonly string[]
    readonly blocks: readonly { side: string; block?: string }[]
  }
}

/** All that came over the wire to a page, as it came. */
function eavesdrop(page: Page): TableFrame[] {
  const frames: TableFrame[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(JSON.parse(String(payload)) as TableFrame))
  })
  return frames
}

const sentence = (page: Page): Promise<string> => page.locator('.sentence').first().innerText()
const asked = (page: Page) => page.getByText('Play one card face down.', { exact: true })

/** Not an event while there is another card: two events would end the year at once. */
async function playMoves(page: Page): Promise<void> {
  const hand = page.locator('.hand button.offered')
  const moves = hand.filter({ hasText: /^Move/ })
  await ((await moves.count()) > 0 ? moves : hand).first().click()
}

export function onlineTests(site: () => Site): void {
  describe('Over the net', () => {
    it('two browsers play by a link, each seeing only its own; a lost connection comes back', async () => {
      const folder = temporaryFolder()
      const settings = {
        ...SETTINGS,
        logLevel: 'silent',
        store: { dataDir: folder.path, databaseUrl: undefined },
      }
      let server = await startServer({ ...settings, port: 0 })
      const port = Number(new URL(server.url).port)
      try {
        const anna = await site().open(`${server.url}/#/start/hammer-of-the-scots`)
        const marek = await site().open(`${server.url}/#/`)
        const heard = { anna: eavesdrop(anna), marek: eavesdrop(marek) }
        await anna.getByRole('radio', { name: 'a friend, by a link' }).check()
        await anna.getByRole('button', { name: 'Start' }).click()
        await anna.getByText('Waiting for the other side').waitFor()
        const link = await anna.locator('#link').inputValue()
        expect(link).toContain('invite=')

        await marek.goto(link)
        await marek.getByRole('button', { name: 'Join' }).click()
        await Promise.all([asked(anna).waitFor(), asked(marek).waitFor()])

        await playMoves(anna)
        await anna.getByText('England is choosing.').waitFor()
        await playMoves(marek)
        await Promise.all(
          [anna, marek].map((page) =>
            page
              .getByText(/is Player 1/)
              .first()
              .waitFor(),
          ),
        )

        // What came over the wire: one's own hand, and no face of the other side's blocks.
        for (const [who, mine, theirs] of [
          ['anna', 'scotland', 'england'],
          ['marek', 'england', 'scotland'],
        ] as const) {
          const views = heard[who].flatMap((frame) => frame.view ?? [])
          expect(views.length).toBeGreaterThan(1)
          for (const view of views) {
            expect(view.blocks.filter((each) => each.side === theirs && each.block !== undefined)).toEqual([])
            expect(view.blocks.some((each) => each.side === mine && each.block !== undefined)).toBe(true)
          }
          expect(JSON.stringify(heard[who])).not.toContain('"seed"')
        }
        const [hers] = heard.anna.flatMap((frame) => frame.view?.hand ?? [])
        expect(heard.marek.some((frame) => frame.view?.hand.includes(hers))).toBe(false)

        // The server goes away and comes back; the table says so and goes on.
        const before = await sentence(anna)
        await server.close()
        await anna.getByText('Connection lost.').waitFor()
        server = await startServer({ ...settings, port })
        await anna.getByText('Connection lost.').waitFor({ state: 'detached' })
        expect(await sentence(anna)).toBe(before)
        await anna.reload()
        await anna.locator('.stand').first().waitFor()
        expect(await sentence(anna)).toBe(before)
        await leave(anna)
        await leave(marek)
      } finally {
        await server.close()
        folder.remove()
      }
    })
  })
}
