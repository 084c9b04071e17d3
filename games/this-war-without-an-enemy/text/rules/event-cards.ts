import { type Rule, type RuleBook, rule } from '@muster/kernel/rule-book'
import type { EventKey } from '../../tables.ts'
import { EVENT_WORDS } from '../cards.ts'

/** The exact rule of an event, under the title of its card. */
function event(key: EventKey, en: string, pl: string): Rule {
  const words = EVENT_WORDS[key]
  return rule([words.en[0], en], [words.pl[0], pl])
}

export const EVENT_CARDS: RuleBook = {
  'card-advantageous-terrain': event(
    'advantageous-terrain',
    'Name a Battle, sally or storming that you defend. Your Infantry takes two hits for each strength there, as 7.91 tells in full.',
    'Wskaż Bitwę, Wypad lub Szturm, w którym się bronisz. Twoja Piechota traci tam 1 siły dopiero po dwóch trafieniach; dokładnie mówi o tym 7.91.',
  ),
  'card-bradford-clubmen': event(
    'bradford-clubmen',
    'Parliament’s Clubmen rise in the West Riding at full strength, and enemies there must fight them. Then the card leaves the game.',
    'Bojówka Parlamentarzysty powstaje w West Riding z pełną siłą, a wrogowie w tej Strefie muszą z nią walczyć. Potem karta opuszcza grę.',
  ),
  'card-camp-fever': event(
    'camp-fever',
    'Choose an Area with at least two enemy blocks, besieged ones not counted. The enemy reduces two of his Infantry or Cavalry blocks there by one strength each.',
    'Wskaż Strefę z przynajmniej dwoma blokami przeciwnika, nie licząc oblężonych. Przeciwnik zmniejsza tam o 1 siłę dwóch swoich bloków Piechoty lub Kawalerii.',
  ),
  'card-carew-s-plot': event(
    'carew-s-plot',
    'If the King besieges Plymouth or controls Bristol, Plymouth changes sides, with a Garrison for it if need be. Then the card leaves the game. It may be left alone.',
    'Jeśli Rojalista oblega Plymouth lub kontroluje Bristol, Plymouth zmienia stronę, w razie potrzeby z Garnizonem. Potem karta opuszcza grę. Zdarzenie można pominąć.',
  ),
  'card-carew-s-plot-is-foiled': event(
    'carew-s-plot-is-foiled',
    'Carew’s Plot may not be enacted this Turn or later; the King’s card keeps its Action Points. It comes before all other events and leaves the game. A plot carried out already stands.',
    'Spisku Carewa nie można rozpatrzyć w tej Turze ani później; karta Rojalisty zachowuje Punkty Akcji. Wyprzedza wszystkie inne Zdarzenia i opuszcza grę. Spisek już wykonany pozostaje w mocy.',
  ),
  'card-clubmen': event(
    'clubmen',
    'Your Clubmen rise at full strength in a Neutral or Enemy Area that is not Loyal to the enemy. Enemies there fight them or withdraw into their Fortified City.',
    'Twoja Bojówka powstaje z pełną siłą w Strefie Neutralnej lub Wrogiej, która nie jest Lojalna przeciwnikowi. Wrogowie w tej Strefie walczą z nią albo wycofują się do swojego Ufortyfikowanego Miasta.',
  ),
  'card-desertion-of-regional-troops': event(
    'desertion-of-regional-troops',
    'The enemy reduces one of his Regional blocks outside its Home Region by one and sends it home; if he has none there, he reduces any block by one.',
    'Przeciwnik zmniejsza o 1 siłę swojego bloku Regionalnego poza Rodzimym Regionem i odsyła go do domu; jeśli takiego nie ma, zmniejsza o 1 siłę dowolnego bloku.',
  ),
  'card-determined-last-stand': event(
    'determined-last-stand',
    'Name a Battle. At the start of one of its rounds choose one of your Infantry blocks: until the end it takes two hits for each strength, in attack, defence or retreat alike.',
    'Wskaż Bitwę. Na początku jednej z jej Rund wybierz swój blok Piechoty: do końca traci on 1 siły dopiero po dwóch trafieniach, w ataku, obronie i odwrocie.',
  ),
  'card-fortification-of-london': event(
    'fortification-of-london',
    'From now on London’s walls are complete. The card stays beside the map.',
    'Od tej pory mury Londynu są ukończone. Karta zostaje obok mapy.',
  ),
  'card-king-charles-surrender-to-the-scots': event(
    'king-charles-surrender-to-the-scots',
    'From this Turn on two Victory Points are enough for Parliament’s Major Victory. The card stays beside the map.',
    'Od tej Tury Parlamentarzyście do Ogromnego Zwycięstwa wystarczą 2 PZ. Karta zostaje obok mapy.',
  ),
  'card-mining': event(
    'mining',
    'Name a siege of yours with a Marker of 1 or more. Before the bombardment roll a die: on 4 to 6 the walls are breached for this Turn’s storming. After a failure you may still bombard.',
    'Wskaż swoje oblężenie ze Znacznikiem o wartości co najmniej 1. Przed ostrzałem rzuć kostką: wynik 4–6 robi wyłom na czas Szturmu w tej Turze. Po niepowodzeniu nadal możesz ostrzeliwać.',
  ),
  'card-new-model-army-siege-train': event(
    'new-model-army-siege-train',
    'From now on Parliament adds 1 to the bombardment roll when it besieges with at least 2 strength of Artillery, the Covenanters’ not counted. The card stays beside the map.',
    'Od tej pory Parlamentarzysta dodaje 1 do rzutu na ostrzał Miasta, gdy oblega je Artylerią o sile co najmniej 2, nie licząc Prezbiterian. Karta zostaje obok mapy.',
  ),
  'card-parliamentary-ships-captured': event(
    'parliamentary-ships-captured',
    'Up to two free recruitments in Coastal Areas, by the usual rules and not for Artillery. Then the card leaves the game.',
    'Najwyżej dwa razy darmowy Pobór w Strefach Przybrzeżnych, na zwykłych zasadach i nie dla Artylerii. Potem karta opuszcza grę.',
  ),
  'card-quartermaster-general': event(
    'quartermaster-general',
    'During Supply Attrition name up to two of your blocks that would lose strength: they do not. They may stand in different Areas. Sieges are not affected.',
    'Podczas Wyczerpania Zaopatrzenia wskaż najwyżej dwa swoje bloki, które straciłyby siłę: nie tracą jej. Mogą stać w różnych Strefach. Nie dotyczy oblężeń.',
  ),
  'card-roundhead-cavalry-fails-to-charge': event(
    'roundhead-cavalry-fails-to-charge',
    'Name a Battle with Parliamentarian Cavalry. In Round 1 it does not engage; it can still be hit and routed.',
    'Wskaż Bitwę z Kawalerią Parlamentarzysty. W Rundzie 1 nie walczy ona w Zwarciu; nadal może zostać trafiona i Rozgromiona.',
  ),
  'card-rupert-dismissed-by-the-king': event(
    'rupert-dismissed-by-the-king',
    'If Rupert lost a Battle, surrendered a City or was eliminated this Turn, his block is replaced by the one that is no Leader. Otherwise nothing happens.',
    'Jeśli w tej Turze Rupert przegrał Bitwę, poddał Miasto lub został Wyeliminowany, jego blok zastępuje blok bez rangi Dowódcy. Inaczej nic się nie dzieje.',
  ),
  'card-supplies-from-le-continent': event(
    'supplies-from-le-continent',
    'Name one Friendly Area on the German Ocean or the British Sea, or one next to such an Area. Up to two free recruitments there, for Artillery too.',
    'Wskaż jedną Przyjazną Strefę nad Morzem Północnym lub Kanałem La Manche albo obok takiej Strefy. Najwyżej dwa razy darmowy Pobór w niej, także dla Artylerii.',
  ),
  'card-support-for-the-king-slips-away': event(
    'support-for-the-king-slips-away',
    'From now on Parliament’s Victory Points are added to the roll for the surrender of a Royalist City, not for attrition. The card stays beside the map.',
    'Od tej pory do rzutu na Kapitulację Miasta Rojalisty dodaje się PZ Parlamentu, ale nie do Wyczerpania. Karta zostaje obok mapy.',
  ),
  'card-surprise-attack': event(
    'surprise-attack',
    'You are Player 1 whatever the numbers; if both played it, that is a tie. In one Battle that you attack without Artillery, Charles or Essex the Defender may not withdraw and your blocks act first.',
    'Jesteś Graczem 1 bez względu na liczby; jeśli zagrali ją obaj, jest remis. W jednej Bitwie, w której atakujesz bez Artylerii, Charlesa i Esseksa, Obrońca nie może się Wycofać, a twoje bloki działają pierwsze.',
  ),
  'card-terrain-disfavours-cavalry': event(
    'terrain-disfavours-cavalry',
    'Name a Battle. All Cavalry in it, on both sides, has one less effectiveness, and a withdrawal from it costs one strength less.',
    'Wskaż Bitwę. Cała Kawaleria obu stron ma w niej skuteczność o 1 mniejszą, a Wycofanie się przed nią kosztuje o 1 siły mniej.',
  ),
  'card-the-excise-ordinance-raises-war-funds': event(
    'the-excise-ordinance-raises-war-funds',
    'Up to two free recruitments by the usual rules, not for Artillery. Then the card leaves the game.',
    'Najwyżej dwa razy darmowy Pobór na zwykłych zasadach, nie dla Artylerii. Potem karta opuszcza grę.',
  ),
  'card-the-hothams-plot': event(
    'the-hothams-plot',
    'Unless the King has it, Hull changes sides, with a Garrison for it if need be. Then the card leaves the game. It may be left alone.',
    'Jeśli Rojalista go nie kontroluje, Hull zmienia stronę, w razie potrzeby z Garnizonem. Potem karta opuszcza grę. Zdarzenie można pominąć.',
  ),
  'card-the-hothams-plot-is-foiled': event(
    'the-hothams-plot-is-foiled',
    'The Hothams’ Plot may not be enacted this Turn or later; the King’s card keeps its Action Points. It comes before all other events and leaves the game. A plot carried out already stands.',
    'Spisku Hothamów nie można rozpatrzyć w tej Turze ani później; karta Rojalisty zachowuje Punkty Akcji. Wyprzedza wszystkie inne Zdarzenia i opuszcza grę. Spisek już wykonany pozostaje w mocy.',
  ),
  'card-the-king-strips-the-garrisons': event(
    'the-king-strips-the-garrisons',
    'If Charles is on the map: up to three free recruitments in his Friendly Area or next to it, for Artillery too, and one more for each Garrison that goes back to the pool. Then the card leaves the game.',
    'Jeśli Charles jest na planszy: najwyżej trzy razy darmowy Pobór w jego Przyjaznej Strefie lub obok niej, także dla Artylerii, i raz więcej za każdy Garnizon odesłany do Puli Rekrutacyjnej. Potem karta opuszcza grę.',
  ),
  'card-turncoats': event(
    'turncoats',
    'Name a Battle or siege fight. Its Victor, whoever he is, gains one strength for each Infantry or Cavalry block that the Loser lost in the rounds, as 7.96 tells in full.',
    'Wskaż Bitwę lub Walkę podczas Oblężenia. Jej Zwycięzca, ktokolwiek nim jest, zyskuje 1 siły za każdy blok Piechoty lub Kawalerii stracony przez Przegranego w Rundach; dokładnie mówi o tym 7.96.',
  ),
  'card-well-positioned-artillery': event(
    'well-positioned-artillery',
    'Name a Battle. One of your Artillery blocks in it fires in every round, as 7.97 tells in full.',
    'Wskaż Bitwę. Jeden twój blok Artylerii Strzela w niej w każdej Rundzie; dokładnie mówi o tym 7.97.',
  ),
}
