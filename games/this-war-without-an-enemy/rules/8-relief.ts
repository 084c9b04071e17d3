/** 8.1 Relief of a siege: what the Besieger and the Besieged decide before the Battle. */
import { put } from '@muster/block-kit/blocks'
import { no, type Verdict, yes } from '@muster/kernel/verdict'
import type { Step } from '../events.ts'
import type { FrameOf } from '../frames.ts'
import { FROM_THE_CITY, HELD, NONE, RESERVE, type State } from '../state.ts'
import { ARMIES, BLOCKS_OF, CITY_IN, CITY_SIZE, insideOf, isArtillery, SIDE, sideBit } from '../tables.ts'
import { tell } from './3-blocks.ts'

const NOT_A_BESIEGER = no('8.1', 'not-a-besieger')
const TOO_FEW = no('8.1', 'too-few-to-maintain')
const CHOSEN = no('8.1', 'already-chosen')

/** Who besieged the City before the Battle arose: not those who came since, to reinforce or (W-11) against Clubmen. */
function besieges(s: State, f: FrameOf<'keep-siege'>, block: number): boolean {
  if (SIDE[block] !== f.side || s.at[block] !== f.area || s.late[block] !== 0) return false
  return s.attacker[f.area] !== f.side || s.entry[block] === NONE
}

/** 8.1 To maintain the siege as many blocks as the City's Size are told off; to break it off costs a point of the Marker. */
export const keepSiege: Step<State, FrameOf<'keep-siege'>> = {
  rule: '8.1',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({
    code: 'keep-siege',
    params: { city: CITY_IN[f.area], chosen: f.blocks.length },
  }),
  choices: {
    keep: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) =>
        !besieges(s, f, block) ? NOT_A_BESIEGER : f.blocks.includes(block) ? CHOSEN : yes,
      act: (_, f, __, block) => void f.blocks.push(block),
    },
    maintain: {
      args: [],
      may: (_, f) =>
        f.blocks.filter((block) => !isArtillery(block)).length >= CITY_SIZE[CITY_IN[f.area]] ? yes : TOO_FEW,
      act(s, f, referee) {
        s.stack.pop()
        for (const block of f.blocks) s.line[block] = HELD
        referee.emit({ type: 'siege-kept-up', city: CITY_IN[f.area], count: f.blocks.length })
      },
    },
    'break-off': {
      args: [],
      may: () => yes,
      act(s, f, referee) {
        s.stack.pop()
        const city = CITY_IN[f.area]
        // W-22 A Marker at 0 stays at 0.
        s.siege[city] = Math.max(0, s.siege[city] - 1)
        referee.emit({ type: 'siege-broken-off', city })
      },
    },
  },
}

const NOT_INSIDE = no('8.1', 'not-besieged-there')

/** 8.1 Before any blocks are revealed the Besieged decide who joins, Garrisons too. */
export const joinBattle: Step<State, FrameOf<'join-battle'>> = {
  rule: '8.1',
  seats: (_, f) => sideBit(f.side),
  prompt: (_, f) => ({ code: 'join-battle', params: { area: f.area } }),
  choices: {
    'sally-out': {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block): Verdict =>
        SIDE[block] === f.side && s.at[block] === insideOf(CITY_IN[f.area]) ? yes : NOT_INSIDE,
      act(s, f, referee, block) {
        put(s, ARMIES, block, f.area)
        s.line[block] = RESERVE
        s.late[block] = FROM_THE_CITY
        tell(
          referee,
          {
            type: 'marched',
            side: f.side,
            token: s.token[block],
            from: insideOf(CITY_IN[f.area]),
            to: f.area,
          },
          block,
        )
      },
    },
    done: { args: [], may: () => yes, act: (s) => void s.stack.pop() },
  },
}
