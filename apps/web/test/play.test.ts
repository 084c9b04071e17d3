import { hammerOfTheScots } from '@muster/hammer-of-the-scots/game'
import type { Game } from '@muster/kernel/game'
import { act, seatView, startMatch } from '@muster/kernel/match'
import { sealedChance } from '@muster/kernel/sealed-chance'
import { parseAction } from '@muster/kernel/words'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { SavedMatch } from '../src/match/saved.ts'
import { keptIn } from '../tools/positions.ts'
import { piecesIn, settled } from './board.ts'
import { hammerMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const sentence = (page: Page): Promise<string> => page.locator('.sentence').first().innerText()
/** A group that may move and where it may go, chosen by the mouse. */
async function chooseGroup(page: Page): Promise<{ from: string; to: string }> {
  const piece = page.locator('.stand.mine').first()
  const from = (await piece.getAttribute('data-area')) ?? ''
  await piece.click()
  await page.locator('.area.offered').first().waitFor()
  const to = (await page.locator('.area.offered').first().getAttribute('data-area')) ?? ''
  return { from, to }
}

const atStep = async (page: Page, id: string): Promise<number> => (await keptIn(page, id))?.log.length ?? -1

const site = useSite()
const moves = hammerMatch({ id: 'moves', seat: 1, until: 'move', skip: 6 })

describe('Table', () => {
  it('moves a group with the mouse, and takes it back with Z', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    await page.locator('.stand.mine').first().waitFor()
    const { from, to } = await chooseGroup(page)
    expect(await sentence(page)).toMatch(/^Send .+ to a glowing area/)
    const before = await piecesIn(page, to)
    const leaving = await piecesIn(page, from)
    await page.locator(`.area[data-area="${to}"]`).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => piecesIn(page, to)).toBe(before + leaving)
    expect(await piecesIn(page, from)).toBe(0)
    await settled(page).waitFor()
    // One gesture, one Z.
    await page.keyboard.press('z')
    await expect.poll(() => atStep(page, moves.id)).toBe(moves.log.length)
    await settled(page).waitFor()
    expect(await piecesIn(page, to)).toBe(before)
    expect(await piecesIn(page, from)).toBe(leaving)
    await leave(page)
  })

  it('lights on the board what a line of the log names, place or piece', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    await page.locator('.stand.mine').first().waitFor()
    const log = page.getByRole('log')
    const place = log.locator('[data-names^="area "]').last()
    const [, area] = (await place.getAttribute('data-names'))?.split(' ') ?? []
    await place.hover()
    await page.locator(`.area.lit[data-area="${area}"]`).waitFor()
    expect(await page.locator('.area.lit').count()).toBe(1)
    const piece = log.locator('[data-names^="block "]').last()
    const [, block] = (await piece.getAttribute('data-names'))?.split(' ') ?? []
    await piece.hover()
    await page.locator(`.stand.lit[data-blocks~="${block}"]`).waitFor()
    expect(await page.locator('.stand.lit').count()).toBe(1)
    await page.mouse.move(700, 10)
    await expect.poll(() => page.locator('.lit').count()).toBe(0)
    await leave(page)
  })

  it('answers “why not?” with the reason and the number and text of the rule', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    await page.locator('.stand.mine').first().waitFor()
    await chooseGroup(page)
    await page.locator('.area[data-area="england"]').focus()
    await page.keyboard.press('?')
    const why = page.getByRole('dialog', { name: 'Why not England?' })
    await why.waitFor()
    const rule = await why.locator('.rule-chip').innerText()
    const titles: Readonly<Record<string, string>> = { '4.2': 'Group moves', '4.3': 'Border limits' }
    expect(Object.keys(titles)).toContain(rule)
    await why.locator('.rule-chip').click()
    await why.getByText(`${rule} ${titles[rule]}.`).waitFor()
    await page.locator('.area[data-area="england"]').focus()
    await page.keyboard.press('Escape')
    await why.waitFor({ state: 'detached' })
    await leave(page)
  })

  it('asks once more before moves are lost, and only then', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    await page.locator('.stand.mine').first().waitFor()
    await page.keyboard.press('e')
    expect(await sentence(page)).toContain('left to move. End anyway?')
    await page.getByRole('button', { name: 'Keep moving' }).click()
    expect(await sentence(page)).toContain('Choose a group to move')
    await leave(page)
  })

  it('plays a whole turn by keyboard alone, and goes on after a reload', async () => {
    // The same dice and the same bot every time; the third card of the hand moves groups.
    const id = 'turn'
    const page = await site.open('#/match/turn', {}, [hammerMatch({ id, seat: 1, until: 'play-cards' })])
    await page.getByText('Play one card face down.', { exact: true }).waitFor()
    await page.keyboard.press('3')
    await page.waitForFunction(
      () => document.querySelector('.sentence')?.textContent?.startsWith('Play one card') === false,
    )
    // A key that is pressed while the cards are turned up would answer what is asked after them.
    await settled(page).waitFor()
    // Whatever is asked: move one group by keys, else end, fight, take the first choice.
    let moved = false
    for (let i = 0; i < 80 && !(await sentence(page)).startsWith('Play one card'); i++) {
      const before = await sentence(page)
      if (before.startsWith('Choose a group to move') && !moved) {
        moved = true
        await page.keyboard.press('g')
        await page.locator('.area.offered, .area.partial').first().waitFor()
        await page.locator('.area.offered, .area.partial').first().focus()
        await page.keyboard.press('Enter')
      } else if (before.startsWith('Send ')) await page.keyboard.press('Escape')
      else if (before.includes('acts')) await page.keyboard.press('f')
      else if (/hit|Choose the block|lose/.test(before)) await page.keyboard.press('1')
      else if (before.startsWith('Choose the battle') || before.startsWith('Choose a block of the main')) {
        await page.locator('.area.offered, .stand.mine').first().waitFor()
        await page.keyboard.press('1')
        const target = page.locator('.area.offered').first()
        if ((await target.count()) > 0) {
          await target.focus()
          await page.keyboard.press('Enter')
        }
      } else await page.keyboard.press(before.endsWith('or pass.') ? 'p' : 'e')
      await settled(page).waitFor()
    }
    expect(await sentence(page)).toBe('Play one card face down.')
    expect(moved).toBe(true)
    const played = await atStep(page, id)
    expect(played).toBeGreaterThan(4)
    await page.reload()
    await page.getByText('Play one card face down.', { exact: true }).waitFor()
    expect(await atStep(page, id)).toBe(played)
    await leave(page)
  })

  it('offers every choice as a plain button as well, so that nothing is a dead end', async () => {
    const page = await site.open('#/match/moves', {}, [moves])
    await page.getByRole('button', { name: /^All \d+ choices$/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Everything you may choose now' })
    expect(await dialog.getByRole('button').count()).toBeGreaterThan(3)
    await dialog.getByRole('button', { name: 'End the moves' }).click()
    expect(await sentence(page)).toContain('End anyway?')
    await leave(page)
  })

  it('sends the page nothing that its seat may not know', async () => {
    const page = await site.open('')
    await page.addInitScript(() => {
      const heard: unknown[] = []
      Object.assign(window, { heard })
      const Real = Worker
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          this.addEventListener('message', (event) => heard.push(event.data))
        }
      }
    })
    await page.goto(`${site.base}/#/start/hammer-of-the-scots`)
    await page.reload()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Play one card face down.', { exact: true }).waitFor()
    const id = page.url().split('/').at(-1) ?? ''
    await page.keyboard.press('1')
    await page.waitForFunction(
      () => document.querySelector('.sentence')?.textContent?.startsWith('Play one card') === false,
    )
    await settled(page).waitFor()
    const saved = await keptIn(page, id)
    if (saved === undefined) throw new Error('the match was not kept')
    const heard = (await page.evaluate('heard')) as {
      type: string
      update?: { moment: { at: number; viewer: number; seen: unknown } }
    }[]
    const moments = heard.flatMap((each) => each.update?.moment ?? [])
    expect(moments.length).toBeGreaterThan(1)
    const states = statesOf(saved)
    for (const moment of moments) {
      expect(moment.viewer).toBe(1)
      const allowed = seatView(hammerOfTheScots as unknown as Game, states[moment.at], 1)
      expect(moment.seen).toEqual(JSON.parse(JSON.stringify(allowed)))
    }
    expect(JSON.stringify(heard)).not.toContain(saved.seal.seed)
    await leave(page)
  })
})

