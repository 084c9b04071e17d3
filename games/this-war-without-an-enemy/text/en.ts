/** English. */

import { capital, listed, type Sentence, say, thing } from '@muster/kernel/sentence'
import type { Params } from '@muster/kernel/verdict'
import { joined, namesOf, type Offered, textIn, titleCase, upTo } from '@muster/kernel/wording'
import { CITIES, disciplineOf, pursuesFrom, ROUTES, SPOTS, VICTORY_CITIES } from '../tables.ts'
import { cardWords, type WhyFirst, whyFirst } from './cards.ts'
import { blockNames, cardNames, placeNames } from './names.ts'
import { refusals } from './refusals-en.ts'
import { onMap, type Seen, type Side, type WarWords } from './text.ts'

const blocks = blockNames((name) => name)
const cards = cardNames((points) => `${points} Action Points`, 'en')
const routes: Readonly<Record<string, string>> = {
  german: 'the German Ocean',
  british: 'the British Sea',
  irish: 'the Irish Sea',
  'german-british': 'the German Ocean and the British Sea',
  'british-irish': 'the British Sea and the Irish Sea',
  'german-british-irish': 'all three Seas',
}

type Id = number | string | null | undefined
/** Off the board is in the Recruitment Pool. */
const place = (id: Id): Sentence | string =>
  id === null
    ? 'the Recruitment Pool'
    : thing('area', onMap(String(id)), placeNames[String(id)] ?? String(id))
const block = (id: Id): Sentence => thing('block', String(id), blocks[String(id)] ?? String(id))
const card = (id: Id): Sentence => thing('card', String(id), cards[String(id)] ?? String(id))
const effect = (id: Id): string => cardWords(String(id), 'en').text
const city = (id: Id): Sentence => thing('area', onMap(String(id)), titleCase(String(id)))
const sides = { royalist: 'Royalists', parliament: 'Parliamentarians' }
const side = (id: Side): Sentence => thing('side', id, `the ${sides[id]}`)
const TheSide = (id: Side): Sentence => capital(side(id))
const many = (count: Id, one: string): string => `${count} ${one}${Number(count) === 1 ? '' : 's'}`

const ADJECTIVES = { royalist: 'Royalist', parliament: 'Parliamentarian' }
/** The block by name for those who know it, "a Royalist block" for the others. */
const who = ({ side, block: known, token }: Seen): Sentence =>
  known === undefined ? thing('token', String(token), `A ${ADJECTIVES[side]} block`) : block(known)
const strength = (steps: number | undefined): string => (steps === undefined ? '' : ` (strength ${steps})`)
/** The one sentence of a column that is being put together and led. */
function marching(p: Params, on: Offered, where: string): string {
  const chosen = Number(p.chosen)
  const led = chosen === 0 ? 'them' : many(chosen, 'block')
  const may = [
    on.has('march') && `send ${led} to a glowing Area`,
    on.has('join') && (chosen === 0 ? `choose who marches ${where}` : 'choose more of them'),
    on.has('halt') && 'halt here',
    on.has('done') && 'finish',
  ]
  if (!on.has('march', 'join', 'halt')) return `Nobody else can march ${where}. Finish.`
  return `${capital(joined(may, 'or'))}.`
}

/** Who may lose strength; where only one block may, that is why nobody is asked. */
const whoLoses = (on: Offered, left: Id): string =>
  on.of('lose').length === 1
    ? `${left} strength to lose, and only one block may lose it`
    : `choose who loses 1 strength, ${left} left`

const SEA_RESULTS: Readonly<Record<string, string>> = {
  arrives: 'it arrives',
  returns: 'it is thrown back',
  eliminated: 'it is lost',
}
const GONE: Readonly<Record<string, string>> = {
  pool: 'returns to the Recruitment Pool',
  removed: 'leaves the game',
  beside: 'is put beside the map',
}
const ACTIONS: Readonly<Record<string, string>> = { group: 'Group Move from', muster: 'Muster at' }
const TURNS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI']

const balance = (vp: number): string =>
  vp === 0 ? 'even' : vp > 0 ? `${vp} for the King` : `${-vp} for Parliament`

const WHY_FIRST: Readonly<Record<WhyFirst, string>> = {
  surprise: 'Surprise Attack goes first',
  higher: 'the higher number goes first',
  equal: 'neither is higher',
}

