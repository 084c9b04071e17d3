import type { Board } from './compose.ts'

/** The generated files, one line for each area or border, so that a change reads well in a diff. */
export function geometryFile(board: Board): string {
  const { areas, borders, ...rest } = board.geometry
  const head = JSON.stringify(rest).slice(0, -1)
  const areaLines = Object.entries(areas).map(([id, a]) => `  ${JSON.stringify(id)}:${JSON.stringify(a)}`)
  const borderLines = borders.map((b) => `  ${JSON.stringify(b)}`)
  return `${head},\n"areas":{\n${areaLines.join(',\n')}\n},\n"borders":[\n${borderLines.join(',\n')}\n]}\n`
}

/** Every box that something claims on the board, for the audit of labels. */
export function auditFile(board: Board): string {
  const lines = board.claims.map((c) => JSON.stringify([c.kind, c.id, ...c.box.map((v) => Math.round(v))]))
  return `[\n${lines.join(',\n')}\n]\n`
}
