/** What an event changes about the blocks that a viewer sees, for games played with blocks. */

/** A block as a view tells it: its back for most, its face for those who see it. */
export interface SeenBlock {
  readonly token: number
  readonly side: string
  readonly block?: string
  readonly steps?: number
}

export type BlockChange =
  | { readonly does: 'moves'; readonly token: number; readonly to: string }
  | { readonly does: 'has'; readonly token: number; readonly steps: number }
  | { readonly does: 'has-left'; readonly block: string; readonly steps: number }
  | { readonly does: 'goes'; readonly block?: string | undefined; readonly token?: number | undefined }
  /** It is turned up; `side` and place tell which of the hidden ones it is, if it is soon gone again. */
  | {
      readonly does: 'shows'
      readonly block: string
      readonly steps: number
      readonly side: string
      readonly at: string
    }
  /** The place is seen as it will be: somebody there changes sides, or arrives. */
  | { readonly does: 'anew'; readonly at: string }

/** The blocks after one change; `after` are those at the end of the choice that it belongs to. */
export function changedBlocks<B extends SeenBlock>(
  blocks: readonly B[],
  change: BlockChange,
  after: readonly B[],
  /** Where a block stands, and the same block elsewhere. */
  place: { at(block: B): string; put(block: B, place: string): B },
): readonly B[] {
  switch (change.does) {
    case 'moves': {
      const found = blocks.some((each) => each.token === change.token)
      if (found)
        return blocks.map((each) => (each.token === change.token ? place.put(each, change.to) : each))
      // Whoever broke off from a battle arrives as somebody new.
      return [...blocks, ...after.filter((each) => each.token === change.token)]
    }
    case 'has':
      return blocks.map((each) => (each.token === change.token ? { ...each, steps: change.steps } : each))
    case 'has-left':
      return blocks.map((each) => (each.block === change.block ? { ...each, steps: change.steps } : each))
    case 'goes':
      return blocks.filter(
        (each) =>
          (change.block === undefined || each.block !== change.block) &&
          (change.token === undefined || each.token !== change.token),
      )
    case 'shows': {
      const known = after.find((each) => each.block === change.block)?.token
      const hidden = blocks.find(
        (each) => each.block === undefined && each.side === change.side && place.at(each) === change.at,
      )?.token
      const token = blocks.find((each) => each.block === change.block)?.token ?? known ?? hidden
      return blocks.map((each) =>
        each.token === token ? { ...each, block: change.block, steps: change.steps } : each,
      )
    }
    case 'anew':
      return [
        ...blocks.filter((each) => place.at(each) !== change.at),
        ...after.filter((each) => place.at(each) === change.at),
      ]
  }
}