describe('Hot-seat', () => {
  it('draws a curtain between the two, with nothing behind it', async () => {
    const hot = hammerMatch({ id: 'hot', seat: 0, hotSeat: true, until: 'play-cards' })
    const page = await site.open('#/match/hot', {}, [hot])
    await page.getByText('Hand the screen to England').waitFor()
    expect(await page.locator('.stage, .stand, .hand').count()).toBe(0)
    // Nor is anything of it said aloud, or for a program that reads the page.
    await page.waitForTimeout(1000)
    expect(await page.locator('[aria-live]').allTextContents()).not.toContainEqual(
      expect.stringContaining('Your turn'),
    )
    await page.getByRole('button', { name: 'I am England' }).click()
    await page.locator('.hand button').first().waitFor()
    await page.locator('.hand button.offered').first().click()
    await page.getByText('Hand the screen to Scotland').waitFor()
    expect(await page.locator('.stage, .stand, .hand').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByText('Play one card face down.', { exact: true }).waitFor()
    // Whoever has lifted it with a key is at the table.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
    await leave(page)
  })
})

/** The states of a match after each choice, played again here. */
function statesOf(saved: SavedMatch) {
  const game = hammerOfTheScots as unknown as Game
  const match = startMatch(game, saved.setup, sealedChance(saved.seal.seed, saved.seal.nonces))
  const states = [structuredClone(match.state)]
  for (const [seat, words] of saved.log) {
    act(match, seat, parseAction(game, words))
    states.push(structuredClone(match.state))
  }
  return states
}