const words: WarWords = {
  title: 'This War Without an Enemy',
  seats: sides,
  scenarios: {
    'full-war': 'The Full War, 1642-1646',
    'early-war': 'The Early War, 1642-1643',
    'mid-to-late-war': 'The Mid-to-Late War, 1644-1646',
    'mid-war': 'The Mid War, 1644',
    'path-to-war': 'The Path to War, 1642-1646',
  },
  options: {},
  optionValues: {},
  names: {
    area: placeNames,
    city: namesOf(CITIES, {}),
    'victory-city': namesOf(VICTORY_CITIES, {}),
    side: sides,
    block: blocks,
    card: cards,
    route: Object.fromEntries(ROUTES.map((route) => [route, routes[route]])),
    spot: Object.fromEntries(SPOTS.map((spot) => [spot, `block ${spot}`])),
  },

  events: {
    'year-begins': (e) => say`The year ${e.year} begins.`,
    'turn-begins': (e) =>
      say`Turn ${e.turn === 6 && e.year !== 1642 ? 'Winter' : TURNS[e.turn]} of ${e.year}.`,
    'hand-dealt': (e) =>
      say`${TheSide(e.side)} are dealt ${e.cards === undefined ? many(e.count, 'card') : listed(e.cards.map(card), 'and')}.`,
    'card-discarded': (e) =>
      say`${TheSide(e.side)} discard ${e.card === undefined ? 'a card' : card(e.card)}.`,
    'card-laid': (e) =>
      say`${TheSide(e.side)} lay ${e.card === undefined ? 'a card' : card(e.card)} face down.`,
    'cards-revealed': (e) =>
      say`${TheSide('royalist')} play ${card(e.cards[0])}, ${side('parliament')} ${card(e.cards[1])}: ${WHY_FIRST[whyFirst(e.cards)]}.`,
    'player-one': (e) => say`${TheSide(e.side)} are Player 1.`,
    'event-enacted': (e) => say`${TheSide(e.side)} enact ${card(e.card)}.`,
    'event-declined': (e) => say`${TheSide(e.side)} leave the event of ${card(e.card)} alone.`,
    'event-aimed': (e) => say`${TheSide(e.side)} name ${place(e.place)} for ${card(e.card)}.`,
    arrived: (e) => say`${who(e)} arrives in ${place(e.place)}.`,
    'action-taken': (e) => say`${TheSide(e.side)}: ${ACTIONS[e.action]} ${place(e.place)}.`,
    marched: (e) => say`${who(e)} marches from ${place(e.from)} to ${place(e.to)}.`,
    sailed: (e) =>
      say`${who(e)} sails from ${place(e.from)} for ${place(e.to)}${e.die > 0 ? say`, rolling ${e.die}` : ''}: ${SEA_RESULTS[e.result]}.`,
    'actions-ended': (e) => say`${TheSide(e.side)} end their Actions.`,
    'into-city': (e) => say`${who(e)} withdraws into ${city(e.city)}.`,
    'step-lost': (e) => say`${who(e)} in ${place(e.place)} loses 1 strength${strength(e.steps)}.`,
    'step-gained': (e) => say`${who(e)} in ${place(e.place)} gains 1 strength${strength(e.steps)}.`,
    eliminated: (e) => say`${who(e)} in ${place(e.place)} is Eliminated and ${GONE[e.goes]}.`,
    'king-captured': () => 'The King is captured: two Victory Points for Parliament.',
    'city-changed-hands': (e) =>
      say`${thing('area', e.area, titleCase(e.victoryCity))} falls to ${side(e.side)}; Victory Points: ${balance(e.vp)}.`,
    'siege-begins': (e) => say`A Siege Marker is placed at ${city(e.city)}.`,
    'siege-marker': (e) => say`The Siege Marker at ${city(e.city)} goes up to ${e.value}.`,
    'siege-lifted': (e) => say`The Siege Marker at ${city(e.city)} is removed.`,
    'clubmen-raised': (e) => say`Clubmen rise for ${side(e.side)} in ${place(e.area)}.`,
    'camp-fever': (e) => say`Camp fever in ${place(e.area)}.`,
    deserted: (e) => say`${who(e)} deserts to ${place(e.to)}.`,
    'henrietta-meets-charles': (e) => say`The Queen meets the King in ${place(e.area)}.`,
    'battle-begins': (e) => say`Battle in ${place(e.area)}: ${side(e.attacker)} attack.`,
    'main-attack': (e) =>
      say`The Main Attack on ${place(e.area)} comes over the border ${place(e.from)}–${place(e.area)}.`,
    'cavalry-counted': (e) =>
      say`Cavalry in ${place(e.area)}: ${e.counts[0]} Royalist, ${e.counts[1]} Parliamentarian.`,
    'withdrawal-rolled': (e) =>
      say`Withdrawal from ${place(e.area)}${e.die > 0 ? say`, rolling ${e.die}` : ''}: ${e.success ? 'it succeeds' : 'it fails'}, ${e.loss} strength lost.`,
    'round-begins': (e) => say`Round ${e.round} in ${e.city === undefined ? place(e.area) : city(e.city)}.`,
    'block-revealed': (e) => say`${capital(block(e.block))} is revealed, strength ${e.steps}.`,
    'general-retreat': (e) => say`${TheSide(e.side)} order a General Retreat from ${place(e.area)}.`,
    rolled: (e) =>
      say`${capital(block(e.block))} rolls ${e.dice.join(' ') || 'nothing'} (${e.effectiveness < 1 ? 'cannot hit' : `hits on ${upTo(e.effectiveness)}`}): ${many(e.hits, 'hit')}.`,
    hit: (e) =>
      say`${capital(block(e.block))} takes ${e.half ? 'a half-hit' : 'a hit'} (strength ${e.steps}).`,
    'rout-rolled': (e) =>
      say`${TheSide(e.side)} roll ${e.die}; up to ${e.difference}, the difference in hits, their Cavalry routs: it ${e.routs ? 'routs' : 'holds'}.`,
    'pursuit-rolled': (e) =>
      say`${capital(block(e.block))}, Discipline ${disciplineOf(e.block)}, pursues on ${pursuesFrom(e.block, e.modifier)} or more: rolls ${e.die} and ${e.pursues ? 'pursues' : 'stays'}.`,
    'roles-change': (e) =>
      say`The field in ${place(e.area)} changes hands: ${side(e.attacker)} are now the Attackers.`,
    'battle-ends': (e) => say`${TheSide(e.winner)} win the Battle in ${place(e.area)}.`,
    retreated: (e) => say`${who(e)} retreats from ${place(e.from)} to ${place(e.to)}.`,
    'guns-retreat': (e) =>
      say`Retreating Artillery rolls ${e.die}: ${e.lost ? '1 strength is lost' : 'nothing is lost'}.`,
    regrouped: (e) => say`${who(e)} regroups from ${place(e.from)} to ${place(e.to)}.`,
    'guns-captured': (e) => say`${TheSide(e.side)} capture ${e.strength} strength of Artillery.`,
    turncoats: (e) => say`Turncoats for ${side(e.side)}: ${e.foot} foot, ${e.horse} horse.`,
    'siege-broken-off': (e) => say`The siege of ${city(e.city)} is broken off for the Battle.`,
    'siege-kept-up': (e) => say`${many(e.count, 'block')} keep up the siege of ${city(e.city)}.`,
    mined: (e) =>
      say`A mine under ${city(e.city)}, rolling ${e.die}: ${e.breach ? 'a breach' : 'no breach'}.`,
    bombarded: (e) =>
      say`${city(e.city)} is bombarded with strength ${e.strength}, rolling ${e.die}: ${e.breach ? 'a breach' : 'no breach'}.`,
    'fired-on-lines': (e) =>
      say`${capital(block(e.block))} fires on the siege lines of ${city(e.city)}, rolling ${e.dice.join(' ')}: ${many(e.hits, 'hit')}.`,
    sally: (e) => say`${many(e.count, 'block')} sally from ${city(e.city)}.`,
    storm: (e) => say`${many(e.count, 'block')} storm ${city(e.city)}.`,
    'siege-rolled': (e) =>
      say`Siege of ${city(e.city)}, Marker ${e.value}, rolling ${e.die}: ${e.attrition ? 'attrition' : 'no attrition'}, ${e.surrender ? 'surrender' : 'no surrender'}.`,
    surrendered: (e) => say`${city(e.city)} surrenders.`,
    'marched-out': (e) => say`${who(e)} marches out to ${place(e.to)}.`,
    spared: (e) => say`${who(e)} is spared by the Quartermaster General.`,
    'rupert-dismissed': () => 'Rupert is dismissed by the King.',
    'year-ends': (e) => say`The year ${e.year} ends.`,
    'block-received': (e) => say`${TheSide(e.side)} receive ${block(e.block)}.`,
    'new-model-army': (e) =>
      say`${capital(block(e.old))} is replaced by ${block(e.block)} in ${place(e.place)}.`,
    'went-home': (e) => say`${who(e)} goes to ${place(e.to)}.`,
    deployed: (e) => say`${who(e)} is deployed in ${place(e.place)}.`,
    'victory-counted': (e) => say`Victory Points: ${balance(e.vp)}.`,
  },

  prompts: {
    discard: (p) => `Discard ${many(p.left, 'card')}. The others are your hand for 1642.`,
    'play-cards': () => 'Play one card face down.',
    initiative: () => 'Decide whether you are Player 1, who acts first, or Player 2.',
    event: (p, on) =>
      on.has('enact')
        ? `Enact ${card(p.card)}: ${effect(p.card)} Or decline.`
        : `${card(p.card)} cannot be enacted now. Decline.`,
    actions: (p, on) => {
      const kinds = joined(
        [
          on.has('group') && 'move a group',
          on.has('muster') && 'muster',
          on.has('embark') && 'sail',
          on.has('recruit', 'deploy') && 'recruit',
        ],
        'or',
      )
      return kinds === ''
        ? 'Nothing more can be done with your Action Points. End your actions.'
        : `${capital(kinds)}: ${many(p.points, 'Action Point')} left. Or end.`
    },
    'group-move': (p, on) => marching(p, on, `with the group from ${place(p.area)}`),
    muster: (p, on) => marching(p, on, `to muster at ${place(p.area)}`),
    'sea-move': (p) => `Choose where ${block(p.block)} sails, and through which Seas.`,
    'enter-city': (p, on) => {
      const may = joined(
        [
          on.has('withdraw') && 'choose who withdraws into the City',
          on.has('give-up') && 'give up a block inside',
        ],
        'or',
      )
      return may === ''
        ? `Enemies have entered ${place(p.area)}. Nobody else can go into the City: finish.`
        : `Enemies have entered ${place(p.area)}: ${joined([may, on.has('done') && 'finish'], 'or')}.`
    },
    'camp-fever': () => 'Choose the Area that camp fever strikes.',
    'fever-losses': (p, on) => `Camp fever in ${place(p.area)}: ${whoLoses(on, p.left)}.`,
    clubmen: () => 'Choose the Area in which the Clubmen rise.',
    desertion: () => 'Choose the block that deserts.',
    deserter: (p) => `Choose where ${block(p.block)} goes.`,
    supplies: () => 'Choose the Area that gets the supplies.',
    'free-recruits': (p, on) =>
      on.has('recruit', 'deploy')
        ? `Recruit free of cost: ${p.left} left, ${Number(p.guns) === 0 ? 'no Artillery' : `${p.guns} of them may be Artillery`}. Or finish.`
        : 'Nothing more can be recruited. Finish.',
    'strip-garrisons': (p, on) =>
      on.has('strip')
        ? `Give up Garrisons for more Recruitments (${p.left} so far), or finish.`
        : `No Garrison can be given up (${p.left} so far). Finish.`,
    plot: (p) => `Choose the Garrison for ${city(p.city)}.`,
    aim: (p, on) =>
      on.has('aim')
        ? `Name the Battle or Siege for ${card(p.card)}: ${effect(p.card)} Or decline.`
        : `${card(p.card)} has no use now. Decline.`,
    battles: () => 'Choose the Battle to fight next.',
    'keep-siege': (p, on) =>
      `The siege of ${city(p.city)}: ${joined([on.has('keep') && 'choose who stays in the lines', on.has('maintain') && 'maintain it', on.has('break-off') && 'break it off'], 'or')}.`,
    'main-attack': (p) => `Declare the Main Attack on ${place(p.area)}.`,
    withdrawal: (p, on) =>
      on.has('withdraw-army')
        ? `Try to withdraw from ${place(p.area)} before battle, or stand.`
        : `Stand in ${place(p.area)}.`,
    'withdrawal-losses': (p, on) => `Withdrawal: ${whoLoses(on, p.left)}.`,
    'join-battle': (p, on) =>
      on.has('sally-out')
        ? `Choose who comes out of the City to join the Battle in ${place(p.area)}${on.has('done') ? ', or finish' : ''}.`
        : `Nobody else can come out to the Battle in ${place(p.area)}. Finish.`,
    'general-retreat': (p, on) =>
      on.has('retreat-all')
        ? `Order a General Retreat from ${place(p.area)}, or fight on.`
        : `Fight on in ${place(p.area)}.`,
    'last-stand': (_, on) =>
      on.has('not-yet')
        ? 'Choose the Infantry that makes its Last Stand, or wait.'
        : 'Choose the Infantry that makes its Last Stand.',
    'well-positioned': () => 'Choose the well-positioned Artillery.',
    'aim-guns': () => 'Declare the targets of your Artillery.',
    'fire-or-engage': () => 'Declare for each Infantry block whether it fires or engages.',
    'take-hits': (p) => `Choose who takes the hit: ${p.hits} left.`,
    'go-on': (_, on) =>
      `${capital(joined([on.has('go-on') && 'go on with another round', on.has('stop') && 'stop'], 'or'))}.`,
    retreat: (p) => `Retreat your blocks from ${place(p.area)}; whoever cannot is lost.`,
    capture: (p) => `Use the captured Artillery: ${p.left} strength left.`,
    turncoats: (p) => `Choose who takes the turncoats: ${p.foot} foot, ${p.horse} horse.`,
    regroup: (p, on) =>
      on.has('regroup')
        ? `Regroup from ${place(p.area)} to one Area, or finish.`
        : `Nobody can leave ${place(p.area)}. Finish.`,
    'siege-combats': () => 'Choose the next Siege Combat.',
    'fire-on-lines': (p, on) =>
      on.has('fire-at')
        ? `Fire from ${city(p.city)} on the siege lines, or finish.`
        : `No gun in ${city(p.city)} can fire. Finish.`,
    sally: (p, on) =>
      `${capital(joined([on.has('join') && `choose who sallies from ${city(p.city)}`, on.has('sally') && (on.has('join') ? 'sally now' : `sally from ${city(p.city)}`), on.has('decline') && 'decline'], 'or'))}.`,
    'pick-besiegers': (p) => `Choose the besiegers to attack: ${p.left} left.`,
    storm: (p, on) => {
      const may = joined(
        [
          on.has('bombard') && `bombard ${city(p.city)}`,
          on.has('join') && `choose who storms ${city(p.city)} (up to ${many(p.limit, 'block')})`,
          on.has('storm') && `storm ${city(p.city)}`,
        ],
        'or',
      )
      return may === ''
        ? `Nothing can be done against ${city(p.city)} now. Decline.`
        : `${capital(may)}. Or decline.`
    },
    exchange: (p, on) =>
      on.has('relieve', 'send-in')
        ? `Exchange storming blocks at ${city(p.city)}${on.has('done') ? ', or finish' : ''}.`
        : `No storming block at ${city(p.city)} can be exchanged. Finish.`,
    supply: (p, on) =>
      `${place(p.area)} cannot feed all: choose who loses 1 strength${on.has('spare') ? ' or is spared' : ''}, ${p.left} left.`,
    'siege-resolutions': () => 'Choose the next siege to resolve.',
    'siege-attrition': (p, on) => `Attrition in ${city(p.city)}: ${whoLoses(on, p.left)}.`,
    surrender: (p) => `${city(p.city)} has surrendered: choose where your blocks go.`,
    'rupert-dismissed': (_, on) =>
      on.has('send')
        ? `Send Regional blocks away from Rupert${on.has('done') ? ', or finish' : ''}.`
        : 'Nobody has to leave Rupert. Finish.',
    'new-model-horse': () => 'Choose the Horse that becomes the New Model Horse.',
    'new-model-strength': (p) => `Share out the strength of the new commanders: ${p.left} left.`,
    'regional-recruitment': (p, on) => {
      const regions = {
        North: p.north,
        Wales: p.wales,
        Midlands: p.midlands,
        East: p.east,
        South: p.south,
        London: p.london,
      }
      const left = Object.entries(regions).flatMap(([name, points]) =>
        Number(points) > 0 ? [`${name} ${points}`] : [],
      )
      return on.has('recruit', 'deploy', 'london-recruit', 'london-deploy')
        ? `Recruit with the points of the Regions: ${left.join(', ')} left. Or finish.`
        : 'No points of the Regions can be spent any more. Finish.'
    },
    'return-home': (p, on) =>
      `${capital(joined([on.has('send') && 'send your Regional blocks home', on.has('stay') && 'let them stay'], 'or'))}: ${p.left} left.`,
    'place-charles': () => 'Choose where the King raises his standard.',
    'place-blocks': (p, on) =>
      `${capital(joined([on.has('place') && 'place one of your blocks', on.has('shelve') && 'put one into the pool'], 'or'))}: ${p.left} left.`,
  },

  refusals: refusals(place),

  verbs: {
    discard: (a) => `Discard ${card(a)}`,
    lay: (a) => `Play ${card(a)}`,
    'go-first': () => 'Be Player 1',
    'go-second': () => 'Be Player 2',
    enact: () => 'Enact the event',
    decline: () => 'Decline',
    group: (a) => `Group Move from ${place(a)}`,
    muster: (a) => `Muster at ${place(a)}`,
    embark: (a) => `Sea Move of ${block(a)}`,
    recruit: (a) => `Strengthen ${block(a)}`,
    deploy: (a, b) => `Deploy ${block(a)} in ${place(b)}`,
    end: () => 'End Actions',
    join: (a) => `Choose ${block(a)}`,
    march: (a) => `March to ${place(a)}`,
    halt: () => 'Halt here',
    done: () => 'Finish',
    sail: (a, b) => `Sail to ${place(a)} by ${routes[b] ?? b}`,
    withdraw: (a) => `Withdraw ${block(a)} into the City`,
    'give-up': (a) => `Give up ${block(a)}`,
    fever: (a) => `Camp fever in ${place(a)}`,
    lose: (a) => `Take the loss: ${block(a)}`,
    raise: (a) => `Clubmen in ${place(a)}`,
    desert: (a) => `Let ${block(a)} desert`,
    send: (a, b) => `Send ${block(a)} to ${place(b)}`,
    supply: (a) => `Supplies to ${place(a)}`,
    strip: (a) => `Give up ${block(a)}`,
    garrison: (a) => `Use ${block(a)}`,
    aim: (a) => `Name ${place(a)}`,
    battle: (a) => `Battle in ${place(a)}`,
    keep: (a) => `Keep ${block(a)} in the siege lines`,
    maintain: () => 'Maintain the siege',
    'break-off': () => 'Break off the siege',
    'attack-from': (a) => `Main Attack from ${place(a)}`,
    'withdraw-army': () => 'Withdraw before battle',
    stand: () => 'Stand and fight',
    'sally-out': (a) => `Send ${block(a)} out to the Battle`,
    'retreat-all': () => 'General Retreat',
    'fight-on': () => 'Fight on',
    choose: (a) => `Choose ${block(a)}`,
    'not-yet': () => 'Not yet',
    'at-cavalry': (a) => `${capital(block(a))} at Cavalry`,
    'at-infantry': (a) => `${capital(block(a))} at Infantry`,
    fire: (a) => `${capital(block(a))} fires`,
    engage: (a) => `${capital(block(a))} engages`,
    hit: (a) => `Take the hit: ${block(a)}`,
    'go-on': () => 'Go on',
    stop: () => 'Stop',
    retreat: (a, b) => `Retreat ${block(a)} to ${place(b)}`,
    turn: (a) => `Turncoats for ${block(a)}`,
    regroup: (a, b) => `Regroup ${block(a)} to ${place(b)}`,
    siege: (a) => `Siege of ${place(a)}`,
    'fire-at': (a, b) => `${capital(block(a))} at besieger ${b}`,
    sally: () => 'Sally',
    pick: (a) => `Attack besieger ${a}`,
    bombard: () => 'Bombard',
    storm: () => 'Storm',
    relieve: (a) => `Relieve ${block(a)}`,
    'send-in': (a) => `Send in ${block(a)}`,
    spare: (a) => `Spare ${block(a)}`,
    'march-out': (a, b) => `March ${block(a)} out to ${place(b)}`,
    'london-recruit': (a) => `Strengthen ${block(a)} with London’s points`,
    'london-deploy': (a, b) => `Deploy ${block(a)} in ${place(b)} with London’s points`,
    stay: (a) => `Let ${block(a)} stay`,
    'king-at': (a) => `The King in ${place(a)}`,
    place: (a, b) => `Place ${block(a)} in ${place(b)}`,
    shelve: (a) => `Put ${block(a)} into the pool`,
  },

  outcomes: {
    'major-victory': 'a Major Victory with three Victory Points',
    'surrender-to-the-scots': 'a Major Victory after the King’s surrender to the Scots',
    'end-of-1643': 'the Victory Points at the end of 1643',
    'end-of-1644': 'the Victory Points at the end of 1644',
    'minor-victory': 'a Minor Victory at the end of 1646',
  },
  wins: (winner, reason) => `${capital(winner)} win: ${reason}.`,
}

export const enWords = words
export const en = textIn(words)
