interface OfBlocks {
  readonly blocks: readonly { readonly token: number; readonly block?: string }[]
  readonly hand: readonly string[]
}

/** A seat's own view in which every block that some seat knows is known. */
export const blocksFaceUp = <V extends OfBlocks>(views: readonly V[], seat: number): V => ({
  ...views[seat],
  blocks: mergeBlocks(views).blocks,
})

/** One view in which every block that some seat knows is known, and all hands are open. */
export function mergeBlocks<V extends OfBlocks>(views: readonly V[]): V {
  const known = views.flatMap((view) => view.blocks)
  const blocks = views[0].blocks.map(
    (each) => known.find(({ token, block }) => token === each.token && block !== undefined) ?? each,
  )
  return { ...views[0], blocks, hand: views.flatMap((view) => view.hand) }
}
