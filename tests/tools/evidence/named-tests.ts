/** A test that a document names as evidence: `file` “title”. */
export type NamedTest = { readonly file: string; readonly title: string }

/** How far a requirement is met, as its row begins: `**no**`, `**partly**`, `**operator**`, or in any other way. */
const standings = ['no', 'partly', 'operator'] as const
export type Standing = 'met' | (typeof standings)[number]

/** A row of a document's tables whose first cell begins with a number, and the tests that its last cell names. */
export type EvidenceRow = {
  readonly numbers: string
  readonly standing: Standing
  readonly shownBy: string
  readonly tests: readonly NamedTest[]
}

/** Rows `| 1.2.3 | … | here | shown by |` of a document. */
export function readEvidence(markdown: string): EvidenceRow[] {
  const rows = /^\| (\d[\d., ]*(?:\(level \d\))?) \|.*\|([^|]*)\|([^|]*)\|$/gm
  return [...markdown.matchAll(rows)].map(([, numbers = '', here = '', shownBy = '']) => ({
    numbers: numbers.trim(),
    standing: standingOf(here),
    shownBy: shownBy.trim(),
    tests: testsIn(shownBy),
  }))
}

/** The tests that a text names, each a file and a title. */
export function testsIn(text: string): NamedTest[] {
  return [...text.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
    file: testFile(file),
    title,
  }))
}

/** A title as a document writes it: without the acceptance IDs before or after it. */
export function plainTitle(title: string): string {
  return title.replace(/^(?:\[[A-Z]+-[\d.,]+\] )+|(?: \[[A-Z]+-[\d.,]+\])+$/g, '')
}

function standingOf(here: string): Standing {
  const [, word] = /^ \*\*(\w+)\*\*/.exec(here) ?? []
  return standings.find((standing) => standing === word) ?? 'met'
}

/** Where a name of the document leads: `scenarios/x`, `e2e/x`, or a path. */
function testFile(name: string): string {
  if (name.startsWith('scenarios/')) return `tests/${name}.test.ts`
  if (name.startsWith('e2e/')) return `tests/${name}.e2e.ts`
  return name
}
