/** What can be wrong with a position of blocks. A game adds what can be wrong with its own. */
import { type FaultWords, faultsWith } from '@muster/kernel/position-faults'

export const BLOCK_FAULTS = {
  twice: {
    en: '{block block} stands in {area place} twice',
    pl: '{block block} stoi w {area place} dwa razy',
  },
  both: {
    en: '{block block} stands both in {area one} and in {area other}',
    pl: '{block block} stoi zarówno tu: {area one}, jak i tu: {area other}',
  },
  'not-an-entry': {
    en: '"{entry}" in {area place} is not a block, its strength and its way',
    pl: '„{entry}” ({area place}) to nie bloczek, jego siła i droga',
  },
  'off-map': {
    en: '{block block} is not on the map ({area place}), so nothing more can be said of it',
    pl: '{block block} nie jest na mapie ({area place}), więc nic więcej nie można o nim powiedzieć',
  },
  strength: {
    en: '{block block} cannot have the strength {strength}, only 1 to {most}',
    pl: '{block block} nie może mieć siły {strength}, tylko od 1 do {most}',
  },
  'hand-size': {
    en: 'a hand has at most {size} cards, not {count}',
    pl: 'na ręce jest najwyżej {size} kart, nie {count}',
  },
  'held-twice': { en: 'the card {card card} is held twice', pl: 'karta {card card} jest na ręce dwa razy' },
  'no-border': {
    en: '{area from} and {area to} have no border',
    pl: '{area from} i {area to} nie mają granicy',
  },
  'border-limit': {
    en: 'no more than {limit} blocks of a side cross from {area from} to {area to}',
    pl: 'granicę {area from} – {area to} przekracza najwyżej {limit} bloczków strony',
  },
  'same-card': {
    en: 'both sides cannot play {card card}',
    pl: 'obie strony nie mogą zagrać karty {card card}',
  },
  'played-and-held': {
    en: '{card card} is played and still held',
    pl: 'karta {card card} jest zagrana, a wciąż na ręce',
  },
  'no-battle': {
    en: 'there are not two sides in {area area} to fight a battle',
    pl: 'do bitwy tu potrzeba dwóch stron: {area area}',
  },
  'never-in-pool': { en: '{block block} is never in a pool', pl: '{block block} nigdy nie jest w puli' },
  unfought: {
    en: 'there are two sides in {area area}, and nobody fights there',
    pl: 'stoją tu dwie strony, a nikt nie walczy: {area area}',
  },
} as const satisfies FaultWords

export const blockFault = faultsWith(BLOCK_FAULTS)
