/** 12 Minor Powers. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const MINOR_POWERS: RuleBook = {
  '12.1': rule(
    [
      'Major and Minor',
      'All seven Powers are in every game. Those of the players are Major, those without a player Minor.',
    ],
    [
      'Główne i Pomniejsze',
      'W każdej grze jest wszystkich siedem Mocarstw. Mocarstwa graczy są Główne, te bez gracza Pomniejsze.',
    ],
  ),
  '12.2': rule(
    [
      'What a Minor Power is',
      'Nobody controls it until its first Drill; from then on some Major Power always does. It acts like a Major one but for the rules below. It has no Influence of its own and cannot win.',
    ],
    [
      'Czym jest Pomniejsze Mocarstwo',
      'Do jego pierwszej Musztry nikt go nie kontroluje; odtąd zawsze kontroluje je jakieś Główne Mocarstwo. Działa jak Główne, z wyjątkami opisanymi niżej. Nie ma własnych punktów Wpływu i nie może zwyciężyć.',
    ],
  ),
  '12.3': rule(
    ['Set-up', 'It is set up like a Major Power, but has no Influence and begins without Money.'],
    [
      'Przygotowanie',
      'Przygotowuje się je jak Główne Mocarstwo, ale nie ma punktów Wpływu i zaczyna bez Pieniędzy.',
    ],
  ),
  '12.4': rule(
    ['Control', 'Once a round the players bid Morale for each Minor Power.'],
    ['Przejęcie kontroli', 'Raz na rundę gracze licytują się punktami Morale o każde Pomniejsze Mocarstwo.'],
  ),
  '12.4.1': rule(
    [
      'When',
      'Each time its shield comes to Drill, before anybody acts in that turn. There is always a bid, even if nobody opposes the present controller.',
    ],
    [
      'Kiedy',
      'Za każdym razem, gdy jego tarcza przychodzi na Musztrę, zanim ktokolwiek w tej turze wykona akcję. Licytacja odbywa się zawsze, nawet gdy nikt nie chce go odebrać dotychczasowemu panu.',
    ],
  ),
  '12.4.2': rule(
    [
      'Bids',
      'Every player bids Morale of his Major Power in secret, from nothing to all it has. The bids are shown together.',
    ],
    [
      'Licytacja',
      'Każdy gracz potajemnie licytuje Morale swojego Głównego Mocarstwa, od zera do wszystkiego, co ono ma. Oferty ujawnia się razem.',
    ],
  ),
  '12.4.3': rule(
    ['The highest bid', 'It wins. Among equal bids, all zero included, the first in Power Order wins.'],
    [
      'Najwyższa oferta',
      'Wygrywa najwyższa. Przy równych, także gdy wszyscy dali zero, wygrywa pierwsze w Kolejności Mocarstw.',
    ],
  ),
  '12.4.4': rule(
    ['Who pays', 'Only the winner pays its bid.'],
    ['Kto płaci', 'Morale traci tylko zwycięzca licytacji.'],
  ),
  '12.4.5': rule(
    [
      'Without its capital',
      'A Minor Power that does not control its own capital is not bid for: the Major Power that controls the capital, itself or by another Minor Power of its own, takes it for nothing.',
    ],
    [
      'Bez stolicy',
      'O Pomniejsze Mocarstwo, które nie kontroluje własnej stolicy, nie ma licytacji: przejmuje je za darmo Główne Mocarstwo, które kontroluje tę stolicę, samo lub przez inne swoje Pomniejsze Mocarstwo.',
    ],
  ),
  '12.4.6': rule(
    [
      'It takes its controller’s status',
      'If they were at war they now are at peace, and the board is updated (11.1), towards others too (11.2, 11.3).',
    ],
    [
      'Przyjmuje Status pana',
      'Jeśli były ze sobą w Stanie Wojny, są odtąd w Stanie Pokoju; aktualizuje się stan planszy (11.1), także wobec innych (11.2, 11.3).',
    ],
  ),
  '12.4.7': rule(
    [
      'It joins the Coalition',
      'With its controller it is in the Coalition by itself. The Leading Power cannot refuse or expel it apart from its controller; when the controller is expelled, so is it.',
    ],
    [
      'Dołącza do Koalicji',
      'Do Koalicji swojego pana należy samo z siebie. Czołowe Mocarstwo nie może go odrzucić ani wydalić osobno; gdy wydala pana, wydala i jego.',
    ],
  ),
  '12.4.8': rule(
    [
      'What passes to the controller',
      'Its Generals off the board, tokens, cards and Money go to the new controller and are kept apart from his own.',
    ],
    [
      'Co przechodzi na pana',
      'Jego Generałowie poza planszą, żetony, karty i Pieniądze przechodzą na nowego pana i są trzymane osobno od jego własnych.',
    ],
  ),
  '12.4.9': rule(
    ['How long', 'The controller takes all its actions, from this Drill until its next.'],
    ['Na jak długo', 'Pan wykonuje wszystkie jego akcje, od tej Musztry do następnej.'],
  ),
  '12.5': rule(
    [
      'As if in a Coalition',
      'A controlled Minor Power counts as an Ally of its controller, even if that Power is Neutral or an Expansionist. Under a Neutral one it is Neutral too, with all that follows (7.6, 11.3).',
    ],
    [
      'Jakby w Koalicji',
      'Kontrolowane Pomniejsze Mocarstwo jest Sojusznikiem swojego pana, nawet gdy ten jest Neutralny lub Ekspansjonistyczny. Pod Neutralnym samo jest Neutralne, ze wszystkimi skutkami (7.6, 11.3).',
    ],
  ),
  '12.6': rule(
    [
      'Rules for Allies apply',
      'Moving, naming an Arbiter, Garrisons and support go by the rules for Allies. The Minor Powers of one player are Allies of each other too.',
    ],
    [
      'Jak Sojusznicy',
      'Przy ruchu, wyborze Arbitra, Garnizonach i wsparciu stosuje się zasady o Sojusznikach. Pomniejsze Mocarstwa jednego gracza są też Sojusznikami między sobą.',
    ],
  ),
  '12.7': rule(
    [
      'It gains no Influence',
      'A Minor Power does not take Gain Influence. If it is Emperor, whoever controls it when its shield is there gains the 2 Influence.',
    ],
    [
      'Bez Poszerzenia Wpływów',
      'Pomniejsze Mocarstwo nie wykonuje Poszerzenia Wpływów. Jeśli jest Cesarzem, 2 punkty Wpływu dostaje ten, kto je kontroluje, gdy jego tarcza jest przy tej akcji.',
    ],
  ),
  '12.8': rule(
    [
      'It follows its controller',
      'When the controller changes status in the Diplomacy Phase its Minor Powers change with it.',
    ],
    [
      'Idzie za panem',
      'Gdy pan zmienia Status w Fazie Dyplomacji, jego Pomniejsze Mocarstwa zmieniają go razem z nim.',
    ],
  ),
  '12.9': rule(
    [
      'Influence from its battles',
      'Influence for battles that it wins goes to its controller, without the extra point for beating the opposing Coalition. If Major and Minor both took part, both score.',
    ],
    [
      'Wpływ z jego bitew',
      'Punkty Wpływu za bitwy, które wygra, dostaje jego pan, bez dodatkowego punktu za Generała przeciwnej Koalicji. Jeśli brały udział oba, Główne i Pomniejsze, punktują oba.',
    ],
  ),
  '12.10': rule(
    [
      'Gifts within one player’s Powers',
      'A Major Power and its Minor Powers may give each other Subsidies and Mercenaries, up to three Money or three cards.',
    ],
    [
      'Subwencje u jednego gracza',
      'Główne Mocarstwo i jego Pomniejsze mogą dawać sobie Subwencje i Najemników, do trzech Pieniędzy albo trzech kart.',
    ],
  ),
  '12.11': rule(
    [
      'Before its first Drill',
      'A Minor Power that nobody controls takes no action, is never Arbiter, and agrees to nothing. If it is attacked, Great Britain runs it for that battle, with its own cards and Morale; if the attacker is of the British Coalition, France does. Only members of its Coalition may support it; if it wins, nobody gains Influence.',
    ],
    [
      'Przed pierwszą Musztrą',
      'Pomniejsze Mocarstwo, którego nikt nie kontroluje, nie wykonuje akcji, nie bywa Arbitrem i na nic się nie zgadza. Gdy zostanie zaatakowane, na czas bitwy prowadzi je Wielka Brytania, jego kartami i jego Morale; jeśli atakujący jest w Koalicji brytyjskiej, Francja. Wesprzeć je mogą tylko członkowie jego Koalicji; jeśli wygra, nikt nie dostaje Wpływu.',
    ],
  ),
  '12.12': rule(
    ['Questions and answers', 'What players often ask about Minor Powers.'],
    ['Pytania i odpowiedzi', 'O co gracze często pytają przy Pomniejszych Mocarstwach.'],
  ),
  '12.12.1': rule(
    [
      'Taking one over',
      'If you were at peace with it nothing changes between you on the board; if at war, 11.1 applies. It never brings war between you and the Minor Power you take.',
    ],
    [
      'Skutki przejęcia',
      'Jeśli byliście w Stanie Pokoju, na planszy nic się między wami nie zmienia; jeśli w Stanie Wojny, stosuje się 11.1. Przejęcie nigdy nie daje wojny z przejmowanym Pomniejszym Mocarstwem.',
    ],
  ),
  '12.12.2': rule(
    [
      'Garrisons in its home',
      'You may leave a Garrison there, unless you control it or it is in your Coalition.',
    ],
    [
      'Garnizon na jego ziemi',
      'Na jego Terytorium Macierzystym wolno zostawić Garnizon, chyba że je kontrolujesz albo jest w twojej Koalicji.',
    ],
  ),
  '12.12.3': rule(
    [
      'As Arbiter',
      'A Minor Power may be Arbiter, but not for its controller, for another Minor Power of that player, or for its own Coalition. It gets the Morale itself, and its controller answers for it.',
    ],
    [
      'Jako Arbiter',
      'Pomniejsze Mocarstwo może być Arbitrem, ale nie dla swojego pana, innego jego Pomniejszego Mocarstwa ani własnej Koalicji. Morale dostaje ono samo, a odpowiada za nie jego pan.',
    ],
  ),
  '12.12.4': rule(
    [
      'Several of one player',
      'They cross each other’s territory as Allies do. If their Major Power is in a Coalition, so are they all.',
    ],
    [
      'Kilka u jednego gracza',
      'Przechodzą przez swoje Terytoria jak Sojusznicy. Jeśli ich Główne Mocarstwo jest w Koalicji, są w niej wszystkie.',
    ],
  ),
}
