import type {
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult as TestRun,
} from '@playwright/test/reporter'
import { printFailure, printProgress } from './print-progress.ts'
import { firstLineOf, saveResults, type TestResult } from './test-results.ts'

/** Says of each failure at once why, how many tests are done, and saves every result with the reason of each skip. */
export default class PlaywrightResults implements Reporter {
  private suite: Suite | null = null
  private readonly errors: TestResult[] = []
  private readonly started = performance.now()
  private files = 0
  private done = 0
  private failed = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
    this.files = suite.allTests().length
  }

  onTestEnd(test: TestCase, run: TestRun): void {
    this.done += 1
    if (run.status === 'failed' || run.status === 'timedOut') {
      this.failed += 1
      printFailure(titleOf(test), run.errors)
    }
    if (this.done % 10 === 0)
      printProgress({
        started: this.started,
        done: this.done,
        files: this.files,
        failed: this.failed,
        what: 'browser tests',
      })
  }

  onError({ message }: TestError): void {
    const reason = firstLineOf(message)
    const result = { file: '', title: 'the run itself', reason, isSecondTry: false, seconds: 0 }
    this.errors.push({ ...result, state: 'failed' })
  }

  onEnd(): void {
    saveResults('e2e', [...(this.suite?.allTests() ?? []).map(resultOf), ...this.errors])
  }

  printsToStdio(): boolean {
    return true
  }
}

const states = {
  expected: 'passed',
  flaky: 'passed',
  skipped: 'skipped',
  unexpected: 'failed',
} as const

function titleOf(test: TestCase): string {
  return test.titlePath().slice(3).join(' › ')
}

function resultOf(test: TestCase): TestResult {
  const outcome = test.outcome()
  return {
    file: test.location.file,
    title: titleOf(test),
    state: states[outcome],
    reason: reasonOf(test, outcome),
    isSecondTry: outcome === 'flaky',
    seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }
}

function reasonOf(test: TestCase, outcome: ReturnType<TestCase['outcome']>): string | null {
  if (outcome === 'skipped') {
    const skip = test.annotations.find(({ type }) => type === 'skip' || type === 'fixme')
    return skip?.description ?? 'no reason given'
  }
  if (outcome === 'expected') return null
  const failed = test.results.findLast(({ error }) => error !== undefined)
  return firstLineOf(failed?.error?.message)
}
