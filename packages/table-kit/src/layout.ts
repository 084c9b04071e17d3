/** How a table lies on a screen: panels that float, one panel beside the board, or a sheet below it. */
export type Layout = 'desk' | 'side' | 'sheet'

/** A phone on its side is wide enough for panels and much too low. */
export const layoutOf = (width: number, height: number): Layout =>
  width >= 900 && height >= 560 ? 'desk' : width >= 600 ? 'side' : 'sheet'

/** The widths of the panels left and right of the board at a desk. */
export const railWidth = (width: number): number => (width >= 1200 ? 262 : 218)
export const sideWidth = (width: number): number => (width >= 1200 ? 306 : 250)
