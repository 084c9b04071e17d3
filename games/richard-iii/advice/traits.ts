/**
 * What somebody is like who goes by first sight: how bold, how patient, what he thinks a thing is worth. The Recruit's are
 * plain sense. Numbers compare with each other: an attack at good odds is worth some five.
 */
export const RECRUIT = {
  /** Odds at which an attack looks good; that have to do when behind; for the last heir; in the last turn when behind. */
  goodOdds: 1.3,
  fairOdds: 1.1,
  safeOdds: 2.5,
  lastOdds: 0.8,
  /** What a battle is worth by itself: more than to lurk near the enemy; and each enemy in it. */
  battle: 3.5,
  enemies: 0.3,
  /** What it is worth to join an attack that is not yet strong enough. */
  join: 3,
  /** What a lord in England is worth who can be had for one action point: one in the count, and surer than a battle. */
  newLord: 5,
  newLordLate: 8,
  newOther: 0.9,
  newOtherLate: 0.4,
  /** How much recruits fear those next door. */
  recruitsFear: 1,
  /** What a lord is worth who can be raised as soon as the enemy is out of his home. */
  waitingLord: 1.2,
  /** Standing where a lord could be raised: one's own, or one of the enemy, who is shut out by it. */
  keepsHome: 0,
  shutsOut: 0,
  /** What an action point is worth: an area is only woken up for something better. */
  point: 0.3,
  /** What it costs a lord to be in exile, and more by the turn; and others. */
  lordInExile: 2,
  lordInExileByTurn: 0.4,
  otherInExile: 1.5,
  /** Landing with two for a point. */
  port: 0,
  /** London, for a lord. */
  london: 1,
  londonLate: 3,
  /** How much a block that is threatened fears, and an heir. */
  fear: 2.5,
  heirsFear: 5,
  /** How much strength of one's own reassures. */
  trust: 1.2,
  /** Company, up to three; strength in one place; strength around the heir who would be King. */
  company: 0.15,
  army: 0,
  guard: 0,
  /** To be at one's own shield, where one fights better. */
  home: 0,
  /** To be near weaker enemies; and when one is behind. */
  hunt: 1,
  huntBehind: 2.5,
  /** Prizes of a battle: an heir of the enemy, one who may come over. */
  heirsHead: 0,
  turncoat: 0,
  /** An enemy whose face is not seen is reckoned at so much; whether those are known who were seen before. */
  usualPower: 6,
  knows: 0,
  /** Cards: what an action point is worth early and late, and the events. */
  cardEarly: 1,
  cardLate: 1,
  cardLast: 1,
  forceMarch: 2.5,
  muster: 2.5,
  piracy: 2.5,
  plague: 2.5,
  surprise: 2.5,
  treason: 2.5,
  /** Battles: what is hopeless, what is late, when the heir goes; what is made of treachery and of charges. */
  hopeless: 0.4,
  late: 1.2,
  leader: 1.5,
  treachery: 1,
  charge: 1,
}

export type Traits = Readonly<Record<keyof typeof RECRUIT, number>>
