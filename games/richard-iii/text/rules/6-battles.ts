import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const BATTLES: RuleBook = {
  '6.0': rule(
    ['Battles', 'How battles are fought, who retreats, who dies and who changes sides.'],
    ['Bitwy', 'Jak toczą się bitwy, kto się wycofuje, kto ginie i kto zdradza.'],
  ),
  '6.1': rule(
    [
      'Sequence',
      'When all have moved Player 1 picks the first battle, its blocks are turned up, and it is fought to the end. Then they stand up again and he picks the next.',
    ],
    [
      'Sekwencja bitwy',
      'Po wszystkich ruchach Gracz 1 wybiera pierwszą bitwę, jej bloczki się odkrywa i toczy się ją do końca. Potem bloczki znów się stawia, a on wybiera następną.',
    ],
  ),
  '6.2': rule(
    [
      'Battle turns',
      'In every round each block has one turn: it fights, passes or, after round one, retreats. All A go before all B, all B before all C; with the same letter the defender goes first. A bombard is A3 in round one and D3 later, and never A3 out of reserve. There are at most four rounds; in the fourth the attackers can only retreat, each in its turn.',
    ],
    [
      'Tury bitwy',
      'W każdej rundzie bloczek ma jedną turę: walczy, pasuje albo, po pierwszej rundzie, wycofuje się. Wszystkie A działają przed B, wszystkie B przed C; przy tej samej literze pierwszy jest obrońca. Bombarda jest A3 w pierwszej rundzie i D3 później, a z rezerwy nigdy nie jest A3. Rund jest najwyżej cztery; w czwartej atakujący mogą się tylko wycofać, każdy w swojej turze.',
    ],
  ),
  '6.3': rule(
    [
      'Reserves',
      'An attack comes over at most three borders. One of them is named the main attack; who came over the others is in reserve and neither fights nor is hit in round one. What Player 2 moves into a battle of Player 1 is reserve too, over at most two borders. If all others of a side fall in round one its reserves enter at once, but fight only from round two. If the fallen were the defenders, the field changes hands: from then on they are the attackers.',
    ],
    [
      'Rezerwy w bitwie',
      'Atak prowadzi najwyżej przez trzy granice. Jedną z nich ogłasza się atakiem głównym; kto wszedł innymi, jest w rezerwie i w pierwszej rundzie ani nie walczy, ani nie przyjmuje trafień. Rezerwą jest też to, co Gracz 2 wprowadzi do bitwy Gracza 1, najwyżej przez dwie granice. Gdy w pierwszej rundzie zginą wszystkie pozostałe bloczki strony, jej rezerwy wchodzą od razu, ale walczą dopiero od drugiej. Jeśli zginęli obrońcy, kontrola się zmienia: odtąd to oni są atakującymi.',
    ],
  ),
  '6.4': rule(
    [
      'Hits',
      'A block rolls as many dice as its strength, and every roll up to its number is a hit. All hits of one block fall on the strongest enemy block; what is left when it falls goes to the next strongest. Among equals the owner chooses. Shields, crowns, cathedrals and cities help the defender.',
    ],
    [
      'Trafienia w bitwie',
      'Bloczek rzuca tyloma kośćmi, ile ma siły, a każdy wynik nie większy niż jego liczba to trafienie. Wszystkie trafienia jednego bloczka spadają na najsilniejszy bloczek wroga; nadwyżka po jego wyeliminowaniu przechodzi na kolejny pod względem siły. Spośród równych wybiera właściciel. Obrońcy pomagają tarcze, korony, katedry i miasta.',
    ],
  ),
  '6.5': rule(
    [
      'Heir charge',
      'In his turn the senior heir of a side may charge one enemy block of his choice, not in reserve, instead of fighting as usual. Hits beyond its strength are lost. If the target survives it strikes back at once, at the heir alone, and still keeps its own turn.',
    ],
    [
      'Szarże następców',
      'W swojej turze najstarszy następca strony może zamiast zwykłej walki szarżować na wybrany bloczek wroga spoza rezerwy. Trafienia ponad jego siłę przepadają. Jeśli cel przetrwa, od razu odpowiada atakiem na samego następcę i zachowuje własną turę.',
    ],
  ),
  '6.6': rule(
    [
      'Retreat',
      'In its turn, but never in round one, a block may retreat to an adjacent friendly or vacant area, within the border limits of the round. Not over a border by which the enemy came in; if both came over it only Player 2 may use it. A block that must retreat and cannot is eliminated.',
    ],
    [
      'Wycofywanie',
      'W swojej turze, ale nigdy w pierwszej rundzie, bloczek może się wycofać do sąsiedniego obszaru przyjaznego lub pustego, w limitach granic liczonych na rundę. Nie przez granicę, którą wszedł wróg; jeśli weszli nią obaj, może jej użyć tylko Gracz 2. Bloczek, który musi się wycofać, a nie może, jest eliminowany.',
    ],
  ),
  '6.7': rule(
    [
      'Regroup',
      'After a battle the winner’s blocks there, reserves too, may go to adjacent friendly or vacant areas within the border limits.',
    ],
    [
      'Przegrupowanie',
      'Po bitwie bloczki zwycięzcy, także rezerwy, mogą przejść do sąsiednich obszarów przyjaznych lub pustych, w limitach granic.',
    ],
  ),
  '6.8': rule(
    ['Eliminated blocks', 'What becomes of a block that has lost its last step.'],
    ['Wyeliminowane bloczki', 'Co się dzieje z bloczkiem, który stracił ostatni poziom siły.'],
  ),
  '6.81': rule(
    [
      'Death of the King',
      'The senior royal heir becomes King at the start of the next supply phase, where he stands, even in exile, and his place is told. Until then there is no King, so nobody makes the King’s treachery roll.',
    ],
    [
      'Umarł król',
      'Najstarszy następca tronu zostaje Królem na początku kolejnej fazy zaopatrzenia, tam gdzie stoi, nawet na wygnaniu; jego miejsce się ogłasza. Do tego czasu Króla nie ma i nikt nie wykonuje jego Rzutu Zdrady.',
    ],
  ),
  '6.82': rule(
    [
      'Death of an heir',
      'A dead heir is out for good. At the start of the next supply phase the senior minor of his house enters: a royal heir in a friendly or vacant crown area, an heir of the Pretender in exile. If no crown area is open he waits.',
    ],
    [
      'Śmierć następcy',
      'Zabity następca odpada na stałe. Na początku kolejnej fazy zaopatrzenia wchodzi najstarszy drugorzędny następca jego rodu: następca tronu w przyjaznym lub pustym obszarze z koroną, następca Pretendenta na wygnaniu. Jeśli żadna korona nie jest otwarta, czeka.',
    ],
  ),
  '6.83': rule(
    [
      'Death of a noble',
      'A noble with a rose is out for good, and so are the Nevilles Warwick, Salisbury and Kent. Others and the church go face down to the pool and return in the next campaign.',
    ],
    [
      'Śmierć szlachcica',
      'Szlachcic z różą odpada na stałe, podobnie Neville’owie: Warwick, Salisbury i Kent. Pozostali i kościół trafiają awersem do dołu do puli i wracają w następnej kampanii.',
    ],
  ),
  '6.84': rule(
    [
      'Death of a levy',
      'Levies and bombards go face down to the pool and cannot be recruited again in this campaign.',
    ],
    [
      'Śmierć zaciężnych',
      'Zaciężni i bombardy trafiają awersem do dołu do puli i nie można ich w tej kampanii ponownie zrekrutować.',
    ],
  ),
  '6.85': rule(
    [
      'Death of a mercenary',
      'Mercenaries go face down to their home, the Welsh to Lancaster’s pool, and are out for the rest of the campaign.',
    ],
    [
      'Śmierć najemników',
      'Najemnicy trafiają awersem do dołu do swojego domu, Walijczycy do puli Lancasterów, i do końca kampanii nie biorą udziału w grze.',
    ],
  ),
  '6.86': rule(
    [
      'Death of the Rebel',
      'The Rebel goes face down to the Pretender’s pool and is out for the rest of the campaign.',
    ],
    [
      'Śmierć rebelianta',
      'Rebelianci trafiają awersem do dołu do puli Pretendenta i do końca kampanii nie można ich rekrutować.',
    ],
  ),
  '6.9': rule(
    [
      'Treachery',
      'The King, the Pretender and Warwick may each make one treachery roll in a battle in which they fight, in place of their turn: name an enemy block not in reserve and roll as many dice as its loyalty. If all are even it joins your reserve at its strength and fights from the next round. No block is tried more than three times in a battle, and one that came over cannot be won back in it.',
    ],
    [
      'Rzuty Zdrady',
      'Król, Pretendent i Warwick mogą wykonać po jednym Rzucie Zdrady w bitwie, w której walczą, zamiast swojej tury: wskaż wrogi bloczek spoza rezerwy i rzuć tyloma kośćmi, ile wynosi jego lojalność. Jeśli wszystkie wyniki są parzyste, przechodzi z bieżącą siłą do twojej rezerwy i walczy od następnej rundy. Jednego bloczka nie próbuje się w bitwie więcej niż trzy razy, a zdrajcy nie można w niej odzyskać.',
    ],
  ),
  '6.91': rule(
    [
      'Warwick',
      'The loyalty of Kent and Salisbury is 2, but only 1 when Warwick rolls; as an option the printed reading can be played, in which Warwick alone may roll and needs two dice. Warwick may not roll against Northumberland or Westmoreland.',
    ],
    [
      'Warwick',
      'Lojalność Kenta i Salisbury’ego wynosi 2, a tylko 1, gdy rzuca Warwick; opcjonalnie można grać tak, jak wydrukowano: rzuca sam Warwick, dwiema kośćmi. Warwick nie może rzucać na Northumberlanda ani na Westmorelanda.',
    ],
  ),
}
