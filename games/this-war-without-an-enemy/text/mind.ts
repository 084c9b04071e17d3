/** What the eye's notes mean, in broad groups, for a sentence that says why. No group gives a hidden block or card away. */
import { grouping, type Words } from '@muster/kernel/mind'

export const groupOf = grouping(
  [
    ['time', /^(long|close|last turn|season|winter|last turn of the year)$/],
    ['battles', /^battles|losses$|at stake$/],
    [
      'cities',
      /cities|sieges|storms$|^(holds|guard of|pressure on) |^falling|^in danger$|^open$|^walls|^siege/,
    ],
    ['danger', /in danger$|outgunned$|firm$|alone$|prey$|hungry$|shut in$/],
    ['victory', /margin|ahead|near the end|^verdict|^loose$|^support slips$|^to the scots|^covenant$/],
    ['regions', /^land|^(areas|firepower) in /],
    ['cards', /hand$|events$|cards?$|^first$/],
  ],
  'strength',
)

export const GROUP_WORDS: Readonly<Record<string, Words>> = {
  time: { en: 'the time that is left', pl: 'czas, który został' },
  battles: { en: 'the battles to come', pl: 'bitwy, na które się zanosi' },
  cities: { en: 'cities, their garrisons and sieges', pl: 'miasta, ich załogi i oblężenia' },
  danger: { en: 'how safely armies stand', pl: 'bezpieczeństwo wojsk' },
  victory: { en: 'Victory Points', pl: 'Punkty Zwycięstwa' },
  regions: { en: 'the hold on the regions', pl: 'panowanie nad regionami' },
  cards: { en: 'the cards in hand and who goes first', pl: 'karty na ręce i to, kto rusza pierwszy' },
  strength: { en: 'the strength of armies and their leaders', pl: 'siła wojsk i ich dowódców' },
}
