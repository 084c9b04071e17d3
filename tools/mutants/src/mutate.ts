/**
 * Small wrong changes to a source file, all in one text: each stands beside what it changes, and `$m(n)` says whether the
 * n-th is in force. So a game is built once, and thousands of mutants are tried in one process.
 */
import ts from 'typescript'

export interface Mutant {
  readonly id: number
  readonly file: string
  readonly line: number
  readonly from: string
  readonly to: string
}

export interface Mutated {
  readonly text: string
  readonly mutants: readonly Mutant[]
}

const OPERATORS: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
}

const METHODS: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
}

/** Mutants are numbered from `first`. Only what runs in a function can be switched; constants of a module are left alone. */
export function mutate(file: string, source: string, first: number): Mutated {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const mutants: Mutant[] = []

  const add = (node: ts.Node, to: string): number => {
    const id = first + mutants.length
    const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
    mutants.push({ id, file, line, from: node.getText(tree), to })
    return id
  }

  /** The text of a node with everything below it mutated. */
  const inside = (node: ts.Node, live: boolean): string => {
    let text = ''
    let at = node.getFullStart()
    node.forEachChild((child) => {
      text += source.slice(at, child.getFullStart()) + print(child, live || ts.isFunctionLike(node))
      at = child.getEnd()
    })
    return text + source.slice(at, node.getEnd())
  }

  const print = (node: ts.Node, live: boolean): string => {
    if (ts.isTypeNode(node)) return source.slice(node.getFullStart(), node.getEnd())
    const changes = live ? changesOf(node, tree) : []
    const ids = changes.map((to) => add(node, to))
    const leading = source.slice(node.getFullStart(), node.getStart(tree))
    const original = inside(node, live).slice(leading.length)
    if (live && ts.isExpressionStatement(node)) {
      // In a block of its own: with a bracket before it, it would be taken for the arguments of the line above.
      const expression = original.replace(/;$/, '')
      return ids.length > 0
        ? `${leading}{ $m(${ids[0]}) ? 0 : (${expression}); }`
        : `${leading}{ ${expression}; }`
    }
    if (changes.length === 0) return leading + original
    const switched = changes.map((to, i) => `$m(${ids[i]}) ? (${to}) : `).join('')
    return `${leading}(${switched}(${original}))`
  }

  return { text: print(tree, false), mutants }
}

/** What may be put in a node's place. A statement has one change: it is left out. */
function changesOf(node: ts.Node, tree: ts.SourceFile): string[] {
  const text = (each: ts.Node): string => each.getText(tree)
  if (ts.isExpressionStatement(node)) return isEffect(node.expression) ? ['nothing'] : []
  if (isCondition(node)) return ['true', 'false', ...operatorChange(node, tree)]
  if (ts.isBinaryExpression(node)) return operatorChange(node, tree)
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [text(node.operand)]
  if (ts.isNumericLiteral(node) && !isName(node)) return [`${text(node)} + 1`]
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(node.parent)) return ['false']
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(node.parent)) return ['true']
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { expression: of, name } = node.expression
    if (METHODS[name.text] !== undefined)
      return [`${text(of)}.${METHODS[name.text]}(${node.arguments.map(text).join(', ')})`]
    if (name.text === 'filter') return [text(of)]
  }
  return []
}

function operatorChange(node: ts.Node, tree: ts.SourceFile): string[] {
  if (!ts.isBinaryExpression(node)) return []
  const operator = OPERATORS[node.operatorToken.kind]
  const isText = [node.left, node.right].some(
    (each) => ts.isStringLiteralLike(each) || ts.isTemplateExpression(each),
  )
  if (operator === undefined || (isText && node.operatorToken.kind === ts.SyntaxKind.PlusToken)) return []
  return [`${node.left.getText(tree)} ${operator} ${node.right.getText(tree)}`]
}

/** What an `if` or a `?` asks. */
const isCondition = (node: ts.Node): node is ts.Expression =>
  (ts.isIfStatement(node.parent) && node.parent.expression === node) ||
  (ts.isConditionalExpression(node.parent) && node.parent.condition === node)

/** A statement that does something by itself. To tell an event changes no match: golden playthroughs show what is told. */
const isEffect = (expression: ts.Expression): boolean =>
  (ts.isCallExpression(expression) && !/(^|\.)(tell|emit|whisper)$/.test(expression.expression.getText())) ||
  (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.EqualsToken) ||
  ts.isPostfixUnaryExpression(expression)

/** The key of a property or a member is no value. */
const isName = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) || ts.isEnumMember(node.parent)) && node.parent.name === node
