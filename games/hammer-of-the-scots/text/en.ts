/** English. */
import { capital, listed, type Sentence, say, thing } from '@muster/kernel/sentence'
import type { Params } from '@muster/kernel/verdict'
import { joined, namesOf, textIn, upTo } from '@muster/kernel/wording'
import { AREAS, BLOCKS, NOBLES } from '../tables.ts'
import { cardTitles, cardWords, type WhyFirst, whyFirst } from './cards.ts'
import { areasOf, FEW_AREAS, type HammerWords, type Seen, type Side, withoutSide } from './text.ts'

const CANDIDATES = ['bruce', 'comyn', 'balliol']
const candidates = namesOf(CANDIDATES, {})
const areas = namesOf(AREAS, {})
const blocks = namesOf(
  BLOCKS,
  {
    'scottish-king': 'the King',
    macdonald: 'MacDonald',
    norse: 'the Norse block',
  },
  withoutSide,
)
const nobles = namesOf(NOBLES, {})
const cards = cardTitles('en')

const area = (id: number | string): Sentence => thing('area', String(id), areas[id] ?? String(id))
const block = (id: number | string): Sentence => thing('block', String(id), blocks[id] ?? String(id))
const card = (id: number | string): Sentence => thing('card', String(id), cards[id] ?? String(id))
const effect = (id: number | string): string => cardWords(String(id), 'en').text
const noble = (id: string): Sentence => thing('noble', id, nobles[id])
const sides = { england: 'England', scotland: 'Scotland' }
const side = (id: Side): Sentence => thing('side', id, sides[id])
const ENGLAND = side('england')
const SCOTLAND = side('scotland')

const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
const all = (things: readonly Sentence[]): Sentence => listed(things, 'and')

/** The block by name for those who know it, "an English block" for the others. */
const whoever = ({ side, block: known, token }: Seen): Sentence =>
  known === undefined
    ? thing('token', String(token), `${side === 'england' ? 'an English' : 'a Scottish'} block`)
    : block(known)
const Whoever = (seen: Seen): Sentence => capital(whoever(seen))
const strength = (steps: number | undefined): string => (steps === undefined ? '' : ` (strength ${steps})`)

/** “Spend 4 points (Fife 1, Moray 3)”. */
function pointsIn(points: Params): string {
  const areas = areasOf(points)
  const spend = `Spend ${many(Number(points.left), 'point')}`
  if (areas.length === 1) return `${spend} in ${area(areas[0])}`
  if (areas.length > FEW_AREAS) return `${spend} in ${areas.length} areas`
  return `${spend} (${areas.map((each) => `${area(each)} ${points[each]}`).join(', ')})`
}

/** How blocks went over a border that is full: 5.5 counts retreats of a round, 5.6 regroupings after a battle. */
const ACROSS: Readonly<Record<string, string>> = { '5.5': 'retreated over', '5.6': 'regrouped over' }

const WHY_FIRST: Readonly<Record<WhyFirst, string>> = {
  'two-events': 'of two events the English one comes first',
  event: 'an event comes before every other card',
  higher: 'the higher card goes first',
  equal: 'of equal cards the English one goes first',
}

