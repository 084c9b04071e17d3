/** English. */

import { listed, type Sentence, say, thing } from '@muster/kernel/sentence'
import { joined } from '@muster/kernel/wording'
import { AMOUNTS, CARDS, POWERS, SLOTS } from '../tables.ts'
import { entries, generalsIn, servedBy, territoriesIn, textIn, type Words } from './text.ts'

const powers: Readonly<Record<string, string>> = {
  britain: 'Great Britain',
  prussia: 'Prussia',
  austria: 'Austria',
  france: 'France',
  russia: 'Russia',
  spain: 'Spain',
  ottoman: 'Ottoman Empire',
}
const statuses: Readonly<Record<string, string>> = {
  british: 'British Coalition',
  french: 'French Coalition',
  neutral: 'Neutral',
  expansionist: 'Expansionist',
}
const CARD_NAMES: Readonly<Record<string, string>> = {
  '1': '1',
  '2': '2 (3 on own ground)',
  '3': '3 (turns up a card)',
  '4': '4 (pairs)',
  '5': '5 (dear if lost)',
}

type Id = number | string
const power = (id: Id): Sentence => thing('power', String(id), powers[id] ?? String(id))
const status = (id: Id): Sentence => thing('status', String(id), statuses[id] ?? String(id))
const territories = territoriesIn({})
const generals = generalsIn({})
const at = (id: Id): Sentence => thing('territory', String(id), territories[id] ?? String(id))
const gen = (id: Id): Sentence => thing('general', String(id), generals[id] ?? String(id))
const card = (id: string): Sentence => thing('card', id, `a ${id}`)
/** What is to be done one after the other, the first word large. */
const inTurn = (deeds: readonly (string | false)[]): string => {
  const said = deeds.filter((each) => each !== false).join(', then ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`
}
const many = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`
const all = (things: readonly Sentence[]): Sentence => listed(things, 'and')
const whose = (id: Id): Sentence => say`${gen(id)} (${power(servedBy(String(id)))})`

const words: Words = {
  title: 'Coalitions: Ancien Régime',
  scenarios: { '1740': '1740: War of the Austrian Succession', '1756': "1756: Seven Years' War" },
  options: { stuart: 'Charles Edward Stuart' },
  optionValues: { stuart: { on: 'in play', off: 'left out' } },
  names: {
    power: powers,
    general: generals,
    territory: territories,
    card: entries(CARDS, (id) => CARD_NAMES[id]),
    status: statuses,
    amount: entries(AMOUNTS, (id) => id),
    slot: entries(SLOTS, (id) => `card ${Number(id) + 1}`),
  },

  events: {
    'frederick-chosen': (e) => say`Frederick II is the General in ${at(e.territory)}.`,
    'round-begins': (e) => say`Round ${e.round} begins.`,
    'turn-begins': (e) => say`Round ${e.round}, turn ${e.turn}.`,
    'hand-dealt': (e) =>
      e.cards === undefined
        ? say`${power(e.power)} is dealt ${many(e.count, 'Battle card')}.`
        : say`${power(e.power)} is dealt ${e.cards.length === 0 ? 'no Battle card' : all(e.cards.map(card))}.`,
    'card-drawn': (e) =>
      say`${power(e.power)} draws ${e.card === undefined ? 'a Battle card' : card(e.card)}.`,
    'no-card-left': (e) => say`There is no Battle card left for ${power(e.power)}.`,
    'card-discarded': (e) => say`${power(e.power)} discards ${card(e.card)}.`,
    'pile-shuffled': () => 'The discards are shuffled into a new pile.',
    'status-laid': (e) =>
      e.status === undefined
        ? say`${power(e.power)} has chosen a status.`
        : say`${power(e.power)} has chosen a status: ${status(e.status)}.`,
    'statuses-revealed': (e) =>
      say`The statuses are revealed: ${all(
        e.statuses.flatMap((each, who) =>
          each === null ? [] : [say`${power(POWERS[who])} ${status(each)}`],
        ),
      )}.`,
    'refused-entry': (e) => say`The ${status(e.coalition)} refuses ${power(e.power)}.`,
    expelled: (e) => say`${power(e.power)} is expelled from the ${status(e.coalition)}.`,
    'coalition-closed': (e) => say`The ${status(e.coalition)} is settled.`,
    'status-chosen': (e) => say`${power(e.power)} chooses openly: ${status(e.status)}.`,
    'petition-answered': (e) =>
      say`The ${status(e.coalition)} ${e.granted ? 'takes in' : 'turns away'} ${power(e.power)}.`,
    'status-changed': (e) => say`${power(e.power)} changes from ${status(e.before)} to ${status(e.status)}.`,
    voted: (e) => say`${power(e.power)} gives ${many(e.votes, 'vote')} to ${power(e.candidate)}.`,
    abstained: (e) => say`${power(e.power)} abstains.`,
    'emperor-elected': (e) =>
      say`${power(e.power)} is elected Emperor with ${e.votes} votes: 2 more Influence whenever it gains Influence.`,
    'no-emperor': () => 'Nobody has the five votes that make an Emperor.',
    'crown-declined': (e) => say`${power(e.power)} declines the Crown.`,
    taxed: (e) =>
      say`${power(e.power)} collects ${e.money} Money${e.doubled ? ', doubled by neutrality' : ''}.`,
    'money-offered': (e) => say`${power(e.power)} offers 1 Money to ${power(e.recipient)}.`,
    'card-offered': (e) =>
      say`${power(e.power)} offers ${e.card === undefined ? 'a Battle card' : card(e.card)} to ${power(e.recipient)}.`,
    'offers-made': (e) => say`${power(e.power)} has made its offers.`,
    'offer-answered': (e) =>
      say`${power(e.by)} ${e.accepted ? 'accepts' : 'declines'} the offer of ${power(e.power)}.`,
    'money-given': (e) => say`${power(e.power)} gives ${e.money} Money to ${power(e.recipient)}.`,
    'cards-given': (e) =>
      say`${power(e.power)} gives ${
        e.cards === undefined ? many(e.count, 'Battle card') : all(e.cards.map(card))
      } to ${power(e.recipient)}.`,
    'general-placed': (e) => say`${power(e.power)} places ${gen(e.general)} in ${at(e.territory)}.`,
    'general-recalled': (e) =>
      say`${power(e.power)} takes ${gen(e.general)} off the board; Units lost: ${e.units}.`,
    'leadership-card': (e) => say`${power(e.power)} uses Leadership for a Battle card.`,
    'morale-gained': (e) => say`${power(e.power)} gains ${e.morale} Morale.`,
    'leadership-ended': (e) => say`${power(e.power)} ends Leadership.`,
    'unit-bought': (e) => say`${power(e.power)} buys a Unit for ${gen(e.general)}.`,
    'card-bought': (e) => say`${power(e.power)} buys a Battle card.`,
    'morale-bought': (e) => say`${power(e.power)} buys 1 Morale.`,
    'fortress-built': (e) => say`${power(e.power)} builds a Fortress in ${at(e.territory)}.`,
    'mobilisation-ended': (e) =>
      say`${power(e.power)} ends Mobilisation${e.lost === 0 ? '' : say`; ${e.lost} Money is lost to Corruption`}.`,
    'influence-gained': (e) =>
      say`${power(e.power)} gains ${e.influence} Influence${e.emperor ? ', the Crown included' : ''}.`,
    'arbiter-named': (e) => say`${power(e.power)} names ${power(e.arbiter)} as Arbiter.`,
    'no-arbiter': (e) => say`Nobody can be Arbiter for ${power(e.power)}: one Movement Turn only.`,
    'garrison-disbanded': (e) => say`${power(e.power)} disbands its Garrison in ${at(e.territory)}.`,
    marched: (e) => say`${whose(e.general)} marches from ${at(e.from)} to ${at(e.to)}.`,
    sailed: (e) => say`${whose(e.general)} sails from ${at(e.from)} to ${at(e.to)}.`,
    'moved-strategically': (e) =>
      say`${whose(e.general)} moves from ${at(e.from)} by way of ${all(e.path.map(at))}.`,
    'consent-asked': (e) => say`${whose(e.general)} asks for leave to go to ${at(e.to)}.`,
    'consent-given': (e) => say`${power(e.seat)} agrees.`,
    'consent-refused': (e) => say`${power(e.seat)} refuses passage to ${gen(e.general)}.`,
    'garrison-placed': (e) => say`${power(e.power)} garrisons ${at(e.territory)}.`,
    'stuart-lands': () => 'Charles Edward Stuart lands in Scotland.',
    'stuart-gone': () => 'The adventure of Charles Edward Stuart is over.',
    'movement-turn-ended': (e) => say`${power(e.power)} ends Movement Turn ${e.number}.`,
    'further-turn-asked': (e) =>
      say`${power(e.power)} asks ${power(e.arbiter)} for Movement Turn ${e.number}.`,
    'further-turn-answered': (e) =>
      say`${power(e.arbiter)} ${e.granted ? 'allows' : 'forbids'} Movement Turn ${e.number} of ${power(e.power)}.`,
    'movement-ended': (e) => say`${power(e.power)} ends its Movement.`,
    'battle-begins': (e) =>
      say`${power(e.attacker)} attacks ${all(e.defenders.map(power))} in ${at(e.territory)}: Strength ${e.strength[0]} to ${e.strength[1]}.`,
    caretaker: (e) => say`${power(e.seat)} runs ${power(e.minor)} for this battle.`,
    supports: (e) => say`${whose(e.general)} supports the ${e.attacker ? 'attacker' : 'defender'}.`,
    'stands-aside': (e) => say`${power(e.power)} gives no more support.`,
    'card-played': (e) =>
      say`${power(e.power)} plays ${e.card === undefined ? 'a card' : card(e.card)} face down for ${gen(e.general)}.`,
    'card-played-open': (e) => say`${power(e.power)} plays ${card(e.card)} face up for ${gen(e.general)}.`,
    'card-turned': (e) => say`Card ${e.slot + 1} is turned up: ${card(e.card)}.`,
    passed: (e) => say`${power(e.power)} passes.`,
    'battle-counted': (e) =>
      say`The battle of ${at(e.territory)}: ${e.strength[0]} to ${e.strength[1]}; ${
        { attacker: 'the attacker wins', defender: 'the defender wins', nobody: 'a tie' }[e.winner]
      }.`,
    'unit-lost': (e) => say`${whose(e.general)} loses a Unit.`,
    'morale-lost': (e) => say`${power(e.power)} loses ${e.morale} more Morale.`,
    'garrison-removed': (e) => say`The Garrison of ${power(e.power)} in ${at(e.territory)} is removed.`,
    'general-beaten': (e) => say`${whose(e.general)} is beaten.`,
    'general-to-capital': (e) => say`${whose(e.general)} goes back to the capital.`,
    'general-off-board': (e) => say`${whose(e.general)} leaves the board.`,
    'battle-influence': (e) =>
      e.power === e.recipient
        ? say`${power(e.recipient)} gains ${e.influence} Influence by the battle.`
        : say`${power(e.recipient)} gains ${e.influence} Influence by the part of ${power(e.power)} in the battle.`,
    'garrison-to-unit': (e) => say`The Garrison becomes a Unit of ${whose(e.general)}.`,
    'garrison-to-money': (e) => say`${power(e.power)} gets ${e.money} Money for its Garrisons.`,
    'may-stay': (e) => say`${whose(e.general)} ${e.granted ? 'may stay' : 'may not stay'}.`,
    weaker: (e) =>
      say`In ${at(e.territory)} ${all(e.powers.map(power))} must give way (${
        { strength: 'the weaker', garrison: 'equal, but no Garrison', lot: 'equal, and by lot' }[e.because]
      }).`,
    withdrew: (e) => say`${whose(e.general)} withdraws from ${at(e.from)} to ${at(e.to)}.`,
    'withdrew-off-board': (e) => say`${whose(e.general)} withdraws from ${at(e.from)} off the board.`,
    'bid-laid': (e) =>
      e.bid === undefined ? say`${power(e.power)} has bid.` : say`${power(e.power)} has bid ${e.bid} Morale.`,
    'bids-revealed': (e) =>
      say`The bids for ${power(e.minor)}: ${all(e.bids.map((bid, who) => say`${power(POWERS[who])} ${bid}`))}.`,
    'minor-taken': (e) =>
      say`${power(e.by)} controls ${power(e.minor)}${e.capital ? ', holding its capital' : say` for ${e.paid} Morale`}.`,
    victory: (e) => say`${power(e.power)} has ${e.influence} Influence and wins.`,
  },

  prompts: {
    frederick: () => 'Choose who is Frederick II: he may move once more each round.',
    'hand-limit': (p) => `Discard down to six cards for ${power(p.power)}.`,
    status: () => 'Choose your status in secret and seal it.',
    coalition: (p, on) =>
      `The ${status(p.coalition)}: ${joined([on.has('refuse-entry') && 'refuse somebody', on.has('expel') && 'expel somebody', on.has('accept-all') && 'accept all others'], 'or')}.`,
    'other-status': () => 'You were turned away: choose another status.',
    petition: (p) => `Does ${power(p.power)} come into your Coalition?`,
    claim: (p) => `${power(p.power)} holds a majority of electors: take the Crown?`,
    vote: (p) => `Cast the ${many(Number(p.votes), 'vote')} of ${power(p.power)}, or abstain.`,
    actions: (_, on) => {
      const offers = [on.has('offer-money') && 'Subsidies', on.has('offer-card') && 'Mercenaries']
      return inTurn([
        on.has('accept', 'decline') && 'answer the offer',
        on.has('discard') && 'discard a card for the one drawn (Drill)',
        on.has('offer-money', 'offer-card')
          ? `offer ${joined(offers, 'or')}`
          : on.has('end-offers') && 'end the offers',
        on.has('place', 'recall', 'take-card', 'take-morale')
          ? 'use Leadership'
          : on.has('end-leadership') && 'end Leadership',
        on.has('buy-unit', 'buy-card', 'buy-morale', 'buy-fortress')
          ? 'spend your Money on Mobilisation'
          : on.has('end-mobilisation') && 'end Mobilisation',
      ])
    },
    arbiter: (p) => `Name an Arbiter for the Movement of ${power(p.power)}.`,
    disband: (p, on) =>
      on.has('disband')
        ? `Disband Garrisons of ${power(p.power)}, or keep them all.`
        : `Keep the Garrisons of ${power(p.power)}.`,
    'movement-turn': (p, on) =>
      on.has('march', 'sail', 'set-out')
        ? `Choose a General of ${power(p.power)} to move: Movement Turn ${p.number}.`
        : `No General of ${power(p.power)} can move: ${joined([on.has('garrison', 'leave-garrison') && 'place Garrisons', on.has('land-stuart') && 'land Stuart', on.has('end-turn') && `end Movement Turn ${p.number}`], 'or')}.`,
    'frederick-move': (_, on) =>
      on.has('march', 'sail', 'set-out')
        ? 'Move Frederick II once more, or end his move.'
        : 'Frederick II cannot move: end his move.',
    route: (p, on) =>
      `Strategic Movement of ${gen(p.general)}: ${joined([on.has('go-on') && 'point at the next territory', on.has('halt') && 'halt here'], 'or')}.`,
    consent: (p) => `May ${whose(p.general)} go to ${at(p.territory)}?`,
    further: (p) => `Ask ${power(p.arbiter)} for Movement Turn ${p.number}, or end Movement.`,
    permit: (p) => `Arbiter ${power(p.arbiter)}: does ${power(p.power)} get Movement Turn ${p.number}?`,
    battles: () => 'Choose the battle to fight next.',
    support: (p) =>
      `${power(p.power)}: support the ${p.side === 'attacker' ? 'attacker' : 'defender'}, or not.`,
    cards: (p, on) =>
      `${joined([on.has('play', 'play-open') && 'Play a card', on.has('pass') && 'pass'], 'or')} for ${power(p.power)}.`,
    scout: () => 'Choose the card to turn up.',
    occupy: (p) => `Does ${gen(p.general)} leave a Garrison in ${at(p.territory)}?`,
    rout: (p) => `${whose(p.general)} is beaten: capital or off the board?`,
    reassign: (p) => `${power(p.power)}: which General gets the Unit? To place: ${p.count}.`,
    stay: (p) => `May ${whose(p.general)} stay in ${at(p.territory)}?`,
    withdraw: (p) => `${power(p.power)}: where does your General withdraw?`,
    bid: (p) => `Bid Morale for ${power(p.minor)} in secret and seal it.`,
  },

  refusals: {
    'match-over': 'The match is over.',
    'not-your-decision': 'It is not for you to choose now.',
    'not-now': 'That is not what is being decided now.',
    'not-a-prussian-start': 'No Prussian General stands there.',
    'no-such-card': 'You have no such card.',
    'morale-is-full': 'Morale is at 15 already.',
    'not-your-action': 'None of your Powers is on that action this turn.',
    'no-tokens-left': 'All Unit tokens are in use.',
    'no-cards-left': 'There are no more Battle cards to be had.',
    'not-joining': 'That Power does not wish to join your Coalition.',
    'not-a-member': 'That Power is not a member who stays in your Coalition.',
    'refused-you': 'That Coalition has turned you away.',
    'minor-follows-its-controller':
      'A Minor goes with its controller and cannot be refused or expelled by itself.',
    'not-a-candidate': 'That Power controls no elector.',
    'at-war-with-candidate': 'You are at war with that Power.',
    'already-discarded': 'The Drill is done.',
    'not-an-ally': 'That Power is not in your Coalition.',
    'not-to-yourself': 'A Power gives nothing to itself.',
    'three-at-most': 'Three is the most that can be offered.',
    'money-or-cards': 'Either Money or cards, not both.',
    'no-money': 'There is not enough Money.',
    'offers-are-made': 'The offers have been made.',
    'nothing-offered-to-you': 'No offer to that Power awaits your answer.',
    'general-is-on-the-board': 'He is on the board already.',
    'general-is-off-the-board': 'He is not on the board.',
    'not-your-general': 'That General is not of the Power that acts.',
    'not-controlled': 'Your Power does not control that territory.',
    'own-general-there': 'Another General of yours is there.',
    'enemy-general-there': 'An enemy General stands there.',
    'stuart-waits': 'Charles Edward Stuart waits for his landing.',
    'no-french-general-in-britain': 'No other French General is placed in British home territory.',
    'one-use-of-leadership': 'Leadership has one use only.',
    'leadership-is-over': 'Leadership is over.',
    'waits-for-subsidies': 'Subsidies come first: an Ally may still give you something.',
    'mobilisation-is-over': 'Mobilisation is over.',
    'three-units-at-most': 'He has three Units already.',
    'no-garrison-of-yours': 'Your Power has no Garrison there.',
    'fortress-stands': 'There is a Fortress there already.',
    'no-fortress-left': 'All six Fortresses are built.',
    'not-yourself': 'A Power is not its own Arbiter.',
    'arbiter-in-your-coalition': 'The Arbiter must not be an Ally.',
    'arbiter-has-full-morale': 'That Power has Morale 15.',
    'uncontrolled-minor': 'Nobody controls that Minor Power yet.',
    'arbiter-would-exceed': 'It would lift the Arbiter above Morale 15.',
    'already-moved': 'He has moved in this Movement Turn.',
    'only-frederick': 'Only Frederick moves now.',
    impassable: 'Nobody enters the mountains.',
    'not-adjacent': 'That territory is not adjacent.',
    'no-sea-route': 'No Sea Route leads there from here.',
    'route-of-another': 'That Sea Route belongs to a Power that is no Ally.',
    'neutral-home': 'That is the home territory of a Neutral Power.',
    'neutral-stays-in-its-own': 'A Neutral’s Generals stay where it controls.',
    'ally-refused': 'The Ally has refused this General in this Movement Turn.',
    'not-friendly-ground': 'Strategic Movement goes over own and allied territory only.',
    'enemies-on-the-way': 'An enemy General stands in the way.',
    'been-there': 'The way has been there already.',
    'three-steps-at-most': 'Three territories are the most.',
    'one-step-is-a-march': 'A single territory is a March.',
    'no-end-from-there': 'From there the move could not end.',
    'no-unit-to-leave': 'He has no Unit for a Garrison.',
    'garrison-stands': 'There is a Garrison there already.',
    'ally-home': 'No Garrison is left in the home territory of an Ally.',
    'not-entered-or-left': 'A Garrison is placed only on entering or leaving.',
    'battle-first': 'The battle must be won first.',
    'not-stuart': 'Only France lands Charles Edward Stuart, in its own Movement.',
    'stuart-not-waiting': 'Charles Edward Stuart does not wait any more.',
    'no-battle-there': 'No battle awaits there.',
    'not-next-to-the-battle': 'He is not next to the battle by land.',
    'no-units-to-support': 'Without Units he cannot support.',
    'busy-in-battle': 'He fights in, or supports, another battle of this Movement Turn.',
    'already-supports': 'He supports already.',
    'not-in-this-battle': 'He does not take part in this way now.',
    'no-unused-unit': 'He has no Unit left for another card.',
    'nothing-to-turn': 'There is no such card.',
    'not-an-opponents-card': 'That is not a card of an opponent.',
    'card-is-open': 'That card lies open.',
    'no-room-for-unit': 'He has no room for another Unit.',
    'not-among-the-withdrawing': 'He need not withdraw.',
    'not-the-nearest': 'That is not the nearest free territory that his Power controls.',
    'more-than-your-morale': 'You do not have so much Morale.',
  },

  verbs: {
    frederick: (a) => `Frederick is in ${at(a)}`,
    discard: (a) => `Discard a ${a}`,
    declare: (a) => `Choose: ${status(a)}`,
    'refuse-entry': (a) => `Refuse ${power(a)}`,
    expel: (a) => `Expel ${power(a)}`,
    'accept-all': () => 'Accept all others',
    'choose-status': (a) => `Choose: ${status(a)}`,
    'let-in': () => 'Take it in',
    'keep-out': () => 'Turn it away',
    'take-crown': () => 'Take the Crown',
    'decline-crown': () => 'Decline the Crown',
    vote: (a) => `Vote for ${power(a)}`,
    abstain: () => 'Abstain',
    'offer-money': (a) => `Offer 1 Money to ${power(a)}`,
    'offer-card': (a, b) => `Offer a ${b} to ${power(a)}`,
    'end-offers': () => 'End the offers',
    accept: (a) => `Accept for ${power(a)}`,
    decline: (a) => `Decline for ${power(a)}`,
    place: (a, b) => `Place ${gen(a)} in ${at(b)}`,
    recall: (a) => `Take ${gen(a)} off the board`,
    'take-card': () => 'Take a Battle card',
    'take-morale': () => 'Take 1 Morale',
    'end-leadership': () => 'End Leadership',
    'buy-unit': (a) => `Buy a Unit for ${gen(a)}`,
    'buy-card': () => 'Buy a Battle card',
    'buy-morale': () => 'Buy 1 Morale',
    'buy-fortress': (a) => `Build a Fortress in ${at(a)}`,
    'end-mobilisation': () => 'End Mobilisation',
    'name-arbiter': (a) => `Name ${power(a)} as Arbiter`,
    disband: (a) => `Disband the Garrison in ${at(a)}`,
    'end-disbanding': () => 'Keep the Garrisons',
    march: (a, b) => `March ${gen(a)} to ${at(b)}`,
    sail: (a, b) => `Sail ${gen(a)} to ${at(b)}`,
    'set-out': (a, b) => `Strategic Movement of ${gen(a)}, first to ${at(b)}`,
    garrison: (a) => `Garrison with ${gen(a)}`,
    'leave-garrison': (a) => `Leave a Garrison in ${at(a)}`,
    'land-stuart': () => 'Land Charles Edward Stuart in Scotland',
    'end-turn': () => 'End the Movement Turn',
    'go-on': (a) => `Go on to ${at(a)}`,
    halt: () => 'Halt here',
    agree: () => 'Agree',
    object: () => 'Refuse',
    'ask-arbiter': () => 'Ask for another Movement Turn',
    'end-movement': () => 'End Movement',
    permit: () => 'Allow it',
    forbid: () => 'Forbid it',
    fight: (a) => `Fight in ${at(a)}`,
    support: (a) => `Support with ${gen(a)}`,
    'stand-aside': () => 'Give no more support',
    play: (a, b) => `Play a ${b} for ${gen(a)}`,
    'play-open': (a) => `Play a 3 face up for ${gen(a)}`,
    pass: () => 'Pass',
    'turn-up': (a) => `Turn up card ${Number(a) + 1}`,
    'no-garrison': () => 'Leave no Garrison',
    'to-capital': () => 'Go to the capital',
    'off-board': () => 'Go off the board',
    reassign: (a) => `Give the Unit to ${gen(a)}`,
    'let-stay': () => 'Let him stay',
    'send-away': () => 'Send him away',
    'withdraw-to': (a, b) => `Withdraw ${gen(a)} to ${at(b)}`,
    'withdraw-off': (a) => `Withdraw ${gen(a)} off the board`,
    bid: (a) => `Bid ${a}`,
  },

  outcomes: { influence: 'it was the first to have 25 Influence' },
  wins: (winner, reason) => `${winner} wins: ${reason}.`,
}

export const en = textIn(words)
export const enWords = words
