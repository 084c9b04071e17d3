/** The end of a match and looking back at it, for a game of each kind: result, replay, playing on. */
import { titleCalled } from '@muster/catalogue/catalogue'
import { copy } from '@muster/kernel/copy'
import type { BaseState, Game } from '@muster/kernel/game'
import { decidingSeats } from '@muster/kernel/match'
import type { Course } from '@muster/table-kit/course/kinds.ts'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { course as ancien } from '../../../games/ancien-regime/web/course.ts'
import { course as hammer } from '../../../games/hammer-of-the-scots/web/course.ts'
import { course as richard } from '../../../games/richard-iii/web/course.ts'
import { course as war } from '../../../games/this-war-without-an-enemy/web/course.ts'
import { heardAt, playAgain } from '../src/match/engine.ts'
import type { SavedMatch } from '../src/match/saved.ts'
import { storyOf } from '../src/match/story.ts'
import { keptIn } from '../tools/positions.ts'
import { ancienMatch, hammerMatch, richardMatch, warMatch } from './matches.ts'
import { leave, useSite } from './site.ts'

const site = useSite()

interface Kind {
  readonly saved: () => SavedMatch
  readonly course: Course
  /** The heading that the final view asks for. */
  heading(view: never, winner: number, mine: boolean): string
}

const KINDS: Readonly<Record<string, Kind>> = {
  'hammer-of-the-scots': {
    saved: () => hammerMatch({ id: 'end', seat: 1, until: null }),
    course: hammer,
    heading: ({ nobleCount }: { nobleCount: number[] }, winner, mine) =>
      `${mine ? 'You win' : 'England wins'}, ${nobleCount[winner]} nobles to\u00a0${nobleCount[1 - winner]}.`,
  },
  'richard-iii': {
    saved: () => richardMatch({ id: 'end', seat: 0, until: null }),
    course: richard,
    heading: (_: unknown, winner, mine) =>
      `${mine ? 'You win' : `${['Lancaster', 'York'][winner]} wins`}, on the throne.`,
  },
  'this-war-without-an-enemy': {
    saved: () => warMatch({ id: 'end', seat: 0, until: null }, 'early-war'),
    course: war,
    heading: ({ vp }: { vp: number }, _, mine) =>
      `${mine ? 'You win' : 'Parliamentarians win'}, ${Math.abs(vp)} Victory Points ahead.`,
  },
  'ancien-regime': {
    saved: () => ancienMatch({ id: 'end', seat: 2, until: null }),
    course: ancien,
    heading: ({ powers }: { powers: Record<string, { influence: number }> }, winner, mine) =>
      `${mine ? 'You win' : `${POWERS[winner]} wins`}, ${Object.values(powers)[winner].influence} Influence.`,
  },
}

const POWERS = ['Britain', 'Prussia', 'Austria', 'France', 'Russia']

/** Every block that the board shows the face of, by name. */
const shownFaces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.stand')]
      .flatMap((each) => (each.dataset.blocks ?? '').split(' ').filter(Boolean))
      .sort(),
  )

/** The blocks on the map that a view knows; or the Generals, who are known to all. */
const placed = (view: unknown): string[] => {
  const { blocks, place } = view as { blocks?: { block?: string }[]; place?: Record<string, string> }
  return blocks === undefined
    ? Object.keys(place ?? {}).sort()
    : blocks.flatMap(({ block }) => block ?? []).sort()
}

