import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshFolder, muster, typed } from './run.ts'

const HAMMER = 'hammer-of-the-scots'
let folder: string
beforeAll(() => {
  folder = freshFolder()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** With this seed England is dealt move cards last, so that choosing the fifth card lets it move. */
const SEED = ['--seed', 'a seed for tests']
const hotSeat = ['play', HAMMER, '--seats', 'human,human', ...SEED]

describe('muster play', () => {
  it.concurrent('shows the table, the commitment and numbered choices, and plays against a bot', async () => {
    const { code, out, err } = await muster(
      ['play', HAMMER, '--seats', 'human,bot', ...SEED],
      typed('1', 'log', 'quit'),
    )
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toMatch(/commitment: [0-9a-f]{64}/)
    expect(out).toContain('You are England.')
    expect(out).toMatch(/Mentieth +3 +England +Mentieth 3, Northumber Infantry 4/)
    expect(out).toMatch(/1\) Play /)
    expect(out).toMatch(/England lays .* face down\./)
    expect(out).toMatch(/England plays .*, Scotland .*; (England|Scotland) is Player 1: /)
  })

  it.concurrent('lets down a curtain between two people and shows each only their own', async () => {
    const { out } = await muster(hotSeat, typed('', '1', '', 'quit'))
    const [, english, scottish] = out.split(/Hand the screen to /)
    expect(english).toContain('England, then press Enter.')
    expect(english).toMatch(/Scotland is dealt 5 cards\./)
    expect(english).toMatch(/Fife +2\+ +Scotland +3 blocks of Scotland/)
    expect(english).not.toContain('Wallace')
    expect(scottish).toContain('Scotland, then press Enter.')
    expect(scottish).toMatch(/England is dealt 5 cards\./)
    expect(scottish).toContain('England lays a card face down.')
    expect(scottish).toContain('Wallace 4')
    expect(scottish).not.toContain('Northumber')
  })

  it.concurrent('says why something is not offered, with the rule', async () => {
    const { out } = await muster(
      hotSeat,
      typed('', 'why wallace', 'why move wallace', 'why lay move-9', 'why', 'move wallace', 'dance', 'quit'),
    )
    expect(out).toContain('This is done at another moment of the turn. (rule 3.1)')
    expect(out).toContain('Nothing here is called "lay move-9".')
    expect(out).toContain('Why what?')
    expect(out).toContain('"dance" is neither a choice nor a command.')
  })

  it.concurrent('speaks Polish', async () => {
    const { out } = await muster([...hotSeat, '--lang', 'pl'], typed('', 'why wallace', 'quit'))
    expect(out).toContain('Oddaj ekran: teraz Anglia.')
    expect(out).toContain('Połóż jedną zakrytą kartę.')
    expect(out).toContain('(zasada 3.1)')
  })

  it.concurrent('asks for game, scenario and seats when none are given', async () => {
    const { code, out } = await muster(['play'], typed('', '2', 'human,human', '', 'quit'))
    expect(code).toBe(0)
    expect(out).toContain('Which game?')
    expect(out).toContain('1306, turn 1')
    expect(out).toContain('Hand the screen to England')
  })

  it.concurrent('ends quietly when the input ends', async () => {
    const { code, err } = await muster(['play', HAMMER], '')
    expect(code).toBe(0)
    expect(err).toBe('')
  })
})

/** A position in which England moves: saved by playing cards until it does. */
async function englandMoves(file: string): Promise<void> {
  const lay = typed('', '5', '', '5')
  await muster(hotSeat, `${lay}${typed('', `save ${file}`, 'quit')}`)
}

describe('undo, save and load', () => {
  it('takes a move back, keeps the match in a file and goes on from it', async () => {
    const file = join(folder, 'match.json')
    const again = join(folder, 'again.json')
    await englandMoves(file)
    const first = JSON.parse(readFileSync(file, 'utf8'))
    expect(first.format).toBe('muster-save-1')
    expect(first.record.actions).toHaveLength(2)
    expect(first.record.seed).toBeUndefined()

    const { out, code } = await muster(
      ['play', '--load', file],
      typed(
        '',
        'why move wallace',
        'why Edward',
        'why dunbar',
        'move dunbar',
        'why to fife',
        'why stop',
        'why hobelars',
        'to lothian',
        ...['undo', 'undo', 'undo'],
        `save ${again}`,
        'quit',
      ),
    )
    expect(code).toBe(0)
    const answers = out.split('\n> \n').map((each) => each.split('\n')[0])
    expect(answers.slice(1, 4)).toEqual([
      'This is not one of your blocks on the map. (rule 4.2)',
      'This is not one of your blocks on the map. (rule 4.2)',
      expect.stringMatching(/^That is allowed: \d+\) Move Dunbar\.$/),
    ])
    expect(answers.slice(5, 8)).toEqual([
      'The two areas have no border in common. (rule 1.1)',
      'The block has not moved yet; choose where it goes first. (rule 4.2)',
      'This is done at another moment of the turn. (rule 4.2)',
    ])
    expect(out).toContain('Dunbar marches from Dunbar to Lothian.')
    expect(answers.slice(9, 12)).toEqual(['Taken back.', 'Taken back.', 'Another side has chosen since.'])
    const second = JSON.parse(readFileSync(again, 'utf8'))
    expect(second.record).toEqual(first.record)
    expect(readdirSync(folder).filter((each) => each.endsWith('.tmp'))).toEqual([])
  })

  it('makes several choices as one gesture, and takes them back as one after loading', async () => {
    const file = join(folder, 'gesture.json')
    const marched = join(folder, 'marched.json')
    const back = join(folder, 'back.json')
    await englandMoves(file)
    await muster(
      ['play', '--load', file],
      typed('', 'move dunbar; to moray', 'move dunbar; to lothian; stop', `save ${marched}`, 'quit'),
    ).then(({ out }) => {
      // The refusal of the first line changes nothing: the second begins where it did.
      expect(out).toContain('The two areas have no border in common. (rule 1.1)')
      expect(out).toContain('Dunbar marches from Dunbar to Lothian.')
    })
    const { record } = JSON.parse(readFileSync(marched, 'utf8'))
    expect(record.actions.at(-1).action).toBe('move dunbar-e; to lothian; stop')
    await muster(['play', '--load', marched], typed('', 'undo', `save ${back}`, 'quit'))
    const before = JSON.parse(readFileSync(file, 'utf8'))
    expect(JSON.parse(readFileSync(back, 'utf8')).record).toEqual(before.record)
  })

  it('refuses a save that was damaged or doctored', async () => {
    const file = join(folder, 'sound.json')
    await englandMoves(file)
    const sound = readFileSync(file, 'utf8')
    const load = async (name: string, text: string) => {
      const bad = join(folder, name)
      writeFileSync(bad, text)
      return muster(['play', '--load', bad], typed('quit'))
    }
    const cut = await load('cut.json', sound.slice(0, sound.length / 2))
    expect(cut).toMatchObject({ code: 1, out: '' })
    expect(cut.err).toContain('This file is not a complete Muster match')

    const data = JSON.parse(sound)
    data.record.actions[1].digest = '0000000000000000'
    const doctored = await load('doctored.json', JSON.stringify(data))
    expect(doctored.code).toBe(1)
    expect(doctored.err).toContain('Action 2 does not agree with the rules and the dice')

    const seedless = JSON.parse(sound)
    seedless.resume.seed = 'ff'
    const other = await load('seed.json', JSON.stringify(seedless))
    expect(other.err).toContain('does not match the commitment')

    const alien = await load('alien.json', '{"format":"chess"}')
    expect(alien.code).toBe(1)
  })

  it('says when a file cannot be written, and plays on', async () => {
    const { code, out } = await muster(hotSeat, typed('', 'save /nowhere/at/all.json', 'save', 'quit'))
    expect(code).toBe(0)
    expect(out).toContain('"/nowhere/at/all.json" could not be written: there is no such file or folder.')
    expect(out).toContain('Save where?')
  })
})

