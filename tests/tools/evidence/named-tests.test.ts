import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { projectRoot } from '../project-root.ts'
import { sourceText } from '../source-files.ts'
import { testTitles } from './acceptance-ids.ts'
import { asvsRequirements } from './asvs-requirements.ts'
import { type NamedTest, plainTitle, readEvidence, type Standing, testsIn } from './named-tests.ts'

const FOLDER = 'docs/security/asvs'
const rows = readdirSync(join(projectRoot, FOLDER)).flatMap((file) =>
  readEvidence(sourceText(`${FOLDER}/${file}`)),
)
const index = sourceText('docs/security/asvs.md')
const threats = testsIn(sourceText('docs/threat-model.md'))

function expectToExist({ file, title }: NamedTest): void {
  expect(existsSync(join(projectRoot, file)), file).toBe(true)
  expect(testTitles(file, sourceText(file)).map(plainTitle), file).toContain(title)
}

describe('evidence', () => {
  test('is read from the last cell of a row with a number', () => {
    const row =
      '| 6.5.3, 6.5.4 | a | **no**: b | `server/accounts/a.db.test.ts` “one, two”, `scenarios/b` “three” |'
    expect(readEvidence(`| no. | a | b | c |\n${row}\n| 7.1 (level 3) | a | b | — |`)).toEqual([
      {
        numbers: '6.5.3, 6.5.4',
        standing: 'no',
        shownBy: '`server/accounts/a.db.test.ts` “one, two”, `scenarios/b` “three”',
        tests: [
          { file: 'server/accounts/a.db.test.ts', title: 'one, two' },
          { file: 'tests/scenarios/b.test.ts', title: 'three' },
        ],
      },
      { numbers: '7.1 (level 3)', standing: 'met', shownBy: '—', tests: [] },
    ])
    expect(plainTitle('[AUTH-03] [AUTH-04.2,4] says [so] now [AUTH-05]')).toBe('says [so] now')
  })
})

describe('docs/security/asvs', () => {
  test('answers each requirement of levels 1 and 2 once', () => {
    expect(asvsRequirements).toHaveLength(253)
    const answered = rows.flatMap(({ numbers }) =>
      numbers.includes('level 3') ? [] : numbers.split(', '),
    )
    const inOrder = (numbers: readonly string[]) =>
      numbers.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    expect(inOrder(answered)).toEqual(inOrder(asvsRequirements))
  })

  test.each<[Standing, string]>([
    ['no', 'Not met'],
    ['partly', 'Partly met'],
    ['operator', 'The operator’s'],
  ])('what is met %s stands in the index, under “%s”', (standing, heading) => {
    const [, section = ''] = index.split(`## ${heading}\n`)
    const [list = ''] = section.split('\n## ')
    const listed = [...list.matchAll(/^\| (\d[\d., ]*) \|/gm)].map(([, numbers]) => numbers)
    const found = rows.filter((row) => row.standing === standing).map(({ numbers }) => numbers)
    expect(found.length).toBeGreaterThan(4)
    expect(listed).toEqual(found)
  })

  test.each(rows)('$numbers names tests that exist, or a dash', ({ shownBy, tests }) => {
    if (tests.length === 0) expect(shownBy).toBe('—')
    expect(shownBy.match(/`[^`]+`/g) ?? []).toHaveLength(tests.length)
    for (const named of tests) expectToExist(named)
  })
})

describe('docs/threat-model.md', () => {
  test('names tests', () => {
    expect(threats.length).toBeGreaterThan(80)
  })

  test.each(threats)('$file “$title” exists', expectToExist)
})
