/** English. */
import { capital, listed, type Sentence, say, thing } from '@muster/kernel/sentence'
import { joined, namesOf, textIn, titleCase, upTo } from '@muster/kernel/wording'
import { AREAS, BLOCKS, isHeir } from '../tables.ts'
import { cardTitles, type WhyFirst, whyFirst } from './cards.ts'
import type { RichardWords, Seen, Side } from './codes.ts'

const areas = namesOf(AREAS, { 'isle-of-man': 'the Isle of Man' })
const SPECIAL: Readonly<Record<string, string>> = {
  york: 'the Duke of York',
  'henry-vi': 'Henry VI',
  'bombard-l': 'the Bombard',
  'bombard-y': 'the Bombard',
  'rebel-l': 'the Rebel',
  'rebel-y': 'the Rebel',
}
const blocks = Object.fromEntries(BLOCKS.map((id) => [id, blockName(id)]))

/** `stanley-l` is Stanley, `london-levy` the London levy, `york-church-y` the Archbishop of York. */
function blockName(id: string): string {
  if (SPECIAL[id] !== undefined) return SPECIAL[id]
  const plain = id.replace(/-[ly]$/, '')
  const [name, kind] = plain.split('-')
  if (kind === 'church') return `the Archbishop of ${titleCase(name)}`
  if (kind === 'levy' || kind === 'mercenary') return `the ${titleCase(name)} ${kind}`
  return titleCase(plain)
}

const cards = cardTitles('en')
const area = (id: number | string): Sentence => thing('area', String(id), areas[id] ?? String(id))
const block = (id: number | string): Sentence => thing('block', String(id), blocks[id] ?? String(id))
const card = (id: number | string): Sentence => thing('card', String(id), cards[id] ?? String(id))
const seats = { lancaster: 'Lancaster', york: 'York' }
const side = (id: Side): Sentence => thing('side', id, seats[id])

const Block = (id: number | string): Sentence => capital(block(id))
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
const all = (things: readonly Sentence[]): Sentence => listed(things, 'and')

/** The block by name for those who know it, "a York block" for the others. */
const Whoever = ({ side, block, token }: Seen): Sentence =>
  block === undefined ? thing('token', String(token), `A ${seats[side]} block`) : Block(block)
const strength = (steps: number | undefined): string => (steps === undefined ? '' : ` (strength ${steps})`)
const rolls = (dice: readonly number[], rating: number, hits: number): string =>
  `rolls ${dice.join(' ')} (hits on ${upTo(rating)}): ${many(hits, 'hit')}`
/** 6.9 Somebody comes over if every die is even. */
const tempted = ({ dice, turned }: { dice: readonly number[]; turned: boolean }): string =>
  dice.length === 1
    ? `${dice[0]}, ${turned ? 'even: treachery' : 'odd: in vain'}`
    : `${dice.join(' ')}, ${turned ? 'all even: treachery' : 'not all even: in vain'}`

const WHY_FIRST: Readonly<Record<WhyFirst, string>> = {
  event: 'an event comes before every action card',
  higher: 'the higher card goes first',
  equal: 'of equal cards the Pretender’s goes first',
}

