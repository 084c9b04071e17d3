/**
 * The numbers by which the eye and the rules of thumb weigh things. They were set by hand and then moved one by one while
 * that made a Captain among Recruits do better (docs/bots.md); nothing but measuring says that they are right.
 */
export const SCALES = {
  /** How steeply chances fall with the turns that a seat still needs, and turns added to them: the end is never sure. */
  race: 4,
  finish: 2,
  /** Influence that anybody finds in a round, besides what is counted. */
  luck: 0.3,
  /** Turns lost by whoever just fails to win by a Gain. */
  miss: 2.5,
  /** What counts for the rounds to come: what could be won, Units, cards that could be played, taxes, the Crown. */
  prospects: 0.4,
  army: 0.08,
  ready: 0.15,
  taxes: 0.15,
  crown: 0.5,
  /** How much of what is in danger is given up for lost: before the next Gain, and later. */
  dangerSoon: 0.5,
  danger: 0.35,
  /** Card points expected of somebody who need not play, of 1, and how far they may be off; Allies who support, of 1. */
  eagerness: 0.85,
  spread: 1.2,
  fellowship: 0.5,
  /** Targets two marches away, and the second target of a General, of 1. */
  further: 0.4,
  second: 0.45,
  /** What a lost attack costs: the General, and each of his Units. */
  defeat: 0.6,
  defeatUnit: 0.25,
  /**
   * Land that a General has entered and could leave a Garrison in, of 1: less than a Garrison is worth once it stands, or a
   * Movement Turn would be drawn out with idle Garrisons to put off its end.
   */
  unsettled: 0.5,
  /** A Minor's army beside one's own, of 1. */
  minor: 0.3,
  /** Morale kept before any is bid for a Minor, the share that is bid, and the most. */
  bidKeep: 4,
  bidShare: 0.5,
  bidMost: 3,
  /** What a card costs that is played: Morale, and more when it is short. */
  card: 0.16,
  cardShort: 0.08,
  /** How far others answer with the cards they could still play, of 1. */
  answer: 0.6,
  /** When a further Movement Turn is refused. */
  fear: 0.75,
  fearLead: 1.2,
  fearNear: 0.5,
}
