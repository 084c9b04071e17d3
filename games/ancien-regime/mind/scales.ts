/**
 * The numbers by which the eye and the rules of thumb weigh things. They were set by hand, and then moved to where Captains
 * with numbers drawn at random won more often (docs/bots.md); nothing but measuring says that they are right.
 */
export const SCALES = {
  /** How steeply chances fall with the turns that a seat still needs, and turns added to them: the end is never sure. */
  race: 5,
  finish: 2,
  /** Influence that anybody finds in a round, besides what is counted. */
  luck: 0.15,
  /** Turns lost by whoever just fails to win by a Gain. */
  miss: 2.5,
  /** What counts for the rounds to come: what could be won, Units, cards that could be played, taxes, the Crown. */
  prospects: 0.28,
  army: 0.1,
  ready: 0.09,
  taxes: 0.15,
  crown: 0.5,
  /** How much of what is in danger is given up for lost: before the next Gain, and later. */
  dangerSoon: 0.65,
  danger: 0.45,
  /** Card points expected of somebody who need not play, of 1, and how far they may be off; Allies who support, of 1. */
  eagerness: 0.95,
  spread: 1.5,
  fellowship: 0.7,
  /** Targets two marches away, and the second target of a General, of 1. */
  further: 0.5,
  second: 0.45,
  /** What a lost attack costs: the General, and each of his Units. */
  defeat: 0.6,
  defeatUnit: 0.35,
  /**
   * Land that a General has entered and could leave a Garrison in, of 1: less than a Garrison is worth once it stands, or a
   * Movement Turn would be drawn out with idle Garrisons to put off its end.
   */
  unsettled: 0.8,
  /** A Minor's army beside one's own, of 1. */
  minor: 0.3,
  /** Morale kept before any is bid for a Minor, the share that is bid, and the most. */
  bidKeep: 4,
  bidShare: 0.5,
  bidMost: 4,
  /** What a card costs that is played: Morale, and more when it is short. */
  card: 0.2,
  cardShort: 0.06,
  /** How far others answer with the cards they could still play, of 1. */
  answer: 0.6,
  /** When a further Movement Turn is refused. */
  fear: 1,
  fearLead: 1.2,
  fearNear: 0.5,
}
