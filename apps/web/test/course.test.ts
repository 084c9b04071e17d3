/** The course of play, measured on the screen: how long things are shown, in what order, and what they say. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { SavedMatch } from '../src/match/saved.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

/** What one frame showed. */
interface Frame {
  readonly at: number
  readonly beat: string | null
  /** The roll in each row of the tray, by seat: its number, 0 for none. */
  readonly rolls: Readonly<Record<string, number>>
  readonly card: boolean
  readonly board: boolean
  readonly lit: number
}

/** Watches every frame from now on. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: unknown[] = []
    Object.assign(window, { frames })
    requestAnimationFrame(function look(at) {
      const rows = [...document.querySelectorAll<HTMLElement>('.tray .row')]
      frames.push({
        at,
        beat: document.querySelector<HTMLElement>('.beats')?.dataset.beat ?? null,
        rolls: Object.fromEntries(rows.map((row) => [row.dataset.seat, Number(row.dataset.roll)])),
        card: document.querySelector('.result-card') !== null,
        board: document.querySelector('.arena') !== null,
        lit: document.querySelectorAll('.area.offered, .hand button.offered, .unit.offered').length,
      })
      requestAnimationFrame(look)
    })
  })
const BEATS_ENOUGH = 2
/** How many beats have been shown: each begins where another kind, or nothing, was before. */
const beatsSeen = async (page: Page): Promise<number> =>
  (await framesOf(page)).filter(({ beat }, i, all) => beat !== null && all[i - 1]?.beat !== beat).length
const framesOf = (page: Page): Promise<Frame[]> => page.evaluate('frames')

/** A minute of the page takes fifteen seconds. */
const speed = 4
/** Lets so much time pass by the page's own clock. */
const pass = (page: Page, ms: number): Promise<void> =>
  page.evaluate((wait) => new Promise((done) => setTimeout(done, wait)), ms)

const choosing = (page: Page) => page.locator('.dock[aria-busy="false"]')
const card = (page: Page) => page.locator('.result-card')

/** Fights, and takes what hits there are, until the result of the battle stands. */
async function fightOn(page: Page): Promise<void> {
  for (let i = 0; i < 60 && (await card(page).count()) === 0; i++) {
    await page.locator('.dock[aria-busy="false"], .beats[data-waits="true"], .result-card').first().waitFor()
    if ((await card(page).count()) > 0) return
    if ((await page.locator('.beats[data-waits="true"]').count()) > 0) await page.keyboard.press('Space')
    else {
      await page.keyboard.press('f')
      await page.keyboard.press('1')
    }
    await pass(page, 60)
  }
}

/** For how long each roll was there before anything else was shown. */
function timesOfRolls(frames: readonly Frame[]): number[] {
  const times: number[] = []
  for (const seat of ['0', '1']) {
    let shown = 0
    frames.forEach((frame, i) => {
      const roll = frame.rolls[seat] ?? 0
      if (roll <= shown) return
      shown = roll
      const next = frames.slice(i).find((later) => later.beat !== 'roll' || (later.rolls[seat] ?? 0) > roll)
      if (frame.beat === 'roll' && next !== undefined) times.push(next.at - frame.at)
    })
  }
  return times
}

