/** Pinning: attackers keep as many defenders from moving as they are. */

/** How many of the blocks that stood here may still leave. */
export const freeToLeave = (defenders: number, attackers: number): number =>
  defenders > attackers ? defenders - attackers : 0
