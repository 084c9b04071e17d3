/** What the eye's notes mean, in broad groups, for a sentence that says why. No group gives a hidden block or card away. */
import { grouping, type Words } from '@muster/kernel/mind'

export const groupOf = grouping(
  [
    ['time', /^(campaign|last campaign|season|season, last campaign|political)$/],
    ['battles', /^battles|losses$|at stake$/],
    ['danger', /in danger$|outgunned$|firm$|over supply$/],
    ['lands', /^(holds|lords in) |hunt/],
    ['calls', /to raise$|shut out$|waiting$|in exile$/],
    ['cards', /hand$|events$|best card$|^lancaster first$|^treason$/],
    ['strength', /firepower|steps$|blocks$|A and B$|worn lords$|main army/],
  ],
  'throne',
)

export const GROUP_WORDS: Readonly<Record<string, Words>> = {
  time: { en: 'the time that is left', pl: 'czas, który został' },
  battles: { en: 'the battles to come', pl: 'bitwy, na które się zanosi' },
  danger: { en: 'how safely armies stand', pl: 'bezpieczeństwo wojsk' },
  lands: { en: 'where armies stand on the map', pl: 'rozstawienie wojsk na mapie' },
  calls: { en: 'who can still be called to arms', pl: 'to, kogo można jeszcze wezwać pod broń' },
  cards: { en: 'the cards in hand and who goes first', pl: 'karty na ręce i to, kto rusza pierwszy' },
  strength: { en: 'the strength of armies', pl: 'siła wojsk' },
  throne: { en: 'the number of lords and the claim to the throne', pl: 'liczba lordów i prawa do tronu' },
}