describe('The course of play', () => {
  it('shows every roll of both sides for two seconds, and ends a battle with a card that stays', async () => {
    const match = hammerMatch({ id: 'fight', seat: 1, until: 'battle' })
    const page = await site.open('#/match/fight', { pace: 'normal', speed }, [match])
    await choosing(page).waitFor()
    await watch(page)
    await fightOn(page)
    await card(page).waitFor()
    const said = await card(page).innerText()
    expect(said).toMatch(/You win\. .+ is yours\.|You lose\. .+ goes to .+\./)
    expect(said).toMatch(/\d+ → \d+ step/i)
    expect(said).toMatch(/expected \d+\.\d/)
    expect(said).toMatch(/Nobles \d+( → \d+)? of 14/)
    await pass(page, 3500)
    expect(await card(page).count()).toBe(1)
    expect(await page.locator('.arena').count()).toBe(1)

    const frames = await framesOf(page)
    const times = timesOfRolls(frames)
    expect(times.length).toBeGreaterThan(1)
    expect(Math.min(...times)).toBeGreaterThan(1950)
    // Nothing is lit while something is shown.
    expect(frames.filter((frame) => frame.beat !== null && frame.lit > 0)).toEqual([])
    // A roll is replaced only by the same side's next one.
    for (const seat of ['0', '1']) {
      const rolls = frames.filter((frame) => frame.board).map((frame) => frame.rolls[seat] ?? 0)
      expect(rolls.every((roll, i) => i === 0 || roll >= rolls[i - 1])).toBe(true)
    }
    await card(page).getByRole('button', { name: 'Go on' }).click()
    await card(page).waitFor({ state: 'detached' })
    await leave(page)
  })

  it('goes with Esc to the result of the battle or to the next choice within 300 ms', async () => {
    const match = hammerMatch({ id: 'skip', seat: 1, until: 'battle', skip: 2 })
    const page = await site.open('#/match/skip', { pace: 'slow' }, [match])
    await choosing(page).waitFor()
    for (let i = 0; i < 12 && (await card(page).count()) === 0; i++) {
      const waits = page.locator('.beats[data-waits="true"]')
      await choosing(page).or(waits).or(card(page)).first().waitFor()
      if ((await card(page).count()) > 0) break
      await page.keyboard.press((await waits.count()) > 0 ? 'Space' : 'f')
      await page.keyboard.press('1')
      if ((await page.locator('.beats').count()) === 0) continue
      const taken = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const began = performance.now()
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
            requestAnimationFrame(function look() {
              const there = document.querySelector('.result-card, .dock[aria-busy="false"]') !== null
              if (there) resolve(performance.now() - began)
              else requestAnimationFrame(look)
            })
          }),
      )
      expect(taken).toBeLessThan(300)
    }
    await leave(page)
  })

  it('turns up the cards with who is first, tells what they did, and keeps the numbered arrows after a reload', async () => {
    const match = hammerMatch({ id: 'turn', seat: 1, until: 'play-cards', skip: 2 })
    const page = await site.open('#/match/turn', { pace: 'normal', speed, reducedMotion: 'no-preference' }, [
      match,
    ])
    await choosing(page).waitFor()
    await watch(page)
    await page.locator('.hand button.offered').first().click()
    // In one look: on a busy machine the card is gone before a second one.
    const turned = await page.waitForFunction(() => {
      const card = document.querySelector<HTMLElement>('.beat-card[data-kind="cards"]')
      return card === null ? null : { cards: card.querySelectorAll('figure').length, text: card.innerText }
    })
    expect(await turned.jsonValue()).toEqual({ cards: 2, text: expect.stringMatching(/is Player 1/) })
    for (let i = 0; i < 40 && (await choosing(page).count()) === 0; i++) {
      if ((await page.locator('.beats[data-waits="true"]').count()) > 0) await page.keyboard.press('Space')
      await pass(page, 250)
    }
    const frames = await framesOf(page)
    const turnedUp = frames.findIndex((frame) => frame.beat === 'cards')
    const after = frames.slice(turnedUp).find((frame) => frame.beat !== 'cards')
    expect((after?.at ?? 0) - frames[turnedUp].at).toBeGreaterThan(1750)
    expect(frames.filter((frame) => frame.beat !== null && frame.lit > 0)).toEqual([])
    const arrows = await page.locator('.trail-number').count()
    if (frames.some((frame) => frame.beat === 'march')) {
      expect(arrows).toBeGreaterThan(0)
      await page.reload()
      await choosing(page).waitFor()
      await expect.poll(() => page.locator('.trail-number').count()).toBe(arrows)
    }
    // A card that lies on the table opens large.
    const played = page.locator('.rail [data-tip^="card "]').first()
    const title = (await played.innerText()).replace(/^card /, '')
    await played.click()
    await page.getByRole('dialog').getByText(title).first().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.they-did .why').last().click()
    expect(await page.locator('.they-did .reason').innerText()).toBe(
      'It takes what looks best at first sight.',
    )
    await leave(page)
  })

  const POSITIONS = {
    'richard-iii': () => richardMatch({ id: 'pace', seat: 1, until: 'play-cards', skip: 3 }),
    'this-war-without-an-enemy': () => warMatch({ id: 'pace', seat: 1, until: 'actions' }),
    'ancien-regime': () => ancienMatch({ id: 'pace', seat: 1, until: 'movement-turn' }),
  } as const
  for (const [game, position] of Object.entries(POSITIONS)) {
    it(`${game}: offers nothing while a beat is shown, in Polish on a phone`, async () => {
      const phone = {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        locale: 'pl',
        pace: 'fast' as const,
        speed,
      }
      const page = await site.open('#/match/pace', phone, [position()])
      await page.locator('.dock, .sentence').first().waitFor()
      await watch(page)
      // Until enough has been shown: a beat is many frames, and one that follows has another sentence.
      for (let i = 0; i < 60 && (await beatsSeen(page)) < BEATS_ENOUGH; i++) {
        const next = page.locator(
          '.beats[data-waits="true"] .act, .hand button.offered:enabled, .dock .act:enabled',
        )
        if ((await next.count()) > 0)
          await next
            .last()
            .click({ timeout: 1000 })
            .catch(() => undefined)
        await pass(page, 240)
      }
      const frames = await framesOf(page)
      expect(frames.filter((frame) => frame.beat !== null).length).toBeGreaterThan(1)
      expect(frames.filter((frame) => frame.beat !== null && frame.lit > 0)).toEqual([])
      await leave(page)
    })
  }
})

