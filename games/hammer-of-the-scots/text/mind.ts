/** What the eye's notes mean, in broad groups, for a sentence that says why. No group gives a hidden block or card away. */
import { grouping, type Words } from '@muster/kernel/mind'

export const groupOf = grouping(
  [
    ['time', /^(years|last year|season|season, later|winter)$/],
    ['battles', /^battles/],
    ['danger', /in danger|outgunned|alone|standing firm|unsafe|within reach|homes open|contested/],
    ['lands', /^(holds|firepower in) |^raiders$/],
    ['nobles', /^nobles|^noble |home|margin|few .* nobles/],
    ['winter', /castles|winter room|builds|in scotland|waiting/],
    ['cards', /hand$|events$|^english first$|^truce$|^year ends$/],
  ],
  'strength',
)

export const GROUP_WORDS: Readonly<Record<string, Words>> = {
  time: { en: 'the years that are left', pl: 'lata, które zostały' },
  battles: { en: 'the battles to come', pl: 'bitwy, na które się zanosi' },
  danger: { en: 'how safely armies stand', pl: 'bezpieczeństwo wojsk' },
  lands: { en: 'where armies stand on the map', pl: 'rozstawienie wojsk na mapie' },
  nobles: { en: 'the loyalty of nobles and their homes', pl: 'wierność możnych i ich ziemie rodowe' },
  winter: { en: 'room for the winter and new troops', pl: 'miejsce na zimę i nowe oddziały' },
  cards: { en: 'the cards in hand and who goes first', pl: 'karty na ręce i to, kto rusza pierwszy' },
  strength: { en: 'the strength of armies and their leaders', pl: 'siła wojsk i ich dowódców' },
}
