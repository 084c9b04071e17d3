/** What is printed on the cards, in our own words. The exact rule of an event is in rules/event-cards.ts. */
import { type Rule, rule } from '@muster/kernel/rule-book'
import type { Language } from '@muster/kernel/text'
import {
  ADD_YEAR,
  CARD_POINTS,
  CARDS,
  EVENT,
  EVENT_PHASE,
  type EventKey,
  type Phase,
  REMOVE_YEAR,
} from '../tables.ts'

export const EVENT_WORDS: Readonly<Record<EventKey, Rule>> = {
  'surprise-attack': rule(
    ['Surprise Attack', 'You are Player 1. One attack without guns, Charles or Essex strikes first.'],
    ['Atak z Zaskoczenia', 'Jesteś Graczem 1. Jeden atak bez Artylerii, Charlesa i Esseksa uderza pierwszy.'],
  ),
  'the-hothams-plot': rule(
    ['The Hothams’ Plot', 'Hull goes over to the King.'],
    ['Spisek Hothamów', 'Hull przechodzi na stronę Króla.'],
  ),
  'carew-s-plot': rule(
    ['Carew’s Plot', 'Plymouth goes over to the King, if he besieges it or holds Bristol.'],
    ['Spisek Carewa', 'Plymouth przechodzi na stronę Króla, jeśli ten je oblega lub ma Bristol.'],
  ),
  'parliamentary-ships-captured': rule(
    ['Parliamentary Ships Captured', 'Two free recruitments in Coastal Areas, but no Artillery.'],
    [
      'Przejęcie Statków Parlamentarzystów',
      'Dwa razy darmowy Pobór w Strefach Przybrzeżnych, bez Artylerii.',
    ],
  ),
  'roundhead-cavalry-fails-to-charge': rule(
    ['Roundhead Cavalry Fails to Charge', 'In one Battle Parliament’s Cavalry does not engage in Round 1.'],
    [
      'Nieudana Szarża Okrągłogłowych',
      'W jednej Bitwie Kawaleria Parlamentu nie walczy w Zwarciu w Rundzie 1.',
    ],
  ),
  'camp-fever': rule(
    ['Camp Fever', 'In one Area two enemy Infantry or Cavalry blocks lose 1 strength each.'],
    ['Gorączka Obozowa', 'W jednej Strefie dwa wrogie bloki Piechoty lub Kawalerii tracą po 1 siły.'],
  ),
  'determined-last-stand': rule(
    ['Determined Last Stand', 'In one Battle one of your Infantry blocks takes two hits for each strength.'],
    [
      'Ostatnie Miejsce Obrony',
      'W jednej Bitwie twój blok Piechoty traci 1 siły dopiero po dwóch trafieniach.',
    ],
  ),
  'the-king-strips-the-garrisons': rule(
    [
      'The King Strips the Garrisons',
      'Three free recruitments in or next to the King’s Area, guns too; one more for each Garrison given up.',
    ],
    [
      'Król Uszczupla Garnizony',
      'Trzy razy darmowy Pobór w Strefie króla lub obok, także Artyleria; raz więcej za każdy oddany Garnizon.',
    ],
  ),
  'desertion-of-regional-troops': rule(
    ['Desertion of Regional Troops', 'An enemy Regional block abroad loses 1 strength and goes home.'],
    [
      'Dezercja Wojsk Regionalnych',
      'Wrogi blok Regionalny spoza Rodzimego Regionu traci 1 siły i wraca do domu.',
    ],
  ),
  'advantageous-terrain': rule(
    ['Advantageous Terrain', 'In one fight that you defend your Infantry takes two hits for each strength.'],
    [
      'Korzystne Ukształtowanie Terenu',
      'W jednej walce, w której się bronisz, twoja Piechota traci 1 siły dopiero po dwóch trafieniach.',
    ],
  ),
  mining: rule(
    ['Mining', 'At one siege of yours: on 4 to 6 a mine opens a breach in the walls.'],
    ['Podkop', 'Przy jednym twoim oblężeniu: wynik 4–6 robi wyłom w murach.'],
  ),
  turncoats: rule(
    ['Turncoats', 'The Victor of one fight gains 1 strength for each block that the Loser lost.'],
    ['Zdrajcy', 'Zwycięzca jednej walki zyskuje 1 siły za każdy stracony blok Przegranego.'],
  ),
  'well-positioned-artillery': rule(
    ['Well-positioned Artillery', 'In one Battle one of your Artillery blocks fires in every round.'],
    ['Dobrze Umiejscowiona Artyleria', 'W jednej Bitwie twój blok Artylerii Strzela w każdej Rundzie.'],
  ),
  'quartermaster-general': rule(
    ['Quartermaster General', 'Two of your blocks are spared for lack of supply.'],
    ['Kwatermistrz Generalny', 'Dwa twoje bloki nie tracą siły z braku zaopatrzenia.'],
  ),
  'terrain-disfavours-cavalry': rule(
    ['Terrain Disfavours Cavalry', 'In one Battle all Cavalry has one less effectiveness.'],
    ['Trudny Teren dla Kawalerii', 'W jednej Bitwie cała Kawaleria ma skuteczność o 1 mniejszą.'],
  ),
  'supplies-from-le-continent': rule(
    ['Supplies from Le Continent', 'Two free recruitments, guns too, at or next to the eastern seas.'],
    [
      'Zaopatrzenie z Kontynentu',
      'Dwa razy darmowy Pobór, także Artyleria, nad wschodnimi morzami lub obok.',
    ],
  ),
  clubmen: rule(
    ['Clubmen', 'Your Clubmen rise in a Neutral or Enemy Area not Loyal to the enemy.'],
    [
      'Bojówki',
      'Twoja Bojówka powstaje w Strefie Neutralnej lub Wrogiej, która nie jest Lojalna przeciwnikowi.',
    ],
  ),
  'bradford-clubmen': rule(
    ['Bradford Clubmen', 'Your Clubmen rise in the West Riding.'],
    ['Bojówki z Bradford', 'Twoja Bojówka powstaje w West Riding.'],
  ),
  'the-excise-ordinance-raises-war-funds': rule(
    ['The Excise Ordinance Raises War Funds', 'Two free recruitments, but no Artillery.'],
    ['Podatek Akcyzowy na Pokrycie Kosztów Wojny', 'Dwa razy darmowy Pobór, bez Artylerii.'],
  ),
  'fortification-of-london': rule(
    ['Fortification of London', 'From now on the walls of London are complete.'],
    ['Fortyfikacja Londynu', 'Od tej pory mury Londynu są ukończone.'],
  ),
  'new-model-army-siege-train': rule(
    ['New Model Army Siege Train', 'From now on Parliament adds 1 to its bombardments.'],
    ['Kolumna Artylerii Armii Nowego Wzoru', 'Od tej pory Parlament dodaje 1 do ostrzału Miast.'],
  ),
  'support-for-the-king-slips-away': rule(
    ['Support for the King Slips Away', 'From now on Parliament’s points help Royalist Cities to surrender.'],
    ['Malejące Poparcie dla Króla', 'Od tej pory PZ Parlamentu przyspieszają Kapitulację Miast Rojalisty.'],
  ),
  'rupert-dismissed-by-the-king': rule(
    ['Rupert Dismissed by the King', 'If Rupert was beaten this Turn he is no Leader any more.'],
    ['Rupert Oddalony przez Króla', 'Jeśli Rupert w tej Turze przegrał, przestaje być Dowódcą.'],
  ),
  'king-charles-surrender-to-the-scots': rule(
    ['King Charles Surrender to the Scots', 'From now on two Victory Points win for Parliament.'],
    ['Król Karol Poddaje się Szkotom', 'Od tej pory Parlamentowi do wygranej wystarczą 2 PZ.'],
  ),
  'the-hothams-plot-is-foiled': rule(
    ['The Hothams’ Plot is Foiled', 'The Hothams’ Plot can no longer happen.'],
    ['Udaremnienie Spisku Hothamów', 'Spisek Hothamów nie może już dojść do skutku.'],
  ),
  'carew-s-plot-is-foiled': rule(
    ['Carew’s Plot is Foiled', 'Carew’s Plot can no longer happen.'],
    ['Udaremnienie Spisku Carewa', 'Spisek Carewa nie może już dojść do skutku.'],
  ),
}

