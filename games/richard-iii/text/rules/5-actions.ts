import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const ACTIONS: RuleBook = {
  '5.0': rule(
    ['Actions', 'What the action points of a card buy: land moves, sea moves and recruits.'],
    ['Akcje', 'Na co idą punkty akcji karty: ruchy lądowe, ruchy morskie i rekrutację.'],
  ),
  '5.1': rule(
    [
      'Cards',
      'There are 19 action cards worth 2, 3 or 4 points and 6 event cards. The points of an event serve the event alone and recruit nobody. An event goes before any action card; of two events the one with more points, then the Pretender’s. Once a campaign a player whose hand is worth 13 points or less may show it and be dealt a new one; the opponent may then exchange his too.',
    ],
    [
      'Karty',
      'Jest 19 kart akcji wartych 2, 3 lub 4 punkty i 6 kart zdarzeń. Punkty zdarzenia służą tylko zdarzeniu i nikogo nie rekrutują. Zdarzenie ma pierwszeństwo przed kartą akcji; z dwóch zdarzeń to, które ma więcej punktów, potem zdarzenie Pretendenta. Raz na kampanię gracz z ręką wartą 13 punktów lub mniej może ją odkryć i dostać nową; przeciwnik może wtedy wymienić także swoją.',
    ],
  ),
  '5.2': rule(
    [
      'Land moves',
      'One point moves any blocks of one area, each one or two areas, to the same or different places. Blocks pass friendly areas, but where the enemy stands they stop and fight. A block moves once a turn, apart from retreats and regrouping.',
    ],
    [
      'Ruchy lądowe',
      'Jeden punkt porusza dowolne bloczki z jednego obszaru, każdy o jeden lub dwa obszary, w to samo miejsce albo w różne. Bloczki przechodzą przez obszary przyjazne, ale tam, gdzie stoi wróg, zatrzymują się i walczą. Bloczek porusza się raz w turze, nie licząc wycofania i przegrupowania.',
    ],
  ),
  '5.21': rule(
    [
      'Border limits',
      'In a game turn a player may send four blocks over a yellow border, three over a blue and two over a red one. Whoever crosses a red border must stop. The limits of the two players are counted apart.',
    ],
    [
      'Limity granic',
      'W turze gry przez żółtą granicę przechodzą cztery bloczki gracza, przez niebieską trzy, przez czerwoną dwa. Kto przekroczył czerwoną granicę, musi się zatrzymać. Limity liczy się osobno dla każdego gracza.',
    ],
  ),
  '5.22': rule(
    [
      'Pinning',
      'The blocks of the main attack keep as many defenders from moving as they are; reserves pin nobody. The defender chooses who stays. The others may leave and attack elsewhere, but not over a border by which attackers came in.',
    ],
    [
      'Związanie',
      'Bloczki ataku głównego wstrzymują tylu obrońców, ilu ich jest; rezerwy nikogo nie wiążą. Obrońca wybiera, kto zostaje. Pozostali mogą wyjść i atakować gdzie indziej, ale nie przez granicę, którą weszli atakujący.',
    ],
  ),
  '5.3': rule(
    [
      'Sea moves',
      'One point takes one block from a coast or from exile to a friendly or vacant coast of the same sea zone, never to the enemy. It may not also march. Calais lies on the Channel and the North Sea, France on the Channel and the Irish Sea. Hereford, Gloucester and South Yorks take no sea moves, Middlesex does. The Scots, the Welsh, the Rebel and levies never sail, bombards only if that was agreed. Retreat and regrouping by sea need Piracy.',
    ],
    [
      'Ruchy morskie',
      'Jeden punkt przenosi jeden bloczek z wybrzeża lub wygnania na przyjazne lub puste wybrzeże tego samego obszaru morskiego, nigdy do wroga. Bloczek nie może w tej turze iść też lądem. Calais leży nad English Channel i North Sea, Francja nad English Channel i Irish Sea. Do Hereford, Gloucester i South Yorks się nie pływa, do Middlesex tak. Szkoci, Walijczycy, Rebelianci i zaciężni nie pływają, bombardy tylko wtedy, gdy tak uzgodniono. Wycofanie i przegrupowanie morzem wymaga Piractwa.',
    ],
  ),
  '5.31': rule(
    [
      'Ports',
      'Between two major ports one point carries two blocks, both from the same port to the same port. With Piracy this does not work.',
    ],
    [
      'Porty',
      'Między dwoma dużymi portami jeden punkt przewozi dwa bloczki, oba z tego samego portu do tego samego portu. Przy Piractwie to nie działa.',
    ],
  ),
  '5.4': rule(
    [
      'Recruits',
      'Each point brings one block of the pool to the map at full strength and unseen; it does not move this turn. Nobles come to an area with their shield, the church to its cathedral, levies to their city, the Welsh to Wales, each friendly or vacant. A bombard comes to any city that your blocks hold, the Rebel to any vacant area but exile. The other mercenaries wait in exile and simply move. Blocks never regain strength during a campaign.',
    ],
    [
      'Rekrutowanie',
      'Każdy punkt wystawia na mapę jeden bloczek z puli, z pełną siłą i bez ujawniania; w tej turze się on nie porusza. Szlachtę wystawia się w obszarze z jej tarczą, kościół przy jego katedrze, zaciężnych w ich mieście, Walijczyków w Walii, zawsze w obszarze przyjaznym lub pustym. Bombardę wystawia się w dowolnym mieście, w którym stoją twoje bloczki, Rebeliantów w dowolnym pustym obszarze poza wygnaniem. Pozostali najemnicy czekają na wygnaniu i po prostu się poruszają. W trakcie kampanii bloczki nie odzyskują siły.',
    ],
  ),
}