const words: RichardWords = {
  title: 'Richard III: The Wars of the Roses',
  seats,
  scenarios: {
    'wars-of-the-roses': 'The Wars of the Roses, from 1460',
    kingmaker: 'Kingmaker, 1470',
    'richard-iii-1483': 'Richard III, 1483',
  },
  options: {
    'nevilles-loyalty': 'Loyalty of Kent and Salisbury (R-1)',
    'piracy-ports': 'Port bonus with Piracy (R-14)',
    'nevilles-shields': 'Shields of dead Nevilles (R-42)',
    'bombards-sail': 'Bombards may sail (R-44)',
    'go-on': 'Go on to the third campaign (R-46)',
  },
  optionValues: {
    'nevilles-loyalty': {
      'two-or-one': '2, and 1 to Warwick',
      'as-printed': '2, and Warwick alone may roll',
    },
    'piracy-ports': { never: 'never', 'peaceful-moves': 'for moves that do not attack' },
    'nevilles-shields': { 'going-home': 'for going home', always: 'also in recruiting and combat' },
    'bombards-sail': { no: 'no', yes: 'yes' },
    'go-on': { no: 'no', yes: 'yes' },
  },
  names: { area: areas, block: blocks, card: cards, side: seats },

  events: {
    'campaign-begins': (e) => say`Campaign ${e.campaign} begins; ${side(e.throne)} holds the throne.`,
    'turn-begins': (e) => say`Campaign ${e.campaign}, turn ${e.turn}.`,
    'hand-dealt': (e) =>
      e.cards === undefined
        ? say`${side(e.side)} is dealt ${many(e.count, 'card')}.`
        : say`${side(e.side)} is dealt ${all(e.cards.map(card))}.`,
    'hand-kept': (e) => say`${side(e.side)} keeps its hand.`,
    'hand-shown': (e) => say`${side(e.side)} shows ${all(e.cards.map(card))} and is dealt a new hand.`,
    'card-laid': (e) =>
      e.card === undefined
        ? say`${side(e.side)} lays a card face down.`
        : say`${side(e.side)} lays ${card(e.card)} face down.`,
    'cards-revealed': (e) =>
      say`${side('lancaster')} plays ${card(e.cards[0])}, ${side('york')} ${card(e.cards[1])}; ${side(e.first)} is Player 1: ${WHY_FIRST[whyFirst(e.cards)]}.`,
    marched: (e) => say`${Whoever(e)} marches from ${area(e.from)} to ${area(e.to)}.`,
    sailed: (e) =>
      say`${Whoever(e)} sails from ${area(e.from)} to ${area(e.to)}${e.attacks ? ' to attack' : ''}.`,
    recruited: (e) => say`${Whoever(e)} is recruited in ${area(e.area)}.`,
    'muster-named': (e) => say`${side(e.side)} musters in ${area(e.area)}.`,
    'event-passed': (e) => say`${side(e.side)} lets ${card(e.card)} pass.`,
    'plague-strikes': (e) => say`Plague strikes ${area(e.area)}.`,
    'actions-ended': (e) => say`${side(e.side)} ends its actions.`,
    'main-attack-declared': (e) =>
      say`${side(e.side)} leads the attack on ${area(e.area)} with ${many(e.tokens.length, 'block')}.`,
    'battle-begins': (e) => say`Battle in ${area(e.area)}: ${side(e.attacker)} attacks.`,
    'round-begins': (e) => say`Round ${e.round} in ${area(e.area)}.`,
    'block-revealed': (e) => say`${Block(e.block)} is revealed, strength ${e.steps}.`,
    'reserves-enter': (e) => say`All others have fallen: the reserves of ${side(e.side)} enter at once.`,
    'control-changed': (e) => say`Control of ${area(e.area)} changes: ${side(e.attacker)} now attacks.`,
    fought: (e) => say`${Block(e.block)} ${rolls(e.dice, e.rating, e.hits)}.`,
    charged: (e) => say`${Block(e.block)} charges ${block(e.target)} and ${rolls(e.dice, e.rating, e.hits)}.`,
    answered: (e) => say`${Block(e.block)} strikes back and ${rolls(e.dice, e.rating, e.hits)}.`,
    passed: (e) => say`${Block(e.block)} passes.`,
    hit: (e) => say`${Block(e.block)} takes ${many(e.lost, 'hit')} (strength ${e.steps}).`,
    treachery: (e) => say`${Block(e.by)} tempts ${block(e.target)} and rolls ${tempted(e)}.`,
    treason: (e) => say`${side(e.side)} uses Treason against ${block(e.target)} and rolls ${tempted(e)}.`,
    'changed-sides': (e) => say`${Block(e.block)} changes sides in ${area(e.area)}.`,
    retreated: (e) => say`${Block(e.block)} retreats from ${area(e.from)} to ${area(e.to)}.`,
    'battle-ends': (e) =>
      e.winner === null
        ? say`The battle in ${area(e.area)} is over; nobody is left.`
        : say`${side(e.winner)} holds ${area(e.area)}.`,
    regrouped: (e) => say`${Whoever(e)} regroups from ${area(e.from)} to ${area(e.to)}.`,
    killed: (e) =>
      say`${Block(e.block)} is ${!e.dead ? 'eliminated until the campaign is over' : isHeir(BLOCKS.indexOf(e.block)) ? 'dead: an heir is lost' : 'dead'}.`,
    lost: (e) => say`${Whoever(e)} in ${area(e.area)} is eliminated until the campaign is over.`,
    'step-lost': (e) => say`${Whoever(e)} in ${area(e.area)} loses a step${strength(e.steps)}.`,
    'henry-freed': (e) => say`Henry VI is freed in ${area(e.area)}.`,
    'king-proclaimed': (e) =>
      e.area === null
        ? say`${Block(e.block)} is King, away from the map.`
        : say`${Block(e.block)} is King, in ${area(e.area)}.`,
    executed: (e) => say`${Block(e.block)} is executed.`,
    'heir-enters': (e) => say`${Block(e.block)} comes of age and enters in ${area(e.area)}.`,
    'heir-waits': (e) => say`${Block(e.block)} finds no open crown area and waits.`,
    'political-turn-begins': (e) => say`Campaign ${e.campaign} is over: the political turn begins.`,
    disbanded: (e) =>
      say`${Whoever(e)} in ${area(e.area)} is disbanded${e.to === null ? '' : say` and goes home to ${area(e.to)}`}.`,
    'nobles-counted': (e) =>
      say`Nobles and heirs: ${side('lancaster')} ${e.counts[0]}, ${side('york')} ${e.counts[1]}.`,
    usurped: (e) => say`${side(e.throne)} usurps the throne.`,
    'throne-kept': (e) => say`${side(e.throne)} keeps the throne.`,
    'went-home': (e) => say`${Whoever(e)} is home in ${area(e.area)}.`,
    'went-to-pool': (e) => say`${Whoever(e)} of ${area(e.area)} goes to the pool.`,
    'rebel-joins': (e) => say`The Rebel joins the pool of ${side(e.side)}.`,
  },

  prompts: {
    'keep-hands': (p, on) =>
      on.has('redeal')
        ? `Your hand is worth ${many(Number(p.worth), 'action point')}. Keep it, or show it and be dealt seven new cards.`
        : `Your hand is worth ${many(Number(p.worth), 'action point')}. Keep it.`,
    exchange: () => 'Your opponent is dealt a new hand: keep yours, or exchange it too.',
    'play-cards': () => 'Play one card face down.',
    actions: (p, on) => {
      if (!on.has('move', 'recruit')) return 'Nothing more can be done this turn. End your actions.'
      const done = joined([on.has('move') && 'move a group', on.has('recruit') && 'recruit a block'], 'or')
      if (p.area !== undefined) return `Muster: move a group to ${area(p.area)}; it costs no points. Or end.`
      if (p.event !== 'none') return `${card(String(p.event))}: ${done}. Or end.`
      const left = Number(p.points)
      return left === 0
        ? `No action points left, but blocks of your groups may still ${joined([on.has('move') && 'move', on.has('recruit') && 'be recruited'], 'or')}. Or end.`
        : `${capital(done)}: ${many(left, 'action point')} left. Or end.`
    },
    march: (p, on) => {
      const ways = joined([on.has('to') && 'to a glowing area', on.has('sail') && 'by sea'], 'or')
      return on.has('stop')
        ? `Send ${block(p.block)} on ${ways}, or let him stop here.`
        : `Send ${block(p.block)} ${ways}.`
    },
    muster: (_, on) =>
      on.has('muster')
        ? 'Choose a friendly or vacant area to muster in. Or pass.'
        : 'There is nowhere to muster. Pass.',
    plague: (_, on) =>
      on.has('plague')
        ? 'Choose an enemy city for the plague. Or pass.'
        : 'No enemy city can be struck. Pass.',
    'main-attack': (p) => `Choose a block of the main attack on ${area(p.area)}.`,
    battles: () => 'Choose the battle to fight next.',
    battle: (p, on) => {
      const acting = [...new Set(['fight', 'retreat', 'hold'].flatMap((verb) => on.of(verb)))]
      const may = joined(
        [
          on.has('fight') && 'fight',
          on.has('charge') && 'charge',
          on.has('persuade') && 'try treachery',
          on.has('retreat') && 'retreat',
          on.has('hold') && 'pass',
        ],
        'or',
      )
      const none = Number(p.round) === 1 && !on.has('retreat') ? ' Nobody leaves in round 1.' : ''
      return `${capital(joined(acting.map(block), 'or'))} acts: ${may}.${none}`
    },
    treason: (_, on) =>
      on.has('tempt')
        ? 'Use Treason on a noble in this battle, or keep it for later.'
        : 'Treason is of no use here. Keep it for later.',
    'take-hits': (p) => `Choose who takes the hits in ${area(p.area)}: ${p.hits} left.`,
    regroup: (p, on) =>
      on.has('regroup')
        ? `Regroup from ${area(p.area)}, or finish.`
        : `Nobody can leave ${area(p.area)}. Finish.`,
    executions: (_, on) =>
      on.has('execute') ? 'Execute your turncoat, or spare him.' : 'Your turncoat is spared.',
    'heir-enters': (p) => `Choose where ${block(p.block)} enters.`,
    supply: (p) => `Too many blocks in one area: choose who loses a step (${p.left} left).`,
    'go-home': (_, on) =>
      `Send your blocks ${joined([on.has('home') && 'home', on.has('to-pool') && 'to the pool'], 'or')}.`,
    'exile-limits': (p) => `Too many blocks in exile: choose who goes to the pool (${p.left} left).`,
  },

  refusals: {
    'match-over': () => 'The match is over.',
    'not-your-decision': () => 'This is for the other side to choose now.',
    'not-now': () => 'This is done at another moment of the turn.',
    'not-in-hand': () => 'This card is not in your hand.',
    'no-points': () => 'All action points of your card are spent.',
    'enemy-exile': () => 'An exile area of the enemy can never be entered.',
    'no-coast': () => 'A sea move goes from one coast to another, and one of these areas has none.',
    'other-sea': () => 'The two areas do not lie on the same sea.',
    'never-defects': () => 'This block never changes sides.',
    'hand-too-good': () => 'Only a hand worth 13 action points or less may be dealt again.',
    'points-for-the-event-only': () => 'The action points of an event serve the event and recruit nobody.',
    'not-your-block': () => 'This is not one of your blocks on the map.',
    'already-moved': () => 'This block has moved, or was recruited, this turn already.',
    pinned: () => 'The main attack here pins as many of your blocks, and no more may leave.',
    'no-way-out': () => 'There is nowhere to which this block could move.',
    'no-border': () => 'The two areas have no border in common.',
    'no-movement-left': () => 'This block has gone as far as it can.',
    'border-full': (p) =>
      `The border ${area(p.from)}–${area(p.to)} lets ${p.limit} of your blocks cross, and they have.`,
    'enemy-entered-here': (_, rule) =>
      rule === '6.6'
        ? 'The enemy entered this battle over that border; you cannot retreat over it.'
        : 'The enemy entered this battle over that border; you cannot leave over it.',
    'choose-where-to': () => 'The block has not moved yet; choose where it goes.',
    'by-sea-only': () => 'With Piracy blocks move by sea alone.',
    'not-to-the-muster': () => 'This way does not lead to the muster in one or two areas.',
    'must-reach-the-muster': () => 'The block must go on to the muster.',
    'not-friendly-or-vacant': () => 'A muster is held in a friendly or vacant area.',
    'not-an-enemy-city': () => 'Plague strikes a city area that the enemy alone holds.',
    'never-sails': () => 'This block never moves by sea.',
    'has-marched': () => 'A block that has marched does not sail in the same turn.',
    'same-area': () => 'The block is there already.',
    'enemy-or-battle-there': () => 'Enemy blocks are there; choose a friendly or vacant area.',
    'no-sea-move': () => 'This event allows no sea move.',
    'not-in-your-pool': () => 'This block is not in your pool.',
    'face-down-this-campaign': () => 'This block was eliminated and returns only in the next campaign.',
    'not-his-shield': () => 'A noble is recruited in an area with his shield.',
    'not-its-cathedral': () => 'A church block is recruited at its own cathedral.',
    'not-its-city': () => 'A levy is recruited in its own city.',
    'no-city-there': () => 'A bombard is recruited in a city.',
    'not-in-wales': () => 'The Welsh are recruited in Wales.',
    'enemy-there': () => 'Enemy blocks hold this area.',
    'bombard-needs-a-friendly-city': () => 'A bombard is recruited in a city that your blocks hold.',
    'rebel-needs-a-vacant-area': () => 'The Rebel is recruited in a vacant area.',
    'rebel-not-in-exile': () => 'The Rebel is never recruited in exile.',
    'no-battle-there': () => 'Only one side has blocks there.',
    'not-in-turn': () => 'It is not this block’s turn: A before B before C before D, defenders first.',
    'must-retreat': () => 'In round four attackers can only retreat.',
    'no-retreat-in-round-one': () => 'Nobody retreats in round one.',
    'fourth-border': () => 'An attack comes over at most three borders.',
    'third-reinforcing-border': () => 'Reinforcements come over at most two borders.',
    'does-not-attack-here': () => 'This block did not cross a border to attack here.',
    'not-the-strongest': () => 'Hits go to the strongest block, and this is not one.',
    'no-heir-here': () => 'No heir of yours is in this fight to charge.',
    'nobody-to-fight': () => 'No enemy block is in the fight: those in reserve cannot be fought yet.',
    'back-where-it-began': () => 'A block does not come back to the area in which its move began.',
    'not-an-enemy-in-the-fight': () => 'This is not an enemy block in the fight; reserves do not count.',
    'not-in-this-battle': () => 'This block is not in this battle.',
    'pirates-go-by-sea': () => 'Blocks that attacked by Piracy leave by sea, on a sea of this area.',
    'not-a-crown-area': () => 'A royal heir enters in an area with a crown.',
    'not-your-exile': () => 'An heir of the Pretender enters in exile.',
    'only-king-pretender-warwick': () => 'Only the King, the Pretender and Warwick make treachery rolls.',
    'has-rolled-already': () => 'He has made his treachery roll in this battle.',
    'came-over-in-this-battle': () => 'This block came over in this battle and cannot be won back in it.',
    'tried-three-times': () => 'Three rolls against this block in one battle are enough.',
    'only-warwick': () => 'Only Warwick may tempt him.',
    'not-by-warwick': () => 'Warwick may not tempt him.',
    'area-not-over-limit': () => 'None of your blocks there is too many.',
    'mercenary-supplied-at-home': () => 'Mercenaries are supplied at home.',
    'suffered-already': () => 'This block has lost its step in this phase.',
    'not-on-its-way': () => 'This block has no way home to go.',
    'must-go-to-exile': () => 'The Pretender and his heirs go to exile.',
    'not-his-home': () => 'This is not his home.',
    'not-his-shield-or-a-crown': () => 'Royal heirs go to a shield of theirs or to a crown.',
    'his-shields-are-open': () => 'He may go to Calais only when the enemy holds all his shields.',
    'calais-full': () => 'Calais supplies no more exiles.',
    'has-a-home': () => 'He has an open home to go to.',
    'king-or-pretender': () => 'A King or Pretender cannot be turned.',
    'not-a-turned-heir-of-yours': () => 'Only an enemy heir who has come over to you can be executed.',
    'not-vacant': () => 'Clarence goes home to a vacant area.',
  },

  verbs: {
    keep: () => 'Keep the hand',
    redeal: () => 'Show the hand and have it dealt again',
    'keep-mine': () => 'Keep your hand',
    'exchange-mine': () => 'Exchange your hand',
    lay: (a) => `Play ${card(a)}`,
    move: (a) => `Move ${block(a)}`,
    recruit: (a, b) => `Recruit ${block(a)} in ${area(b)}`,
    end: () => 'End your actions',
    to: (a) => `March to ${area(a)}`,
    sail: (a) => `Sail to ${area(a)}`,
    stop: () => 'Stop here',
    muster: (a) => `Muster in ${area(a)}`,
    pass: () => 'Pass',
    plague: (a) => `Plague in ${area(a)}`,
    lead: (a) => `Main attack: the border that ${block(a)} crossed`,
    battle: (a) => `Fight in ${area(a)}`,
    fight: (a) => `Fight with ${block(a)}`,
    charge: (a) => `Charge ${block(a)}`,
    persuade: (a, b) => `Try treachery on ${block(b)} with ${block(a)}`,
    retreat: (a, b) => `Retreat with ${block(a)} to ${area(b)}`,
    hold: (a) => `Pass with ${block(a)}`,
    tempt: (a) => `Treason: tempt ${block(a)}`,
    wait: () => 'Keep Treason for later',
    hit: (a) => `Take the hits: ${block(a)}`,
    regroup: (a, b) => `Regroup ${block(a)} to ${area(b)}`,
    done: () => 'Done',
    execute: (a) => `Execute ${block(a)}`,
    spare: () => 'Spare him',
    enter: (a) => `Enter in ${area(a)}`,
    starve: (a) => `Lose a step: ${block(a)}`,
    home: (a, b) => `Send ${block(a)} home to ${area(b)}`,
    'to-pool': (a) => `Send ${block(a)} to the pool`,
    dismiss: (a) => `Send ${block(a)} to the pool`,
  },

  outcomes: {
    'all-heirs-dead': 'all five heirs of the enemy are dead',
    'holds-the-throne': 'it holds the throne at the end',
  },
  wins: (winner, reason) => (winner === '' ? `A draw: ${reason}.` : `${winner} wins: ${reason}.`),
}

export const en = textIn(words)
export const enWords = words
