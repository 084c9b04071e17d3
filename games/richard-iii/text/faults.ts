/** What can be wrong with a position of Richard III, in words. */
import { BLOCK_FAULTS } from '@muster/block-kit/position-faults'
import { type FaultWords, faultsWith } from '@muster/kernel/position-faults'

export const FAULTS = {
  ...BLOCK_FAULTS,
  'one-man': {
    en: '{block block} and {block other} are one man, who cannot serve both sides',
    pl: '{block block} i {block other} to jeden człowiek, który nie może służyć obu stronom',
  },
  'no-minor': {
    en: '{block block} is no heir, so not among the minors',
    pl: '{block block} nie jest następcą, więc nie ma go wśród drugorzędnych',
  },
  'no-heir': { en: '{seat side} has no heir left', pl: '{seat side}: nie ma już żadnego następcy' },
  'hand-after-turn': {
    en: 'a hand has {left} cards after turn {turn}, not {count}',
    pl: 'po turze {turn} na ręce jest {left} kart, nie {count}',
  },
  'enemy-exile': {
    en: '{block block} cannot be in the exile of the other house ({area area})',
    pl: '{block block} nie może być na wygnaniu drugiego rodu ({area area})',
  },
  'levy-at-sea': {
    en: '{block block} is a levy and never goes overseas',
    pl: '{block block}: zaciężni nigdy nie płyną za morze',
  },
  'rebel-for-king': { en: 'the Rebel does not fight for the King', pl: 'Rebelianci nie walczą dla Króla' },
  'rebel-dead': { en: 'the Rebel never dies', pl: 'Rebelianci nigdy nie giną' },
} as const satisfies FaultWords

export const faultOf = faultsWith(FAULTS)
