import ts from 'typescript'

/** One statement that writes a table; `table` null: which one, its text does not say. */
export type TableWrite = { readonly line: number; readonly table: string | null }

const CALLS = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
/** Stands in a text for a value that is only known when the program runs. */
const PLACE = '?'
const NAME = String.raw`(?:only\s+)?(?:public\.)?"?(\w+|\?)"?`
const STATEMENTS = [
  new RegExp(String.raw`\b(?:insert|merge)\s+into\s+${NAME}`, 'gi'),
  new RegExp(String.raw`\bdelete\s+from\s+${NAME}`, 'gi'),
  new RegExp(String.raw`\bupdate\s+${NAME}(?:\s+(?:as\s+)?\w+)?\s+set\b`, 'gi'),
  new RegExp(String.raw`\btruncate\s+(?:table\s+)?${NAME}`, 'gi'),
  new RegExp(String.raw`\bcopy\s+${NAME}(?:\s*\([^)]*\))?\s+from\b`, 'gi'),
]

/**
 * Every statement in a source text that writes one of the tables: calls of Kysely's builder, and SQL in any text. A table
 * that a loop takes from a list of names counts once for each name.
 */
export function findWrites(path: string, text: string, tables: ReadonlySet<string>): TableWrite[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: TableWrite[] = []
  const visit = (node: ts.Node): void => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
    const written = ts.isCallExpression(node) ? writtenByCall(node) : writtenByText(node)
    for (const table of written) {
      if (table === PLACE) found.push({ line, table: null })
      // In a text that is no SQL the same words may stand before any other.
      else if (ts.isCallExpression(node) || tables.has(table)) found.push({ line, table })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function writtenByCall({ arguments: given, expression }: ts.CallExpression): readonly string[] {
  if (!ts.isPropertyAccessExpression(expression) || !CALLS.has(expression.name.text)) return []
  const [table] = given
  if (table === undefined) return []
  return namesIn(table).map((name) => name.replace(/\s+as\s+.*$/, ''))
}

/** What an expression may name: itself, or whatever stands in the list that a loop around it goes through. */
function namesIn(expression: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(expression)) return [expression.text]
  const list = ts.isIdentifier(expression) ? listOf(expression) : null
  if (list === null) return [PLACE]
  return list.elements.map((element) => (ts.isStringLiteralLike(element) ? element.text : PLACE))
}

function listOf(name: ts.Identifier): ts.ArrayLiteralExpression | null {
  for (let around: ts.Node = name.parent; around !== undefined; around = around.parent) {
    if (!ts.isForOfStatement(around) || !ts.isVariableDeclarationList(around.initializer)) continue
    const isOfName = around.initializer.declarations.some((each) => isCalled(each, name))
    if (isOfName) return arrayIn(around.expression)
  }
  return null
}

function arrayIn(expression: ts.Expression): ts.ArrayLiteralExpression | null {
  if (ts.isAsExpression(expression)) return arrayIn(expression.expression)
  if (ts.isArrayLiteralExpression(expression)) return expression
  if (!ts.isIdentifier(expression)) return null
  for (const statement of expression.getSourceFile().statements) {
    if (!ts.isVariableStatement(statement)) continue
    const { declarations } = statement.declarationList
    const constant = declarations.find((each) => isCalled(each, expression))
    if (constant?.initializer !== undefined) return arrayIn(constant.initializer)
  }
  return null
}

function isCalled({ name }: ts.VariableDeclaration, { text }: ts.Identifier): boolean {
  return ts.isIdentifier(name) && name.text === text
}

function writtenByText(node: ts.Node): readonly string[] {
  const text = textOf(node)
  if (text === null) return []
  return STATEMENTS.flatMap((statement) =>
    [...text.matchAll(statement)].map(([, name]) => name ?? ''),
  )
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(PLACE)
}
