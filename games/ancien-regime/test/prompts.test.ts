/** What players read is what they can do. */
import { promptsNameOnlyOffers } from '@muster/kernel/conformance/prompts'
import { ancienRegime } from '../game.ts'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'

promptsNameOnlyOffers(ancienRegime, {
  en: {
    text: en,
    promises: [
      [/refuse somebody/, 'refuse-entry'],
      [/expel somebody/, 'expel'],
      [/accept all/, 'accept-all'],
      [/Answer the offer/, 'accept', 'decline'],
      [/discard/, 'discard'],
      [/Subsidies/, 'offer-money', 'offer-card', 'end-offers'],
      [/Leadership/, 'place', 'recall', 'take-card', 'take-morale', 'end-leadership'],
      [/Mobilisation/, 'buy-unit', 'buy-card', 'buy-morale', 'buy-fortress', 'end-mobilisation'],
      [/disband Garrisons/, 'disband'],
      [/keep (them|the Garrisons)/, 'end-disbanding'],
      [/Move a General|move him once more,/, 'march', 'sail', 'set-out'],
      [/end (the turn|it)\./, 'end-turn'],
      [/lead him on/, 'go-on'],
      [/halt here/, 'halt'],
      [/play a card/, 'play', 'play-open'],
      [/\bpass\b/, 'pass'],
    ],
  },
  pl: {
    text: pl,
    promises: [
      [/odrzuć kogoś/, 'refuse-entry'],
      [/wydal kogoś/, 'expel'],
      [/przyjmij pozostałych/, 'accept-all'],
      [/Odpowiedz na ofertę/, 'accept', 'decline'],
      [/odrzuć (kartę|nadmiar)/, 'discard'],
      [/Subwencje/, 'offer-money', 'offer-card', 'end-offers'],
      [/Przywództwo/, 'place', 'recall', 'take-card', 'take-morale', 'end-leadership'],
      [/Mobilizacja/, 'buy-unit', 'buy-card', 'buy-morale', 'buy-fortress', 'end-mobilisation'],
      [/rozwiąż Garnizony/, 'disband'],
      [/zachowaj/, 'end-disbanding'],
      [/Rusz Generała|rusz go/, 'march', 'sail', 'set-out'],
      [/zakończ/, 'end-turn'],
      [/prowadź go dalej/, 'go-on'],
      [/zatrzymaj tutaj/, 'halt'],
      [/zagraj kartę/, 'play', 'play-open'],
      [/spasuj/, 'pass'],
    ],
  },
})
