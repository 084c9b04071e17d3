/** 5 The basic concepts. */
import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BASICS: RuleBook = {
  '5.1': rule(
    ['Wheel of War', 'The wheel says which action each Power has in the turn.'],
    ['Koło Wojny', 'Koło mówi, jaką akcję ma w danej turze każde Mocarstwo.'],
  ),
  '5.1.1': rule(
    [
      'The seven actions',
      'In order: Drill, Taxation, Subsidies and Mercenaries, Leadership, Mobilisation, Gain Influence, Movement. Each Power’s shield stands at a different one.',
    ],
    [
      'Siedem akcji',
      'Kolejno: Musztra, Opodatkowanie, Subwencje i Najemnicy, Przywództwo, Mobilizacja, Poszerzenie Wpływów, Ruch. Tarcza każdego Mocarstwa jest przy innej z nich.',
    ],
  ),
  '5.1.2': rule(
    [
      'One action a turn',
      'In a turn a Power performs the action at which its shield stands, and no other. Whoever decides for several Powers acts for each on its own action.',
    ],
    [
      'Jedna akcja w turze',
      'W turze Mocarstwo wykonuje akcję, przy której jest jego tarcza, i żadnej innej. Kto decyduje za kilka Mocarstw, wykonuje akcję każdego z nich.',
    ],
  ),
  '5.1.3': rule(
    [
      'The wheel turns',
      'When all Powers have acted the wheel turns one step clockwise, and every Power goes on to its next action.',
    ],
    [
      'Obrót Koła',
      'Gdy wszystkie Mocarstwa wykonały akcje, Koło obraca się o jedno pole zgodnie z ruchem wskazówek zegara i każde Mocarstwo przechodzi do następnej akcji.',
    ],
  ),
  '5.1.4': rule(
    ['A new round', 'A round has seven turns. When Great Britain is on Drill again the next round begins.'],
    [
      'Nowa runda',
      'Runda ma siedem tur. Gdy Wielka Brytania znów jest przy Musztrze, zaczyna się nowa runda.',
    ],
  ),
  '5.1.5': rule(
    [
      'Where the shields begin',
      'Great Britain Drill, Ottoman Empire Taxation, Spain Subsidies, Russia Leadership, France Mobilisation, Austria Gain Influence, Prussia Movement. So Prussia moves first in a round and Great Britain last.',
    ],
    [
      'Początek tarcz',
      'Wielka Brytania Musztra, Imperium Osmańskie Opodatkowanie, Hiszpania Subwencje, Rosja Przywództwo, Francja Mobilizacja, Austria Poszerzenie Wpływów, Prusy Ruch. Prusy poruszają się więc w rundzie pierwsze, a Wielka Brytania ostatnia.',
    ],
  ),
  '5.2': rule(
    [
      'Territories and Sea Routes',
      'Territories are where Generals and Garrisons stand; Sea Routes join some of them across water.',
    ],
    [
      'Terytoria i Szlaki Morskie',
      'Na Terytoriach stoją Generałowie i Garnizony; Szlaki Morskie łączą niektóre z nich przez wodę.',
    ],
  ),
  '5.2.1': rule(
    [
      'The number of a territory',
      'The number is what a territory is worth to whoever controls it: Money with Taxation (9.2) or Influence with Gain Influence (9.6). A territory without a number is worth nothing.',
    ],
    [
      'Liczba na Terytorium',
      'Liczba mówi, ile Terytorium daje temu, kto je kontroluje: Pieniędzy przy Opodatkowaniu (9.2) albo punktów Wpływu przy Poszerzeniu Wpływów (9.6). Terytorium bez liczby nie daje nic.',
    ],
  ),
  '5.2.2': rule(
    [
      'Home territory',
      'A territory in the colour of a Power is its home. It pays Money to its owner, and Influence to another Power that controls it.',
    ],
    [
      'Terytorium Macierzyste',
      'Terytorium w kolorze Mocarstwa jest jego Terytorium Macierzystym. Właścicielowi daje Pieniądze, a innemu Mocarstwu, które je kontroluje, punkty Wpływu.',
    ],
  ),
  '5.2.3': rule(
    [
      'Capital',
      'The home territory with an underlined name is the Power’s capital. Beaten Generals may return to it (10.4.5), and it decides about a Minor Power (12.4.5).',
    ],
    [
      'Terytorium Stołeczne',
      'Terytorium Macierzyste z podkreśloną nazwą to stolica Mocarstwa. Mogą do niej wrócić pokonani Generałowie (10.4.5), a o Pomniejszym Mocarstwie rozstrzyga to, kto ją kontroluje (12.4.5).',
    ],
  ),
  '5.2.4': rule(
    [
      'Disputed territory',
      'A striped territory with its number in a laurel. Only the Powers whose colours are among the stripes gain Influence from it; any other Power that controls it collects Money there.',
    ],
    [
      'Terytorium Sporne',
      'Terytorium w paski, z liczbą w wieńcu laurowym. Punkty Wpływu daje tylko Mocarstwom, których kolor jest wśród pasków; inne Mocarstwo, które je kontroluje, dostaje z niego Pieniądze.',
    ],
  ),
  '5.2.5': rule(
    [
      'Undisputed territory',
      'A grey territory. It gives Money to whoever controls it and Influence to nobody.',
    ],
    ['Terytorium Niesporne', 'Szare Terytorium. Daje Pieniądze temu, kto je kontroluje, a Wpływu nikomu.'],
  ),
  '5.2.6': rule(
    [
      'Impassable territory',
      'The mountain ranges, such as the Alps. No General ever enters or crosses them.',
    ],
    [
      'Terytorium Nieprzekraczalne',
      'Pasma górskie, na przykład Alpy. Żaden Generał nigdy na nie nie wchodzi ani przez nie nie przechodzi.',
    ],
  ),
  '5.2.7': rule(
    [
      'Sea Routes',
      'A Sea Route joins two coastal territories. Red routes belong to Great Britain, yellow ones to Spain, whatever happens on land. Two territories may have a route and a land border as well; then either may be used.',
    ],
    [
      'Szlaki Morskie',
      'Szlak Morski łączy dwa Terytoria przybrzeżne. Czerwone Szlaki ma Wielka Brytania, żółte Hiszpania, bez względu na to, co dzieje się na lądzie. Dwa Terytoria mogą mieć i Szlak, i granicę lądową; wtedy wolno użyć jednego albo drugiego.',
    ],
  ),
  '5.3': rule(
    [
      'Where Influence comes from',
      'From controlled disputed territories with one’s own stripe, from controlled home territories of other Powers, from battles won, and from being Emperor.',
    ],
    [
      'Skąd bierze się Wpływ',
      'Z kontrolowanych Terytoriów Spornych z własnym paskiem, z kontrolowanych Terytoriów Macierzystych innych Mocarstw, z wygranych bitew i z godności Cesarza.',
    ],
  ),
  '5.4': rule(
    [
      'Morale',
      'Morale pays for Battle cards and for bids on Minor Powers. It is gained as an Arbiter, by Leadership and by Mobilisation. It is never below 0 nor above 15, and nothing can be bought or gained beyond that.',
    ],
    [
      'Morale',
      'Punktami Morale płaci się za karty Bitwy i w licytacji o Pomniejsze Mocarstwa. Zyskuje się je jako Arbiter, przez Przywództwo i Mobilizację. Morale nigdy nie spada poniżej 0 ani nie przekracza 15; ponad to nie można nic kupić ani zyskać.',
    ],
  ),
  '5.5': rule(
    [
      'Holy Roman Empire',
      'The Empire is no Power. Once a round the Powers that control its eight elector territories, marked by a crown, elect an Emperor, who gains extra Influence.',
    ],
    [
      'Święte Cesarstwo Rzymskie',
      'Cesarstwo nie jest Mocarstwem. Raz na rundę Mocarstwa, które kontrolują jego osiem Terytoriów Elektorskich, oznaczonych koroną, wybierają Cesarza; ten zyskuje dodatkowe punkty Wpływu.',
    ],
  ),
  '5.6': rule(
    [
      'Power Order',
      'Great Britain, Prussia, Austria, France, Russia, Spain, Ottoman Empire. It decides who goes first wherever that matters, and it breaks ties in bids.',
    ],
    [
      'Kolejność Mocarstw',
      'Wielka Brytania, Prusy, Austria, Francja, Rosja, Hiszpania, Imperium Osmańskie. Rozstrzyga, kto jest pierwszy, gdy ma to znaczenie, i kto wygrywa remis w licytacji.',
    ],
  ),
  '5.7': rule(
    ['Arbiters', 'Another Power watches over every Movement and profits by it; the details are in 9.7.1.'],
    ['Arbitrzy', 'Nad każdym Ruchem czuwa inne Mocarstwo i na tym zyskuje; szczegóły są w 9.7.1.'],
  ),
  '5.7.1': rule(
    [
      'An Arbiter must be named',
      'A Power that moves names another Power as Arbiter, one that is not in its own Coalition.',
    ],
    [
      'Arbiter jest konieczny',
      'Mocarstwo, które się porusza, wybiera na Arbitra inne Mocarstwo, spoza własnej Koalicji.',
    ],
  ),
  '5.7.2': rule(
    [
      'What an Arbiter may do',
      'The Power named cannot decline. It may forbid the second and the third Movement Turn, never the first.',
    ],
    [
      'Prawa Arbitra',
      'Wybrane Mocarstwo nie może odmówić. Może nie pozwolić na drugą i trzecią Turę Ruchu, nigdy na pierwszą.',
    ],
  ),
  '5.7.3': rule(
    ['The Arbiter’s gain', 'For each Movement Turn the Arbiter gains Morale: 1, then 2, then 3.'],
    ['Zysk Arbitra', 'Za każdą Turę Ruchu Arbiter zyskuje Morale: 1, potem 2, potem 3.'],
  ),
  '5.8': rule(
    ['Garrisons and control', 'Garrisons say who controls a territory.'],
    ['Garnizony i kontrola', 'O tym, kto kontroluje Terytorium, mówią Garnizony.'],
  ),
  '5.8.1': rule(
    ['Control by Garrison', 'The Power whose Garrison is in a territory controls it.'],
    ['Kontrola przez Garnizon', 'Terytorium kontroluje to Mocarstwo, którego Garnizon w nim jest.'],
  ),
  '5.8.2': rule(
    [
      'Control of one’s home',
      'A Power controls its own home territory without a Garrison, unless a Garrison of another Power is there.',
    ],
    [
      'Kontrola u siebie',
      'Własne Terytorium Macierzyste Mocarstwo kontroluje bez Garnizonu, chyba że jest tam Garnizon innego Mocarstwa.',
    ],
  ),
  '5.8.3': rule(
    [
      'Generals do not control',
      'A General without a Garrison changes nothing about who controls a territory.',
    ],
    [
      'Generał nie daje kontroli',
      'Obecność Generała bez Garnizonu nic nie zmienia w tym, kto kontroluje Terytorium.',
    ],
  ),
  '5.8.4': rule(
    ['One Garrison', 'There is never more than one Garrison in a territory, whoever’s it is.'],
    ['Jeden Garnizon', 'Na Terytorium jest najwyżej jeden Garnizon, czyjkolwiek by był.'],
  ),
  '5.8.5': rule(
    [
      'Unit and Garrison',
      'A Garrison is a Unit token turned over, so each placed Garrison costs a Unit, and both come from the same tokens.',
    ],
    [
      'Oddział i Garnizon',
      'Garnizon to odwrócony żeton Oddziału: każdy umieszczony Garnizon kosztuje Oddział, a żetonów jest na oba razem.',
    ],
  ),
  '5.9': rule(
    ['Generals and Units', 'Generals lead Units about the board and into battle.'],
    ['Generałowie i Oddziały', 'Generałowie prowadzą Oddziały po planszy i do bitwy.'],
  ),
  '5.9.1': rule(
    [
      'Units belong to a General',
      'A Unit is always with a General of its own Power and goes where he goes, until it becomes a Garrison.',
    ],
    [
      'Oddział jest przy Generale',
      'Oddział jest zawsze pod Generałem własnego Mocarstwa i idzie tam, gdzie on, póki nie stanie się Garnizonem.',
    ],
  ),
  '5.9.2': rule(
    [
      'When Generals meet',
      'If a General comes into a territory with a General of another Power who is not his Ally, there is a battle.',
    ],
    [
      'Spotkanie Generałów',
      'Gdy Generał wejdzie na Terytorium, na którym stoi Generał innego Mocarstwa, niebędącego Sojusznikiem, dochodzi do bitwy.',
    ],
  ),
  '5.10': rule(
    ['Battle cards', 'Battle cards make a side stronger in battle.'],
    ['Karty Bitwy', 'Karty Bitwy wzmacniają stronę w bitwie.'],
  ),
  '5.10.1': rule(
    ['Cards add Strength', 'The value of a card is added to the Strength of the side that played it.'],
    ['Karty dodają Siłę', 'Wartość karty dolicza się do Siły strony, która ją zagrała.'],
  ),
  '5.10.2': rule(
    [
      'How many cards',
      'A Power may play as many cards in a battle as it has Units fighting there or in support of it.',
    ],
    [
      'Ile kart',
      'W bitwie Mocarstwo może zagrać tyle kart, ile ma w niej Oddziałów walczących lub wspierających.',
    ],
  ),
  '5.10.3': rule(
    ['What a card costs', 'Playing a card costs 1 Morale.'],
    ['Koszt karty', 'Zagranie karty kosztuje 1 punkt Morale.'],
  ),
  '5.10.4': rule(
    ['Abilities', 'Cards of value 2 to 5 do something more (10.3.11); a 1 does not.'],
    [
      'Zdolności specjalne',
      'Karty o wartości od 2 do 5 mają zdolność specjalną (10.3.11); karta 1 jej nie ma.',
    ],
  ),
  '5.10.5': rule(
    [
      'Six cards',
      'At the end of an action a Power with more than six cards discards down to six, of its own choice. While the action lasts it may hold more. After battles this comes when the whole Movement is over; each Minor Power has a hand of its own.',
    ],
    [
      'Sześć kart',
      'Na końcu akcji Mocarstwo, które ma więcej niż sześć kart, odrzuca nadmiar według własnego wyboru. W trakcie akcji wolno mieć więcej. Po bitwach następuje to dopiero na końcu całego Ruchu; każde Pomniejsze Mocarstwo ma własne karty.',
    ],
  ),
  '5.11': rule(
    [
      'Promises',
      'Players may agree on whatever they like, and nothing of it binds. Only the rules of Coalitions and of controlled Minor Powers bind. Money and cards change hands by Subsidies and Mercenaries alone.',
    ],
    [
      'Obietnice',
      'Gracze mogą umawiać się, jak chcą, ale żadna obietnica nie wiąże. Wiążą tylko zasady Koalicji i kontrolowanych Pomniejszych Mocarstw. Pieniądze i karty przechodzą z rąk do rąk tylko przez Subwencje i Najemników.',
    ],
  ),
}
