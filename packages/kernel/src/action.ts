/**
 * An action is one small integer: a verb and up to two arguments, ten bits each.
 * It carries ids and nothing else. On disk and on the wire it is words: `march moray`, `retreat wallace fife`.
 */
export type Action = number

const BITS = 10
const MASK = (1 << BITS) - 1

/** The largest id an argument can carry. */
export const MAX_ARGUMENT = MASK

export const pack = (verb: number, a = 0, b = 0): Action => (verb << (2 * BITS)) | (b << BITS) | a
export const verbOf = (action: Action): number => action >> (2 * BITS)
export const firstOf = (action: Action): number => action & MASK
export const secondOf = (action: Action): number => (action >> BITS) & MASK

/** Two ids as one candidate of a choice with two arguments. */
export const pair = (a: number, b: number): number => (b << BITS) | a
