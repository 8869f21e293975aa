import { expect, test } from 'vitest'
import { readLegalText } from './read-legal-text.ts'

const legalOf = (...lines: readonly string[]) =>
  ['---', 'updated: 2026-11-26', '---', '', ...lines, ''].join('\n')

test('a legal text has the day of its last change, and sections of paragraphs', () => {
  expect(
    readLegalText(legalOf('## What {brand} does', '', 'One.', '', 'Two.', '', '## B', '', 'C.')),
  ).toEqual({
    updated: '2026-11-26',
    sections: [
      { heading: 'What {brand} does', paragraphs: ['One.', 'Two.'] },
      { heading: 'B', paragraphs: ['C.'] },
    ],
  })
})

test.each([
  [legalOf('## A', '', 'B.').replace('updated', 'date'), 2, /date is an unknown field/],
  [legalOf('## A', '', 'B.').replace('11-26', '11-31'), 2, /must be a date such as/],
  [legalOf('## A', '', 'B.').replace('2026-11-26', 'today'), 2, /must be a date such as/],
  [legalOf(), 3, /no section/],
  [legalOf('# A', '', 'B.'), 5, /must be the heading of a section/],
  [legalOf('## A {#a}', '', 'B.'), 5, /"\{#a\}" is unknown/],
  [legalOf('## A', '', '## B', '', 'C.'), 5, /section is empty/],
  [legalOf('## A', '', '- B'), 7, /only headings \(##\) and paragraphs/],
  [legalOf('## A', '', '### B'), 7, /only headings \(##\) and paragraphs/],
])('a wrong one is refused: %j', (source, line, message) => {
  expect(() => readLegalText(source)).toThrow(
    expect.objectContaining({ line, message: expect.stringMatching(message) }),
  )
})
