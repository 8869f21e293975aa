/** A test that a document names as evidence: `file` “title”. */
export type NamedTest = { readonly file: string; readonly title: string }

/** A row of a document's tables whose first cell begins with a number, and the tests that its last cell names. */
export type EvidenceRow = {
  readonly numbers: string
  readonly shownBy: string
  readonly tests: readonly NamedTest[]
}

/** Rows `| 1.2.3 | … | shown by |` of a document. */
export function readEvidence(markdown: string): EvidenceRow[] {
  return [...markdown.matchAll(/^\| (\d[\d., ]*(?:\(level \d\))?) \|.*\|([^|]*)\|$/gm)].map(
    ([, numbers = '', shownBy = '']) => ({
      numbers: numbers.trim(),
      shownBy: shownBy.trim(),
      tests: [...shownBy.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file = '', title = '']) => ({
        file: testFile(file),
        title,
      })),
    }),
  )
}

/** A title as a document writes it: without the acceptance IDs before or after it. */
export function plainTitle(title: string): string {
  return title.replace(/^(?:\[[A-Z]+-\d+\] )+|(?: \[[A-Z]+-\d+\])+$/g, '')
}

/** Where a name of the document leads: `scenarios/x`, `e2e/x`, a path, or a file of `server/accounts`. */
function testFile(name: string): string {
  if (name.startsWith('scenarios/')) return `tests/${name}.test.ts`
  if (name.startsWith('e2e/')) return `tests/${name}.e2e.ts`
  return name.includes('/') ? name : `server/accounts/${name}`
}
