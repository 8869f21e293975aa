import ts from 'typescript'

/** An acceptance ID with what it asks for, as the list has it. */
export type AcceptanceLine = { readonly id: string; readonly what: string }

/** The rows `| ID | what |` of the acceptance list. Throws if an ID stands there twice. */
export function readAcceptanceList(markdown: string): AcceptanceLine[] {
  const lines = [...markdown.matchAll(/^\| ([A-Z]+-\d+) \| (.+) \|$/gm)].map(
    ([, id = '', what = '']) => ({ id, what }),
  )
  const seen = new Set<string>()
  for (const { id } of lines) {
    if (seen.has(id)) throw new Error(`${id} stands twice in the acceptance list`)
    seen.add(id)
  }
  return lines
}

/** The IDs in a title: `[CALC-07] …`, or several one after the other. */
export function idsInTitle(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].map(([, id = '']) => id)
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
