import ts from 'typescript'

/** One thing that a test can prove: a clause `CALC-06.1` of an ID, or an ID that has no clauses. */
export type AcceptanceClause = {
  readonly id: string
  readonly what: string
  /** Why no test proves it, as its row says in its last brackets; null where a test must. */
  readonly noTest: string | null
}

/** An acceptance ID with what it asks for, as the list has it. An ID without clause rows is its own only clause. */
export type AcceptanceLine = {
  readonly id: string
  readonly what: string
  readonly clauses: readonly AcceptanceClause[]
}

/**
 * The rows `| ID | what |` of the acceptance list, each with the clause rows `| ID.1 | what |` that follow it.
 * Throws if an ID stands there twice, or a clause is out of its place or its order.
 */
export function readAcceptanceList(markdown: string): AcceptanceLine[] {
  const rows = [...markdown.matchAll(/^\| ([A-Z]+-\d+)(?:\.(\d+))? \| (.+) \|$/gm)]
  const lines: { id: string; what: string; clauses: AcceptanceClause[] }[] = []
  const seen = new Set<string>()
  for (const [, id = '', number, what = ''] of rows) {
    const line = lines.at(-1)
    if (number === undefined) {
      if (seen.has(id)) throw new Error(`${id} stands twice in the acceptance list`)
      seen.add(id)
      lines.push({ id, what, clauses: [] })
    } else if (line?.id !== id || Number(number) !== line.clauses.length + 1)
      throw new Error(`${id}.${number} does not follow the clause before it`)
    else line.clauses.push({ id: `${id}.${number}`, what, noTest: reasonIn(what) })
  }
  return lines.map(({ id, what, clauses }) => ({
    id,
    what,
    clauses: clauses.length > 0 ? clauses : [{ id, what, noTest: reasonIn(what) }],
  }))
}

function reasonIn(what: string): string | null {
  return /\((not built yet|untested: [^()]+(?:\([^()]*\)[^()]*)*)\)\.?$/.exec(what)?.[1] ?? null
}

/** The clauses and IDs in a title: `[CALC-07.1] …`, `[CALC-07.1,3] …`, `[PAGE-08] …`, or several one after the other. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+)(?:\.(\d+(?:,\s?\d+)*))?\]/g)].flatMap(
    ([, id = '', numbers]) =>
      numbers === undefined ? [id] : numbers.split(',').map((number) => `${id}.${number.trim()}`),
  )
}

/** The titles given to `test`, `it` and `describe` in a test file's text; comments do not count. */
export function testTitles(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText())) {
      const title = node.arguments[0]
      if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)))
        titles.push(ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

export type Door = 'page' | 'HTTP' | 'chain'

/**
 * Through what a test file looks at the product: the words after `door:` in its first comment,
 * otherwise the page for browser tests and HTTP for the others.
 */
export function doorsOf(path: string, text: string): Door[] {
  const head = /^\s*(?:\/\*[\s\S]*?\*\/|(?:\/\/[^\n]*\n)+)/.exec(text)?.[0] ?? ''
  const named = (/door:([^\n*]*)/.exec(head)?.[1] ?? '').toLowerCase()
  const doors = (['page', 'HTTP', 'chain'] as const).filter((door) =>
    named.includes(door.toLowerCase()),
  )
  if (doors.length > 0) return doors
  return [path.startsWith('tests/e2e/') ? 'page' : 'HTTP']
}
