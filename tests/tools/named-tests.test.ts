import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testTitles } from './acceptance-ids.ts'
import { plainTitle, readEvidence } from './named-tests.ts'
import { projectRoot } from './project-root.ts'
import { sourceText } from './source-files.ts'

const rows = readEvidence(sourceText('docs/security/asvs.md'))

describe('evidence', () => {
  test('is read from the last cell of a row with a number', () => {
    const row = '| 6.5.3, 6.5.4 | a | b | `a.db.test.ts` “one, two”, `scenarios/b` “three” |'
    expect(readEvidence(`| no. | a | b | c |\n${row}\n| 7.1 (level 3) | a | — |`)).toEqual([
      {
        numbers: '6.5.3, 6.5.4',
        shownBy: '`a.db.test.ts` “one, two”, `scenarios/b` “three”',
        tests: [
          { file: 'server/accounts/a.db.test.ts', title: 'one, two' },
          { file: 'tests/scenarios/b.test.ts', title: 'three' },
        ],
      },
      { numbers: '7.1 (level 3)', shownBy: '—', tests: [] },
    ])
    expect(plainTitle('[AUTH-03] [AUTH-04] says [so] now [AUTH-05]')).toBe('says [so] now')
  })
})

describe('docs/security/asvs.md', () => {
  test('has a line for each requirement of three chapters', () => {
    expect(rows.length).toBeGreaterThan(50)
  })

  test.each(rows)('$numbers names tests that exist, or a dash', ({ shownBy, tests }) => {
    if (tests.length === 0) expect(shownBy).toBe('—')
    for (const { file, title } of tests) {
      expect(existsSync(join(projectRoot, file)), file).toBe(true)
      const titles = testTitles(file, sourceText(file)).map(plainTitle)
      expect(titles, file).toContain(title)
    }
  })
})
