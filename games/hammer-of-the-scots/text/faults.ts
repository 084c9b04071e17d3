/** What can be wrong with a position of Hammer of the Scots, in words. */
import { BLOCK_FAULTS } from '@muster/block-kit/position-faults'
import { type FaultWords, faultsWith } from '@muster/kernel/position-faults'

export const FAULTS = {
  ...BLOCK_FAULTS,
  'unequal-hands': {
    en: 'both sides have as many cards in hand',
    pl: 'obie strony mają na ręce tyle samo kart',
  },
  'one-noble': {
    en: '{block block} and {block other} are one noble, who cannot stand on both sides',
    pl: '{block block} i {block other} to jeden szlachcic, który nie może stać po obu stronach',
  },
  norse: {
    en: 'the Norse stand on Scottish coasts, not in {area area}',
    pl: 'Norwegowie stoją na szkockich wybrzeżach, nie tu: {area area}',
  },
  'noble-nowhere': {
    en: 'nobody said where {block block} or {block other} is',
    pl: 'nie powiedziano, gdzie jest {block block} lub {block other}',
  },
} as const satisfies FaultWords

export const faultOf = faultsWith(FAULTS)
