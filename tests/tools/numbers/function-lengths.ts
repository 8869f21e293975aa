import ts from 'typescript'

export type MeasuredFunction = {
  readonly name: string
  /** The line it starts on, from 1. */
  readonly line: number
  readonly lines: number
  /** A component: its name starts with a capital letter in a .tsx file. */
  readonly component: boolean
}

/** Callbacks of these group tests; they are as long as a file may be. */
const SUITES = /^(describe|suite)\b/

/**
 * Every function of a source text with its length in lines. A callback given to `describe` is a
 * group and not measured, and its lines do not count for the function around it.
 */
export function functionLengths(path: string, text: string): MeasuredFunction[] {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const linesOf = (node: ts.Node) => lineOf(node.getEnd()) - lineOf(node.getStart()) + 1
  const found: MeasuredFunction[] = []

  /** Returns the lines of test groups inside the node. */
  const visit = (node: ts.Node): number => {
    if (isSuiteCall(node)) {
      ts.forEachChild(node, visit)
      return linesOf(node)
    }
    let inGroups = 0
    ts.forEachChild(node, (child) => {
      inGroups += visit(child)
    })
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && !isGroup(node)) {
      const name = nameOf(node)
      found.push({
        name,
        line: lineOf(node.getStart()) + 1,
        lines: linesOf(node) - inGroups,
        component: kind === ts.ScriptKind.TSX && /^[A-Z]/.test(name),
      })
    }
    return inGroups
  }
  visit(source)
  return found.toSorted((a, b) => a.line - b.line)
}

function isSuiteCall(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && SUITES.test(node.expression.getText())
}

function isGroup(node: ts.Node): boolean {
  return isSuiteCall(node.parent)
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name !== undefined) return node.name.getText()
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  const { parent } = node
  if (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
    return parent.name.getText()
  if (ts.isCallExpression(parent)) return `callback of ${parent.expression.getText().slice(0, 40)}`
  return 'anonymous function'
}
