import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BATTLES: RuleBook = {
  '7.0': rule(
    ['Tactical phase', 'Tactical events are aimed, Battles fought, then the fights at besieged Cities.'],
    [
      'Faza Taktyczna',
      'Wskazuje się cele Zdarzeń Fazy Taktycznej, toczy Bitwy, a potem Walki podczas Oblężenia.',
    ],
  ),
  '7.01': rule(
    [
      'Tactical Phase Events',
      'Who played a Tactical event names the Battle for it, Player 1 first. Mining, Turncoats and Advantageous Terrain may be named for a siege. Both may name the same Battle; an event whose Battle does not come about is lost.',
    ],
    [
      'Zdarzenia Fazy Taktycznej',
      'Kto zagrał Zdarzenie Fazy Taktycznej, wskazuje Bitwę, której ono dotyczy, Gracz 1 pierwszy. Podkop, Zdrajców i Korzystne Ukształtowanie Terenu można wskazać dla oblężenia. Obaj mogą wskazać tę samą Bitwę; Zdarzenie, którego Bitwa się nie odbędzie, przepada.',
    ],
  ),
  '7.02': rule(
    ['Battles', 'Player 1 picks the Contested Areas one by one, and each Battle is fought to its end.'],
    ['Bitwy', 'Gracz 1 wybiera kolejno Sporne Strefy i każdą Bitwę rozgrywa się do końca.'],
  ),
  '7.03': rule(
    [
      'Siege Combat',
      'Then Player 1 picks the besieged Cities one by one: in each the besieged may first sally, then the besieger may storm. Blocks that retreated into the Area this Turn take no part.',
    ],
    [
      'Walka podczas Oblężenia',
      'Potem Gracz 1 wybiera kolejno oblężone Miasta: w każdym najpierw oblężony może zrobić Wypad, potem oblegający może Szturmować. Bloki, które w tej Turze wycofały się do tej Strefy, nie biorą udziału.',
    ],
  ),
  '7.1': rule(
    [
      'Battle reserves',
      'The Attacker names one border as the Main Attack: who came over it fights in Round 1. All others, and whoever came to help the Defender, wait in Reserve until Round 2 and are not hit before. If all of the Defender’s front line is eliminated, routed or in pursuit in Round 1, the roles change for the rest of the Battle. Artillery in Reserve does not Fire.',
    ],
    [
      'Odwód',
      'Atakujący wskazuje jedną granicę Głównej Armii: kto nią wszedł, walczy w Rundzie 1. Wszyscy inni, a także ci, którzy przyszli wzmocnić Obrońcę, czekają w Odwodzie do Rundy 2 i wcześniej nie są trafiani. Jeśli w Rundzie 1 wszystkie bloki Obrońcy poza Odwodem zostaną Wyeliminowane, Rozgromione lub ruszą w Pogoń, role zamieniają się do końca Bitwy. Artyleria z Odwodu nie Strzela.',
    ],
  ),
  '7.2': rule(
    [
      'Withdraw before battle',
      'The Defender may try to leave before the fight, but not from a Surprise Attack. Both tell how many Cavalry blocks they have, without Reserves: if only he has any he gets away, if only the Attacker has he fails; otherwise a die decides, 4 or more succeeding, +1 if he has Cavalry alone, -1 if he has Artillery, and plus or minus the difference in Cavalry. Strength lost on the way falls on Cavalry first. If he fails with Cavalry alone, only the Attacker’s Cavalry fights in Round 1.',
    ],
    [
      'Wycofanie się Przed Bitwą',
      'Obrońca może spróbować odejść przed walką, ale nie przy Ataku z Zaskoczenia. Obaj podają liczbę bloków Kawalerii poza Odwodem: jeśli ma ją tylko Obrońca, odchodzi, jeśli tylko Atakujący, nie udaje się; inaczej decyduje rzut, udany przy 4 i więcej: +1, gdy Obrońca ma samą Kawalerię, −1, gdy ma Artylerię, oraz różnica liczby Kawalerii. Straconą siłę odejmuje się najpierw Kawalerii. Gdy nie uda się samej Kawalerii, w Rundzie 1 walczy z nią tylko Kawaleria Atakującego.',
    ],
  ),
  '7.3': rule(
    [
      'Battle rounds',
      'Up to three rounds, each in this order, the Defender first: from Round 2 on either side, first the Attacker, may order a General Retreat; Reserves enter in Round 2; Artillery fires in Round 1; Infantry fires; Cavalry engages; Infantry that did not fire engages. In a General Retreat one’s own blocks do not Fire and engage at -2, the enemy is at -1, Reserves stay out, and the Battle ends after the round.',
    ],
    [
      'Rundy Bitwy',
      'Najwyżej trzy Rundy, każda w tej kolejności, Obrońca pierwszy: od Rundy 2 każda strona, najpierw Atakujący, może zarządzić Całkowity Odwrót; w Rundzie 2 wchodzi Odwód; w Rundzie 1 Strzela Artyleria; Strzela Piechota; Kawaleria walczy w Zwarciu; walczy w Zwarciu Piechota, która nie Strzelała. Podczas Całkowitego Odwrotu własne bloki nie Strzelają i walczą w Zwarciu z −2, przeciwnik ma −1, Odwód nie wchodzi, a po tej Rundzie Bitwa się kończy.',
    ],
  ),
  '7.4': rule(
    [
      'Fire and engage',
      'A block rolls as many dice as its strength and hits with every roll up to its effectiveness. Nobody aims at a single block: each hit takes one strength from the strongest block of the class aimed at, the owner choosing among equals. Below strength 1 a block is eliminated at once. An effectiveness below 1 cannot hit.',
    ],
    [
      'Ostrzał i walka w Zwarciu',
      'Blok rzuca tyloma kostkami, ile wynosi jego siła, i trafia każdym wynikiem nie większym niż skuteczność. Nie można wybrać pojedynczego celu: każde trafienie zabiera 1 siły najsilniejszemu blokowi wskazanego typu, a spośród równych wybiera właściciel. Blok, którego siła spadnie poniżej 1, jest natychmiast Wyeliminowany. Skuteczność poniżej 1 nie daje trafień.',
    ],
  ),
  '7.41': rule(
    [
      'Artillery Fire',
      'Artillery fires in Round 1 only. Before the roll the class aimed at is declared for each block; at Cavalry it fires at -1. Artillery itself is never hit in a Battle.',
    ],
    [
      'Ostrzał Artylerii',
      'Artyleria Strzela tylko w Rundzie 1. Przed rzutem wskazuje się dla każdego bloku typ celu; w Kawalerię Strzela z −1. Sama Artyleria nigdy nie jest w Bitwie trafiana.',
    ],
  ),
  '7.42': rule(
    [
      'Cavalry Engage',
      'Cavalry hits enemy Cavalry as long as there is any; otherwise it hits Infantry, at +1. If both still have Cavalry afterwards, the side that took more hits rolls a die: up to the difference in hits, all its Cavalry routs. Cavalry that routed or destroyed all of the enemy’s checks for pursuit.',
    ],
    [
      'Walka w Zwarciu Kawalerii',
      'Kawaleria trafia Kawalerię wroga, póki taka jest; inaczej trafia Piechotę, z +1. Jeśli potem obie strony mają jeszcze Kawalerię, ta, która przyjęła więcej trafień, rzuca kostką: wynik nie większy niż różnica trafień oznacza, że cała jej Kawaleria jest Rozgromiona. Kawaleria, która rozgromiła lub wyeliminowała całą Kawalerię wroga, sprawdza Pogoń.',
    ],
  ),
  '7.43': rule(
    [
      'Cavalry Pursuit',
      'For each winning Cavalry block roll a die, -1 if the enemy’s Cavalry was all eliminated, -2 if there were hits to spare. Up to its Discipline it stays; above, it is gone in pursuit for the rest of the Battle.',
    ],
    [
      'Pogoń Kawalerii',
      'Za każdy zwycięski blok Kawalerii rzuca się kostką, z −1, jeśli cała Kawaleria wroga została Wyeliminowana, a z −2, jeśli były też nadmiarowe trafienia. Wynik nie większy niż Dyscyplina: blok zostaje; większy: ściga wroga do końca Bitwy.',
    ],
  ),
  '7.44': rule(
    [
      'Infantry Fire and Engage',
      'For each of his Infantry blocks a player declares, the Defender first, whether it fires now at -1 or engages later at full effectiveness; in the next round it may do the other. Hits fall on Infantry, and those left over on Cavalry, but not on Cavalry in a General Retreat.',
    ],
    [
      'Ostrzał i Walka w Zwarciu Piechoty',
      'Dla każdego swojego bloku Piechoty gracz ogłasza, Obrońca pierwszy, czy Strzela teraz z −1, czy zaatakuje później w Zwarciu z pełną skutecznością; w następnej Rundzie może zrobić inaczej. Trafienia przyjmuje Piechota, a nadmiar Kawaleria, ale nie Kawaleria w Całkowitym Odwrocie.',
    ],
  ),
  '7.5': rule(
    [
      'End of battle',
      'The Loser is who withdrew, ordered the General Retreat or has no blocks left; otherwise who has fewer, and the Attacker on a tie. Artillery and routed or pursuing Cavalry do not count. He must retreat with all Infantry and Cavalry; his Artillery retreats with them, or is eliminated and captured if it has no cover but routed or pursuing Cavalry. Then the Victor may regroup.',
    ],
    [
      'Koniec Bitwy',
      'Przegranym jest ten, kto Wycofał się Przed Bitwą, zarządził Całkowity Odwrót lub nie ma już bloków; inaczej ten, kto ma ich mniej, a przy remisie Atakujący. Artyleria oraz Rozgromiona i ścigająca Kawaleria się nie liczą. Musi wycofać całą Piechotę i Kawalerię; jego Artyleria wycofuje się z nimi albo, jeśli osłania ją najwyżej Rozgromiona lub ścigająca Kawaleria, jest Wyeliminowana i przechwycona. Potem Zwycięzca może się Przegrupować.',
    ],
  ),
  '7.6': rule(
    [
      'Retreat',
      'Defenders may retreat into the Fortified City of the Area, others to adjacent Friendly or Vacant Areas, within the Border Limit of each border; Covenanters also to Scotland. Not over a border by which the enemy came in; if both used it, only who came over it last. Not into a Battle still to come. A block that cannot retreat is eliminated.',
    ],
    [
      'Odwrót',
      'Obrońcy mogą wycofać się do Ufortyfikowanego Miasta w tej Strefie, inni do sąsiednich Przyjaznych lub Niezajętych Stref, w Ograniczeniu Granicznym każdej granicy; Prezbiterianie także do Szkocji. Nie przez granicę, którą wszedł wróg; jeśli użyły jej obie strony, tylko ta, która przeszła nią ostatnia. Nie do Strefy, w której Bitwa dopiero się odbędzie. Blok, który nie może się Wycofać, jest Wyeliminowany.',
    ],
  ),
  '7.61': rule(
    [
      'Artillery Retreat',
      'For each Artillery block that retreats roll a die: on 1 to 3 it loses one strength.',
    ],
    [
      'Odwrót Artylerii',
      'Za każdy wycofujący się blok Artylerii rzuca się kostką: przy 1–3 traci on 1 siły.',
    ],
  ),
  '7.62': rule(
    [
      'Regional Block Retreat',
      'A Regional block retreats home, to an Area with a Leader or its Regional Leader, or along with one.',
    ],
    [
      'Odwrót Bloków Regionalnych',
      'Blok Regionalny wycofuje się do domu, do Strefy z Dowódcą lub swoim Dowódcą Regionalnym albo razem z nim.',
    ],
  ),
  '7.63': rule(
    [
      'Local Block Retreat',
      'Clubmen of the Loser are eliminated. Garrisons go back into the City they came from or are eliminated.',
    ],
    [
      'Odwrót Bloków Lokalnych',
      'Bojówki Przegranego są Wyeliminowane. Garnizony wracają do Miasta, z którego wyszły, albo są Wyeliminowane.',
    ],
  ),
  '7.7': rule(
    [
      'Regroup',
      'The Victor may move any of his blocks, Reserves and routed or pursuing Cavalry too, to one adjacent Area that is Friendly or Vacant, without Border Limit and even in Winter. Covenanters may go to Scotland, Local blocks stay.',
    ],
    [
      'Przegrupowanie',
      'Zwycięzca może przenieść dowolne swoje bloki, także Odwód oraz Rozgromioną i ścigającą Kawalerię, do jednej sąsiedniej Strefy Przyjaznej lub Niezajętej, bez Ograniczenia Granicznego, nawet zimą. Prezbiterianie mogą iść do Szkocji, bloki Lokalne zostają.',
    ],
  ),
  '7.71': rule(
    [
      'Regional Block Regroup',
      'A Regional block regroups out of its Home Region only together with a Leader or its Regional Leader.',
    ],
    [
      'Przegrupowanie Bloków Regionalnych',
      'Blok Regionalny przegrupowuje się poza Rodzimy Region tylko razem z Dowódcą lub swoim Dowódcą Regionalnym.',
    ],
  ),
  '7.8': rule(
    [
      'Eliminated blocks',
      'Eliminated blocks return to the pool. Charles, Henrietta and Covenanters leave the game; the Irish and Clubmen are put beside the map. Charles lost is the King captured: two points for Parliament.',
    ],
    [
      'Wyeliminowane bloki',
      'Wyeliminowane bloki wracają do Puli Rekrutacyjnej. Charles, Henrietta i Prezbiterianie są usuwani z gry; Irlandczycy i Bojówki trafiają obok mapy. Strata Charlesa to złapanie króla: 2 PZ dla Parlamentu.',
    ],
  ),
  '7.81': rule(
    [
      'Captured Artillery',
      'Artillery eliminated at the end of a Battle or in retreat gives its strength to the Victor: for his Artillery in the Area or in an adjacent Friendly one, or to deploy Artillery of his pool in the Area of the Battle. What finds no place is lost.',
    ],
    [
      'Przechwycona Artyleria',
      'Artyleria Wyeliminowana pod Koniec Bitwy lub podczas Odwrotu oddaje swoją siłę Zwycięzcy: jego Artylerii w tej lub sąsiedniej Przyjaznej Strefie albo na rozmieszczenie Artylerii z Puli Rekrutacyjnej w Strefie Bitwy. Czego nie można dodać, przepada.',
    ],
  ),
  '7.82': rule(
    [
      '“Stranded” Regional Blocks',
      'After a Retreat or Regroup a Regional block of that Battle that stands outside its Home Region without a Leader or its Regional Leader is eliminated.',
    ],
    [
      '„Osierocone” Bloki Regionalne',
      'Po Odwrocie lub Przegrupowaniu blok Regionalny z tej Bitwy, który stoi poza Rodzimym Regionem bez Dowódcy lub swojego Dowódcy Regionalnego, jest Wyeliminowany.',
    ],
  ),
}
