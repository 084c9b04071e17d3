/** How a worked example says what many blocks do. */

export const march = (block: string, ...areas: readonly string[]): string =>
  [`move ${block}`, ...areas.map((area) => `to ${area}`)].join('; ')

export const halt = (block: string, ...areas: readonly string[]): string => `${march(block, ...areas)}; stop`

/** One gesture for each of these blocks. */
export const each = (side: string, blocks: string, way: (block: string) => string): string[] =>
  blocks.split(', ').map((block) => `${side}: ${way(block)}`)
