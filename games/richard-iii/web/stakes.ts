/** What a charge, a treachery roll, the Plague or a muster is about, said before it is chosen: the dice, who could come. */

import { forms } from '@muster/kernel/polish'
import { capital } from '@muster/kernel/sentence'
import type { Language } from '@muster/kernel/text'
import { settings } from '@muster/table-kit/settings.svelte.ts'
import type { Table } from '@muster/table-kit/table.svelte.ts'
import { listed } from '@muster/table-kit/text/index.svelte.ts'
import { AREAS, BLOCKS, CITIES, HEIRS, isWarwick, LOYALTY, LOYALTY_TO_WARWICK, SIDES } from '../tables.ts'
import type { RichardView } from '../view.ts'
import { comersTo } from './muster.ts'

const WORDS: Readonly<
  Record<
    Language,
    {
      even(dice: number): string
      charge(heir: Roll, target: Roll): string
      readonly noPlague: string
      readonly nobodyComes: string
      come(count: number, names: string): string
    }
  >
> = {
  en: {
    even: (dice) =>
      `${dice === 1 ? '1 die, which must be even' : `${dice} dice, all of which must be even`}: 1 in ${2 ** dice}`,
    charge: (heir, target) =>
      `${capital(heir.name)} rolls ${dice(heir)} at him alone, on average ${expected(heir)}. If he lives, he strikes back at ${heir.name} with ${dice(target)}.`,
    noPlague: 'As things stand it would do nothing: the enemy holds no city.',
    nobodyComes: 'nobody can come',
    come: (count, names) => `${count} can come: ${names}`,
  },
  pl: {
    even: (dice) =>
      `${forms(dice, 'kość, musi być parzysta', 'kości, wszystkie parzyste', 'kości, wszystkie parzyste')}: szansa 1 na ${2 ** dice}`,
    charge: (heir, target) =>
      `${heir.name} rzuca tylko przeciw niemu: ${kosci(heir)}, średnio ${expected(heir)}. Jeśli przeżyje, odpowiada: ${kosci(target)}.`,
    noPlague: 'W tej chwili nic by nie dała: wróg nie zajmuje żadnego miasta.',
    nobodyComes: 'nikt nie może przyjść',
    come: (count, names) => `może przyjść ${count}: ${names}`,
  },
}

interface Roll {
  readonly name: string
  readonly dice: number
  readonly rating: number
}
const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
const upTo = (rating: number): string => (rating === 1 ? '1' : `1–${rating}`)
const dice = ({ dice, rating }: Roll): string =>
  `${many(dice, 'die that hits', 'dice that hit')} on ${upTo(rating)}`
const kosci = ({ dice, rating }: Roll): string =>
  `${forms(dice, 'kość', 'kości', 'kości')}, trafia ${upTo(rating)}`
const expected = ({ dice, rating }: Roll): string => {
  const hits = ((dice * rating) / 6).toFixed(1)
  return settings.language === 'pl' ? `${hits.replace('.', ',')} trafienia` : `${hits} hits`
}

export function stakes(table: Table, words: string): string {
  const [verb, first, second] = words.split(' ')
  const said = WORDS[settings.language]
  switch (verb) {
    case 'persuade':
      return said.even(loyalty(table, first, second))
    case 'tempt':
      return said.even(LOYALTY[BLOCKS.indexOf(first)])
    case 'charge': {
      const heir = charger(table)
      return heir === null ? '' : said.charge(rollOf(table, heir), rollOf(table, first))
    }
    case 'muster': {
      const come = comers(table, first).map(table.blockName)
      return come.length === 0 ? said.nobodyComes : said.come(come.length, listed(come))
    }
    case 'lay':
      return first === 'plague' && !enemyHoldsCity(table) ? said.noPlague : ''
    default:
      return ''
  }
}

const comers = ({ view, viewerSeat }: Table, area: string): readonly string[] =>
  comersTo(view as RichardView, viewerSeat, SIDES[viewerSeat], area)

/** Where more could come to a muster it is named first. */
export function worth(table: Table, words: string): number {
  const [verb, area] = words.split(' ')
  return verb === 'muster' ? comers(table, area).length : 0
}

/** card-plague, R-17 A city in which the enemy stands, and no block of the viewer. */
const enemyHoldsCity = ({ pieces, viewerSeat }: Table): boolean =>
  CITIES.some((city) => {
    const there = pieces.filter(({ area }) => area === AREAS[city])
    return there.length > 0 && there.every(({ seat }) => seat !== viewerSeat)
  })

/** 6.91, R-1 Kent and Salisbury are less loyal to others than to Warwick's word, unless the match reads it as printed. */
function loyalty({ source }: Table, by: string, target: string): number {
  const asPrinted = source.info.setup.options['nevilles-loyalty'] === 'as-printed'
  const kin = isWarwick(BLOCKS.indexOf(by)) && !asPrinted
  return (kin ? LOYALTY_TO_WARWICK : LOYALTY)[BLOCKS.indexOf(target)]
}

/** 6.5 The senior of the viewer's heirs in the fight. */
function charger({ pieces, viewerSeat, view }: Table): string | null {
  const area = (view as RichardView).battle?.area
  const fights = (id: string): boolean =>
    pieces.some((each) => each.block === id && each.area === area && !each.reserve)
  const heir = HEIRS[viewerSeat].find((each) => fights(BLOCKS[each]))
  return heir === undefined ? null : BLOCKS[heir]
}

function rollOf(table: Table, id: string): Roll {
  const piece = table.pieces.find((each) => each.block === id)
  const rating = (table.view as RichardView).battle?.ratings[id] ?? 0
  return { name: table.name('block', id), dice: piece?.face?.steps ?? 0, rating }
}
