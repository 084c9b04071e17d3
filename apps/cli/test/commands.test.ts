import { describe, expect, it } from 'vitest'
import { muster, musterHere } from './run.ts'

const HAMMER = 'hammer-of-the-scots'

describe('the command line', () => {
  it('gives its exit code and its sentence to the shell', async () => {
    const { code, out, err } = await muster(['simulate', HAMMER, '--bots', 'oracle'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toContain('There is no bot called "oracle".')
  })
  it('shows its commands', async () => {
    const { code, out } = await musterHere(['--help'])
    expect(code).toBe(0)
    for (const name of ['games', 'play', 'simulate', 'replay', 'verify', 'rules', 'bench']) {
      expect(out).toContain(name)
    }
  })
  it.each(['games', 'play', 'simulate', 'replay', 'verify', 'rules', 'bench'])(
    '%s --help says how it is used',
    async (name) => {
      const { code, out } = await musterHere([name, '--help'])
      expect(code).toBe(0)
      expect(out).toContain(`Usage: muster ${name}`)
    },
  )
  it.each([
    [['frobnicate'], 'There is no command "frobnicate"'],
    [['games', '--frob'], "Unknown option '--frob'"],
    [['games', 'too', 'many'], '"too" is one argument too many'],
    [['simulate'], 'Which game?'],
    [['simulate', HAMMER, '--games', 'many'], '--games must be a whole number'],
    [['simulate', HAMMER, '--bots', 'oracle'], 'There is no bot called "oracle"'],
    [['simulate', HAMMER, '--bots', 'random,random,random'], '3 bots for 2 seats'],
    [['bench', 'kitchen'], 'There is no benchmark "kitchen"'],
    [['play', HAMMER, '--lang', 'la'], '--lang is en or pl'],
    [['play', HAMMER, '--option', 'schiltrons'], '--option needs a name and a value'],
  ])('bad usage %j is exit code 2 and one sentence', async (args, sentence) => {
    const { code, out, err } = await musterHere(args)
    expect(code).toBe(2)
    expect(err).toContain(sentence)
    expect(err).not.toContain('    at ')
    expect(out).toBe('')
  })
  it.each([
    [['rules', 'chess'], 'There is no game called "chess".'],
    [['play', HAMMER, '--scenario', 'waterloo'], 'Its scenarios are: braveheart, the-bruce, campaign.'],
    [['play', HAMMER, '--option', 'schiltrons=maybe'], 'The option "schiltrons" cannot be "maybe".'],
    [['play', HAMMER, '--option', 'dragons=on'], 'has no option called "dragons"'],
    [['simulate', HAMMER, '--players', '3'], 'is for 2 players, not 3'],
    [['verify', '/nowhere/at-all.json'], 'there is no such file'],
  ])('%j cannot be done: exit code 1 and one sentence', async (args, sentence) => {
    const { code, err } = await musterHere(args)
    expect(code).toBe(1)
    expect(err).toContain(sentence)
    expect(err.trim().split('\n')).toHaveLength(1)
  })
})

describe('muster games', () => {
  it('lists scenarios, players and options', async () => {
    const { out } = await musterHere(['games', '--json'])
    const [game] = JSON.parse(out)
    expect(game).toMatchObject({ id: HAMMER, title: 'Hammer of the Scots' })
    expect(game.scenarios[0]).toMatchObject({
      id: 'braveheart',
      players: [2],
      seats: ['england', 'scotland'],
    })
    expect(game.options[0]).toMatchObject({ id: 'schiltrons', values: ['off', 'on'], initial: 'off' })
  })
})

describe('muster simulate', () => {
  const order = ['simulate', HAMMER, '--scenario', 'the-bruce', '--games', '5', '--seed', '7', '--json']
  it.concurrent('counts what happened, and plays the same matches again from the same seed', async () => {
    const [one, two] = await Promise.all([muster(order), muster(order)])
    expect(one.code).toBe(0)
    expect(one.err).toBe('')
    const report = JSON.parse(one.out)
    expect(report).toMatchObject({ game: HAMMER, scenario: 'the-bruce', games: 5, finished: 5, failed: 0 })
    expect(report.actionsPerSecond).toBeGreaterThan(0)
    expect(report.gamesPerSecond).toBeGreaterThan(0)
    const { mean, min, max } = report.actionsPerGame
    expect(min <= mean && mean <= max).toBe(true)
    expect(mean).toBeCloseTo(report.actions / 5, 0)
    expect(report.wins.england + report.wins.scotland + report.wins.draw).toBe(5)
    const { actions, wins } = JSON.parse(two.out)
    expect({ actions, wins }).toEqual({ actions: report.actions, wins: report.wins })
  })
  it.concurrent('stops a match at the limit without calling it finished or failed', async () => {
    const { code, out } = await muster(['simulate', HAMMER, '--games', '2', '--limit', '10', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ games: 2, finished: 0, failed: 0, actions: 20 })
  })
})

describe('muster rules', () => {
  it.concurrent('reports every section with its code and tests', async () => {
    const { code, out } = await muster(['rules', HAMMER, '--json'])
    const report = JSON.parse(out)
    expect(report.game).toBe(HAMMER)
    expect(report.sections).toBe(report.details.length)
    expect(report.cited + report.missing.length + report.narrative).toBe(report.sections)
    expect(code).toBe(report.missing.length === 0 ? 0 : 1)
    const limits = report.details.find((each: { id: string }) => each.id === '4.3')
    expect(limits.code.length).toBeGreaterThan(0)
    expect(limits.code[0]).toMatch(/^games\/hammer-of-the-scots\/.*\.ts:\d+$/)
  })
  it.concurrent('tells one rule with its rulings, examples, code and tests', async () => {
    const { code, out } = await muster(['rules', HAMMER, '5.32'])
    expect(code).toBe(0)
    expect(out).toMatch(/^5\.32 Reserves\n {2}One group/)
    expect(out).toContain('\n  H-1 When is the main attack named?\n    When a player ends his moves')
    expect(out).toContain('\n  EX-8 Given four English in Angus')
    expect(out).toMatch(/\nCode\n {2}games\/hammer-of-the-scots\/rules\/.*\.ts:\d+\n/)
    expect(out).toMatch(/\nTests\n {2}games\/hammer-of-the-scots\/test\/.*\.test\.ts:\d+\n/)
  })
  it.concurrent('tells one ruling in Polish, and refuses what no rulebook has', async () => {
    const told = await muster(['rules', HAMMER, 'H-1', '--language', 'pl'])
    expect(told.out).toContain('H-1 Kiedy wskazuje się atak główny?')
    expect(told.out).not.toContain('H-2')
    const unknown = await muster(['rules', HAMMER, '99.9'])
    expect([unknown.code, unknown.err]).toEqual([2, expect.stringContaining('called "99.9"')])
  })
})

describe('muster bench', () => {
  it.concurrent('measures an action in round trips of the state', async () => {
    const { code, out } = await muster([
      'bench',
      '--json',
      '--game',
      HAMMER,
      '--scenario',
      'braveheart',
      '--ms',
      '5',
    ])
    expect(code).toBe(0)
    const report = JSON.parse(out)
    expect(report.node).toBe(process.version)
    expect(report.cpus).toBeGreaterThan(0)
    const [measured] = report.games
    expect(measured).toMatchObject({ game: HAMMER, scenario: 'braveheart', players: 2 })
    expect(measured.actionsPerSecond).toBeGreaterThan(0)
    expect(measured.actionCostInRoundTrips).toBeGreaterThan(0)
    expect(measured.stateBytes).toBeGreaterThan(1000)
  })
})