/** A Royalist attack on Waller and Essex in Hampshire, neither with Cavalry, in which this die is thrown first. */
const attacked = (die: number): SavedMatch => ({
  ...warMatch({ id: 'attacked', seat: 1, until: 'actions' }),
  position: {
    scenario: 'mid-war',
    board: {
      wiltshire: 'r-hopton',
      hampshire: 'r-charles from wiltshire, p-waller 4, p-essex 4',
      kent: 'p-cannon-1',
    },
    begin: 'battle hampshire royalist',
    dice: [die],
  },
  log: [],
})

it.each([
  { die: 2, said: 'it fails, 1 strength lost.', next: 'Withdrawal: choose who loses 1 strength, 1 left.' },
  { die: 6, said: 'it succeeds, 0 strength lost.', next: 'The Royalists win the Battle in Hampshire.' },
])(
  '7.2 shows the die of a Withdrawal Before Battle, a $die, with what it came to, for 1.8 s',
  async (each) => {
    const page = await site.open('#/match/attacked', { pace: 'normal', speed }, [attacked(each.die)])
    const withdraw = page.getByRole('button', { name: 'Withdraw before battle' })
    for (let i = 0; i < 20 && (await withdraw.count()) === 0; i++) {
      if ((await page.locator('.beats[data-waits="true"]').count()) > 0) await page.keyboard.press('Space')
      await pass(page, 250)
    }
    const shown = page.evaluate(
      () =>
        new Promise<{ text: string; dice: (string | null)[]; ms: number }>((resolve) => {
          let began = 0
          let seen = { text: '', dice: [] as (string | null)[] }
          requestAnimationFrame(function look() {
            const card = document.querySelector<HTMLElement>('.beat-card[data-kind="withdrawal"]')
            if (card !== null) {
              if (began === 0) began = performance.now()
              const dice = [...card.querySelectorAll('.dice svg')].map((one) =>
                one.getAttribute('aria-label'),
              )
              seen = { text: card.innerText, dice }
            } else if (began > 0) return resolve({ ...seen, ms: performance.now() - began })
            requestAnimationFrame(look)
          })
        }),
    )
    await withdraw.click()
    const { text, dice, ms } = await shown
    expect(dice).toEqual([String(each.die)])
    expect(text).toContain('Cavalry in Hampshire: 0 Royalist, 0 Parliamentarian.')
    expect(text).toContain(`Withdrawal from Hampshire, rolling ${each.die}: ${each.said}`)
    expect(ms).toBeGreaterThan(1750)
    await page.locator('.sentence').getByText(each.next).waitFor()
    // A battle that was avoided has a result, but no losses to count.
    if (each.die === 6) expect(await card(page).innerText()).toContain('It did not come to blows.')
    await leave(page)
  },
)

it('sends a match from the page where it is looked back at: as a file, and in a link that opens elsewhere', async () => {
  const match = hammerMatch({ id: 'over', seat: 1, until: null })
  const mayCopy = { acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] }
  const page = await site.open('#/replay/over?at=7', mayCopy, [match])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('hammer-of-the-scots-over.json')
  await page.getByText('The link carries the whole match').waitFor()
  await page.locator('.copy').click()
  await page.locator('.copy', { hasText: 'Copied' }).waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const seen = await page.locator('.where').innerText()
  await leave(page)
  // Another device, which has never heard of the match.
  const elsewhere = await site.open(link)
  await expect
    .poll(() => elsewhere.locator('.where').innerText())
    .toBe(seen.replace('Copied', 'Link to this moment'))
  expect(seen).toContain('7')
  await leave(elsewhere)
})

it('shows on a card who has fallen, when it is one who leads a side, until the player goes on', async () => {
  const match: SavedMatch = {
    ...hammerMatch({ id: 'wallace', seat: 1, until: 'play-cards' }),
    position: {
      scenario: 'braveheart',
      board: { fife: 'wallace 1, edward 4, york-knights 4', moray: 'moray, fraser' },
      begin: 'battle fife england',
      // Wallace misses, and the first to answer does not.
      dice: [6, 1, 1, 1, 1, 1, 1, 1, 1],
    },
    log: [],
  }
  const page = await site.open('#/match/wallace', { pace: 'normal', speed }, [match])
  await choosing(page).waitFor()
  await page.keyboard.press('f')
  const fallen = page.locator('.beat-card[data-kind="heir"]')
  await fallen.waitFor()
  expect(await fallen.innerText()).toContain('Wallace is eliminated for good.')
  expect(await fallen.locator('svg.fallen').count()).toBe(1)
  await pass(page, 4000)
  expect(await fallen.count()).toBe(1)
  await page.keyboard.press('Space')
  await card(page).waitFor()
  await leave(page)
})
