import { describe, expect, test } from 'vitest'
import { sourceText } from '../source-files.ts'
import { doorsOf, idsInTitle, readAcceptanceList, testTitles } from './acceptance-ids.ts'

describe('the acceptance list', () => {
  test('has each ID once, and a sentence for it', () => {
    const lines = readAcceptanceList(sourceText('docs/acceptance.md'))
    expect(lines.length).toBeGreaterThan(100)
    for (const { what } of lines) expect(what).toMatch(/\.(?: \([^()]+\))?$/)
  })

  test('an ID twice is an error', () => {
    expect(() => readAcceptanceList('| A-01 | x. |\n| A-01 | y. |')).toThrow('A-01 stands twice')
  })

  test('an ID has its clauses, or is its own', () => {
    const rows = '| A-01 | x. |\n| A-01.1 | y. |\n| A-01.2 | z (not built yet). |\n| A-02 | w. |'
    expect(readAcceptanceList(rows)).toEqual([
      {
        id: 'A-01',
        what: 'x.',
        clauses: [
          { id: 'A-01.1', what: 'y.', noTest: null },
          { id: 'A-01.2', what: 'z (not built yet).', noTest: 'not built yet' },
        ],
      },
      { id: 'A-02', what: 'w.', clauses: [{ id: 'A-02', what: 'w.', noTest: null }] },
    ])
  })

  test('says why a clause has no test', () => {
    const [line] = readAcceptanceList('| A-01 | It is so. (untested: needs a phone) |')
    expect(line?.clauses[0]?.noTest).toBe('untested: needs a phone')
  })

  test.each([
    ['a clause before its ID', '| A-01.1 | y. |'],
    ['a clause of another ID', '| A-01 | x. |\n| A-02.1 | y. |'],
    ['a number left out', '| A-01 | x. |\n| A-01.2 | y. |'],
  ])('%s is an error', (_what, rows) => {
    expect(() => readAcceptanceList(rows)).toThrow('does not follow')
  })
})

describe('what counts as naming an ID', () => {
  test('every ID in brackets in a title', () => {
    expect(idsInTitle('[CALC-07] [CALC-08] waits')).toEqual(['CALC-07', 'CALC-08'])
    expect(idsInTitle('CALC-07 waits')).toEqual([])
  })

  test('clauses, one or several in one bracket', () => {
    expect(idsInTitle('[CALC-07.1,3] [CALC-08.2] waits')).toEqual([
      'CALC-07.1',
      'CALC-07.3',
      'CALC-08.2',
    ])
  })

  test('titles of tests and groups, not comments or other texts', () => {
    const text = [
      '// [CALC-01] in a comment',
      "const text = '[CALC-02]'",
      "describe('[CALC-03] group', () => {",
      '  test(`[CALC-04] plain`, async () => {})',
      "  test.skip('[CALC-05] skipped', () => {})",
      '})',
    ].join('\n')
    expect(testTitles('a.e2e.ts', text).flatMap(idsInTitle)).toEqual([
      'CALC-03',
      'CALC-04',
      'CALC-05',
    ])
  })
})

describe('doorsOf', () => {
  test('by folder', () => {
    expect(doorsOf('tests/e2e/a.e2e.ts', '')).toEqual(['page'])
    expect(doorsOf('tests/scenarios/a.test.ts', "import 'x'\n// door: chain\n")).toEqual(['HTTP'])
  })

  test("by the file's first comment", () => {
    expect(doorsOf('tests/scenarios/a.test.ts', '// Pays late.\n// door: HTTP, chain\n')).toEqual([
      'HTTP',
      'chain',
    ])
  })
})
