/**
 * What a strong player of Ancien Régime looks at, from one seat: Influence had and to come, and when; who else is
 * about to win and whether he is a friend; armies, Morale, cards and Money; what is threatened and what can be taken.
 */
import type { Sheet } from '@muster/kernel/mind'
import { allied, atWar, controlOf, enemiesIn, handSize, isMajor } from '../rules/5-basics.ts'
import { influenceOf } from '../rules/9-actions.ts'
import { strengthIn } from '../rules/10-battle.ts'
import { isAttackers } from '../rules/10-cards.ts'
import { ABSENT, STUART_LANDED, type State } from '../state.ts'
import {
  BRITAIN,
  CAPITAL,
  CARD_KINDS,
  EVERY_CARD,
  EXPANSIONIST,
  FRANCE,
  GAIN_INFLUENCE,
  GENERALS_OF,
  MORALE_MAX,
  NEIGHBOURS,
  NEUTRAL,
  NONE,
  OWNER,
  POWER_COUNT,
  POWERS,
  SCENARIOS,
  SERVES,
  STRIPES,
  STUART,
  TERRITORY_COUNT,
  TURNS,
  VALUE,
  VICTORY,
  worth,
} from '../tables.ts'

/** How many of the notes below are of the whole war. */
export const BROAD = 22

const POWER_NAMES = POWERS.map((power) => `is ${power}`)
const flag = (is: boolean): number => (is ? 1 : 0)

/** Turns until a Power's shield comes to Gain Influence; 0 in the turn itself. */
function turnsToGain(s: State, power: number): number {
  const action = (SCENARIOS[s.scenario].wheel[power] + s.turn + 6) % TURNS
  const hasGained = action === GAIN_INFLUENCE && !s.stack.some((frame) => frame.step === 'actions')
  return hasGained ? TURNS : (GAIN_INFLUENCE - action + TURNS) % TURNS
}

const emperors = (s: State, seat: number): number =>
  s.emperor !== NONE && s.controller[s.emperor] === seat ? 2 : 0

export class AncienEye {
  readonly #income = new Float64Array(POWER_COUNT)
  readonly #soon = new Float64Array(POWER_COUNT)

  look(s: State, seat: number, sheet: Sheet): void {
    for (let power = 0; power < s.players; power++) {
      this.#income[power] = influenceOf(s, power) + emperors(s, power)
      this.#soon[power] = turnsToGain(s, power)
    }
    const rival = this.#rival(s, seat)
    this.#race(s, seat, rival, sheet)
    this.#means(s, seat, sheet)
    this.#friends(s, seat, rival, sheet)
    this.#land(s, seat, sheet)
    this.#armies(s, seat, sheet)
    this.#battle(s, seat, sheet)
  }

  /** The rival who would have most Influence after his next gain. */
  #rival(s: State, seat: number): number {
    let rival = NONE
    for (let each = 0; each < s.players; each++) {
      if (each === seat) continue
      if (rival === NONE || this.#next(s, each) > this.#next(s, rival)) rival = each
    }
    return rival
  }

