/** What is told to newcomers at the table: the aim of the game, and one line beside each thing when it first matters. */

/** The rule that each line speaks of. */
export const COACH_RULES = {
  race: '4.1',
  frederick: '9.4.4',
  wheel: '5.1',
  general: '5.9',
  striped: '5.2.4',
  arbiter: '9.7.1',
  march: '9.7.3',
  garrison: '9.7.6',
  'at-peace': '7.4',
  support: '10.2',
  cards: '10.3',
  result: '10.4.4',
  drill: '9.1',
  mobilisation: '9.5.5',
  subsidies: '9.3',
  election: '8.5',
  diplomacy: '7.3',
  wave: '',
} as const

export type CoachId = keyof typeof COACH_RULES

export const COACH: Readonly<Record<'en' | 'pl', Readonly<Record<CoachId, string>>>> = {
  en: {
    race: 'First to 25 Influence wins at once.',
    frederick: 'Frederick gets one extra move each round, at your Leadership. Take one near Silesia.',
    wheel: 'Each turn every Power does the action under its shield, then the wheel turns.',
    general: 'A General carries up to 3 Units: each is 1 Strength and one card in battle.',
    striped: 'Striped land gives Influence only to Powers whose colour is in it.',
    arbiter:
      'Name somebody outside your Coalition: 1 Morale for him now, 2 and 3 more for a second and third turn.',
    march: 'A General marches one territory; through land of yours or willing allies up to three.',
    garrison: 'Leave a Unit as Garrison and the land is yours.',
    'at-peace': 'You may not attack whom you are at peace with. Status changes only in diplomacy.',
    support: 'A General next door adds no Strength but one card for each Unit; he loses one Unit.',
    cards: 'Each card costs 1 Morale. If you pass you play no more.',
    result:
      'Every enemy General beaten is 1 Influence, 1 more between opposed Coalitions. A lone Garrison gives none.',
    drill: 'Draw one, discard one. Six cards at most.',
    mobilisation: 'Spend it all: what is left is lost to Corruption. Units go to Generals on the board.',
    subsidies: 'Gifts to allies, up to 3. Nothing obliges them afterwards.',
    election: 'Five of eight votes make an Emperor: 2 Influence more each round.',
    diplomacy: 'In secret, all at once. Neutral: safe home, double taxes, no marches abroad.',
    wave: 'The quiet actions stand in one table; marches and battles are shown on the map. Esc goes to your turn.',
  },
  pl: {
    race: 'Kto pierwszy ma 25 punktów Wpływu, od razu wygrywa.',
    frederick:
      'Fryderyk rusza się dodatkowo raz na rundę, przy twoim Przywództwie. Wybierz takiego, który ma blisko na Śląsk.',
    wheel: 'W każdej turze Mocarstwo wykonuje akcję przy swojej tarczy, potem Koło się obraca.',
    general: 'Generał prowadzi do 3 Oddziałów: każdy to 1 punkt Siły i jedna karta w bitwie.',
    striped: 'Terytorium w paski daje Wpływ tylko Mocarstwom, których kolor tam jest.',
    arbiter: 'Wyznacz kogoś spoza Koalicji: teraz zyska 1 Morale, za drugą i trzecią Turę 2 i 3.',
    march: 'Generał idzie o jedno Terytorium; przez własne i chętnych Sojuszników do trzech.',
    garrison: 'Zostaw Oddział jako Garnizon, a terytorium jest twoje.',
    'at-peace': 'Nie wolno atakować tego, z kim masz pokój. Status zmienia się tylko w dyplomacji.',
    support: 'Generał obok nie dodaje Siły, ale kartę za każdy Oddział; traci jeden Oddział.',
    cards: 'Każda karta kosztuje 1 Morale. Po spasowaniu już nie grasz.',
    result:
      'Każdy pokonany Generał to 1 punkt Wpływu, między wrogimi Koalicjami o 1 więcej. Sam Garnizon nic nie daje.',
    drill: 'Dobierz jedną, odrzuć jedną. Najwyżej sześć kart.',
    mobilisation: 'Wydaj wszystko: resztę zabiera Korupcja. Oddziały trafiają do Generałów na planszy.',
    subsidies: 'Dary dla sojuszników, do 3. Potem nic ich nie zobowiązuje.',
    election: 'Pięć z ośmiu głosów daje Cesarza: co rundę 2 punkty Wpływu więcej.',
    diplomacy:
      'W sekrecie, wszyscy naraz. Neutralność: bezpieczny dom, podwójne podatki, bez marszów za granicę.',
    wave: 'Ciche akcje są w jednej tabeli; marsze i bitwy widać na mapie. Esc przechodzi do twojej tury.',
  },
}
