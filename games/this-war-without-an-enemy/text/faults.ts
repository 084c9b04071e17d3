/** What can be wrong with a position of This War Without an Enemy, in words. */
import { BLOCK_FAULTS } from '@muster/block-kit/position-faults'
import { type FaultWords, faultsWith } from '@muster/kernel/position-faults'

export const FAULTS = {
  ...BLOCK_FAULTS,
  'reserve-by-way': {
    en: 'reserves are those who came another way than the main attack: say from where',
    pl: 'w odwodzie są ci, którzy przyszli inną drogą niż główna armia: podaj skąd',
  },
  'siege-marker': {
    en: 'no Siege Marker shows {value}',
    pl: 'żaden Znacznik Oblężenia nie pokazuje {value}',
  },
  'nobody-besieged': {
    en: 'nobody is besieged in {city city}',
    pl: 'nikt nie jest tu oblężony: {city city}',
  },
  'not-of-deck': {
    en: '{card card} is not a card of the {seat side} deck',
    pl: 'karta {card card} nie jest z talii tej strony: {seat side}',
  },
  'action-points': { en: 'nobody has {points} Action Points', pl: 'nikt nie ma {points} Punktów Akcji' },
  'only-irish': {
    en: 'only the Irish wait in Ireland, not {block block}',
    pl: 'w Irlandii czekają tylko Irlandczycy, nie {block block}',
  },
  'only-covenanters': {
    en: 'only Covenanters are in Scotland, not {block block}',
    pl: 'w Szkocji są tylko Prezbiterianie, nie {block block}',
  },
  'garrison-outside': {
    en: '{block block} is a Garrison and stays in a City',
    pl: '{block block} to Garnizon i nie wychodzi z Miasta',
  },
  'both-inside': { en: 'both sides are in {city city}', pl: 'w jednym Mieście są obie strony: {city city}' },
  'city-full': {
    en: 'no more than {most} blocks of foot and horse stand in {city city}',
    pl: 'Piechoty i Kawalerii mieści się tu najwyżej {most}: {city city}',
  },
} as const satisfies FaultWords

export const faultOf = faultsWith(FAULTS)
