import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const TURNS: RuleBook = {
  '1.0': rule(
    [
      'Game turns',
      'The match has three campaigns of seven game turns each, with a political turn after every campaign. A game turn has four phases: cards, actions, battles and supply.',
    ],
    [
      'Tury gry',
      'Partia ma trzy kampanie po siedem tur gry, a każdą kampanię zamyka tura polityczna. Tura gry ma cztery fazy: kart, akcji, bitwy i zaopatrzenia.',
    ],
  ),
  '1.1': rule(
    [
      'Card phase',
      'Both lay one card face down and turn them up together. The higher card is Player 1 for this turn; on a tie the Pretender is. A card has to be played, but its actions may be left unused; they cannot be saved for later.',
    ],
    [
      'Faza kart',
      'Obie strony kładą po jednej zakrytej karcie i odkrywają je razem. Wyższa karta daje w tej turze Gracza 1; przy remisie jest nim Pretendent. Kartę trzeba zagrać, ale akcji nie trzeba wykonać; nie można ich zachować na później.',
    ],
  ),
  '1.2': rule(
    [
      'Action phase',
      'Player 1 acts first, then Player 2. Each action point of the card pays for one move (any blocks of one area go one or two areas) or for one recruit. A block does not move in the turn in which it was recruited.',
    ],
    [
      'Faza akcji',
      'Najpierw działa Gracz 1, potem Gracz 2. Każdy punkt akcji karty opłaca jeden ruch (dowolne bloczki z jednego obszaru idą o jeden lub dwa obszary) albo rekrutację jednego bloczka. Bloczek nie porusza się w turze, w której został zrekrutowany.',
    ],
  ),
  '1.3': rule(
    [
      'Battle phase',
      'When both have moved, a battle is fought in every area with blocks of both sides, one at a time, in the order that Player 1 chooses.',
    ],
    [
      'Faza bitwy',
      'Gdy obaj skończyli ruchy, w każdym obszarze z bloczkami obu stron toczy się bitwa: po jednej naraz, w kolejności wskazanej przez Gracza 1.',
    ],
  ),
  '1.4': rule(
    [
      'Supply phase',
      'A King who died is followed by his heir, turncoats may be executed and new heirs enter. Then both sides take their losses where blocks exceed a supply or exile limit, the Pretender first. After seven turns the campaign is over.',
    ],
    [
      'Faza zaopatrzenia',
      'Po zmarłym Królu tron obejmuje następca, zdrajców można stracić, a nowi następcy wchodzą do gry. Potem obie strony ponoszą straty tam, gdzie bloczki przekraczają limit zaopatrzenia lub limit na wygnaniu, Pretendent pierwszy. Po siedmiu turach kampania się kończy.',
    ],
  ),
}
