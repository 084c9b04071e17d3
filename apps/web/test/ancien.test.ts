import { ancienRegime } from '@muster/ancien-regime/game'
import type { Game } from '@muster/kernel/game'
import { seatView } from '@muster/kernel/match'
import { serveHere } from '@muster/server/testing/serving'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openEngine } from '../src/match/engine.ts'
import type { SavedMatch } from '../src/match/saved.ts'
import { keptIn } from '../tools/positions.ts'
import { answer } from './answer.ts'
import { ancienMatch } from './matches.ts'
import { leave, useSite } from './site.ts'
import { eavesdrop, tablesIn } from './wire.ts'

const AUSTRIA = 2
const sentence = (page: Page): Promise<string> => page.locator('.sentence').first().innerText()
const viewIn = (saved: SavedMatch, seat: number) => {
  const game = ancienRegime as unknown as Game
  return seatView(game, openEngine(game, saved).match.state, seat)
}

const site = useSite()

const status = ancienMatch({ id: 'status', seat: AUSTRIA, until: 'status' })
const campaign = ancienMatch({ id: 'campaign', seat: AUSTRIA, until: 'movement-turn', skip: 3 })

describe('Ancien Régime', () => {
  it('comes from Home to a table of seven, and plays on against Recruits, who answer a proposal', async () => {
    const page = await site.open('')
    await page.getByRole('link', { name: 'Play a bot now: Coalitions: Ancien Régime' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page
      .locator('.sentence')
      .getByText('Choose who is Frederick II: he may move once more each round.', { exact: true })
      .waitFor()
    // What is asked comes first, what stands beside the board after it.
    await page.locator('.wheel li').first().waitFor({ state: 'attached' })
    expect(await page.locator('.seats tbody tr').count()).toBe(7)
    expect(await page.locator('.matrix tbody tr').count()).toBe(7)
    expect(await page.locator('.wheel li').first().textContent()).toBe('Drill: Great Britain')
    await page.locator('.area.offered').first().focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => !document.querySelector('.sentence')?.textContent?.includes('Point at'))
    for (let i = 0; i < 4; i++) {
      await page.waitForFunction(() => document.title.startsWith('●'))
      await answer(page)
      await page.waitForTimeout(120)
    }
    // 5.11 A bot answers a proposal, and says why, in the reader's words.
    await page.getByRole('tab', { name: /^Talk/ }).click()
    await page.getByRole('group', { name: 'With whom' }).getByRole('button').nth(1).click()
    await page.getByRole('button', { name: 'Propose' }).click()
    await page.getByRole('button', { name: 'Add to it' }).click()
    await page.getByRole('button', { name: 'Send the proposal' }).click()
    await page.getByText('Agreed: Great Britain').waitFor()
    await page.getByText('Because it serves us both.').waitFor()
    const id = page.url().split('/').at(-1) ?? ''
    const kept = await keptIn(page, id)
    expect(kept?.log.filter(([seat]) => seat === 1).length).toBeGreaterThan(2)
    expect(kept?.caption.en).toMatch(/^round \d, turn \d of 7$/)
    await leave(page)
  })

  it('draws who stands in Berlin in Berlin, also two side by side', async () => {
    const page = await site.open('#/start/ancien-regime')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.stand[data-area="berlin"]').first().waitFor()
    /** The territories under the feet of a General there: as one stands alone, and as two would. */
    const under = await page.evaluate(() => {
      const box =
        document.querySelector('.stand[data-area="berlin"]')?.getBoundingClientRect() ?? new DOMRect()
      const middle = box.x + box.width / 2
      return [middle, middle - box.width / 2, middle + box.width / 2].map((x) => {
        const there = document.elementsFromPoint(x, box.y + box.height * 0.8)
        return there.flatMap((each) => each.closest<HTMLElement>('.area')?.dataset.area ?? [])[0]
      })
    })
    expect(under).toEqual(['berlin', 'berlin', 'berlin'])
    await leave(page)
  })

  it('seals a status that nobody sees before all are in; several at one screen take turns behind a curtain', async () => {
    const hot = ancienMatch({ id: 'hot', seat: 0, hotSeat: true, until: null, stop: 'status' }, 4)
    const page = await site.open('#/match/status', {}, [status, hot])
    await page
      .locator('.sentence')
      .getByText('Choose your status in secret and seal it.', { exact: true })
      .waitFor()
    const secret = page.getByRole('region', { name: 'Secret choices' })
    expect(await secret.innerText()).toContain('4 of 5 sealed')
    // Nothing of what the others chose is on the page, or could be.
    expect(viewIn(status, AUSTRIA).view).toMatchObject({
      steps: expect.arrayContaining([
        {
          step: 'status',
          details: { chosen: { prussia: 'sealed', russia: 'sealed', spain: 'sealed', ottoman: 'sealed' } },
        },
      ]),
    })
    await page.getByRole('button', { name: /^Neutral/ }).click()
    await page.getByRole('button', { name: 'Seal Neutral' }).click()
    await page
      .getByText(/The statuses are revealed:.*Austria Neutral/)
      .first()
      .waitFor()

    await page.goto(`${site.base}/#/match/hot`)
    await page.getByRole('button', { name: 'I am Prussia' }).click()
    await page.getByRole('button', { name: /^Expansionist/ }).click()
    await page.getByRole('button', { name: 'Seal Expansionist' }).click()
    await page.getByText('Hand the screen to Austria').waitFor()
    expect(await page.locator('.stage, .panel .tile').count()).toBe(0)
    await page.keyboard.press('Enter')
    await secret.waitFor()
    expect(await secret.innerText()).toContain('1 of 2 sealed')
    expect(await page.getByText('Prussia has chosen a status.').count()).toBe(1)
    expect(await page.getByText('Prussia has chosen a status: ').count()).toBe(0)
    await leave(page)
  })

  it('bids on a phone with the button in sight, and says who wins when several bid as much', async () => {
    const bidding = ancienMatch({ id: 'bidding', seat: AUSTRIA, until: 'bid' }, 5)
    const page = await site.open(
      '#/match/bidding',
      { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, pace: 'normal' },
      [bidding],
    )
    const seal = page.getByRole('button', { name: 'Seal the bid of 0' })
    await seal.waitFor()
    const [button, tabs] = [await seal.boundingBox(), await page.getByRole('tablist').last().boundingBox()]
    expect((button?.y ?? 999) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
    await seal.tap()
    const card = page.locator('.revealed')
    await card.getByText('Among equal bids the first in Power Order wins.').waitFor()
    const bids = (await card.locator('li').allInnerTexts()).map((each) => Number(/\d+/.exec(each)?.[0]))
    expect(bids.filter((bid) => bid === Math.max(...bids)).length).toBeGreaterThan(1)
    await leave(page)
  })

  it('marches by keyboard, takes it back, and says why not with the number of the rule', async () => {
    const page = await site.open('#/match/campaign', {}, [campaign])
    await page.locator('.stand.mine').first().waitFor()
    expect(await sentence(page)).toBe('Choose a General of Austria to move: Movement Turn 3.')
    await page.keyboard.press('g')
    await page.locator('.area.offered').first().waitFor()
    expect(await sentence(page)).toMatch(/^Send .+ from .+ to a glowing territory\.$/)
    await page.locator('[data-focus="london"]').focus()
    await page.keyboard.press('?')
    const why = page.getByRole('dialog', { name: 'Why not London?' })
    await why.waitFor()
    expect(await why.locator('.rule-chip').innerText()).toBe('9.7.3.1')
    expect(await why.innerText()).toContain('That territory is not adjacent.')
    await page.keyboard.press('Escape')
    const target = page.locator('.area.offered').first()
    const area = (await target.getAttribute('data-area')) ?? ''
    const before = await page.locator(`.stand[data-area="${area}"]`).count()
    await target.focus()
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      ([id, n]) => document.querySelectorAll(`.stand[data-area="${id}"]`).length > Number(n),
      [area, before],
    )
    await page.locator('button.undo[aria-disabled=false]').waitFor()
    await page.keyboard.press('z')
    await page.waitForFunction(
      ([id, n]) => document.querySelectorAll(`.stand[data-area="${id}"]`).length === Number(n),
      [area, before],
    )
    // The list says all that the board and its panels show.
    await page.keyboard.press('i')
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Bohemia' }) })
    expect(await row.innerText()).toMatch(/Austria.*Daun \(Austria\), \d Units?/s)
    expect(await page.locator('.seats, .matrix, .wheel').count()).toBe(3)
    await page.getByRole('button', { name: 'Polski' }).click()
    expect(await sentence(page)).toBe('Wskaż Generała do ruchu (Austria): Tura Ruchu 3.')
    await leave(page)
  })

  it('8.5 tells on a card that stays who is Emperor and what it brings', async () => {
    const elected = {
      ...status,
      id: 'elected',
      seats: status.seats.map(({ id }, i) =>
        i === 1 ? { id, kind: 'here' as const, name: '' } : { id, kind: 'bot' as const, name: 'recruit' },
      ),
      deciding: [1],
      position: {
        scenario: '1740',
        players: 7,
        board: {
          saxonia: 'Prussia garrison',
          bavaria: 'Prussia garrison',
          pfalz: 'Prussia garrison',
          nassau: 'Prussia garrison',
          wien: 'Austria 3',
        },
        begin: 'election',
      },
      log: [],
    }
    const page = await site.open('#/match/elected', { pace: 'normal', speed: 4 }, [elected])
    await page.getByRole('button', { name: 'Take the Crown' }).click()
    const card = page.locator('.beat-card[data-kind="crown"]')
    await card.getByText('Prussia is elected Emperor with 5 votes').waitFor()
    expect(await card.innerText()).toContain('2 more Influence')
    // Whoever wears the Crown is seen at once, and the card stays until somebody goes on.
    await page.getByRole('row', { name: /^Prussia.*Emperor/ }).waitFor()
    await page.locator('.beats[data-waits="true"]').getByRole('button', { name: 'Go on' }).click()
    await card.waitFor({ state: 'detached' })
    await leave(page)
  })

  it('lists what the others did, a battle in a line, and unfolds it all', async () => {
    const page = await site.open('#/match/campaign', {}, [campaign])
    const did = page.locator('.they-did')
    // Plays on until others have fought.
    for (let i = 0; i < 40 && (await did.getByText(/ attacks .+ wins\./).count()) === 0; i++) {
      await page.waitForFunction(() => document.title.startsWith('●'))
      await answer(page)
    }
    const all = did.getByRole('button', { name: /^All \d+$/ })
    const lines = Number((await all.innerText()).replace(/\D/g, ''))
    const [box, before] = [await all.boundingBox(), await did.boundingBox()]
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThan(900)
    await all.click()
    expect(await did.getByRole('listitem').count()).toBe(lines)
    expect((await did.boundingBox())?.height ?? 0).toBeGreaterThan((before?.height ?? 999) + 100)
    // Who attacked whom, with what, and how it ended; and what it cost, one press further.
    const fought = did
      .locator('details')
      .filter({ hasText: / attacks .+ wins\./ })
      .first()
    expect(await fought.locator('summary').innerText()).toMatch(
      /^.+ attacks .+ in .+: Strength \d+ to \d+\. The battle of .+: \d+ to \d+; the (attacker|defender) wins\.$/,
    )
    await fought.locator('summary').click()
    await fought
      .getByText(/loses a Unit|is beaten|is removed/)
      .first()
      .waitFor()
    await leave(page)
  })

  it('keeps standing answers, gives them at once, and lets them be revoked', async () => {
    const asked = ancienMatch({ id: 'asked', seat: 5, until: 'permit' })
    const page = await site.open('#/match/asked', {}, [asked])
    await page
      .locator('.sentence')
      .getByText(/^Arbiter Spain: does .+ get Movement Turn \d\?$/)
      .waitFor()
    const mover = ((await sentence(page)).match(/does (.+) get/) ?? [])[1]
    await page.getByLabel(`For ${mover} from now on`).selectOption('always yes')
    await page
      .getByText(/Spain allows Movement Turn \d/)
      .last()
      .waitFor()
    const standing = page.getByRole('region', { name: 'Standing answers' })
    await standing.getByRole('button', { name: `Revoke: Further turns, ${mover}: yes` }).waitFor()
    await page.reload()
    await standing.getByRole('button', { name: /^Revoke/ }).click()
    await standing.getByText('You are asked every time.').waitFor()
    await leave(page)
  })

  it('two browsers play online: a private talk and a proposal that no third gets over the wire', async () => {
    const server = await serveHere()
    const [anna, marek, zofia] = [
      await site.open(`${server.url}/#/start/ancien-regime`),
      await site.open(`${server.url}/#/`),
      await site.open(`${server.url}/#/`),
    ]
    const heard = { marek: eavesdrop(marek), zofia: eavesdrop(zofia) }
    const fetched: string[] = []
    zofia.on('response', (response) => {
      if (response.url().includes('/talk')) void response.text().then((text) => fetched.push(text))
    })
    await anna.getByText('Change scenario, side or opponent').click()
    await anna.getByRole('radio', { name: '4', exact: true }).check()
    await anna.getByText('Seat by seat').click()
    await anna.getByLabel('Austria').last().selectOption('by a link')
    await anna.getByRole('checkbox', { name: /^Others may watch/ }).check()
    await anna.getByRole('button', { name: 'Start' }).click()
    const link = await anna.getByLabel('Invite link').inputValue()
    await marek.goto(link)
    await marek.getByRole('button', { name: /^Join/ }).click()
    await Promise.all([anna, marek].map((page) => page.locator('.seats').waitFor()))
    await zofia.goto(`${server.url}/#/online/${link.split('/online/')[1].split('?')[0]}`)
    await zofia.getByText('Spectator, open information only').waitFor()

    const talks = (page: Page) => page.getByRole('tab', { name: /^Talk/ }).click()
    for (const page of [anna, marek, zofia]) await talks(page)
    await anna.getByRole('button', { name: 'Austria', exact: true }).click()
    await anna.getByLabel('Write a message').fill('Saxony for a quiet winter?')
    await anna.getByRole('button', { name: 'Send' }).click()
    await anna.getByRole('button', { name: 'Propose' }).click()
    const form = anna.getByRole('dialog', { name: 'A proposal' })
    await form.getByLabel('Who').selectOption('Austria')
    await form.getByLabel('What').selectOption('stays out of')
    await form.getByLabel('Territory').selectOption('Silesia')
    await form.getByRole('button', { name: 'Add to it' }).click()
    await form.getByText('No General of Austria enters Silesia.').waitFor()
    await form.getByRole('button', { name: 'Send the proposal' }).click()
    await form.waitFor({ state: 'detached' })

    // What is said to one of them is new until it was read there, though he looks at everybody's talk.
    await marek.getByRole('button', { name: /^Prussia\s*2$/ }).click()
    await marek.getByRole('button', { name: 'Prussia', exact: true }).waitFor()
    await marek.getByText('Saxony for a quiet winter?', { exact: true }).waitFor()
    // In a low window, too, what is proposed is read before it is answered.
    await marek.setViewportSize({ width: 1280, height: 720 })
    await marek.getByRole('button', { name: 'Everybody', exact: true }).click()
    await marek.getByRole('button', { name: 'Prussia', exact: true }).click()
    const below = async (): Promise<number> => {
      const said = await marek.locator('.said').boundingBox()
      const head = await marek.locator('.proposal .head').boundingBox()
      return (head?.y ?? 0) - (said?.y ?? 999)
    }
    await expect.poll(below).toBeGreaterThanOrEqual(0)
    await marek.getByRole('button', { name: 'Agree', exact: true }).click()
    await anna.getByText('Agreed: Austria', { exact: true }).waitFor()
    await marek.getByRole('button', { name: 'Everybody', exact: true }).click()
    await marek.getByLabel('Write a message').fill('Hello, all.')
    await marek.getByRole('button', { name: 'Send' }).click()
    await zofia.getByText('Hello, all.', { exact: true }).waitFor()
    for (const secret of ['quiet winter', 'leave-alone', 'agreed']) {
      expect(JSON.stringify(heard.zofia)).not.toContain(secret)
      expect(fetched.join()).not.toContain(secret)
    }
    expect(JSON.stringify(heard.marek)).toContain('quiet winter')

    // Each sees its own hand and no other.
    for (const [wire, whose] of [
      [heard.marek, ['austria']],
      [heard.zofia, []],
    ] as const) {
      const views = tablesIn(wire).map(({ view }) => view as { powers: Record<string, { hand?: string[] }> })
      expect(views.length).toBeGreaterThan(0)
      for (const view of views) {
        expect(Object.keys(view.powers).filter((power) => view.powers[power].hand)).toEqual(whose)
      }
    }
    for (const page of [anna, marek, zofia]) await leave(page)
    await server.close()
  })
})
