/** What is told to newcomers at the table: the aim of the game, and one line beside each thing when it first matters. */

/** The rule that each line speaks of. */
export const COACH_RULES = {
  block: '3.1',
  hand: '2.31',
  discard: '2.1',
  actions: '2.32',
  regional: '6.16',
  muster: '6.12',
  border: '6.13',
  recruit: '6.3',
  city: '6.15',
  withdraw: '7.2',
  'fire-or-engage': '7.44',
  cavalry: '7.42',
  'general-retreat': '7.3',
  siege: '8.01',
  storm: '8.31',
  supply: '9.1',
  'city-falls': '10.0',
} as const

export type CoachId = keyof typeof COACH_RULES

export const COACH: Readonly<Record<'en' | 'pl', Readonly<Record<CoachId, string>>>> = {
  en: {
    block:
      'Marks on top are strength, the number is what hits. A letter is its Home Region; the shield is Discipline of Cavalry.',
    hand: 'The number is Action Points, and the higher card is first. Its event, if any, comes on top.',
    discard: 'Keep two of six. A 4 is the most movement; 2s and 3s carry events.',
    actions: 'One point: a Group Move, a Muster, a Sea Move, or one strength.',
    regional:
      'It leaves its Home Region only with a Leader or its Regional Leader who starts and ends with it.',
    muster: 'A Muster brings blocks of many Areas to one friendly Area, but never into a fight.',
    border: 'Limits count only on the way into a fight: open none, river 4, mountain 2.',
    recruit: 'One strength a point; Regional blocks only in their Home Region, never guns.',
    city: 'You may go behind the walls: as many blocks as the City’s size. Garrisons must.',
    withdraw: 'You may try to withdraw; Cavalry helps, guns hinder.',
    'fire-or-engage': 'Fire: now, one worse. Engage: later, at full.',
    cavalry:
      'Cavalry fights Cavalry first. Who takes more hits may rout; the victors may ride after them and be gone.',
    'general-retreat': 'General Retreat saves the army but you lose the battle and fight worse this round.',
    siege:
      'With as many besiegers as the City’s size a marker is laid; each Turn it goes up and the City starves.',
    storm: 'Behind whole walls two hits take one strength. Guns may open a breach first.',
    supply: 'An Area feeds four blocks, two of them Cavalry; a City more Infantry. The rest lose strength.',
    'city-falls': 'Victory Point: 3 on your side at the end of a Turn win.',
  },
  pl: {
    block:
      'Znaki u góry to siła, liczba mówi, co trafia. Litera to Rodzimy Region, tarcza to Dyscyplina Kawalerii.',
    hand: 'Liczba to Punkty Akcji, a wyższa karta daje pierwszeństwo. Zdarzenie, jeśli jest, dostajesz dodatkowo.',
    discard: 'Zachowaj dwie z sześciu. 4 to najwięcej ruchu; 2 i 3 mają Zdarzenia.',
    actions: 'Jeden punkt: Ruch Grupowy, Zbiórka, Ruch na Morzu albo jeden punkt siły.',
    regional:
      'Opuści Rodzimy Region tylko z Dowódcą lub swoim Dowódcą Regionalnym, od początku do końca ruchu.',
    muster: 'Zbiórka ściąga bloki z wielu Stref do jednej przyjaznej, nigdy do walki.',
    border: 'Limity liczą się tylko przy wejściu do walki: otwarta bez limitu, rzeka 4, góry 2.',
    recruit: 'Jeden punkt siły za punkt; bloki Regionalne tylko w Rodzimym Regionie, nigdy działa.',
    city: 'Możesz wejść za mury: tyle bloków, ile wynosi Rozmiar Miasta. Garnizony muszą.',
    withdraw: 'Możesz próbować się wycofać; Kawaleria pomaga, działa przeszkadzają.',
    'fire-or-engage': 'Ostrzał: od razu, o jeden gorzej. Zwarcie: później, w pełni.',
    cavalry:
      'Kawaleria walczy najpierw z Kawalerią. Kto przyjął więcej trafień, może zostać rozgromiony; zwycięzcy mogą ruszyć w Pogoń i zniknąć z pola.',
    'general-retreat':
      'Całkowity Odwrót ratuje armię, ale przegrywasz Bitwę i w tej rundzie walczysz gorzej.',
    siege:
      'Gdy oblegających jest co najmniej tylu, ile wynosi Rozmiar Miasta, kładzie się Znacznik; co Turę rośnie, a Miasto głoduje.',
    storm: 'Za całymi murami dwa trafienia to jeden punkt siły. Działa mogą najpierw zrobić wyłom.',
    supply: 'Strefa żywi cztery bloki, w tym dwa Kawalerii; Miasto więcej Piechoty. Pozostałe tracą siłę.',
    'city-falls': 'Punkt Zwycięstwa: 3 po twojej stronie na koniec Tury wygrywają.',
  },
}
