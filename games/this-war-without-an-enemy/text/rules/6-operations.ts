import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const OPERATIONS: RuleBook = {
  '6.0': rule(
    ['Operational phase', 'Operational events, then the Actions of Player 1, then those of Player 2.'],
    ['Faza Operacyjna', 'Zdarzenia Fazy Operacyjnej, potem Akcje Gracza 1, potem Akcje Gracza 2.'],
  ),
  '6.01': rule(
    [
      'Operational Phase Events',
      'With an Operational event on both cards Player 1’s comes first. The two Foiled cards come before all others.',
    ],
    [
      'Zdarzenia Fazy Operacyjnej',
      'Gdy obie karty mają Zdarzenie Fazy Operacyjnej, pierwsze jest Zdarzenie Gracza 1. Karty udaremniające spiski wyprzedzają wszystkie inne.',
    ],
  ),
  '6.02': rule(
    [
      'Player 1 and Player 2 Actions',
      'Action Points buy moves and recruits, besides the event of the card. A block moves once a Phase; it may be recruited before or after its move. Clubmen and Garrisons never move.',
    ],
    [
      'Akcje Gracza 1 i Gracza 2',
      'Punkty Akcji wydaje się na Ruch i Pobór, niezależnie od Zdarzenia karty. Blok porusza się raz w Fazie; Pobór może go wzmocnić przed ruchem lub po nim. Bojówki i Garnizony się nie poruszają.',
    ],
  ),
  '6.1': rule(
    ['Action: land moves', 'Group Moves, Musters and what limits them.'],
    ['Akcja: Ruch na Lądzie', 'Ruchy Grupowe, Zbiórki i to, co je ogranicza.'],
  ),
  '6.11': rule(
    [
      'Group Move',
      'One point moves any blocks of one Area, each up to two Areas, wherever they like. A block stops where it meets enemy blocks that are not besieged.',
    ],
    [
      'Ruch Grupowy',
      'Za jeden PA poruszają się dowolne bloki z jednej Strefy, każdy najdalej o dwie Strefy, w dowolnych kierunkach. Blok zatrzymuje się tam, gdzie spotka Nieoblężone bloki przeciwnika.',
    ],
  ),
  '6.12': rule(
    [
      'Muster',
      'One point names one Friendly Area and brings there any blocks within two Areas of it, never through Areas with unbesieged enemies and never into a Battle. You may muster where you besiege a City. For Covenanters alone Scotland may be named.',
    ],
    [
      'Zbiórka',
      'Za jeden PA wskazuje się jedną Przyjazną Strefę i sprowadza do niej dowolne bloki, które dojdą tam o najwyżej dwie Strefy, nigdy przez Strefy z Nieoblężonymi wrogami i nigdy do Bitwy. Zbiórkę można zrobić tam, gdzie oblegasz Miasto. Tylko dla Prezbiterian można wskazać Szkocję.',
    ],
  ),
  '6.13': rule(
    [
      'Border Limits',
      'Into an Area with enemy blocks outside a Fortified City go any number of blocks over an open border, four over a river and two over mountains, for each side in each Operational Phase. Blocks count even if the enemy then withdraws into the City.',
    ],
    [
      'Ograniczenia Graniczne',
      'Do Strefy z blokami przeciwnika poza Ufortyfikowanym Miastem wchodzi w Fazie Operacyjnej przez granicę otwartą dowolnie wiele bloków strony, przez rzekę cztery, przez góry dwa. Bloki liczą się także wtedy, gdy wróg wycofa się potem do Miasta.',
    ],
  ),
  '6.14': rule(
    [
      'Pinning',
      'Attacking blocks of Player 1 keep an equal number of defending blocks from moving, whatever their class. Their owner says which; the others may move and even attack.',
    ],
    [
      'Przygwożdżenie',
      'Atakujące bloki Gracza 1 blokują ruch tylu Broniących się bloków, ile ich jest, bez względu na typ. Które to bloki, mówi ich właściciel; pozostałe mogą się poruszać, a nawet atakować.',
    ],
  ),
  '6.15': rule(
    [
      'Withdrawal into a Fortified City',
      'When enemies enter the Area of your Fortified City your Garrisons go inside or are given up, and other blocks may go inside: as many Infantry and Cavalry as its Size, Artillery besides. If nobody stays outside, the enemy may move on or stay and besiege the City.',
    ],
    [
      'Wycofanie się do Ufortyfikowanego Miasta',
      'Gdy wróg wejdzie do Strefy z twoim Ufortyfikowanym Miastem, Garnizony wchodzą do niego albo są Eliminowane, a inne bloki mogą się tam wycofać: tyle Piechoty i Kawalerii, ile wynosi Rozmiar, Artyleria poza limitem. Jeśli nikt nie zostanie na zewnątrz, wróg może iść dalej albo zostać i oblegać Miasto.',
    ],
  ),
  '6.16': rule(
    [
      'Regional Blocks',
      'A Regional block leaves its Home Region, and moves about outside it, only with a Leader or its own Regional Leader, who starts, goes and ends with it. To go home it needs nobody. For moves the home of London blocks is Buckinghamshire & Hertfordshire and the Areas around; only a Leader takes them farther. Covenanters follow Leven alone, and he leads nobody else.',
    ],
    [
      'Bloki Regionalne',
      'Blok Regionalny opuszcza Rodzimy Region i porusza się poza nim tylko z eskortą Dowódcy lub swojego Dowódcy Regionalnego, który zaczyna, idzie i kończy razem z nim. Do domu wraca bez eskorty. Przy ruchu domem bloków Londynu jest Buckinghamshire & Hertfordshire z sąsiednimi Strefami; dalej prowadzi je tylko Dowódca. Prezbiterian eskortuje tylko Leven, i tylko ich.',
    ],
  ),
  '6.17': rule(
    [
      'Winter Turn',
      'In a Winter Turn no block enters, and no Clubmen are placed in, an Area with unbesieged enemy blocks. Fighting at sieges goes on. The last Turn of 1642 is no Winter Turn.',
    ],
    [
      'Tura Zimowa',
      'W Turze Zimowej żaden blok nie wchodzi do Strefy z Nieoblężonymi blokami przeciwnika i nie umieszcza się tam Bojówki. Walki podczas Oblężenia są dozwolone. Ostatnia Tura roku 1642 nie jest Zimowa.',
    ],
  ),
  '6.18': rule(
    [
      'Yorkshire Treaty of Neutrality',
      'In the first Turn of 1642 no block enters Yorkshire (the West, East and North Riding). Parliament’s blocks that are there may move about and be recruited.',
    ],
    [
      'Traktat o Neutralności Yorkshire',
      'W pierwszej Turze roku 1642 żaden blok nie wchodzi do Yorkshire (West, East i North Riding). Bloki Parlamentarzysty, które już tam są, mogą się poruszać, a Pobór jest dozwolony.',
    ],
  ),
  '6.2': rule(
    [
      'Action: sea moves',
      'One point takes one block from a Coastal Area to a Friendly or Vacant one, over any number of Seas; a Regional block only home or to its Leader. If the enemy controls a Sea on the way roll a die: +1 to or from a friendly Port on that way, -1 for two enemy Seas, -2 for three. On 1 or less the block is lost, on 2 and 3 thrown back (on 2 with a loss), on 4 it arrives with a loss. The King’s blocks also sail from Ireland, one a Turn, and from the Continent, but nobody sails there.',
    ],
    [
      'Akcja: Ruch na Morzu',
      'Za jeden PA jeden blok płynie ze Strefy Przybrzeżnej do Przyjaznej lub Niezajętej, przez dowolną liczbę Mórz; blok Regionalny tylko do domu lub do swojego Dowódcy. Jeśli któreś Morze kontroluje przeciwnik, rzuca się kostką: +1 do lub z Przyjaznego Portu na tej drodze, −1 za dwa Wrogie Morza, −2 za trzy. Przy 1 lub mniej blok jest Wyeliminowany, przy 2 i 3 wraca (przy 2 tracąc 1 siły), przy 4 dopływa, tracąc 1 siły. Bloki Rojalisty płyną też z Irlandii, jeden na Turę, i z Kontynentu, ale nikt tam nie płynie.',
    ],
  ),
  '6.21': rule(
    [
      'Sea Moves and Besieged Ports',
      'Who is besieged in a Port and controls its Sea may ship blocks in and out, rolling with +1 as if the enemy had that Sea. Not at London while the besiegers have Artillery. What comes in must find room within the City’s Size.',
    ],
    [
      'Ruch na Morzu i Oblężenie Portów',
      'Kto jest oblężony w Porcie i kontroluje jego Morze, może tam wpływać i stamtąd wypływać, rzucając z +1, jakby Morze kontrolował przeciwnik. Nie w Londynie, gdy oblegający mają Artylerię. Kto wpływa, musi się zmieścić w Rozmiarze Miasta.',
    ],
  ),
  '6.3': rule(
    [
      'Action: recruitment',
      'One point adds 1 strength to a block on the map, or deploys a block of the pool at strength 1 in a Friendly Area that can supply it. Regional blocks and Regional Leaders only at home, London blocks only in Buckinghamshire & Hertfordshire. A Garrison needs a Fortified City, in a Friendly Area or in a Neutral one if the City is Sympathetic. Nothing for Artillery, Clubmen or Covenanters, in Contested Areas or in besieged York and Oxford.',
    ],
    [
      'Akcja: Pobór',
      'Jeden PA dodaje 1 siły blokowi na planszy albo rozmieszcza blok z Puli Rekrutacyjnej o sile 1 w Przyjaznej Strefie, która może go zaopatrzyć. Bloki Regionalne i Dowódcy Regionalni tylko w domu, bloki Londynu tylko w Buckinghamshire & Hertfordshire. Garnizon wymaga Ufortyfikowanego Miasta, w Strefie Przyjaznej albo w Neutralnej, jeśli Miasto jest Przychylne. Nie dla Artylerii, Bojówek i Prezbiterian, nie w Spornych Strefach i nie w oblężonym Yorku i Oksfordzie.',
    ],
  ),
  '6.31': rule(
    [
      'Recruitment in Besieged Ports',
      'Infantry besieged in a Port whose Sea its side controls may gain one strength a Turn, in London two; in London none while the besiegers have Artillery.',
    ],
    [
      'Pobór w Oblężonych Portach',
      'Piechota oblężona w Porcie, którego Morze kontroluje jej strona, może zyskać 1 siły na Turę, w Londynie 2; w Londynie nic, gdy oblegający mają Artylerię.',
    ],
  ),
}