const PHASES: Readonly<Record<Phase, Readonly<Record<Language, string>>>> = {
  operational: { en: 'Operational Phase', pl: 'Faza Operacyjna' },
  tactical: { en: 'Tactical Phase', pl: 'Faza Taktyczna' },
  supply: { en: 'Supply Phase', pl: 'Faza Zaopatrzenia' },
  victory: { en: 'Victory Phase', pl: 'Faza Zwycięstwa' },
}
const PLAIN = {
  en: { title: 'Campaign', tag: 'no event', text: 'Action Points only.' },
  pl: { title: 'Kampania', tag: 'bez Zdarzenia', text: 'Tylko Punkty Akcji.' },
} as const

/** The words on a card: its event with the Phase, or that it has none; at the foot the Years of its arrows. */
export function cardWords(id: string, language: Language) {
  const card = CARDS.indexOf(id.toLowerCase())
  const event = EVENT[card] ?? null
  const phase = EVENT_PHASE[card] ?? null
  const years = [
    ADD_YEAR[card] ? `▲ ${ADD_YEAR[card]}` : '',
    REMOVE_YEAR[card] ? `▼ ${REMOVE_YEAR[card]}` : '',
  ]
  const foot = years.filter((each) => each !== '').join('  ')
  if (event === null || phase === null) return { ...PLAIN[language], foot }
  const [title, text] = EVENT_WORDS[event][language]
  return { title, tag: PHASES[phase][language], text, foot }
}

/** Why one of two cards that were turned up comes first (2.31), or that neither does. */
export type WhyFirst = 'surprise' | 'higher' | 'equal'

export function whyFirst(laid: readonly string[]): WhyFirst {
  const [one, two] = laid.map((id) => CARDS.indexOf(id))
  const surprises = [one, two].filter((card) => EVENT[card] === 'surprise-attack').length
  if (surprises === 1) return 'surprise'
  return surprises === 2 || CARD_POINTS[one] === CARD_POINTS[two] ? 'equal' : 'higher'
}