describe('replay and verify', () => {
  let file: string
  let record: { seed: string; actions: { action: string; draws: number[]; seat: number; digest: string }[] }
  beforeAll(async () => {
    file = join(folder, 'finished.json')
    const { out } = await muster(['play', HAMMER, '--seats', 'bot,bot', ...SEED], typed(`save ${file}`))
    expect(out).toContain('The match is over.')
    record = JSON.parse(readFileSync(file, 'utf8'))
  })
  let doctoredSoFar = 0
  const doctored = (change: (copy: typeof record) => void): string => {
    const copy = structuredClone(record)
    change(copy)
    const bad = join(folder, `doctored-${++doctoredSoFar}.json`)
    writeFileSync(bad, JSON.stringify(copy))
    return bad
  }

  it('a finished match reveals its seed and verifies', async () => {
    expect(record.seed).toBe('a seed for tests')
    const { code, out } = await muster(['verify', file])
    expect(code).toBe(0)
    expect(out).toContain(`All agree: ${record.actions.length} actions`)
    const json = JSON.parse((await muster(['verify', file, '--json'])).out)
    expect(json).toMatchObject({ ok: true, game: HAMMER, actions: record.actions.length, over: true })
  })

  it('a doctored file is refused at the first action that disagrees', async () => {
    const rolled = record.actions.findIndex((each) => each.draws.length > 0)
    const cases: [string, RegExp][] = [
      [doctored((r) => r.actions[rolled].draws.push(0)), new RegExp(`^Action ${rolled + 1} does not agree`)],
      [doctored((r) => (r.actions[4].digest = 'f'.repeat(16))), /^Action 5 does not agree/],
      [doctored((r) => (r.actions[2].action = 'levitate')), /^Action 3 .*levitate/],
      [doctored((r) => (r.actions[0].seat = 9)), /^Action 1 does not agree/],
      [doctored((r) => void r.actions.splice(6, 1)), /^Action 7 does not agree/],
      [doctored((r) => void r.actions.pop()), new RegExp(`^Action ${record.actions.length} .*missing`)],
      [doctored((r) => (r.seed = 'ab'.repeat(32))), /does not match the commitment/],
      [doctored((r) => Reflect.deleteProperty(r, 'seed')), /seed has not been revealed/],
      [doctored((r) => Reflect.deleteProperty(r, 'actions')), /no list of actions/],
    ]
    const results = await Promise.all(cases.map(([bad]) => muster(['verify', bad])))
    results.forEach(({ code, out, err }, i) => {
      expect(err).toMatch(cases[i][1])
      expect(code).toBe(1)
      expect(out).toBe('')
    })
  })

  it('a replay tells everything, or what one seat knew', async () => {
    const [all, seen, pl, nobody] = await Promise.all([
      muster(['replay', file]),
      muster(['replay', file, '--seat', 'scotland']),
      muster(['replay', file, '--step', '--lang', 'pl'], '\n\n'),
      muster(['replay', file, '--seat', 'france']),
    ])
    expect(all.out).toMatch(/1 England: Play /)
    expect(all.out).not.toContain('is dealt 5 cards')
    expect(all.out).toMatch(/wins: .*\(9\.\d\)\n$/)
    expect(seen.out).toContain('England is dealt 5 cards.')
    expect(seen.out).toMatch(/1 England: …/)
    expect(pl.out).toContain('Zaczyna się rok 1297.')
    expect(pl.out.split('\n').length).toBeLessThan(30)
    expect(nobody).toMatchObject({ code: 2 })
  })
})
