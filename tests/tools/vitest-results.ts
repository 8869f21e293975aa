import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { saveResults, type TestResult } from './test-results.ts'

/** Saves every result with the reason of each skip, under the name of the configuration. */
export default class VitestResults implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    const tests = modules.flatMap((module) => [
      ...[...module.children.allTests()].map(resultOf),
      // A file that could not be read has no tests, and its error is nobody else's.
      ...module.errors().map(({ message }) => failed(module.moduleId, `file: ${message}`)),
    ])
    const stray = unhandled.map(({ message }) => failed('', `unhandled: ${message}`))
    saveResults(modules[0]?.project.name ?? 'unnamed', [...tests, ...stray])
  }
}

function resultOf(test: TestCase): TestResult {
  const result = test.result()
  return {
    file: test.module.moduleId,
    title: test.fullName,
    // A test that never got to run, after its group's hook failed, has not passed.
    state: result.state === 'pending' ? 'failed' : result.state,
    reason: result.state === 'skipped' ? (result.note ?? 'no reason given') : null,
    isSecondTry: test.diagnostic()?.flaky === true,
  }
}

function failed(file: string, title: string): TestResult {
  return { file, title, state: 'failed', reason: null, isSecondTry: false }
}
