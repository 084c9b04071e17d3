/** What the eye's notes mean, in broad groups, for a sentence that says why. No group gives a hidden block or card away. */
import { grouping, type Words } from '@muster/kernel/mind'

export const groupOf = grouping(
  [
    ['time', /^(campaign|last campaign|season|season, last campaign|political)$/],
    ['battles', /^battles|losses$|at stake$/],
    ['danger', /in danger$|outgunned$|firm$|over supply$/],
    ['lands', /^(holds|lords in) /],
    ['calls', /to raise$|shut out$|waiting$|in exile$/],
    ['cards', /hand$|events$|best card$|points$|^lancaster first$|^treason$/],
    ['strength', /firepower|steps$|blocks$|A and B$|worn lords$/],
  ],
  'throne',
)

export const GROUP_WORDS: Readonly<Record<string, Words>> = {
  time: { en: 'the time that is left', pl: 'czas, który został' },
  battles: { en: 'the battles it expects', pl: 'bitwy, na które się zanosi' },
  danger: { en: 'how safely its armies stand', pl: 'bezpieczeństwo jego wojsk' },
  lands: { en: 'where armies stand on the map', pl: 'rozstawienie wojsk na mapie' },
  calls: { en: 'whom it can still call to arms', pl: 'to, kogo może jeszcze wezwać pod broń' },
  cards: { en: 'its cards and who goes first', pl: 'jego karty i to, kto rusza pierwszy' },
  strength: { en: 'the strength of armies', pl: 'siła wojsk' },
  throne: { en: 'the number of lords and the claim to the throne', pl: 'liczba lordów i prawa do tronu' },
}
