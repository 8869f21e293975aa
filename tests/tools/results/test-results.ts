import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '../project-root.ts'

/** How one test ended; the file is a path from the root, the title holds those of its groups. */
export type TestResult = {
  readonly file: string
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  /** Why it was skipped, as the test says, or the first line of why it failed, also if only at its first try. */
  readonly reason: string | null
  /** Failed first, and passed when it was tried once more. */
  readonly isSecondTry: boolean
  readonly seconds: number
}

export type SuiteResults = { readonly suite: string; readonly tests: readonly TestResult[] }

const folder = join(projectRoot, '.cache/test-results')

/** Keeps the results of a whole run of a suite, for `npm test` to count and `npm run spec` to read. */
export function saveResults(suite: string, tests: readonly TestResult[]): void {
  mkdirSync(folder, { recursive: true })
  const results: SuiteResults = {
    suite,
    tests: tests.map((test) => ({ ...test, file: relative(projectRoot, test.file) })),
  }
  writeFileSync(join(folder, `${suite}.json`), `${JSON.stringify(results, null, 1)}\n`)
}

/** The results of a suite's last whole run, or null if there was none. */
export function loadResults(suite: string): SuiteResults | null {
  try {
    const results: SuiteResults = JSON.parse(readFileSync(join(folder, `${suite}.json`), 'utf8'))
    return results
  } catch {
    return null
  }
}

/** The results of every suite that has run. */
export function loadAllResults(): SuiteResults[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => loadResults(name.replace(/\.json$/, '')))
      .filter((results) => results !== null)
  } catch {
    return []
  }
}

/** The first line of an error, without colours, for a list of what failed. */
export function firstLineOf(message: string | undefined): string {
  const [line = ''] = stripVTControlCharacters(message ?? 'no message').split('\n')
  return line.slice(0, LONGEST_LINE)
}

const LONGEST_LINE = 200

/** Forgets a suite's last run, so that a run that dies leaves no old results behind. */
export function forgetResults(suite: string): void {
  rmSync(join(folder, `${suite}.json`), { force: true })
}