const words: HammerWords = {
  title: 'Hammer of the Scots',
  seats: sides,
  scenarios: {
    braveheart: 'Braveheart, 1297-1305',
    'the-bruce': 'The Bruce, 1306-1314',
    campaign: 'Campaign, from 1297',
  },
  options: { schiltrons: 'Schiltrons (optional rule)', bid: 'Tournament bid' },
  optionValues: { schiltrons: { off: 'no', on: 'yes' }, bid: { none: 'none' } },
  names: { area: areas, block: blocks, noble: nobles, card: cards, candidate: candidates, side: sides },

  events: {
    'year-begins': (e) => say`The year ${e.year} begins.`,
    'hand-dealt': (e) =>
      e.cards === undefined
        ? say`${side(e.side)} is dealt ${many(e.count, 'card')}.`
        : say`${side(e.side)} is dealt ${all(e.cards.map(card))}.`,
    levied: (e) =>
      e.blocks === undefined
        ? say`${ENGLAND} levies ${many(e.count, 'block')}.`
        : say`${ENGLAND} levies ${e.blocks.length === 0 ? 'nobody' : all(e.blocks.map(block))}.`,
    'card-laid': (e) =>
      e.card === undefined
        ? say`${side(e.side)} lays a card face down.`
        : say`${side(e.side)} lays ${card(e.card)} face down.`,
    'cards-revealed': (e) =>
      say`${ENGLAND} plays ${card(e.cards[0])}, ${SCOTLAND} ${card(e.cards[1])}; ${side(e.first)} is Player 1: ${WHY_FIRST[whyFirst(e.cards)]}.${
        e.yearEnds ? ' Two events: the year ends after this turn.' : ''
      }`,
    'event-played': (e) => say`${side(e.side)} uses ${card(e.card)}.`,
    'event-passed': (e) => say`${side(e.side)} lets ${card(e.card)} pass.`,
    'herald-named': (e) =>
      say`${side(e.side)} sends a herald to ${noble(e.noble)} and rolls ${e.die}: ${
        e.persuaded ? 'he is persuaded' : 'he is not persuaded'
      }.`,
    pillaged: (e) => say`${side(e.side)} pillages ${area(e.area)} from ${area(e.by)}.`,
    'step-lost': (e) => say`${Whoever(e)} in ${area(e.area)} loses a step${strength(e.steps)}.`,
    'step-gained': (e) => say`${Whoever(e)} in ${area(e.area)} gains a step${strength(e.steps)}.`,
    sailed: (e) => say`${Whoever(e)} sails from ${area(e.from)} to ${area(e.to)}.`,
    'truce-declared': (e) => say`${side(e.side)} declares a truce for this turn.`,
    crowned: (e) => say`${candidates[e.candidate]} is crowned King of Scots in ${area(e.area)}.`,
    'noble-changed-sides': (e) => say`${noble(e.noble)} in ${area(e.area)} goes over to ${side(e.side)}.`,
    marched: (e) => say`${Whoever(e)} marches from ${area(e.from)} to ${area(e.to)}.`,
    'moves-ended': (e) => say`${side(e.side)} ends its moves.`,
    'main-attack-declared': (e) =>
      say`${side(e.side)} leads the attack on ${area(e.area)} with ${many(e.tokens.length, 'block')}.`,
    'battle-begins': (e) => say`Battle in ${area(e.area)}: ${side(e.attacker)} attacks.`,
    'round-begins': (e) => say`Round ${e.round} in ${area(e.area)}.`,
    'block-revealed': (e) => say`${capital(block(e.block))} is revealed, strength ${e.steps}.`,
    'celtic-unity': (e) =>
      say`Celtic unity: ${block(e.block)} rolls ${e.die} and ${e.leaves ? 'goes back to the pool' : 'stays'}.`,
    'control-changed': (e) => say`Control of ${area(e.area)} changes: ${side(e.attacker)} now attacks.`,
    fought: (e) =>
      say`${capital(block(e.block))} rolls ${e.dice.join(' ')} (hits on ${upTo(e.rating)}): ${many(e.hits, 'hit')}.`,
    passed: (e) => say`${capital(block(e.block))} passes.`,
    hit: (e) => say`${capital(block(e.block))} takes a hit (strength ${e.steps}).`,
    eliminated: (e) =>
      say`${capital(block(e.block))} is eliminated${e.dead ? ' for good' : ' and goes to the pool'}.`,
    retreats: (e) =>
      e.to === undefined
        ? say`${capital(block(e.block))} retreats from ${area(e.area)}.`
        : say`${capital(block(e.block))} retreats from ${area(e.area)} to ${area(e.to)}.`,
    'retreated-to': (e) => say`${Whoever(e)} from ${area(e.from)} arrives in ${area(e.to)}.`,
    'battle-ends': (e) =>
      e.winner === null
        ? say`The battle in ${area(e.area)} is over; nobody is left.`
        : say`${side(e.winner)} holds ${area(e.area)}.`,
    regrouped: (e) => say`${Whoever(e)} regroups from ${area(e.from)} to ${area(e.to)}.`,
    'raid-loss': (e) => say`Border raid: ${whoever(e)} goes back to the pool.`,
    'pillage-loss': (e) => say`${Whoever(e)} in ${area(e.area)} is gone, back to the pool.`,
    'edward-dies': () =>
      'Edward I is dead. Edward II is King of England: he never winters in Scotland, and if he falls in battle, Scotland wins at once.',
    'winter-begins': (e) => say`The winter of ${e.year} begins.`,
    'went-home': (e) =>
      e.block === undefined
        ? say`${thing('token', String(e.token), 'A noble')} of ${side(e.side)} is home in ${area(e.area)}.`
        : say`${capital(block(e.block))} is home in ${area(e.area)}.`,
    disbanded: (e) => say`${Whoever(e)} in ${area(e.area)} is disbanded.`,
    'edward-winters': (e) => say`Edward I winters in ${area(e.area)}; there will be no levy.`,
    'wallace-to-selkirk': () => 'Wallace winters in Selkirk and gains 2 steps.',
    'king-to-cathedral': (e) => say`The King of Scots winters at the cathedral in ${area(e.area)}.`,
    raised: (e) => say`${Whoever(e)} is raised in ${area(e.area)}.`,
    landed: (e) => say`${Whoever(e)} lands in ${area(e.area)}.`,
    'french-join': () => 'Scotland has 8 nobles: the French knights join its pool.',
    'nobles-counted': (e) => say`Nobles: ${ENGLAND} ${e.england}, ${SCOTLAND} ${e.scotland}.`,
  },

  prompts: {
    'play-cards': () => 'Play one card face down.',
    event: (p, on) => {
      const crown = on.has('crown') ? ' Or crown a King of Scots with it.' : ''
      return `Use ${card(p.card)}: ${effect(p.card)}${crown} Or pass.`
    },
    herald: (_, on) =>
      on.has('name')
        ? 'Name an enemy noble to win over: he joins you on a 1 to 4. Or pass.'
        : 'No enemy noble can be named. Pass.',
    pillage: (_, on) =>
      on.has('pillage')
        ? 'Choose an enemy group to pillage, and your group next to it. Or pass.'
        : 'No enemy group can be pillaged. Pass.',
    'pillage-hits': () => 'Choose who takes the hit.',
    'pillage-gains': (p, on) =>
      on.has('build')
        ? `Choose who gains a step in the pillaging group: ${p.left} left. Or finish.`
        : `Nobody in the pillaging group can grow: ${many(Number(p.left), 'step')} lost. Finish.`,
    'sea-move': (p, on) =>
      on.has('sail')
        ? `Choose ${p.left === 1 ? 'one more block' : 'one or two blocks'} and the coast to sail to. Or finish.`
        : 'Nobody else can sail. Finish.',
    victuals: (p, on) =>
      on.has('build')
        ? `Choose who gains a step: ${p.left} left, all in one area. Or finish.`
        : 'Nobody there can gain another step. Finish.',
    move: (p, on) => {
      const left = Number(p.points)
      if (!on.has('move'))
        return `${left === 0 ? 'All groups have moved.' : 'No group can move any more.'} End your moves.`
      return left === 0
        ? 'The last group may still send blocks. Or end your moves.'
        : `Choose a group to move: ${left} left. Or end your moves.`
    },
    march: (p, on) =>
      on.has('stop')
        ? `Send ${block(p.block)} on, or let him stop here.`
        : `Send ${block(p.block)} to a glowing area.`,
    'march-norse': () => 'Choose the coast to which the Norse sail.',
    'main-attack': (p) => `Choose a block of the main attack on ${area(p.area)}.`,
    battles: () => 'Choose the battle to fight next.',
    battle: (_, on) => {
      const acting = joined(on.of('fight').map(block), 'or')
      return `${capital(acting)} acts: ${joined(['fight', on.has('retreat') && 'retreat', 'pass'], 'or')}.`
    },
    'take-hits': (p) => `Choose who takes the hit in ${area(p.area)}: ${p.hits} left.`,
    withdraw: (p) => `The attack on ${area(p.area)} has failed: choose a block and where it retreats.`,
    regroup: (p, on) =>
      on.has('regroup')
        ? `Regroup from ${area(p.area)}, or finish.`
        : `Nobody can leave ${area(p.area)}. Finish.`,
    'border-raid': () => 'Scots hold England: choose a block of yours to lose.',
    'noble-goes-home': (p) => `Choose the home in which ${block(p.block)} winters.`,
    'moray-goes-home': (_, on) =>
      `Moray ${joined([on.has('moray-home') && 'goes home', on.has('stay') && 'stays', on.has('disband-moray') && 'is disbanded'], 'or')}.`,
    'scottish-king-winters': (_, on) =>
      `The King ${joined([on.has('cathedral') && 'moves to a cathedral', on.has('stay') && 'stays', on.has('disband-king') && 'is disbanded'], 'or')}.`,
    'edward-winters': (_, on) =>
      `Edward ${joined([on.has('winter') && 'winters in Scotland', on.has('disband-edward') && 'is disbanded'], 'or')}.`,
    'english-disband': (_, on) =>
      on.has('done') ? 'Disband blocks if you wish, or finish.' : 'Disband blocks down to the castle limits.',
    'wallace-winters': (_, on) =>
      `Wallace ${joined([on.has('selkirk') && 'winters in Selkirk', on.has('stay') && 'stays'], 'or')}.`,
    'scottish-disband': () => 'Disband blocks where they exceed the castle limit.',
    'scottish-builds': (p, on) => {
      const left = joined(
        [
          on.has('build') && 'build up a block',
          on.has('raise') && (on.has('build') ? 'raise a new one' : 'raise a new block'),
        ],
        'or',
      )
      return left === '' ? 'Nothing more can be built. Finish.' : `${pointsIn(p)}: ${left}. Or finish.`
    },
    overseas: (p) => `Choose the coast next to ${area(p.area)} where ${block(p.block)} lands.`,
    'english-builds': (p, on) =>
      on.has('build')
        ? `${pointsIn(p)}: build up infantry and nobles. Or finish.`
        : 'Nothing more can be built up. Finish.',
  },

  refusals: {
    'match-over': () => 'The match is over.',
    'not-your-decision': () => 'This is for the other side to choose now.',
    'not-now': () => 'This is done at another moment of the turn.',
    'no-border': () => 'The two areas have no border in common.',
    'full-strength': () => 'The block is at full strength already.',
    'not-in-hand': () => 'This card is not in your hand.',
    'moray-never-changes': () => 'Moray never changes sides.',
    'not-an-enemy-noble': () => 'He is not an enemy noble on the map.',
    'no-enemy-group-there': () => 'Only an area held by the enemy alone can be pillaged.',
    'no-group-of-yours-next-to-it': () => 'The pillaging group must be yours and next to the pillaged area.',
    'not-the-pillaging-group': () => 'Only blocks of the group that pillaged gain from it.',
    'norse-may-not': () => 'The Norse have ships of their own and never use Sea Move.',
    'no-coast': () => 'A sea move goes from one coastal area to another.',
    'not-friendly': () => 'A sea move ends in another area that only your blocks hold.',
    'one-voyage': () => 'Both blocks of a Sea Move sail from the same area to the same area.',
    'one-area-only': () => 'Victuals feed blocks of one area, and you have begun in another.',
    truce: () => 'Under the truce you may not enter an area that holds enemy blocks this turn.',
    'truce-in-england': () => 'Under the English truce no Scottish block may enter England this turn.',
    'not-your-block': () => 'This is not one of your blocks on the map.',
    'already-moved': () => 'This block has moved already this turn, and a block moves once.',
    pinned: () => 'The attackers here pin as many of your blocks, and no more may leave.',
    'no-point-for-group': () => 'All points of your card are spent, and this group has not been activated.',
    'no-point-for-border': () =>
      'Each card point takes one block over the Anglo-Scottish border, and none is left.',
    'no-point-for-norse': () => 'The Norse need a card point of their own, and none is left.',
    'no-way-out': () => 'There is no area into which this block could move.',
    'enemy-entered-here': (_, rule) =>
      rule === '5.5'
        ? 'The enemy entered this battle across that border; you cannot retreat over it.'
        : 'The enemy entered this battle across that border; you cannot leave over it.',
    'norse-needs-a-coast': () => 'The Norse move only from coast to coast.',
    'norse-not-to-england': () => 'The Norse never enter England.',
    'stands-there': () => 'The block stands there already.',
    'border-full': (p, rule) => {
      const [limit, colour] = p.limit === 2 ? ['two', 'red'] : ['six', 'black']
      const gone = `${capital(limit)} of your blocks have already ${ACROSS[rule] ?? 'crossed'}`
      return `${gone} the ${colour} border ${area(p.from)}–${area(p.to)}${rule === '4.3' ? ' this turn' : ''}, and it lets ${limit} cross.`
    },
    'choose-where-to': () => 'The block has not moved yet; choose where it goes first.',
    'no-battle-there': () => 'Only one side has blocks there.',
    'not-in-turn': () => 'It is not the turn of this block: A before B before C, the defender first.',
    'not-the-strongest': () => 'A hit goes to the strongest block, and this one is not.',
    'does-not-attack-here': () => 'This block does not attack there.',
    'not-in-this-battle': () => 'This block is not in that battle.',
    'enemy-or-battle-there': () => 'Enemy blocks are there; go to a friendly or neutral area.',
    'english-not-into-scotland': () => 'English blocks in England never withdraw into Scotland.',
    'scots-not-into-england': () => 'Scottish blocks never withdraw into England.',
    'back-where-it-began': () => 'A block does not come back to the area in which its move began.',
    'norse-to-friendly-coast': () => 'The Norse withdraw only to a Scottish coast that your blocks hold.',
    'raid-spares-nobles': () => 'A border raid never costs a noble.',
    'only-scots-crown': () => 'Only the Scots crown a king.',
    'already-crowned': () => 'A King of Scots has been crowned, and that happens once.',
    'wallace-is-not-dead': () => 'Wallace is not dead; Bruce and Comyn are crowned only after him.',
    'candidate-not-in-fife': () => 'The candidate must be a Scottish block in Fife, and is not.',
    'balliol-not-before-1301': () => 'Balliol may return from 1301 on.',
    'french-knights-not-on-map': () =>
      'Balliol returns with the French knights, and they are not on the map.',
    'edward-ii-never-winters': () => 'Edward II never winters in Scotland.',
    'not-in-1306': () => 'Edward I does not winter in Scotland in 1306.',
    'not-two-winters-running': () =>
      'Edward I wintered in Scotland last year, and he does not two years running.',
    'not-his-home': () => 'This is not a home area of his.',
    'home-held-by-enemy': () => 'The enemy holds that home area.',
    'not-in-england': () => 'Scottish blocks do not winter in England.',
    'not-a-friendly-cathedral': () => 'The King winters at another cathedral only if your blocks hold it.',
    'edward-has-decided': () => 'Edward has decided already where he winters.',
    'edward-winters-in-selkirk': () => 'English blocks winter in Selkirk; Wallace cannot go there.',
    'nobles-are-not-disbanded': () => 'A noble is never disbanded.',
    'over-castle-limit': () => 'Some area holds more blocks than its castle limit lets winter there.',
    'within-castle-limit': () =>
      'Its area is within the castle limit, and only what exceeds it is disbanded.',
    'wallace-is-exempt-in-selkirk': () => 'Wallace does not count against the castle limit in Selkirk.',
    'no-points-left-here': () => 'The area that pays has no replacement points left.',
    'nobody-to-draw': () => 'No block in the pool could be placed there.',
    'castle-full': () => 'The area holds as many blocks as its castle limit allows.',
    'not-a-friendly-coast-next-to-it': () =>
      'They land only on a friendly coast next to the area they were drawn for.',
    'only-infantry-and-nobles': () => 'English points build up infantry and nobles only.',
  },

  verbs: {
    lay: (a) => `Play ${card(a)}`,
    play: () => 'Use the event',
    crown: (a) => `Crown ${candidates[a] ?? a}`,
    pass: () => 'Pass',
    name: (a) => `Send the herald to ${nobles[a] ?? a}`,
    pillage: (a, b) => `Pillage ${area(a)} from ${area(b)}`,
    hit: (a) => `Take the hit: ${block(a)}`,
    build: (a) => `Build up ${block(a)}`,
    done: () => 'Finish',
    sail: (a, b) => `Sail ${block(a)} to ${area(b)}`,
    move: (a) => `Move ${block(a)}`,
    end: () => 'End the moves',
    to: (a) => `Go to ${area(a)}`,
    stop: () => 'Stop here',
    lead: (a) => `Lead with the group of ${block(a)}`,
    battle: (a) => `Fight in ${area(a)}`,
    fight: (a) => `Fight with ${block(a)}`,
    retreat: (a, b) => `Retreat ${block(a)} to ${area(b)}`,
    hold: (a) => `Pass with ${block(a)}`,
    regroup: (a, b) => `Regroup ${block(a)} to ${area(b)}`,
    lose: (a) => `Lose ${block(a)}`,
    home: (a) => `Go home to ${area(a)}`,
    'moray-home': () => 'Moray goes home',
    stay: () => 'Stay',
    'disband-moray': () => 'Disband Moray',
    cathedral: (a) => `Go to the cathedral in ${area(a)}`,
    'disband-king': () => 'Disband the King',
    winter: () => 'Winter in Scotland',
    'disband-edward': () => 'Disband Edward',
    disband: (a) => `Disband ${block(a)}`,
    selkirk: () => 'Go to Selkirk',
    raise: (a) => `Raise a block in ${area(a)}`,
    land: (a) => `Land in ${area(a)}`,
  },

  outcomes: {
    'more-nobles': 'more nobles at the end',
    'tie-wallace-lives': '7 nobles each, and Wallace is on the map',
    'tie-wallace-gone': '7 nobles each, and Wallace is not on the map',
    'all-nobles': 'all nobles in play are on one side',
    'scottish-king-killed': 'the King of Scots fell in battle',
    'edward-ii-killed': 'Edward II fell in battle',
  },
  wins: (winner, reason) => (winner === '' ? `A draw: ${reason}.` : `${winner} wins: ${reason}.`),
}

export const en = textIn(words)
export const enWords = words
