/** 7.41 to 7.44 The parts of a round: guns, musketry, horse and foot. */
import { die } from '@muster/kernel/chance'
import { no, yes } from '@muster/kernel/verdict'
import type { Referee, Step } from '../events.ts'
import { BATTLE, type Combat, type FrameOf, SALLY, STORM } from '../frames.ts'
import {
  AT_CAVALRY,
  AT_INFANTRY,
  ENGAGES,
  FIRES,
  LINE,
  PURSUING,
  ROUTING,
  type State,
  UNDECIDED,
} from '../state.ts'
import {
  BLOCKS_OF,
  CAVALRY,
  DISCIPLINE,
  enemyOf,
  INFANTRY,
  isArtillery,
  isCavalry,
  isInfantry,
  PARLIAMENT,
  ROYALIST,
  SIDE,
  type Side,
  sideBit,
} from '../tables.ts'
import { ON_ANY, ON_CAVALRY, ON_FOOT_THEN_HORSE, ON_INFANTRY, pushHits, rollFor } from './7-fire.ts'
import { type CombatFrame, combatOf, fighters, inLine, troopsInLine } from './7-line.ts'

/**
 * 7.3, 7.41 Artillery fires in Round 1 only, and never from Reserve or in a General Retreat; 7.97 a well-positioned
 * block in every round. 8.3 In a Storming only the Defender's fires.
 */
function mayFireGun(s: State, f: CombatFrame, side: Side, block: number): boolean {
  if (!isArtillery(block) || !inLine(s, block) || f.retreating === side) return false
  if (f.kind === STORM && side === f.attacker) return false
  if (f.guns[side] === block) return true
  return f.round === 1 && s.line[block] === LINE
}

/** 7.41 Before any roll each Artillery block's target is declared: Cavalry or Infantry. In Siege Combat there is no choice. */
export function declareGuns(s: State, f: CombatFrame, side: Side): void {
  const enemy = enemyOf(side)
  const horse = fighters(s, enemy, CAVALRY) > 0
  const foot = fighters(s, enemy, INFANTRY) > 0
  let undecided = false
  for (const block of BLOCKS_OF[side]) {
    if (!mayFireGun(s, f, side, block)) continue
    s.does[block] = f.kind !== BATTLE || !horse ? AT_INFANTRY : !foot ? AT_CAVALRY : UNDECIDED
    if (s.does[block] === UNDECIDED) undecided = true
  }
  if (undecided) s.stack.push({ step: 'aim-guns', side, area: f.area })
}

const NO_SUCH_GUN = no('7.41', 'not-a-gun-here')

function gunWaits(s: State, side: Side, block: number): boolean {
  return SIDE[block] === side && s.does[block] === UNDECIDED && mayFireGun(s, combatOf(s), side, block)
}

const someGunWaits = (s: State, side: Side): boolean =>
  BLOCKS_OF[side].some((block) => gunWaits(s, side, block))

export const aimGuns: Step<State, FrameOf<'aim-guns'>> = {
  rule: '7.41',
  seats: (s, f) => (someGunWaits(s, f.side) ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    'at-cavalry': {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (gunWaits(s, f.side, block) ? yes : NO_SUCH_GUN),
      act(s, _, __, block) {
        s.does[block] = AT_CAVALRY
      },
    },
    'at-infantry': {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (gunWaits(s, f.side, block) ? yes : NO_SUCH_GUN),
      act(s, _, __, block) {
        s.does[block] = AT_INFANTRY
      },
    },
  },
}

/** 7.41 All roll, each at its target; W-13 what goes beyond a class is lost. */
export function fireGuns(s: State, f: CombatFrame, referee: Referee, side: Side): void {
  if (troopsInLine(s, enemyOf(side)) === 0) return
  let horse = 0
  let foot = 0
  for (const block of BLOCKS_OF[side]) {
    if (!mayFireGun(s, f, side, block)) continue
    if (s.does[block] === AT_CAVALRY) horse += rollFor(s, f, referee, block, 'cannon-at-cavalry')
    else foot += rollFor(s, f, referee, block, 'cannon')
  }
  pushHits(s, f, enemyOf(side), horse, ON_CAVALRY)
  pushHits(s, f, enemyOf(side), foot, f.kind === BATTLE ? ON_INFANTRY : ON_ANY)
}

/** 7.44 Each Infantry block fires now or engages later; 7.3 in a General Retreat nobody fires. */
export function declareFoot(s: State, f: CombatFrame, side: Side): void {
  const mayFire = f.retreating !== side && troopsInLine(s, enemyOf(side)) > 0
  let undecided = false
  for (const block of BLOCKS_OF[side]) {
    if (!isInfantry(block) || !inLine(s, block)) continue
    s.does[block] = mayFire ? UNDECIDED : ENGAGES
    undecided = undecided || mayFire
  }
  if (undecided) s.stack.push({ step: 'fire-or-engage', side, area: f.area, mayFire })
}

const NO_SUCH_FOOT = no('7.44', 'not-infantry-here')

const footWaits = (s: State, side: Side, block: number): boolean =>
  SIDE[block] === side && isInfantry(block) && inLine(s, block) && s.does[block] === UNDECIDED

const someFootWaits = (s: State, side: Side): boolean => {
  const blocks = BLOCKS_OF[side]
  for (let i = 0; i < blocks.length; i++) if (footWaits(s, side, blocks[i])) return true
  return false
}

