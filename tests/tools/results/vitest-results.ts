import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node'
import { printFailure, printProgress } from './print-progress.ts'
import { firstLineOf, saveResults, type TestResult } from './test-results.ts'

/**
 * Says of each failure at once why, how many files are done, and saves every result with the reason of each skip, under
 * the name of the configuration.
 */
export default class VitestResults implements Reporter {
  private readonly started = performance.now()
  private files = 0
  private done = 0
  private failed = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length
  }

  onTestCaseResult(test: TestCase): void {
    const result = test.result()
    if (result.state !== 'failed') return
    this.failed += 1
    printFailure(`${test.module.relativeModuleId} > ${test.fullName}`, result.errors)
  }

  onTestModuleEnd(module: TestModule): void {
    this.done += 1
    if (module.errors().length > 0) printFailure(module.relativeModuleId, module.errors())
    printProgress({
      started: this.started,
      done: this.done,
      files: this.files,
      failed: this.failed,
      what: 'files',
    })
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { message?: string }[]): void {
    const tests = modules.flatMap((module) => [
      ...[...module.children.allTests()].map(resultOf),
      // A file that could not be read has no tests, and its error is nobody else's.
      ...module.errors().map(({ message }) => failed(module.moduleId, 'the file itself', message)),
    ])
    const stray = unhandled.map(({ message }) => failed('', 'unhandled', message))
    saveResults(modules[0]?.project.name ?? 'unnamed', [...tests, ...stray])
  }
}

function resultOf(test: TestCase): TestResult {
  const result = test.result()
  const diagnostic = test.diagnostic()
  return {
    file: test.module.moduleId,
    title: test.fullName,
    // A test that never got to run, after its group's hook failed, has not passed.
    state: result.state === 'pending' ? 'failed' : result.state,
    reason: reasonOf(result),
    isSecondTry: diagnostic?.flaky === true,
    seconds: (diagnostic?.duration ?? 0) / 1000,
  }
}

function reasonOf(result: ReturnType<TestCase['result']>): string | null {
  if (result.state === 'skipped') return result.note ?? 'no reason given'
  // One that passed when it was tried again has the errors of its first try.
  const [error] = result.errors ?? []
  return error === undefined ? null : firstLineOf(error.message)
}

function failed(file: string, title: string, message: string | undefined): TestResult {
  const reason = firstLineOf(message)
  return { file, title, state: 'failed', reason, isSecondTry: false, seconds: 0 }
}
