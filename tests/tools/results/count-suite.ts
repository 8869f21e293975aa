import type { SuiteResults, TestResult } from './test-results.ts'

/** A test that was skipped or failed, named by file and title, and why. */
export type Reason = { readonly title: string; readonly reason: string }

export type StepCount = {
  readonly passed: number
  readonly failed: number
  readonly skips: readonly Reason[]
  readonly failures: readonly Reason[]
  /** What failed first and passed when it was tried once more, and why it failed. */
  readonly secondTries: readonly Reason[]
  /** Seconds that each file's tests took. */
  readonly files: ReadonlyMap<string, number>
}

/**
 * Counts a suite's results. A run that ended badly without a failed test, or that had no tests,
 * counts as one failure; `skipsFail` (CI, real components) counts each skip as one.
 */
export function countSuite(
  results: SuiteResults | null,
  exitCode: number,
  skipsFail: boolean,
): StepCount {
  const tests = results?.tests ?? []
  const passed = tests.filter(({ state }) => state === 'passed').length
  const failures = reasonsOf(tests.filter(({ state }) => state === 'failed'))
  const skips = reasonsOf(tests.filter(({ state }) => state === 'skipped'))
  const unexplained = failures.length === 0 && (exitCode !== 0 || tests.length === 0) ? 1 : 0
  const failed = failures.length + unexplained + (skipsFail ? skips.length : 0)
  const secondTries = reasonsOf(tests.filter(({ isSecondTry }) => isSecondTry))
  const files = new Map<string, number>()
  for (const { file, seconds } of tests) files.set(file, (files.get(file) ?? 0) + seconds)
  return { passed, failed, skips, failures, secondTries, files }
}

function reasonsOf(tests: readonly TestResult[]): Reason[] {
  return tests.map(({ file, title, reason }) => ({
    title: `${file}: ${title}`,
    reason: reason ?? '',
  }))
}
