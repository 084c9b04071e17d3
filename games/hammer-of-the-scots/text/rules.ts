/** The rules in our own words and in short, by the rulebook's numbers, for people who ask "why not?". */
type Told = readonly [title: string, text: string]
interface Rule {
  readonly en: Told
  readonly pl: Told
}

const rule = (en: Told, pl: Told): Rule => ({ en, pl })

export const RULES: Readonly<Record<string, Rule>> = {
  '1.1': rule(
    [
      'Areas',
      'Blocks stand in areas and go from one to the next over a black or red border. Where two areas touch only across water there is no way between them.',
    ],
    [
      'Obszary',
      'Bloczki stoją w obszarach i przechodzą między nimi przez czarną lub czerwoną granicę. Obszary, które dzieli tylko woda, nie są połączone.',
    ],
  ),
  '1.2': rule(
    [
      'Castle limits',
      'The number at a castle says how many blocks may winter in the area and how many replacement points it gives. No castle counts as 0.',
    ],
    [
      'Limit zamku',
      'Liczba przy zamku mówi, ile bloczków może w obszarze zimować i ile punktów odbudowy on daje. Brak zamku to 0.',
    ],
  ),
  '1.3': rule(
    [
      'Cathedrals',
      'Strathspey, Lennox and Fife have a cathedral. For Scotland it adds 1 to wintering and to replacement points; for England nothing.',
    ],
    [
      'Katedry',
      'W Strathspey, Lennox i Fife jest katedra. Szkocji dodaje ona 1 do zimowania i do punktów odbudowy; Anglii nie dodaje nic.',
    ],
  ),
  '1.4': rule(
    [
      'Home areas of nobles',
      'A noble who defends his home area fights one better: B2 counts as B3. Attacking it he does not. Bruce and Comyn have two homes each.',
    ],
    [
      'Obszary rodowe',
      'Szlachcic broniący swojego obszaru rodowego walczy o jeden lepiej: B2 liczy się jak B3. Atakując go, nie. Bruce i Comyn mają po dwa.',
    ],
  ),
  '2.0': rule(
    [
      'Armies',
      'An upright block hides its kind and strength from the opponent. Faces are seen only in battle.',
    ],
    ['Armie', 'Stojący bloczek ukrywa przed przeciwnikiem rodzaj i siłę. Jego przód widać tylko w bitwie.'],
  ),
  '2.11': rule(
    [
      'Strength',
      'The marks on the upper edge are the strength: that many dice. Each hit turns the block and takes one.',
    ],
    ['Siła', 'Znaki na górnej krawędzi to siła: tyle kości. Każde trafienie obraca bloczek i zabiera jeden.'],
  ),
  '2.12': rule(
    [
      'Combat rating',
      'The letter says when a block acts, A before B before C. The number is the highest roll that hits.',
    ],
    [
      'Wartość bojowa',
      'Litera mówi, kiedy bloczek działa: A przed B przed C. Liczba to najwyższy wynik, który trafia.',
    ],
  ),
  '3.0': rule(
    ['Cards', 'Each year all 25 cards are shuffled and each player gets five. Cards are never carried over.'],
    ['Karty', 'Co roku tasuje się wszystkie 25 kart i każdy gracz dostaje pięć. Kart się nie przenosi.'],
  ),
  '3.1': rule(
    [
      'Playing cards',
      'Both lay one card face down and turn them up together. The higher value is Player 1; on a tie England is.',
    ],
    [
      'Zagrywanie kart',
      'Obaj kładą po jednej zakrytej karcie i odkrywają je razem. Wyższa wartość daje Gracza 1; przy remisie jest nim Anglia.',
    ],
  ),
  '3.11': rule(
    ['Move cards', 'A move card moves one, two or three groups.'],
    ['Karty ruchu', 'Karta ruchu porusza jedną, dwie lub trzy grupy.'],
  ),
  '3.12': rule(
    [
      'Event cards',
      'Events come before any move, and their player is Player 1. Two events in one turn are both carried out, England’s first; then the year ends.',
    ],
    [
      'Karty wydarzeń',
      'Wydarzenia rozgrywa się przed ruchami, a ich gracz jest Graczem 1. Dwa wydarzenia w turze działają oba, angielskie pierwsze; potem rok się kończy.',
    ],
  ),
  '4.0': rule(
    [
      'Movement',
      'Nobody has to move, and moves cannot be saved. A block moves once a turn; it passes friends, but stops and fights where the enemy stands.',
    ],
    [
      'Ruch',
      'Nikt nie musi się ruszać, a ruchów nie można odłożyć. Bloczek rusza się raz w turze; mija swoich, ale zatrzymuje się i walczy tam, gdzie stoi wróg.',
    ],
  ),
  '4.1': rule(
    ['Initiative', 'The higher card is Player 1 and moves first; England on a tie.'],
    ['Inicjatywa', 'Wyższa karta daje Gracza 1, który rusza pierwszy; przy remisie Anglia.'],
  ),
  '4.2': rule(
    [
      'Group moves',
      'All your blocks in one area are a group. Each point of the card moves one group: any of its blocks, to the same or different areas, each as far as its movement allows.',
    ],
    [
      'Ruch grup',
      'Wszystkie twoje bloczki w jednym obszarze to grupa. Każdy punkt karty porusza jedną grupę: dowolne jej bloczki, do tych samych lub różnych obszarów, każdy najdalej o swój ruch.',
    ],
  ),
  '4.3': rule(
    [
      'Border limits',
      'In a move phase at most six blocks of a player may cross a black border and at most two a red one. A block that crosses a red border must stop.',
    ],
    [
      'Limity granic',
      'W fazie ruchu przez czarną granicę przechodzi najwyżej sześć bloczków gracza, a przez czerwoną najwyżej dwa. Bloczek, który przekroczył czerwoną granicę, musi się zatrzymać.',
    ],
  ),
  '4.4': rule(
    [
      'Anglo-Scottish border',
      'Each point of the card takes one block, not a group, over the dashed border. A block that enters England must stop.',
    ],
    [
      'Granica angielsko-szkocka',
      'Każdy punkt karty przeprowadza przez przerywaną granicę jeden bloczek, nie grupę. Bloczek, który wszedł do Anglii, musi się zatrzymać.',
    ],
  ),
  '4.5': rule(
    [
      'Control of areas',
      'Your blocks make an area friendly, the enemy’s make it enemy, nobody’s make it neutral. It changes at once.',
    ],
    [
      'Kontrola obszarów',
      'Twoje bloczki czynią obszar przyjaznym, wrogie wrogim, a niczyje neutralnym. Zmiana następuje od razu.',
    ],
  ),
  '4.6': rule(
    [
      'Pinning',
      'Attackers, reserves included, keep as many defenders from moving as they are. The rest may leave, but not over a border by which the enemy came in.',
    ],
    [
      'Wiązanie walką',
      'Atakujący, także w rezerwie, wiążą tylu obrońców, ilu ich jest. Reszta może wyjść, ale nie przez granicę, którą wszedł wróg.',
    ],
  ),
  '4.7': rule(
    [
      'Norse',
      'The Norse need a card point of their own. They go from any Scottish coast to any other and may attack there; never into England.',
    ],
    [
      'Norwegowie',
      'Norwegowie potrzebują osobnego punktu karty. Płyną z dowolnego szkockiego wybrzeża na inne i mogą tam atakować; nigdy do Anglii.',
    ],
  ),
  '5.1': rule(
    [
      'Sequence',
      'Battles are fought one after the other when all have moved. Player 1 names the next before any block is turned up.',
    ],
    [
      'Kolejność',
      'Bitwy rozgrywa się jedna po drugiej, gdy wszyscy się ruszyli. Następną wskazuje Gracz 1, zanim odkryje się bloczki.',
    ],
  ),
  '5.2': rule(
    [
      'Celtic unity',
      'A Welsh or Irish block that joins a battle rolls a die; on 5 or 6 it goes back to the English pool.',
    ],
    [
      'Celtycka jedność',
      'Za walijski lub irlandzki bloczek wchodzący do bitwy rzuca się kością; przy 5–6 wraca on do angielskiej puli.',
    ],
  ),
  '5.3': rule(
    [
      'Combat rounds',
      'A battle has at most three rounds. If it is not decided then, the attacker must withdraw.',
    ],
    ['Rundy walki', 'Bitwa ma najwyżej trzy rundy. Jeśli się nie rozstrzygnie, atakujący musi się wycofać.'],
  ),
  '5.31': rule(
    [
      'Combat turns',
      'In each round every block has one turn: it fights, retreats or passes. A before B before C; with the same letter the defender first.',
    ],
    [
      'Tury walki',
      'W każdej rundzie bloczek ma jedną turę: walczy, ucieka albo pasuje. A przed B przed C; przy tej samej literze obrońca pierwszy.',
    ],
  ),
  '5.32': rule(
    [
      'Reserves',
      'One group that crossed one border is the main attack; all others wait in reserve and join in round 2. If the defenders are gone after round 1, sides change roles.',
    ],
    [
      'Rezerwy',
      'Jedna grupa, która przeszła jedną granicę, to główny atak; pozostałe czekają w rezerwie i wchodzą w rundzie 2. Jeśli po rundzie 1 nie ma obrońców, strony zamieniają się rolami.',
    ],
  ),
  '5.33': rule(
    ['Reinforcements', 'Blocks that Player 2 moves into a battle begun by Player 1 are reserves.'],
    ['Posiłki', 'Bloczki, które Gracz 2 wprowadza do bitwy zaczętej przez Gracza 1, są rezerwą.'],
  ),
  '5.4': rule(
    [
      'Resolution',
      'A fighting block rolls as many dice as its strength; each at or below its number is a hit.',
    ],
    [
      'Rozstrzyganie',
      'Walczący bloczek rzuca tyloma kośćmi, ile ma siły; każdy wynik nie wyższy od jego liczby to trafienie.',
    ],
  ),
  '5.41': rule(
    [
      'Hits',
      'Each hit goes to the strongest enemy block; between equals its owner chooses. Hits count at once.',
    ],
    [
      'Trafienia',
      'Każde trafienie przyjmuje najsilniejszy wrogi bloczek; między równymi wybiera właściciel. Trafienia działają od razu.',
    ],
  ),
  '5.5': rule(
    [
      'Retreats',
      'In its turn a block may retreat to an adjacent friendly or neutral area: not into a battle, not over a border the enemy came in by, within the border limits, and not over the kingdoms’ border the wrong way. Who must and cannot is eliminated.',
    ],
    [
      'Ucieczki',
      'W swojej turze bloczek może uciec do sąsiedniego obszaru przyjaznego lub neutralnego: nie do bitwy, nie przez granicę, którą wszedł wróg, w limicie granicy i nie przez granicę królestw w złą stronę. Kto musi, a nie może, jest wyeliminowany.',
    ],
  ),
  '5.6': rule(
    [
      'Regrouping',
      'After a won battle the winner’s blocks there, reserves too, may go to adjacent friendly or neutral areas within the border limits.',
    ],
    [
      'Przegrupowanie',
      'Po wygranej bitwie bloczki zwycięzcy, także rezerwy, mogą przejść do sąsiednich obszarów przyjaznych lub neutralnych w limitach granic.',
    ],
  ),
  '5.7': rule(
    [
      'Captured nobles',
      'A noble eliminated in combat changes sides at once, at strength 1 in the other side’s reserve. Moray never does: he is dead.',
    ],
    [
      'Pojmana szlachta',
      'Szlachcic wyeliminowany w walce od razu zmienia stronę, z siłą 1 w rezerwie drugiej strony. Moray nigdy: ginie.',
    ],
  ),
  '5.8': rule(
    [
      'Eliminated blocks',
      'An eliminated block goes to its pool. One with a cross that falls in battle is out for good.',
    ],
    [
      'Wyeliminowane bloczki',
      'Wyeliminowany bloczek trafia do puli. Bloczek z krzyżem, który padł w bitwie, odpada na zawsze.',
    ],
  ),
  '5.9': rule(
    [
      'Border raids',
      'At the end of every turn in which Scots hold England, the English lose one block from the map, not a noble.',
    ],
    [
      'Najazdy',
      'Na koniec każdej tury, w której Szkoci okupują Anglię, Anglicy tracą z planszy jeden bloczek, nie szlachcica.',
    ],
  ),
  '6.1': rule(
    [
      'English kings',
      'Edward is Edward I until he falls in battle or 1306 ends; then he is Edward II, who never winters in Scotland and whose death in battle loses the match.',
    ],
    [
      'Królowie angielscy',
      'Edward to Edward I, póki nie padnie w bitwie albo nie skończy się rok 1306; potem jest Edwardem II, który nie zimuje w Szkocji, a jego śmierć w bitwie przegrywa partię.',
    ],
  ),
  '6.2': rule(
    [
      'Scottish kings',
      'Once in a match the Scots may crown Bruce, Comyn or Balliol, with any event card in place of its event.',
    ],
    [
      'Królowie szkoccy',
      'Raz w partii Szkoci mogą koronować Bruce’a, Comyna lub Balliola, dowolną kartą wydarzenia zamiast jej efektu.',
    ],
  ),
  '6.21': rule(
    [
      'Bruce or Comyn',
      'Wallace must be dead and the candidate in Fife. The nobles of the other faction, but Moray, go over to England.',
    ],
    [
      'Bruce albo Comyn',
      'Wallace musi być martwy, a kandydat stać w Fife. Szlachta drugiego stronnictwa, oprócz Moraya, przechodzi do Anglii.',
    ],
  ),
  '6.22': rule(
    [
      'Balliol',
      'From 1301, with the French knights on the map. The King stands beside them; the Bruce faction goes over to England.',
    ],
    [
      'Balliol',
      'Od roku 1301, gdy na planszy są rycerze francuscy. Król staje obok nich; stronnictwo Bruce’a przechodzi do Anglii.',
    ],
  ),
  '7.0': rule(
    [
      'Winter',
      'The year ends when both play an event in one turn or all five cards are played. Then comes the winter, step by step.',
    ],
    [
      'Zima',
      'Rok kończy się, gdy obaj zagrają wydarzenie w jednej turze albo gdy skończą się karty. Potem przychodzi zima, krok po kroku.',
    ],
  ),
  '7.1': rule(
    [
      'Nobles go home',
      'All nobles go home, the English first. One whose home the enemy holds goes over to the enemy. Moray may also stay or be disbanded.',
    ],
    [
      'Powrót szlachty',
      'Wszyscy szlachcice wracają do domu, angielscy pierwsi. Ten, którego dom trzyma wróg, przechodzi do wroga. Moray może też zostać albo być odrzucony.',
    ],
  ),
  '7.12': rule(
    ['Bruce and Comyn', 'They may go to either of their homes. If the enemy holds both, the enemy chooses.'],
    ['Bruce i Comyn', 'Mogą iść do dowolnego ze swoich dwóch domów. Jeśli oba trzyma wróg, wybiera wróg.'],
  ),
  '7.2': rule(
    ['Scottish king', 'The King goes to a friendly cathedral, stays, or is disbanded.'],
    ['Król szkocki', 'Król idzie do przyjaznej katedry, zostaje albo jest odrzucony.'],
  ),
  '7.3': rule(
    ['English disbanding', 'English blocks in Scotland may always be disbanded to the pool.'],
    ['Odrzucanie angielskie', 'Angielskie bloczki w Szkocji zawsze można odrzucić do puli.'],
  ),
  '7.31': rule(
    [
      'Who must disband',
      'English archers, knights and hobelars must be disbanded, unless they winter with Edward.',
    ],
    [
      'Kto musi odejść',
      'Angielskich łuczników, rycerzy i hobelarów trzeba odrzucić, chyba że zimują z Edwardem.',
    ],
  ),
  '7.32': rule(
    [
      'English infantry in winter',
      'Infantry may stay within the castle limit. A noble is never disbanded to make room.',
    ],
    [
      'Piechota angielska zimą',
      'Piechota może zostać w limicie zamku. Szlachcica nie odrzuca się, by zrobić miejsce.',
    ],
  ),
  '7.4': rule(
    [
      'English king in winter',
      'Edward I may winter in Scotland with the blocks of his area, but not two years running nor in 1306. Then there is no levy.',
    ],
    [
      'Król angielski zimą',
      'Edward I może zimować w Szkocji z bloczkami swojego obszaru, ale nie dwa lata z rzędu i nie w roku 1306. Wtedy nie ma rekrutacji.',
    ],
  ),
  '7.5': rule(
    [
      'Scottish disbanding',
      'Wallace may go to Selkirk and regain two steps. What exceeds the castle limits is disbanded.',
    ],
    [
      'Odrzucanie szkockie',
      'Wallace może iść do Selkirk i odzyskać dwa punkty siły. Nadwyżkę ponad limity zamków się odrzuca.',
    ],
  ),
  '7.6': rule(
    ['Builds', 'Each friendly area gives replacement points to be spent there.'],
    ['Odbudowa', 'Każdy przyjazny obszar daje punkty odbudowy do wydania na miejscu.'],
  ),
  '7.61': rule(
    [
      'Scottish builds',
      'A point adds a step to a block there or raises a block from the pool, within the castle limit.',
    ],
    [
      'Odbudowa szkocka',
      'Punkt dodaje bloczkowi na miejscu siłę albo wystawia bloczek z puli, w limicie zamku.',
    ],
  ),
  '7.62': rule(
    ['French knights', 'Once Scotland has 8 nobles the French knights join its pool.'],
    ['Rycerze francuscy', 'Gdy Szkocja ma 8 szlachciców, rycerze francuscy wchodzą do jej puli.'],
  ),
  '7.63': rule(
    ['English builds', 'English points build up infantry and nobles only; nobody is raised.'],
    [
      'Odbudowa angielska',
      'Angielskie punkty odbudowują tylko piechotę i szlachtę; nikogo się nie wystawia.',
    ],
  ),
  '7.7': rule(
    [
      'English levy',
      'Half of the English pool, rounded up, is drawn at full strength and placed in England.',
    ],
    ['Rekrutacja angielska', 'Połowę angielskiej puli, w górę, losuje się z pełną siłą i stawia w Anglii.'],
  ),
  '7.8': rule(
    ['New cards', 'All cards are shuffled and each player gets five.'],
    ['Nowe karty', 'Tasuje się wszystkie karty i każdy gracz dostaje pięć.'],
  ),
  '9.0': rule(
    [
      'Victory',
      'At the end the side with more nobles wins. With seven each Scotland wins if Wallace is on the map, otherwise England.',
    ],
    [
      'Zwycięstwo',
      'Na koniec wygrywa strona z większą liczbą szlachciców. Przy siedmiu po każdej stronie wygrywa Szkocja, jeśli Wallace jest na planszy, inaczej Anglia.',
    ],
  ),
  '9.1': rule(
    [
      'Sudden death',
      'All nobles in play on one side, the Scottish King or Edward II killed in battle: the match ends at once.',
    ],
    [
      'Nagła śmierć',
      'Wszyscy szlachcice w grze po jednej stronie, Król szkocki lub Edward II zabity w bitwie: partia kończy się od razu.',
    ],
  ),
  'card-herald': rule(
    ['Herald', 'Name an enemy noble on the map, not Moray. On 1 to 4 he changes sides where he stands.'],
    ['Herold', 'Wskaż wrogiego szlachcica na planszy, nie Moraya. Przy 1–4 zmienia stronę tam, gdzie stoi.'],
  ),
  'card-pillage': rule(
    ['Pillage', 'Two hits on an enemy group next to yours; what it loses, your group may gain.'],
    ['Grabież', 'Dwa trafienia we wrogą grupę obok twojej; co ona straci, twoja grupa może zyskać.'],
  ),
  'card-sea-move': rule(
    [
      'Sea Move',
      'One or two blocks sail from one coast to another that only your blocks hold. Not the Norse.',
    ],
    [
      'Ruch morski',
      'Jeden lub dwa bloczki płyną z jednego wybrzeża na inne, które trzymają tylko twoje bloczki. Nie Norwegowie.',
    ],
  ),
  'card-truce': rule(
    [
      'Truce',
      'This turn the opponent may not move a block into an area that holds yours; Scots may not enter England at all.',
    ],
    [
      'Rozejm',
      'W tej turze przeciwnik nie może wejść do obszaru z twoimi bloczkami; Szkoci nie mogą wejść do Anglii wcale.',
    ],
  ),
  'card-victuals': rule(
    ['Victuals', 'Up to three steps for your blocks in one area.'],
    ['Zaopatrzenie', 'Do trzech punktów siły dla twoich bloczków w jednym obszarze.'],
  ),
}
