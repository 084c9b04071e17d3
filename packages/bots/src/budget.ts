/**
 * How long a bot thinks: so many playouts, fewer if there are too many choices in them, which is the same every time; or
 * so many milliseconds.
 */
export type Budget =
  | { readonly playouts: number; readonly choices?: number }
  | { readonly ms: number; now(): number; readonly start: number }

/** Whether a round of several has had its share: an equal part of the playouts, or of the time, and at least one visit. */
export function enough(
  budget: Budget,
  round: number,
  rounds: number,
  live: number,
): (visits: number) => boolean {
  if ('playouts' in budget) {
    const share = Math.max(1, Math.round(budget.playouts / rounds / live))
    return (visits) => visits >= share
  }
  const end = budget.start + (budget.ms * (round + 1)) / rounds
  return (visits) => visits > 0 && budget.now() >= end
}