export const fireOrEngage: Step<State, FrameOf<'fire-or-engage'>> = {
  rule: '7.44',
  seats: (s, f) => (someFootWaits(s, f.side) ? sideBit(f.side) : 0),
  run: (s) => void s.stack.pop(),
  choices: {
    fire: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (footWaits(s, f.side, block) ? yes : NO_SUCH_FOOT),
      act(s, _, __, block) {
        s.does[block] = FIRES
      },
    },
    engage: {
      args: ['block'],
      among: (_, f) => BLOCKS_OF[f.side],
      may: (s, f, block) => (footWaits(s, f.side, block) ? yes : NO_SUCH_FOOT),
      act(s, _, __, block) {
        s.does[block] = ENGAGES
      },
    },
  },
}

/** 7.44 Hits go to Infantry, the excess to Cavalry; not to Cavalry in General Retreat. 8.2, 8.3 Classes are not told apart. */
const footTargets = (f: Combat, side: Side): number =>
  f.kind !== BATTLE ? ON_ANY : f.retreating === enemyOf(side) ? ON_INFANTRY : ON_FOOT_THEN_HORSE

export function fireFoot(s: State, f: CombatFrame, referee: Referee, side: Side): void {
  let hits = 0
  for (const block of BLOCKS_OF[side]) {
    if (isInfantry(block) && inLine(s, block) && s.does[block] === FIRES)
      hits += rollFor(s, f, referee, block, 'fire')
  }
  pushHits(s, f, enemyOf(side), hits, footTargets(f, side))
}

export function countCavalry(s: State, f: CombatFrame): void {
  f.hadCavalry = [fighters(s, ROYALIST, CAVALRY) > 0, fighters(s, PARLIAMENT, CAVALRY) > 0]
}

/**
 * 7.42 Cavalry engages enemy Cavalry, or without any, at +1, Infantry. 8.3 In a Storming it engages with the Infantry.
 * card-roundhead-cavalry-fails-to-charge In Round 1 of one Battle Parliament's Cavalry does not engage.
 */
export function cavalryEngages(s: State, f: CombatFrame, referee: Referee, side: Side): void {
  if (f.kind === STORM || (f.noCharge && side === PARLIAMENT && f.round === 1)) return
  const enemy = enemyOf(side)
  if (troopsInLine(s, enemy) === 0) return
  const alone = fighters(s, enemy, CAVALRY) === 0
  let hits = 0
  for (const block of BLOCKS_OF[side]) {
    if (isCavalry(block) && inLine(s, block))
      hits += rollFor(s, f, referee, block, alone ? 'charge-foot' : 'charge')
  }
  if (f.kind === SALLY) pushHits(s, f, enemy, hits, ON_ANY)
  else {
    if (!alone) f.cavalryHits[enemy] += hits
    pushHits(s, f, enemy, hits, alone ? ON_INFANTRY : ON_CAVALRY)
  }
}

/** 7.42 Rout of the side that took more hits, and 7.43 pursuit by the other; W-17 not in Siege Combat. */
export function routAndPursuit(s: State, f: CombatFrame, referee: Referee): void {
  if (f.kind !== BATTLE || !f.hadCavalry[0] || !f.hadCavalry[1]) return
  const royal = fighters(s, ROYALIST, CAVALRY)
  const rebel = fighters(s, PARLIAMENT, CAVALRY)
  if (royal === 0 || rebel === 0) {
    if (royal > 0) pursue(s, referee, ROYALIST, f.excess[PARLIAMENT] > 0 ? -2 : -1)
    if (rebel > 0) pursue(s, referee, PARLIAMENT, f.excess[ROYALIST] > 0 ? -2 : -1)
    return
  }
  const difference = f.cavalryHits[ROYALIST] - f.cavalryHits[PARLIAMENT]
  if (difference === 0) return
  const side = difference > 0 ? ROYALIST : PARLIAMENT
  const rolled = die(referee.chance)
  const routs = rolled <= Math.abs(difference)
  referee.emit({ type: 'rout-rolled', side, die: rolled, difference: Math.abs(difference), routs })
  if (!routs) return
  for (const block of BLOCKS_OF[side]) if (isCavalry(block) && inLine(s, block)) s.line[block] = ROUTING
  pursue(s, referee, enemyOf(side), 0)
}

/** 7.43, 3.13 A die for each Cavalry block: above its Discipline it pursues and is gone for the rest of the Battle. */
function pursue(s: State, referee: Referee, side: Side, modifier: number): void {
  for (const block of BLOCKS_OF[side]) {
    if (!isCavalry(block) || !inLine(s, block)) continue
    const rolled = die(referee.chance)
    const pursues = rolled + modifier > DISCIPLINE[block]
    referee.emit({ type: 'pursuit-rolled', block, die: rolled, modifier, pursues })
    if (pursues) s.line[block] = PURSUING
  }
}

/** 7.44 Infantry that did not fire engages; 8.3 in a Storming Cavalry too. */
export function footEngages(s: State, f: CombatFrame, referee: Referee, side: Side): void {
  if (troopsInLine(s, enemyOf(side)) === 0) return
  let hits = 0
  for (const block of BLOCKS_OF[side]) {
    if (!inLine(s, block)) continue
    if (isInfantry(block) && s.does[block] === ENGAGES) hits += rollFor(s, f, referee, block, 'engage')
    else if (f.kind === STORM && isCavalry(block)) hits += rollFor(s, f, referee, block, 'charge')
  }
  pushHits(s, f, enemyOf(side), hits, footTargets(f, side))
}
