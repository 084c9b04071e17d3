/** Generals, Garrisons and Fortresses on the board. */

import type { PieceState } from '@muster/board-kit/block'
import type { Counter, PieceScene } from '@muster/table-kit/client.ts'
import { fortress, garrison, general, type Power } from '../board/counters.ts'
import { FREDERICK, GENERALS, NONE, POWERS, SERVES, TERRITORIES } from '../tables.ts'
import { CLIENT_WORDS } from '../text/client.ts'
import type { NumberedView } from '../view.ts'
import { controlOf, seatFor } from './world.ts'

export const powerId = (power: number): Power => POWERS[power] as Power
/** Nobody's seat: a Minor that nobody plays. */
const NOBODY = 99

const ringed = (state: PieceState): '' | 'offered' | 'selected' =>
  state === 'offered' || state === 'selected' ? state : ''

/** How a General looks; `moved` ones stand back a little. */
export function paintGeneral(number: number, units: number, size: number, state: PieceState = ''): string {
  const drawn = general({
    power: powerId(SERVES[number]),
    x: size * 0.5,
    y: size * 0.52,
    size: size * 0.86,
    units,
    crowned: number === FREDERICK,
    state: ringed(state),
  })
  return state === 'moved' ? `<g opacity=".6">${drawn}</g>` : drawn
}

function generalScene(view: NumberedView, number: number, moved: number): PieceScene {
  const power = SERVES[number]
  const units = view.units[number]
  return {
    key: GENERALS[number],
    block: GENERALS[number],
    side: powerId(power),
    seat: seatOf(view, power),
    area: TERRITORIES[view.place[number]],
    moved: ((moved >> number) & 1) === 1,
    reserve: false,
    face: null,
    counter: generalCounter(number, units),
  }
}

const seatOf = (view: NumberedView, power: number): number => {
  const seat = power === NONE ? NONE : seatFor(view, power)
  return seat === NONE ? NOBODY : seat
}

function counterScene(
  view: NumberedView,
  kind: string,
  power: number,
  at: number,
  counter: Counter,
): PieceScene {
  return {
    key: `${kind}-${TERRITORIES[at]}`,
    block: null,
    side: powerId(power),
    seat: seatOf(view, power),
    area: TERRITORIES[at],
    moved: false,
    reserve: false,
    face: null,
    counter,
  }
}

const fortressCounter = (power: number): Counter => ({
  paint: (size) => fortress({ power: powerId(power), x: size * 0.5, y: size * 0.5, size: size * 0.72 }),
  label: (language) => CLIENT_WORDS[language].fortress,
})
const garrisonCounter = (power: number): Counter => ({
  paint: (size) => garrison({ power: powerId(power), x: size * 0.48, y: size * 0.62, size: size * 0.66 }),
  label: (language) => CLIENT_WORDS[language].garrison(powerId(power)),
})
const generalCounter = (number: number, units: number): Counter => ({
  paint: (size, state) => paintGeneral(number, units, size, state),
  label: (language) => CLIENT_WORDS[language].generalAt(GENERALS[number], powerId(SERVES[number]), units),
})

/** A piece by its id in the lab: a General, `france-garrison-2`, `fortress-1`. */
export function painted(piece: string, strength: number): { side: Power; counter: Counter } {
  const number = GENERALS.indexOf(piece)
  if (number >= 0) return { side: powerId(SERVES[number]), counter: generalCounter(number, strength) }
  const power = Math.max(0, POWERS.indexOf(piece.split('-')[0]))
  const counter = piece.startsWith('fortress') ? fortressCounter(power) : garrisonCounter(power)
  return { side: powerId(power), counter }
}

export function pieces(view: NumberedView): PieceScene[] {
  const found: PieceScene[] = []
  const movement = view.steps.find((each) => each.step === 'movement-turn')
  const moved = typeof movement?.details.moved === 'number' ? movement.details.moved : 0
  view.fortress.forEach((built, at) => {
    const power = controlOf(view, at)
    if (built !== 1 || power === NONE) return
    found.push(counterScene(view, 'fortress', power, at, fortressCounter(power)))
  })
  view.garrison.forEach((power, at) => {
    if (power === NONE) return
    found.push(counterScene(view, 'garrison', power, at, garrisonCounter(power)))
  })
  view.place.forEach((at, number) => {
    if (at !== NONE) found.push(generalScene(view, number, moved))
  })
  return found
}
