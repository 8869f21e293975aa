import { BrowserMissing, findBrowser } from '../support/index.ts'

/** One part of the check: it passes or fails as a whole. */
export type CheckStep = {
  readonly kind: 'check'
  readonly name: string
  readonly command: readonly [string, ...string[]]
}

/** A suite of tests that are counted one by one. */
export type SuiteStep = {
  readonly kind: 'suite'
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Runs on real servers, nodes and browsers: in CI each of its skips is a failure. */
  readonly real: boolean
  /** Why the suite cannot run on this machine at all, or null. */
  readonly whyNot: () => Promise<string | null>
}

export type Step = CheckStep | SuiteStep

const canAlwaysRun = () => Promise.resolve(null)

const vitest = (name: string) =>
  [
    'vitest',
    'run',
    '--config',
    `tests/vitest.${name}.ts`,
    '--reporter=default',
    '--reporter=./tests/tools/results/vitest-results.ts',
  ] as const

async function whyNoBrowser(): Promise<string | null> {
  try {
    await findBrowser()
    return null
  } catch (error) {
    if (error instanceof BrowserMissing) return error.message
    throw error
  }
}

const tool = (name: string, ...args: string[]) =>
  ['node', `tests/tools/${name}.ts`, ...args] as const

/** `npm run check`: what needs no server. The checks that take longest come first, since several run at once. */
export const checkSteps: readonly Step[] = [
  { kind: 'check', name: 'dead code', command: ['knip'] },
  { kind: 'check', name: 'types', command: tool('check-types') },
  { kind: 'check', name: 'architecture', command: tool('check-architecture') },
  { kind: 'check', name: 'format and lint', command: ['biome', 'check', '.'] },
  { kind: 'check', name: 'sizes', command: tool('check-sizes') },
  { kind: 'check', name: 'acceptance list', command: tool('spec', '--check') },
  { kind: 'check', name: 'generated files', command: tool('check-generated') },
  { kind: 'suite', name: 'unit', command: vitest('unit'), real: false, whyNot: canAlwaysRun },
]

/** `npm test`: everything. The product is built first, because scenarios ask it over HTTP. */
export const testSteps: readonly Step[] = [
  ...checkSteps,
  { kind: 'check', name: 'build', command: ['npm', 'run', 'build'] },
  {
    kind: 'suite',
    name: 'integration',
    command: vitest('integration'),
    real: true,
    whyNot: canAlwaysRun,
  },
  {
    kind: 'suite',
    name: 'e2e',
    command: [
      'playwright',
      'test',
      '--config',
      'tests/playwright.config.ts',
      '--reporter=list,./tests/tools/results/playwright-results.ts',
    ],
    real: true,
    whyNot: whyNoBrowser,
  },
]
