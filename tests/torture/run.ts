// npm run torture: puts every fault into running shops and counts on chain what came of it. A complete run writes
// docs/reliability.md. --only NAME[,NAME] runs the suites whose names begin so and --quick a sample, which write only
// with --write; --seed takes other chances, --lanes runs so many suites at once, --match only the kills that contain a
// text. --resume goes on where a run of the same commit and seed was stopped.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type RunningPostgres, startPostgres } from '../support/index.ts'
import { openJournal } from './report/journal.ts'
import { commit, machineFacts } from './report/machine-facts.ts'
import { describeOutcome, isGood, type NotRun, type Outcome } from './report/outcome.ts'
import { reliabilityPage } from './report/reliability-page.ts'
import { failures, tally } from './report/tally.ts'
import type { Suite } from './suites/suite.ts'
import { suites } from './suites/suites.ts'

/** A lane's product, its workers, its disk and what they are made of; Node warns of more than ten in all. */
const LISTENERS_A_LANE = 16

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: '20260' },
    quick: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    match: { type: 'string', default: '' },
    resume: { type: 'boolean', default: false },
    lanes: { type: 'string', default: '3' },
  },
})
const names = values.only.split(',').filter((name) => name !== '')
const unknown = names.filter((name) => suites.every((suite) => !suite.name.startsWith(name)))
const chosen = suites.filter(
  (suite) => names.length === 0 || names.some((name) => suite.name.startsWith(name)),
)
const say = (line: string) => console.log(line)

if (values.list || unknown.length > 0) {
  for (const name of unknown) console.error(`there is no suite ${name}`)
  for (const { name, title } of suites) say(`${name.padEnd(12)} ${title}`)
  process.exit(unknown.length > 0 ? 1 : 0)
}

// Each process that is started listens for our end until its own; lanes have several at once.
process.setMaxListeners(LISTENERS_A_LANE * Number(values.lanes))
// What was started ends with this process where it is ended in order, so it is, whoever asks.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(1))
}

const started = performance.now()
const steps = new Map<string, readonly string[]>()
const postgres = await postgresOrNull()
const seed = Number(values.seed)
const facts = machineFacts()
const journal = openJournal(`${commit().replaceAll(/\W+/g, '-')}-${seed}`, values.resume)
process.once('exit', () => journal.write({ minutes: (performance.now() - started) / 60_000 }))
const notRun = chosen.flatMap(({ name }): readonly NotRun[] =>
  journal.isDone(name) ? journal.notRun(name) : [],
)
for (const [stage, passed] of journal.steps) steps.set(stage, passed)
const bySuite = chosen.map(({ name, isResumable }): Outcome[] =>
  journal.isDone(name) || isResumable ? [...journal.outcomes(name)] : [],
)
const waiting = chosen
  .map((suite, at) => ({ suite, found: bySuite[at] ?? [] }))
  .filter(({ suite }) => !journal.isDone(suite.name))
const lane = async () => {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    await runSuite(next.suite, next.found)
  }
}
await Promise.all(Array.from({ length: Number(values.lanes) }, lane))
const outcomes = bySuite.flat()
await postgres?.stop()

const isComplete = names.length === 0 && values.match === '' && !values.quick
if (isComplete || values.write) {
  const minutes = journal.minutes + (performance.now() - started) / 60_000
  const page = reliabilityPage({
    seed,
    at: new Date(),
    minutes,
    facts,
    suites: chosen,
    outcomes,
    notRun,
    steps,
  })
  writeFileSync(join(import.meta.dirname, '../../docs/reliability.md'), page)
  say('\nwrote docs/reliability.md')
}
for (const { fault, trials, orders, lost, doubled, wrong, notReached } of tally(outcomes)) {
  say(
    `${fault}: ${trials} trials, ${orders} orders, ${lost} lost, ${doubled} doubled, ${wrong} wrong, ${notReached} not reached`,
  )
}
say(`${outcomes.filter(isGood).length} of ${outcomes.length} trials good`)
process.exit(failures(outcomes).length + notRun.length === 0 ? 0 : 1)

async function runSuite(suite: Suite, found: Outcome[]): Promise<void> {
  say(`\n${suite.title} (seed ${seed})`)
  const known = new Set(found.map(({ trial }) => trial))
  try {
    await suite.run({
      seed,
      quick: values.quick,
      postgres,
      isWanted: (trial) => trial.includes(values.match) && !known.has(trial),
      report: (told) => {
        journal.write(
          'why' in told
            ? { suite: suite.name, notRun: told }
            : { suite: suite.name, outcome: told },
        )
        if ('why' in told) notRun.push(told)
        else found.push(told)
        say('why' in told ? `NOT RUN     ${told.fault}: ${told.why}` : describeOutcome(told))
      },
      traced: async (stage, read) => {
        const known = journal.traces.get(stage)
        if (known !== undefined) return known
        const trace = await read()
        journal.write({ stage, trace })
        return trace
      },
      steps: (stage, passed) => {
        steps.set(stage, passed)
        journal.write({ stage, steps: passed })
      },
    })
    journal.write({ suite: suite.name, isDone: true })
  } catch (error) {
    notRun.push({ fault: suite.title, why: `the suite itself failed: ${String(error)}` })
    say(`FAILED      ${suite.title}: ${error instanceof Error ? error.stack : String(error)}`)
  }
}

async function postgresOrNull(): Promise<RunningPostgres | null> {
  try {
    return await startPostgres()
  } catch (error) {
    say(String(error))
    return null
  }
}
