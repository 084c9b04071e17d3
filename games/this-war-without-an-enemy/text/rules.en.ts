/** The rules, section by section, in our own words: what the client shows beside a rule number. */
export const rules: Readonly<Record<string, string>> = {
  '1.0':
    'The First English Civil War for two: the King’s side in blue against Parliament in orange with its Scottish allies in green.',
  '1.1':
    'Five scenarios: the whole war, its first years, its last years, 1644 alone, and the whole war with armies raised by lot.',
  '1.2':
    'Cities, and for Parliament the King himself, are worth Victory Points. They are counted as one balance between the sides. Three at the end of a Turn win a Major Victory; after 1646 any balance wins a Minor one, and the King wins an even one.',
  '1.3': 'A map, 84 wooden pieces, 52 cards in two decks, set-up sheets, player aids and dice.',
  '2.0': 'After the set-up the game runs through up to five Years.',
  '2.1':
    'A Year starts with six cards for each player. 1642 has two Turns, and four of the six cards are thrown away unseen by the other side; every later Year has five Turns and a Winter Turn.',
  '2.2': 'A Turn has five Phases; the last Turn of a Year has the Year End Phase as a sixth.',
  '2.21': 'When Turn V of 1643 starts, three Irish blocks appear in Ireland for the King.',
  '2.22': 'When Turn IV of 1644 starts, Callendar’s two blocks appear in Scotland for Parliament.',
  '2.3': 'Initiative, Operations, Tactics, Supply, Victory and, once a Year, the Year End.',
  '2.31':
    'Both lay a card unseen and turn it up together. The higher number goes first as Player 1; a Surprise Attack goes first in any case. On a tie the King decides in 1642 and 1643, Parliament later. The number is how many Action Points the card gives; its event may be used as well.',
  '2.32': 'Events first, then Player 1 and Player 2 spend their Action Points on moves and recruits.',
  '2.33': 'Battles, then fighting at besieged Cities, each in the order that Player 1 likes.',
  '2.34': 'Blocks that an Area cannot feed lose strength, and sieges take their course.',
  '2.35':
    'With three Victory Points, or after the Winter of 1646, the game is over. 1642 has no Victory Phase.',
  '2.36': 'After the last Turn of a Year comes the Year End Phase.',
  '3.0': 'What is printed on a block and what it means.',
  '3.1': 'Strength, effectiveness, discipline and labels.',
  '3.11':
    'The circles on the top edge are the strength: so many dice, and each loss turns the block. A block never grows beyond its circles, and one with coloured circles never grows at all.',
  '3.12': 'The number in the upper corner is the highest roll that hits.',
  '3.13': 'Cavalry has a second number: above it, it gallops off after beaten horsemen.',
  '3.14': 'The label tells where a block starts, or when and how it comes into play.',
  '3.2': 'Artillery, Cavalry and Infantry.',
  '3.21': 'Artillery does little in the field and much at sieges, and needs no supply.',
  '3.22': 'Cavalry is strong and unsteady: Horse, Rupert, Cromwell and the Queen.',
  '3.23': 'Infantry carries sieges: Foot, most Leaders, Garrisons and Clubmen.',
  '3.3':
    'A Regional block bears the letter of its Home Region. It ends every move there or with a Leader or its own Regional Leader, and is recruited only at home. Covenanters have Scotland and the North for home.',
  '3.4':
    'Leaders, Regional Leaders, Artillery, the Queen and the Irish go where they like. Henrietta and the Irish reach England only by sea.',
  '3.5': 'Clubmen and Garrisons stay where they are put.',
  '4.0': 'England and Wales with bits of Scotland, Ireland and the Continent.',
  '4.1': 'England and Wales are divided into Areas.',
  '4.11':
    'Borders are open, river or mountain. The kind limits how many may cross to fight or in retreat. Where only the sea lies between two Areas there is no border.',
  '4.12': 'A crown or a mace marks an Area as Loyal.',
  '4.13': 'Areas on a Sea are Coastal; London makes its Area one.',
  '4.14': 'Three Areas are mountains and feed fewer blocks.',
  '4.15':
    'Your blocks alone, or nobody and Loyal to you: Friendly. Nobody and Loyal to none: Neutral. Blocks of both: Contested. Those shut up in a City do not count. Changes are immediate.',
  '4.16': 'Areas form five Regions, which matter for moving and raising Regional blocks.',
  '4.17': 'Covenanters, and only they, enter and leave Scotland.',
  '4.18': 'The Irish leave Ireland; nobody goes there.',
  '4.19': 'The Queen leaves the Continent; nobody goes there.',
  '4.2':
    'Cities have a Size, which is how many blocks a Fortified one holds and how many more Infantry it feeds; the coloured ones are worth Victory Points.',
  '4.21':
    'In a Neutral Area a Victory City belongs to the side it favours; otherwise to the Area’s holder, unless the other side sits inside.',
  '4.22': 'A larger picture of London to put blocks on.',
  '4.3':
    'Hull, London and Bristol each command a Sea. Newcastle, Plymouth and Chester help ships against an enemy Sea.',
  '4.4': 'Blocks in a Recruitment Pool stand upright. Most losses return there.',
  '4.5': 'One marker shows the balance of Victory Points.',
  '4.51': 'A Victory City that changes hands moves the marker by one, London by two, at once.',
  '4.52': 'The King’s block lost is the King taken: two points for Parliament.',
  '5.0':
    'Each side has 26 cards of 2, 3 or 4 Action Points; those of 2 and 3 carry an event. Arrows tell the Year in which a card joins or leaves the deck.',
  '6.0': 'Events, then the Actions of Player 1, then those of Player 2.',
  '6.01': 'With an event on both cards Player 1’s comes first.',
  '6.02':
    'Action Points buy moves and recruits. A block moves once a Phase; it may be recruited before or after.',
  '6.1': 'Moving by land.',
  '6.11':
    'One point moves any blocks of one Area, each up to two Areas, wherever they like; meeting unbesieged enemies ends the move.',
  '6.12':
    'One point brings blocks from anywhere within two Areas to one Friendly Area, never through enemies. Covenanters may muster in Scotland.',
  '6.13':
    'Into an Area with enemies outside a City: any number over an open border, four over a river, two over mountains, for each side in each Phase.',
  '6.14': 'Attackers hold down as many defenders as they are; the owner says which.',
  '6.15':
    'When enemies enter the Area of your Fortified City, Garrisons go inside or are given up, and others may go in up to its Size, Artillery besides. If nobody stays out, the enemy may pass on or besiege.',
  '6.16':
    'A Regional block crosses out of its Home Region, and moves about outside it, only in company of a Leader or its Regional Leader from start to end; going home it needs nobody. London blocks count the Areas round London as home. Covenanters follow Leven only.',
  '6.17': 'In a Winter Turn nobody enters an Area with unbesieged enemies.',
  '6.18': 'In the first Turn of 1642 nobody enters Yorkshire from outside.',
  '6.2':
    'One point ships one block from coast to coast, to a Friendly or Vacant Area. If the enemy has a Sea on the way, roll: a friendly port helps, more enemy Seas hurt. One block a Turn comes from Ireland.',
  '6.21':
    'Who is besieged in a port and commands its Sea may ship blocks in and out at a risk; not at London under the besiegers’ guns.',
  '6.3':
    'One point adds a strength to a block or raises a new one of strength 1 in a Friendly Area that can feed it. Regional blocks only at home; no Artillery, Clubmen, Covenanters, nothing in Contested Areas or besieged inland Cities. Garrisons need a Fortified City.',
  '6.31':
    'Infantry in a besieged port gets one strength a Turn if its side has the Sea; two in London, none under guns.',
  '6.4': 'Details of the Operational events.',
  '6.41': 'Bradford’s Clubmen rise in the West Riding; enemies there will have to fight them.',
  '6.42': 'In one Area with two or more enemy blocks two Infantry or Cavalry blocks lose a strength each.',
  '6.43':
    'Clubmen rise in a Neutral or Enemy Area not Loyal to the enemy, and defend there; enemies may slip into a City first.',
  '6.44':
    'The enemy weakens a Regional block abroad by one and puts it back home; without any, he weakens any block.',
  '6.45': 'London’s walls are complete from now on.',
  '6.46': 'Free recruits by the usual rules.',
  '6.47': 'Free recruits by the usual rules, Artillery included.',
  '6.48':
    'Hull goes over to the King: by surrender if besieged, else by a Garrison in the Neutral Area or inside the City.',
  '6.49': 'Plymouth goes over likewise, if the King besieges it or has Bristol.',
  '7.0': 'Events, Battles, fighting at sieges.',
  '7.01': 'Who played a Tactical event says which Battle it is for, Player 1 first.',
  '7.02': 'Player 1 takes the Contested Areas one by one.',
  '7.03':
    'Player 1 takes the besieged Cities one by one; first the besieged may sally, then the besieger may storm.',
  '7.1':
    'The attacker names one border: those who came over it fight at once, all others and the defender’s reinforcements wait in Reserve until Round 2. If the defender’s front line is gone after Round 1 the roles change.',
  '7.2':
    'The defender may try to slip away before the fight. Numbers of Cavalry are told; alone with Cavalry it succeeds, against it alone it fails, otherwise a die decides. Losses fall on Cavalry first.',
  '7.3':
    'Up to three rounds: General Retreat, Reserves, Artillery, Infantry fire, Cavalry, Infantry hand to hand, the defender first in each.',
  '7.4':
    'A block rolls its strength in dice and hits with its effectiveness or less. Each hit falls on the strongest of the class aimed at, its owner choosing among equals.',
  '7.41': 'Artillery fires in Round 1 at a declared class, worse at Cavalry, and is never hit.',
  '7.42':
    'Cavalry fights Cavalry; without any to fight it rides better at Infantry. Whoever took more hits may rout.',
  '7.43': 'Winning Cavalry must roll to stay; beaten altogether, the enemy tempts it less.',
  '7.44':
    'Each Infantry block either fires now, a little worse, or closes later. Hits beyond the enemy’s Infantry fall on his Cavalry, unless he is retreating.',
  '7.5':
    'He who withdrew, retreated or has nobody left has lost; else he with fewer blocks, and the attacker on a tie. The loser retreats, without cover his guns are lost; the victor may regroup.',
  '7.6':
    'Retreat into the Area’s City if you defended, else to adjacent Friendly or Vacant Areas within the border’s limit, not where the enemy came in last. Who cannot go is lost.',
  '7.61': 'Guns that retreat lose a strength on 1 to 3.',
  '7.62': 'Regional blocks retreat home or to a Leader.',
  '7.63': 'Clubmen cannot retreat, Garrisons only back into their City.',
  '7.7': 'The victor may take any of his blocks to one adjacent Friendly or Vacant Area.',
  '7.71': 'Regional blocks leave home that way only with a Leader.',
  '7.8':
    'Lost blocks return to the pool; the King, the Queen and Covenanters are gone, Irish and Clubmen lie beside the map.',
  '7.81':
    'Guns lost at the end of a Battle or in retreat strengthen the victor’s guns nearby or raise new ones.',
  '7.82': 'Regional blocks left abroad without a Leader after a Battle are lost.',
  '7.9': 'Details of the Tactical events.',
  '7.91':
    'The defender’s Infantry takes two hits for each strength, halves rounded down; not Reserves, nor in retreat.',
  '7.92': 'One Infantry block takes two hits for each strength, halves rounded up.',
  '7.93': 'A mine may open the walls before a Storming.',
  '7.94': 'An attack without guns, Charles or Essex that cannot be evaded and strikes first.',
  '7.95': 'All Cavalry of both sides is one worse, and withdrawing costs one less.',
  '7.96':
    'The victor gains a strength for each block the loser lost in the rounds, for his worst blocks of the same class.',
  '7.97': 'One Artillery block fires in every round.',
  '8.0':
    'A siege begins when enemies stand before a Fortified City that is held and none of its side is outside.',
  '8.01':
    'With as many Infantry and Cavalry outside as the City’s Size a Marker lies there, from 0; with fewer it is taken away.',
  '8.1':
    'Blocks from outside may attack the besiegers. These either leave enough blocks at the walls, who do not fight, or break off for the Battle, which lowers the Marker and lets the besieged join in.',
  '8.2':
    'Without a Marker a sally is a Battle. With one, guns in the City may first fire at single besiegers; then some sally against as many besiegers of their choice, round by round, without retreat.',
  '8.3':
    'Mines, bombardment, then an assault with as many blocks as the Storming value. Defending Infantry is better, walls halve hits, and the attacker may stop after each round. With nobody left inside the City falls.',
  '8.31':
    'Behind whole walls it takes two hits for each strength; the second must fall on the same block, and halves are made good.',
  '9.0': 'Supply and the course of sieges.',
  '9.1': 'What Areas feed.',
  '9.11':
    'An Area feeds four blocks, two of them Cavalry; mountains three and one. Cities add Infantry: one, two, or four in London, but nothing to their besiegers.',
  '9.12': 'Blocks beyond that lose a strength each, the owner choosing; too much Cavalry first.',
  '9.2': 'For each Marker of 1 or more the besieged player rolls on a table.',
  '9.21':
    'Attrition costs as much strength as there are blocks inside, shared out freely; some results only hit inland Cities or Cities with Cavalry.',
  '9.22':
    'On surrender guns are captured and the blocks march out to adjacent safe Areas, or farther at a cost.',
  '9.3': 'Then every Marker rises by one.',
  '10.0': 'Three points win. After the Winter of 1646 the balance decides.',
  '10.1': 'Details of the Victory events.',
  '10.11': 'From then on two points are enough for Parliament.',
  '10.12': 'If Rupert was beaten, surrendered or lost this Turn he is no Leader any more.',
  '11.0':
    'New blocks, recruitment by Region, the way home, and the decks; the King first until 1643, then Parliament.',
  '11.1':
    'Henrietta after 1642, Manchester and the Covenanters after 1643, the New Model Army after 1644, and blocks for Regions held.',
  '11.11':
    'When the Queen meets the King in a Friendly Area three strength are added there or next to it, one perhaps Artillery.',
  '11.12':
    'Six of Parliament’s blocks are replaced by better ones, strength for strength; a besieged one waits.',
  '11.2':
    'A point for each Friendly Area and unbesieged Major City of a Region, each a strength or a new block there.',
  '11.21': 'Where a Major City is held two points make a strength of Artillery.',
  '11.22': 'London adds two points for its neighbourhood, also for Artillery.',
  '11.3':
    'Regional blocks and Regional Leaders go to Friendly Areas at home that can feed them, else to the pool; with a Leader they may stay.',
  '11.4': 'Cards leave and join by their arrows, and all others are shuffled again.',
  '12.0': 'The scenarios.',
  '12.1': 'From September 1642 to the end of 1646.',
  '12.11': 'All rules as they stand.',
  '12.12': 'Cards that join later are kept apart.',
  '12.13': 'The armies of September 1642 at full strength; one point for Parliament.',
  '12.2': '1642 and 1643.',
  '12.21': 'After 1643 the King needs a point to win.',
  '12.22': 'Without later cards and the plots.',
  '12.23': 'As in The Full War.',
  '12.3': 'From 1644 to the end.',
  '12.31': 'Begins in Turn I of 1644; the King breaks ties that Year.',
  '12.32': 'London is fortified, and the cards of the first Years are out.',
  '12.33': 'The armies of January 1644; one point for the King.',
  '12.4': '1644 alone.',
  '12.41': 'After 1644 Parliament needs a point to win.',
  '12.42': 'As in The Mid-to-Late War.',
  '12.43': 'As in The Mid-to-Late War.',
  '12.5': 'From June 1642, with armies drawn by lot.',
  '12.51':
    'Turn III is not yet war: nobody is pinned, Rupert comes over freely, fights last one round and go to whoever hits more, and Reserves fight on.',
  '12.52': 'Cards that join later are kept apart.',
  '12.53':
    'After the fixed blocks eleven are drawn for each side and placed in turn, one to an Area, two where there is a Fortified City; the rest go to the pools and the points are counted.',
  'card-advantageous-terrain': 'Your Infantry defends one Battle or siege fight on good ground.',
  'card-bradford-clubmen': 'Clubmen rise in the West Riding.',
  'card-camp-fever': 'Two enemy blocks of one Area lose a strength.',
  'card-carew-s-plot': 'Plymouth goes over to the King.',
  'card-carew-s-plot-is-foiled': 'Carew’s Plot can no longer happen.',
  'card-clubmen': 'Your Clubmen rise.',
  'card-desertion-of-regional-troops': 'An enemy Regional block abroad goes home weakened.',
  'card-determined-last-stand': 'One of your Infantry blocks takes two hits for each strength.',
  'card-fortification-of-london': 'London’s walls are complete.',
  'card-king-charles-surrender-to-the-scots': 'Two points win for Parliament from now on.',
  'card-mining': 'On 4 to 6 a mine breaches a City under siege.',
  'card-new-model-army-siege-train': 'Parliament bombards at +1 from now on.',
  'card-parliamentary-ships-captured': 'Two free recruits on the coast.',
  'card-quartermaster-general': 'Two of your blocks are spared for lack of supply.',
  'card-roundhead-cavalry-fails-to-charge': 'Parliament’s Cavalry does not engage in Round 1 of one Battle.',
  'card-rupert-dismissed-by-the-king': 'A beaten Rupert loses his command.',
  'card-supplies-from-le-continent': 'Two free recruits, Artillery too, by the eastern seas.',
  'card-support-for-the-king-slips-away': 'Royalist Cities surrender more easily from now on.',
  'card-surprise-attack': 'You are Player 1, and one attack strikes first.',
  'card-terrain-disfavours-cavalry': 'Cavalry is one worse in one Battle.',
  'card-the-excise-ordinance-raises-war-funds': 'Two free recruits.',
  'card-the-hothams-plot': 'Hull goes over to the King.',
  'card-the-hothams-plot-is-foiled': 'The Hothams’ Plot can no longer happen.',
  'card-the-king-strips-the-garrisons': 'Three free recruits with the King, more for Garrisons given up.',
  'card-turncoats': 'The victor of one fight gains from the loser’s lost blocks.',
  'card-well-positioned-artillery': 'One of your guns fires in every round of one Battle.',
}
