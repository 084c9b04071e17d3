/** Pushes a row that is wider than its room sideways, so that the first of these is in sight, unless one of them is. */
export function bringIn(row: HTMLElement, these: readonly HTMLElement[]): void {
  if (these.length === 0 || row.scrollWidth <= row.clientWidth) return
  const room = row.getBoundingClientRect()
  const isIn = (each: HTMLElement): boolean => {
    const { left, right } = each.getBoundingClientRect()
    return left >= room.left && right <= room.right
  }
  if (these.some(isIn)) return
  row.scrollTo({ left: row.scrollLeft + these[0].getBoundingClientRect().left - room.left - 8 })
}