  /** Influence after the next gain, the sooner the better. */
  #next(s: State, seat: number): number {
    return s.influence[seat] + this.#income[seat] - this.#soon[seat] * 0.1
  }

  #race(s: State, seat: number, rival: number, sheet: Sheet): void {
    const own = s.influence[seat] / VICTORY
    const his = s.influence[rival] / VICTORY
    const next = (s.influence[seat] + this.#income[seat]) / VICTORY
    const hisNext = (s.influence[rival] + this.#income[rival]) / VICTORY
    const wins = next >= 1
    const loses = hisNext >= 1
    const isFirst = this.#soon[seat] < this.#soon[rival]
    let ahead = 0
    for (let each = 0; each < s.players; each++)
      ahead += flag(each !== seat && s.influence[each] > s.influence[seat])
    sheet.note('influence', own)
    sheet.note('influence, squared', own * own)
    sheet.note('rival', his)
    sheet.note('rival, squared', his * his)
    sheet.note('next', next)
    sheet.note('next, squared', Math.min(1.4, next * next))
    sheet.note('rival next', hisNext)
    sheet.note('rival next, squared', Math.min(1.4, hisNext * hisNext))
    sheet.note('income', this.#income[seat])
    sheet.note('rival income', this.#income[rival])
    sheet.note('wins next', flag(wins) * (1 - this.#soon[seat] / 14))
    sheet.note('rival wins next', flag(loses) * (1 - this.#soon[rival] / 14))
    sheet.note('wins first', flag(wins && (!loses || isFirst)))
    sheet.note('loses first', flag(loses && (!wins || !isFirst)))
    sheet.note('ahead of it', ahead)
    for (let power = 0; power < POWER_COUNT; power++) sheet.note(POWER_NAMES[power], flag(power === seat))
    // Up to here of the whole war.
    sheet.note('soon', 1 - this.#soon[seat] / TURNS)
    sheet.note('income, soon', this.#income[seat] * (1 - this.#soon[seat] / TURNS))
    sheet.note('rival income, soon', this.#income[rival] * (1 - this.#soon[rival] / TURNS))
    sheet.note('round', Math.min(1, s.round / 10))
    let others = 0
    let hoped = 0
    for (let each = 0; each < s.players; each++) {
      if (each === seat) continue
      others += s.influence[each] / VICTORY
      hoped += this.#income[each]
    }
    sheet.note('all others', others / (s.players - 1))
    sheet.note('all others, income', hoped / (s.players - 1))
  }

  /** Morale, Money, cards and Units of a Power and of the Minors it runs. */
  #means(s: State, seat: number, sheet: Sheet): void {
    let units = 0
    let generals = 0
    let off = 0
    for (const general of GENERALS_OF[seat]) {
      if (s.place[general] === NONE) off++
      else {
        generals++
        units += s.units[general]
      }
    }
    let cards = 0
    for (let card = 0; card < EVERY_CARD.length; card++)
      cards += s.hands[seat * CARD_KINDS + card] * worth(card)
    let minors = 0
    let minorUnits = 0
    for (let power = s.players; power < POWER_COUNT; power++) {
      if (s.controller[power] !== seat) continue
      minors++
      for (const general of GENERALS_OF[power])
        minorUnits += s.place[general] === NONE ? 0 : 1 + s.units[general]
    }
    sheet.note('morale', s.morale[seat] / MORALE_MAX)
    sheet.note('no morale', flag(s.morale[seat] <= 2))
    sheet.note('money', Math.min(12, s.money[seat]))
    sheet.note('units', units)
    sheet.note('generals', generals)
    sheet.note('generals off', off)
    sheet.note('cards', cards)
    sheet.note('hand', handSize(s, seat))
    sheet.note('punch', Math.min(units, handSize(s, seat), s.morale[seat]))
    sheet.note('minors', minors)
    sheet.note('minor armies', minorUnits)
    sheet.note('emperor', flag(emperors(s, seat) > 0))
  }

  /** Allies may not attack each other: a leader for an Ally cannot be stopped, one at war can. */
  #friends(s: State, seat: number, rival: number, sheet: Sheet): void {
    const danger = (s.influence[rival] + this.#income[rival]) / VICTORY
    sheet.note('allied with the rival', flag(allied(s, seat, rival)) * danger)
    sheet.note('at war with the rival', flag(atWar(s, seat, rival)) * danger)
    sheet.note('neutral', flag(s.status[seat] === NEUTRAL))
    sheet.note('expansionist', flag(s.status[seat] === EXPANSIONIST))
    let friends = 0
    let foes = 0
    for (let power = 0; power < POWER_COUNT; power++) {
      if (power === seat) continue
      let force = 0
      for (const general of GENERALS_OF[power]) if (s.place[general] !== NONE) force += 1 + s.units[general]
      if (allied(s, seat, power)) friends += force
      else if (atWar(s, seat, power)) foes += force
    }
    sheet.note('friends', friends)
    sheet.note('foes', foes)
    let hunters = 0
    for (let power = 0; power < s.players; power++) hunters += flag(power !== rival && atWar(s, power, rival))
    sheet.note('hunters of the rival', (hunters / s.players) * danger)
  }

  /** What is held, what of it is in danger, and what could be taken. */
  #land(s: State, seat: number, sheet: Sheet): void {
    let homesLost = 0
    let held = 0
    let endangered = 0
    let homeDanger = 0
    let within = 0
    let fortresses = 0
    for (let territory = 0; territory < TERRITORY_COUNT; territory++) {
      const value = VALUE[territory]
      const control = controlOf(s, territory)
      if (OWNER[territory] === seat && control !== seat) homesLost += value
      if (control === seat) {
        const counts = brings(territory, seat)
        if (counts) held += value
        if (value === 0 && territory !== CAPITAL[seat]) continue
        const menace = this.#menace(s, seat, territory) - strengthIn(s, s.allies[seat], territory)
        if (s.fortress[territory] === 1) fortresses++
        if (menace <= 0) continue
        if (counts) endangered += value
        else homeDanger += value * (territory === CAPITAL[seat] ? 2 : 1)
      } else if (brings(territory, seat) && (control === NONE || !allied(s, seat, control))) {
        within += value * this.#reach(s, seat, territory)
      }
    }
    sheet.note('homes lost', homesLost)
    sheet.note('held', held)
    sheet.note('held in danger', endangered)
    sheet.note('homes in danger', homeDanger)
    sheet.note('within reach', within)
    sheet.note('fortresses', fortresses)
    // 3.10 Stuart marches on London.
    const isStuart = s.stuart === STUART_LANDED && s.place[STUART] !== NONE
    sheet.note('stuart in britain', flag(isStuart && seat === BRITAIN) * (1 + s.units[STUART]))
    sheet.note('stuart for france', flag(isStuart && seat === FRANCE) * (1 + s.units[STUART]))
    sheet.note('london bare', flag(seat === BRITAIN && strengthIn(s, 1 << BRITAIN, CAPITAL[BRITAIN]) < 2))
  }

  /** The strongest enemy General next door, with cards. */
  #menace(s: State, seat: number, territory: number): number {
    let most = 0
    const neighbours = NEIGHBOURS[territory]
    for (let i = 0; i < neighbours.length; i++) {
      const from = neighbours[i]
      const present = s.present[from] & ~s.allies[seat]
      if (present === 0) continue
      for (let power = 0; power < POWER_COUNT; power++) {
        if (((present >> power) & 1) === 0 || !atWar(s, seat, power)) continue
        for (const general of GENERALS_OF[power]) {
          if (s.place[general] === from && s.units[general] > 0) most = Math.max(most, punch(s, general))
        }
      }
    }
    return most
  }

  /** 1 if a General next door would take it, less if he might not. */
  #reach(s: State, seat: number, territory: number): number {
    const enemies = enemiesIn(s, seat, territory)
    const against = enemies === 0 ? 0 : strengthIn(s, enemies, territory)
    let best = 0
    for (const general of GENERALS_OF[seat]) {
      const from = s.place[general]
      if (from === NONE || s.units[general] === 0) continue
      const isNear = from === territory || NEIGHBOURS[from].includes(territory)
      if (!isNear) continue
      best = Math.max(best, punch(s, general) > against ? 1 : 0.3)
    }
    return best
  }

  #armies(s: State, seat: number, sheet: Sheet): void {
    let abroad = 0
    let alone = 0
    let together = 0
    for (const general of GENERALS_OF[seat]) {
      const at = s.place[general]
      if (at === NONE) continue
      if (OWNER[at] !== seat) abroad += s.units[general]
      if (s.units[general] === 0) alone++
      together = Math.max(together, s.units[general])
    }
    sheet.note('units abroad', abroad)
    sheet.note('generals without units', alone)
    sheet.note('strongest general', together)
  }

  /** A battle that is being fought: how the cards on the table and in hand stand for this seat. */
  #battle(s: State, seat: number, sheet: Sheet): void {
    const { battle } = s
    let lead = 0
    let stake = 0
    if (battle !== null) {
      const side = sideIn(s, seat)
      if (side !== 0) {
        let attack = battle.strength[0]
        let defence = battle.strength[1]
        for (let slot = 0; slot < battle.by.length; slot++) {
          const value = worth(battle.cards[slot])
          if (isAttackers(battle.role[battle.by[slot]])) attack += value
          else defence += value
        }
        lead = Math.max(-6, Math.min(6, (attack - defence) * side))
        stake = flag(SERVES[battle.general] === seat || ((battle.defenders >> seat) & 1) === 1)
      }
    }
    sheet.note('battle', lead)
    sheet.note('battle of its own', lead * stake)
    sheet.note('battle lost', flag(lead < 0) * stake)
  }
}

/** Whether a territory would count as Influence for a Power (9.6). */
function brings(territory: number, power: number): boolean {
  const owner = OWNER[territory]
  return owner === NONE ? ((STRIPES[territory] >> power) & 1) === 1 : owner !== power
}

/** Strength with cards reckoned at three each. */
function punch(s: State, general: number): number {
  const power = SERVES[general]
  return 1 + s.units[general] + 3 * Math.min(s.units[general], handSize(s, power), s.morale[power])
}

/** 1 if a seat has Generals among the attackers, -1 among the defenders, 0 if it is not concerned. */
function sideIn(s: State, seat: number): number {
  const { battle } = s
  if (battle === null) return 0
  for (let general = 0; general < battle.role.length; general++) {
    const role = battle.role[general]
    if (role === ABSENT) continue
    const power = SERVES[general]
    if (power === seat || (!isMajor(s, power) && s.controller[power] === seat))
      return isAttackers(role) ? 1 : -1
  }
  return (battle.defenders >> seat) & 1 ? -1 : 0
}
