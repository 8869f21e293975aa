import { availableParallelism } from 'node:os'
import { countSuite, type Reason, type StepCount } from './results/count-suite.ts'
import { forgetResults, loadResults } from './results/test-results.ts'
import { runCommand } from './run-command.ts'
import type { CheckStep, Step, SuiteStep } from './steps.ts'

type StepReport = StepCount & { readonly name: string; readonly seconds: number }

/**
 * Runs every step, also after a failure: checks that follow each other as many at once as the machine has processors,
 * each showing its output when it is done; a suite alone, showing its output as it comes. Then prints a table and, as the
 * last line, `N passed, N failed`. Sets the exit code.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const reports: StepReport[] = []
  let checks: CheckStep[] = []
  for (const step of steps) {
    if (step.kind === 'check') checks.push(step)
    else {
      reports.push(...(await runChecks(checks)), await runSuite(step))
      checks = []
    }
  }
  reports.push(...(await runChecks(checks)))
  printReports(reports)
  process.exitCode = reports.some(({ failed }) => failed > 0) ? 1 : 0
}

const SLOWEST_FILES = 10
const nothing = { skips: [], failures: [], secondTries: [], files: new Map<string, number>() }

async function runChecks(steps: readonly CheckStep[]): Promise<readonly StepReport[]> {
  const reports = new Map<CheckStep, StepReport>()
  const left = [...steps]
  const lane = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift()) {
      reports.set(step, await runCheck(step))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane))
  return steps.flatMap((step) => reports.get(step) ?? [])
}

async function runCheck({ name, command }: CheckStep): Promise<StepReport> {
  const [program, ...args] = command
  const { code, output, seconds } = await runCommand(program, args, { quiet: true })
  console.log(`\n== ${name}\n${output.trimEnd()}`)
  return { name, seconds, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, ...nothing }
}

async function runSuite({ name, command, real, whyNot }: SuiteStep): Promise<StepReport> {
  const skipsFail = real && process.env.CI === 'true'
  const reason = await whyNot()
  if (reason !== null) {
    const skips = [{ title: `the whole suite ${name}`, reason }]
    return { name, seconds: 0, passed: 0, failed: skipsFail ? 1 : 0, ...nothing, skips }
  }
  forgetResults(name)
  console.log(`\n== ${name}`)
  const [program, ...args] = command
  const { code, seconds } = await runCommand(program, args)
  return { name, seconds, ...countSuite(loadResults(name), code, skipsFail) }
}

function printReports(reports: readonly StepReport[]): void {
  console.log(`\n${row('step', 'time', 'passed', 'failed', 'skipped')}`)
  for (const { name, seconds, passed, failed, skips } of reports)
    console.log(row(name, `${seconds.toFixed(1)} s`, passed, failed, skips.length))

  const skips = reports.flatMap((report) => report.skips)
  printReasons('skipped', skips)

  const secondTries = reports.flatMap((report) => report.secondTries)
  printReasons('passed at the second try only, which is a fault to be found', secondTries)

  const slowest = reports
    .flatMap(({ files }) => [...files])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SLOWEST_FILES)
  if (slowest.length > 0) console.log('\nslowest files:')
  for (const [file, seconds] of slowest)
    console.log(`  ${seconds.toFixed(1).padStart(7)} s  ${file}`)

  printReasons(
    'failed',
    reports.flatMap(({ failures }) => failures),
  )
  const passed = reports.reduce((sum, report) => sum + report.passed, 0)
  const failed = reports.reduce((sum, report) => sum + report.failed, 0)
  const skipped = skips.length === 0 ? '' : `, ${skips.length} skipped`
  console.log(`\n${passed} passed, ${failed} failed${skipped}`)
}

function printReasons(heading: string, reasons: readonly Reason[]): void {
  if (reasons.length > 0) console.log(`\n${heading}:`)
  for (const { title, reason } of reasons) console.log(`  ${title}\n    because: ${reason}`)
}

function row(name: string, time: string, ...counts: readonly (string | number)[]): string {
  return [name.padEnd(18), time.padStart(9), ...counts.map((count) => String(count).padStart(9))]
    .join('')
    .trimEnd()
}