describe.concurrent.each(Object.keys(KINDS))('The end of a match: %s', (id) => {
  it('tells who won and why, turns all up, looks back battle by battle, and is played on', async ({
    expect,
  }) => {
    const kind = KINDS[id]
    const saved = kind.saved()
    const { game } = titleCalled(id)
    const states: BaseState[] = []
    const match = playAgain(game as Game, saved, ({ state }) => states.push(copy(state)))
    const { outcome } = match.state
    if (outcome === null) throw new Error('the match has no end')
    const watching = { engine: { match, saved }, states, outcome }
    const told = storyOf(watching, kind.course, () => '', null)
    const mine = saved.seats.findIndex((seat) => seat.kind === 'here')
    const page = await site.open('#/match/end', {}, [saved])

    // The result.
    const result = page.getByRole('region', { name: 'Result' })
    await result.getByText(/(Dice|Cards) verified: Numbers drawn again/).waitFor()
    const view = game.view(match.state, mine) as never
    const heading = kind.heading(view, outcome.winners[0], outcome.winners.includes(mine))
    expect(await result.getByRole('heading', { level: 2 }).innerText()).toBe(heading)
    expect(await result.locator('.why .rule-chip').getAttribute('href')).toBe(
      `#/rules/${id}?rule=${outcome.rule}`,
    )

    // Where more than two play, how all of them stand: the winner first, and oneself among them.
    const [score] = kind.course.scores?.(view) ?? []
    const standing = await result.locator('.standing li b').allInnerTexts()
    expect(standing.map(Number)).toEqual(
      (score?.values.length ?? 0) > 2 ? [...(score?.values ?? [])].sort((x, y) => y - x) : [],
    )
    expect(await result.locator('.standing .mine').count()).toBe(standing.length > 0 ? 1 : 0)

    // Whatever anybody has on the map is turned up, and can be put back.
    const everybodys = [...new Set(match.seats.flatMap((_, seat) => placed(game.view(match.state, seat))))]
    const seen = placed(view)
    expect(everybodys.length > seen.length).toBe(id !== 'ancien-regime')
    if (everybodys.length > seen.length) {
      await result.getByText('On the board everything is turned up.').waitFor()
      await expect.poll(() => shownFaces(page)).toEqual(everybodys.sort())
      await result.getByRole('button', { name: 'As I saw it' }).click()
      await expect.poll(() => shownFaces(page)).toEqual(seen)
    }

    // Every place of the graph opens the replay there.
    const turn = await result.locator('.timeline button').nth(1)
    const at = Number(await turn.getAttribute('data-at'))
    await turn.click()
    await page.getByText(`Step ${at} of ${saved.log.length}`, { exact: true }).waitFor()
    expect(page.url()).toContain(`#/replay/end?at=${at}&as=all`)

    // From battle to battle, each at its first beat, with the board as it was before it.
    const battles = told.battles.filter((each) => each.at > at).slice(0, 3)
    expect(battles.length).toBeGreaterThan(1)
    for (const battle of battles) {
      await page.keyboard.press('b')
      await page.getByText(`Step ${battle.at} of ${saved.log.length}`, { exact: true }).waitFor()
      const first = page.locator('.beat[data-beat="announced"]')
      await first.waitFor()
      const { events } = heardAt(watching.engine, null, battle.at)
      const announced = events.filter((event) => kind.course.kind(event) === 'announced')[battle.nth]
      expect(await first.innerText()).toBe(titleCalled(id).text.en.event(announced))
    }
    await page.keyboard.press('Shift+B')
    const before = battles[battles.length - 2]
    await page.getByText(`Step ${before.at} of ${saved.log.length}`, { exact: true }).waitFor()

    // It plays in beats; at rest the dice of the step are there with their numbers.
    const roll = told.rolls.find((each) => each.at > before.at)
    if (roll !== undefined) {
      await page.goto(`${site.base}/#/replay/end?at=${roll.at}&as=all`)
      await page.reload()
      const row = page.locator(`.roll[data-first="${roll.first}"]`)
      await row.waitFor()
      expect(await row.getByRole('img').getAttribute('aria-label')).toBe(roll.dice.join(' '))
    }

    // Through the eyes of a seat nobody else's hidden blocks are seen, and the log says no more.
    const asked = states.findIndex(
      (state, i) => i > told.of / 3 && decidingSeats(game as Game, state).join() === String(mine),
    )
    await page.goto(`${site.base}/#/replay/end?at=${asked}&as=${mine}`)
    await page.reload()
    await page.getByText(`Step ${asked} of ${saved.log.length}`, { exact: true }).waitFor()
    await expect.poll(() => shownFaces(page)).toEqual(placed(game.view(states[asked], mine)))

    // And played on from there.
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await page.getByText(/The dice from here on are new/).waitFor()
    await page.getByRole('button', { name: 'Start here' }).click()
    await page.waitForURL(/#\/match\//)
    await page.locator('.dock[aria-busy="false"]').waitFor()
    const begun = await keptIn(page, page.url().split('/').at(-1) ?? '')
    expect(begun?.log).toEqual(saved.log.slice(0, asked))
    expect(begun?.seal.from?.gestures).toBe(asked)
    expect(begun?.seal.seed).not.toBe(saved.seal.seed)
    expect(begun?.seats[mine].kind).toBe('here')
    await expect.poll(() => shownFaces(page)).toEqual(placed(game.view(states[asked], mine)))

    // The page of the match.
    await page.goto(`${site.base}/#/look-back/end`)
    await page.getByRole('heading', { name: 'Who was winning' }).waitFor()
    const [numbers] = await page.getByText('The numbers as a table').all()
    await numbers.click()
    const last = page.locator('details[open]').first().locator('tbody tr').last()
    const values = (await last.locator('td').allInnerTexts()).map((each) => Number.parseInt(each, 10))
    expect(values.indexOf(Math.max(...values))).toBe(outcome.winners[0])
    await leave(page)
  })
})

describe('Who has beaten a Recruit', () => {
  it('is offered the same match against the Captain; who has lost is not', async ({ expect }) => {
    const whole = hammerMatch({ id: 'beaten', seat: 1, until: null })
    const winner = whole.outcome?.winners[0] ?? -1
    const seated = (seat: number): SavedMatch => hammerMatch({ id: 'beaten', seat, until: null })
    const lost = await site.open('#/match/beaten', {}, [seated(1 - winner)])
    await lost.locator('.result').getByText('Dice verified').waitFor()
    expect(await lost.getByRole('button', { name: 'Now the Captain' }).count()).toBe(0)
    await leave(lost)
    const page = await site.open('#/match/beaten', {}, [seated(winner)])
    await page.getByRole('button', { name: 'Now the Captain' }).click()
    await page.locator('.sentence').getByText('Play one card face down.', { exact: true }).waitFor()
    const next = await keptIn(page, page.url().split('/').at(-1) ?? '')
    expect(next?.setup).toEqual(whole.setup)
    expect(next?.seats[winner].kind).toBe('here')
    expect(next?.seats[1 - winner]).toMatchObject({ kind: 'bot', name: 'captain' })
    await leave(page)
  })
})

describe('Resigning on this device', () => {
  it('asks once more, then the other side has won, on the result, after a reload and in what is kept', async ({
    expect,
  }) => {
    const saved = hammerMatch({ id: 'resigns', seat: 1, until: 'move' })
    const page = await site.open('#/match/resigns', {}, [saved])
    await page.getByRole('button', { name: 'Resign' }).click()
    const asks = page.getByRole('dialog', { name: 'Resign' })
    await asks.getByRole('button', { name: 'Play on' }).click()
    expect(await page.locator('.result').count()).toBe(0)
    await page.getByRole('button', { name: 'Resign' }).click()
    await asks.getByText('Resign and lose this match?').waitFor()
    await asks.getByRole('button', { name: 'Yes, resign' }).click()
    const result = page.locator('.result')
    await result.getByText('England wins: Scotland has resigned.').waitFor()
    await result.getByText('Dice verified').waitFor()
    await expect.poll(async () => (await keptIn(page, 'resigns'))?.outcome?.code).toBe('resignation')
    expect((await keptIn(page, 'resigns'))?.log).toEqual(saved.log)
    await page.reload()
    await result.getByText('England wins: Scotland has resigned.').waitFor()
    await leave(page)
  })
})
