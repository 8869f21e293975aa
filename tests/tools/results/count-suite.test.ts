import { describe, expect, test } from 'vitest'
import { countSuite } from './count-suite.ts'
import type { TestResult } from './test-results.ts'

const result = (state: TestResult['state'], reason: string | null = null): TestResult => ({
  file: 'a.test.ts',
  title: 'works',
  state,
  reason,
  isSecondTry: false,
  seconds: 1.5,
})
const suite = (...tests: TestResult[]) => ({ suite: 'integration', tests })

describe('countSuite', () => {
  test('counts tests by how they ended', () => {
    const tests = suite(
      result('passed'),
      result('passed'),
      result('failed', 'expected 1 to be 2'),
      result('skipped', 'no node'),
    )
    expect(countSuite(tests, 1, false)).toEqual({
      passed: 2,
      failed: 1,
      skips: [{ title: 'a.test.ts: works', reason: 'no node' }],
      failures: [{ title: 'a.test.ts: works', reason: 'expected 1 to be 2' }],
      secondTries: [],
      files: new Map([['a.test.ts', 6]]),
    })
  })

  test('says what passed at the second try only, and why it failed at the first', () => {
    const late = { ...result('passed', 'Timed out'), title: 'works late', isSecondTry: true }
    expect(countSuite(suite(result('passed'), late), 0, false)).toMatchObject({
      passed: 2,
      failed: 0,
      secondTries: [{ title: 'a.test.ts: works late', reason: 'Timed out' }],
    })
  })

  test('a skip of a real component is a failure in CI', () => {
    expect(countSuite(suite(result('passed'), result('skipped', 'x')), 0, true).failed).toBe(1)
  })

  test('a run that died, or ran nothing, has failed', () => {
    expect(countSuite(null, 1, false).failed).toBe(1)
    expect(countSuite(suite(), 0, false).failed).toBe(1)
    expect(countSuite(suite(result('passed')), 1, false).failed).toBe(1)
    expect(countSuite(suite(result('passed')), 0, false).failed).toBe(0)
  })
})
