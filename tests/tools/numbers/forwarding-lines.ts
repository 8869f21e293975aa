import ts from 'typescript'

/**
 * Lines of named functions that do nothing but hand their parameters on, in the same order, to one other function:
 * a reader opens them on the way and learns nothing.
 */
export function forwardingLines(path: string, text: string): number {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind)
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line
  let lines = 0
  const visit = (node: ts.Node) => {
    if (isNamedFunction(node) && handsOn(node)) {
      lines += lineOf(node.getEnd()) - lineOf(node.getStart()) + 1
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return lines
}

type NamedFunction = ts.FunctionDeclaration | ts.MethodDeclaration | ts.ArrowFunction

function isNamedFunction(node: ts.Node): node is NamedFunction {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return true
  const { parent } = node
  return (
    ts.isArrowFunction(node) &&
    (ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent))
  )
}

function handsOn({ body, parameters }: NamedFunction): boolean {
  const call = body === undefined ? undefined : onlyCallIn(body)
  if (call === undefined || parameters.length === 0) return false
  return (
    isPlain(call.expression) &&
    call.arguments.length === parameters.length &&
    call.arguments.every((argument, at) => {
      const parameter = parameters[at]
      const name = `${parameter?.dotDotDotToken === undefined ? '' : '...'}${parameter?.name.getText()}`
      return argument.getText() === name
    })
  )
}

/** The call that is all of a body. */
function onlyCallIn(body: ts.ConciseBody): ts.CallExpression | undefined {
  const [only, ...more] = ts.isBlock(body) ? body.statements : []
  if (more.length > 0) return undefined
  const returned =
    only !== undefined && (ts.isReturnStatement(only) || ts.isExpressionStatement(only))
      ? only.expression
      : body
  const called =
    returned !== undefined && ts.isAwaitExpression(returned) ? returned.expression : returned
  return called !== undefined && ts.isCallExpression(called) ? called : undefined
}

/** `name` or `object.name`, without a computation. */
function isPlain(callee: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(callee)) return isPlain(callee.expression)
  return ts.isIdentifier(callee)
}
