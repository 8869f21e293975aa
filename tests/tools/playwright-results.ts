import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { saveResults, type TestResult } from './test-results.ts'

/** Saves every result of the browser tests with the reason of each skip. */
export default class PlaywrightResults implements Reporter {
  private suite: Suite | null = null
  private readonly errors: TestResult[] = []

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onError({ message }: TestError): void {
    this.errors.push({ file: '', title: `run: ${message}`, ...failed })
  }

  onEnd(): void {
    saveResults('e2e', [...(this.suite?.allTests() ?? []).map(resultOf), ...this.errors])
  }

  printsToStdio(): boolean {
    return false
  }
}

const states = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
  unexpected: 'failed',
} as const
const failed = { state: 'failed', reason: null, isSecondTry: false } as const

function resultOf(test: TestCase): TestResult {
  const outcome = test.outcome()
  const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
  return {
    file: test.location.file,
    title: test.titlePath().slice(3).join(' › '),
    state: states[outcome],
    reason: outcome === 'skipped' ? (skip?.description ?? 'no reason given') : null,
    isSecondTry: outcome === 'flaky',
  }
}
