/** Finds the words of a TypeScript file in which rules are cited: its comments, and the names of its tests. */
import ts from 'typescript'

/** A piece of text and the line on which it begins, counted from 1. */
export interface Passage {
  readonly text: string
  readonly line: number
}

const parse = (file: string, source: string): ts.SourceFile =>
  ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)

/** Every line of every comment, each as a passage of its own so that a citation has an exact place. */
export function commentsIn(file: string, source: string): Passage[] {
  const tree = parse(file, source)
  const seen = new Set<number>()
  const found: Passage[] = []
  const add = (ranges: readonly ts.CommentRange[] | undefined): void => {
    for (const { pos, end } of ranges ?? []) {
      if (seen.has(pos)) continue
      seen.add(pos)
      const first = tree.getLineAndCharacterOfPosition(pos).line + 1
      source
        .slice(pos, end)
        .split('\n')
        .forEach((text, i) => {
          found.push({ text, line: first + i })
        })
    }
  }
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(tree)
    // Only tokens have comments around them that no inner token has as well; text inside JSX and templates is none.
    if (children.length === 0) {
      add(ts.getLeadingCommentRanges(source, node.getFullStart()))
      add(ts.getTrailingCommentRanges(source, node.getEnd()))
    }
    for (const child of children) if (!isTemplatePart(child)) visit(child)
  }
  visit(tree)
  return found.sort((one, two) => one.line - two.line)
}

const isTemplatePart = (node: ts.Node): boolean =>
  node.kind === ts.SyntaxKind.NoSubstitutionTemplateLiteral ||
  node.kind === ts.SyntaxKind.TemplateHead ||
  node.kind === ts.SyntaxKind.TemplateMiddle ||
  node.kind === ts.SyntaxKind.TemplateTail

const TEST_FUNCTIONS = ['describe', 'it', 'test']
const NOT_RUN = ['skip', 'todo']

/** The names given to describe, it and test, plain or by way of `.each`, `.for`, `.only`…; not of skipped ones. */
export function testNamesIn(file: string, source: string): Passage[] {
  const tree = parse(file, source)
  const found: Passage[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const chain = chainOf(node.expression)
      const named = node.arguments[0]
      if (TEST_FUNCTIONS.includes(chain[0] ?? '') && named !== undefined) {
        if (chain.some((each) => NOT_RUN.includes(each))) return
        if (ts.isStringLiteralLike(named) || ts.isTemplateExpression(named)) {
          const line = tree.getLineAndCharacterOfPosition(named.getStart(tree)).line + 1
          found.push({ text: named.getText(tree), line })
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

/** `it.each(…)` is it, each; `describe.only` is describe, only; anything else than names begins with nothing. */
function chainOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...chainOf(callee.expression), callee.name.text]
  if (ts.isCallExpression(callee)) return chainOf(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return chainOf(callee.tag)
  return []
}

/** Whether a text cites an id as a whole: 5.3 is not in 5.32, 15.3 or 5.3.1, and 3.12 is not in 3.12-pass. */
export function cites(text: string, id: string): boolean {
  const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\w.-])${escaped}(?![\\w-])(?!\\.\\w)`).test(text)
}
