import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const STRUCTURE: RuleBook = {
  '1.0': rule(
    [
      'Introduction',
      'The First English Civil War for two players: the Royalists in blue against the Parliamentarians in orange with their Scottish Covenanter allies in green.',
    ],
    [
      'Wprowadzenie',
      'Pierwsza angielska wojna domowa dla dwóch graczy: niebiescy Rojaliści przeciw pomarańczowym Parlamentarzystom i ich szkockim sojusznikom, zielonym Prezbiterianom.',
    ],
  ),
  '1.1': rule(
    [
      'Scenarios',
      'There are five: the whole war, its first years, its last years, 1644 alone, and the whole war with armies raised partly by lot.',
    ],
    [
      'Scenariusze',
      'Jest ich pięć: cała wojna, jej pierwsze lata, jej ostatnie lata, sam rok 1644 oraz cała wojna z armiami częściowo losowanymi.',
    ],
  ),
  '1.2': rule(
    [
      'Victory',
      'Cities, and for Parliament the captured King, are worth Victory Points. They are counted as one balance between the sides. Three or more at the end of a Turn are a Major Victory; after 1646 any balance is a Minor one, and an even balance is the King’s.',
    ],
    [
      'Zwycięstwo',
      'Punkty Zwycięstwa (PZ) dają Miasta, a Parlamentowi także złapany król. Liczy się je jako jedną przewagę na Torze Zwycięstwa. Przynajmniej trzy PZ pod koniec Tury to Ogromne Zwycięstwo; po roku 1646 każda przewaga daje Pomniejsze, a przy remisie wygrywa Rojalista.',
    ],
  ),
  '1.3': rule(
    [
      'Contents',
      'A map, 84 wooden blocks and markers, 52 cards in two decks, set-up sheets, player aids and dice.',
    ],
    [
      'Zawartość',
      'Plansza, 84 drewniane bloki i znaczniki, 52 karty w dwóch taliach, arkusze przygotowania gry, pomoce dla graczy i kostki.',
    ],
  ),
  '2.0': rule(
    ['Game structure', 'After the set-up the game runs through up to five Years, made of Turns and Phases.'],
    ['Rozgrywka', 'Po przygotowaniu gra trwa do pięciu Lat, które dzielą się na Tury i Fazy.'],
  ),
  '2.1': rule(
    [
      'Years',
      'A Year starts with six cards for each player. 1642 has two Turns, so each discards four of his six unseen; every later Year has Turns I to V and a Winter Turn.',
    ],
    [
      'Lata',
      'Na początku Roku każdy gracz dostaje sześć kart. Rok 1642 ma dwie Tury, więc każdy odrzuca w tajemnicy cztery z sześciu; każdy kolejny Rok ma Tury I–V i Turę Zimową.',
    ],
  ),
  '2.2': rule(
    ['Turns', 'A Turn has five Phases. The last Turn of a Year has a sixth, the Year End Phase.'],
    ['Tury', 'Tura ma pięć Faz. Ostatnia Tura Roku ma szóstą: Fazę Końca Roku.'],
  ),
  '2.21': rule(
    ['Irish Cessation', 'When Turn V of 1643 begins the King’s three Irish blocks appear in Ireland.'],
    [
      'Zawieszenie Broni w Irlandii',
      'Na początku Tury V roku 1643 w Irlandii pojawiają się trzy irlandzkie bloki Rojalisty.',
    ],
  ),
  '2.22': rule(
    [
      'Earl of Callendar Enters England',
      'When Turn IV of 1644 begins Callendar’s two Covenanter blocks appear in Scotland.',
    ],
    [
      'Hrabia Callendar w Anglii',
      'Na początku Tury IV roku 1644 w Szkocji pojawiają się dwa bloki Prezbiterian hrabiego Callendar.',
    ],
  ),
  '2.3': rule(
    [
      'Phases',
      'Initiative, Operational, Tactical, Supply and Victory Phase, and once a Year the Year End Phase.',
    ],
    [
      'Fazy',
      'Faza Inicjatywy, Operacyjna, Taktyczna, Zaopatrzenia i Zwycięstwa, a raz w Roku Faza Końca Roku.',
    ],
  ),
  '2.31': rule(
    [
      'Initiative Phase',
      'Both lay a card face down and turn it up together. The higher number is Player 1 for the Turn; Surprise Attack is Player 1 in any case. On a tie the Royalist decides who it is in 1642 and 1643, the Parliamentarian later. The number is how many Action Points the card gives; its event may be used as well, but need not.',
    ],
    [
      'Faza Inicjatywy',
      'Obie strony kładą po zakrytej karcie i odkrywają je razem. Wyższa liczba daje Gracza 1 na całą Turę; Atak z Zaskoczenia daje go zawsze. Przy remisie w latach 1642 i 1643 decyduje Rojalista, później Parlamentarzysta. Liczba to Punkty Akcji (PA) karty; jej Zdarzenie można też rozpatrzyć, ale nie trzeba.',
    ],
  ),
  '2.32': rule(
    [
      'Operational Phase',
      'Operational events come first, then Player 1 and then Player 2 spend their Action Points: on a Group Move, a Muster or a Sea Move, or on one recruitment for each point.',
    ],
    [
      'Faza Operacyjna',
      'Najpierw Zdarzenia Fazy Operacyjnej, potem Gracz 1, a po nim Gracz 2 wydają Punkty Akcji: na Ruch Grupowy, Zbiórkę lub Ruch na Morzu albo na Pobór, po jednym za punkt.',
    ],
  ),
  '2.33': rule(
    [
      'Tactical Phase',
      'Battles in Contested Areas, then fighting at besieged Cities, each one by one in the order that Player 1 chooses.',
    ],
    [
      'Faza Taktyczna',
      'Bitwy w Spornych Strefach, a potem Walki podczas Oblężenia, jedna po drugiej w kolejności wybranej przez Gracza 1.',
    ],
  ),
  '2.34': rule(
    ['Supply Phase', 'Blocks that an Area cannot supply lose strength, and sieges take their course.'],
    ['Faza Zaopatrzenia', 'Bloki ponad Limit Zaopatrzenia Strefy tracą siłę, a oblężenia są rozpatrywane.'],
  ),
  '2.35': rule(
    [
      'Victory Phase',
      'With three Victory Points for one side, or in the Winter Turn of 1646, the game ends. 1642 has no Victory Phase.',
    ],
    [
      'Faza Zwycięstwa',
      'Gra kończy się, gdy jedna strona ma przynajmniej trzy PZ albo jest Tura Zimowa roku 1646. W 1642 roku nie ma Fazy Zwycięstwa.',
    ],
  ),
  '2.36': rule(
    ['Year End Phase', 'After the Winter Turn, and after Turn VI of 1642, comes the Year End Phase.'],
    ['Faza Końca Roku', 'Po Turze Zimowej, a w 1642 roku po Turze VI, rozpatruje się Fazę Końca Roku.'],
  ),
}
