/** The one sentence of the dock: what to do, or who decides what, in words that everybody may read. */

import { settings } from '@muster/table-kit/settings.svelte.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { GENERALS, NONE, POWERS, SERVES, TERRITORIES } from '../tables.ts'
import { CLIENT_WORDS, type ClientWords } from '../text/client.ts'
import type { NumberedView } from '../view.ts'
import { FORTRESS } from './offers.ts'
import { numberIn, numbersIn, seen, topStep } from './world.ts'

export function sentence(table: Table): string | null {
  const words = CLIENT_WORDS[settings.language]
  if (table.confirm !== null) {
    return words.moneyLost(table.client.loses(table.view, table.confirm, table.offers.all))
  }
  return table.decides ? asked(table, words) : waiting(table, words)
}

/** What the prompt does not know: whom the player has chosen, and where the battle is. All else is the prompt's. */
function asked(table: Table, words: ClientWords): string | null {
  const { code, params } = table.moment.seen.decision?.prompt ?? { code: '', params: {} }
  const chosen = table.chosen[0]
  switch (code) {
    case 'actions':
      if (chosen !== undefined) return words.placing(table.name('general', chosen))
      return table.mode === FORTRESS ? words.buyingFortress : null
    case 'movement-turn':
      if (chosen === undefined) return null
      return words.sentences.send(
        table.name('general', chosen),
        table.name('territory', table.activeArea ?? ''),
      )
    case 'support':
      return words.sentences.support(
        table.name('power', String(params.power)),
        battlePlace(table),
        params.side === 'attacker',
      )
    default:
      return null
  }
}

const battlePlace = (table: Table): string =>
  table.name('territory', TERRITORIES[seen(table.view).battle?.territory ?? 0])

/** How many have laid a secret choice, of how many. */
export function sealed(view: NumberedView): { readonly in: number; readonly of: number } {
  const step = topStep(view)
  const laid = numbersIn(step, step?.step === 'bid' ? 'bids' : 'chosen').slice(0, view.players)
  const choosers = laid.filter((_, power) => step?.step === 'bid' || !isLeader(power))
  return { in: choosers.filter((each) => each !== NONE).length, of: choosers.length }
}
/** 7.2 Britain and France never choose. */
export const isLeader = (power: number): boolean => POWERS[power] === 'britain' || POWERS[power] === 'france'

function waiting(table: Table, words: ClientWords): string | null {
  const view = seen(table.view)
  const step = topStep(view)
  const names = table.moment.seen.deciding.filter((seat) => seat !== table.viewerSeat).map(table.seatName)
  if (step === undefined || names.length === 0) return null
  const say = words.waiting
  const power = (key: string): string => table.name('power', POWERS[numberIn(step, key)] ?? '')
  switch (step.step) {
    case 'status':
    case 'bid': {
      const count = sealed(view)
      return say.sealing(names, count.in, count.of)
    }
    case 'permit':
      return say.permit(power('arbiter'), power('power'), numberIn(step, 'number'))
    case 'consent': {
      const general = numberIn(step, 'general')
      const path = numbersIn(step, 'path')
      const who = `${table.name('general', GENERALS[general])} (${table.name('power', POWERS[SERVES[general]])})`
      return say.consent(names, who, table.name('territory', TERRITORIES[path.at(-1) ?? 0]))
    }
    case 'arbiter':
      return say.arbiter(power('power'))
    case 'movement-turn':
      return say.moves(power('power'), numberIn(step, 'number'))
    case 'cards':
      return say.cards(power('power'))
    case 'support':
      return say.support(power('power'))
    case 'vote':
      return say.vote(power('power'))
    default:
      return say.choosing(names)
  }
}
