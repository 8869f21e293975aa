import pg from 'pg'
import { randomFrom } from '../../customers/index.ts'
import {
  createPostgresProxy,
  type Fate,
  type PostgresProxy,
  type Request,
} from '../postgres/postgres-proxy.ts'
import type { Stage } from '../stage/stage.ts'
import { amongWorkers } from '../stage/workers.ts'
import { onStage } from './on-stage.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'
import { runTrial } from './trial.ts'

const ROUNDS = { quick: 1, whole: 3 }
const WORKERS = 3
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const REFUSED_COMMITS = 0.2
const REFUSED_STATEMENTS = 0.01
const SLOW_COMMITS = 0.1
const SLOWEST_MILLISECONDS = 4000
const STUCK_COMMITS = 0.001
/** Longer than a lease: the worker that waits for its disk has lost it when the commit is through. */
const STUCK_MILLISECONDS = 23_000

type Weather = {
  readonly fault: string
  readonly fate: (random: () => number) => (request: Request) => Fate
}

const refusals: Weather = {
  fault: 'serialization failures and deadlocks put in; 3 workers on one PostgreSQL',
  fate:
    (random) =>
    ({ inTransaction, isCommit }) => {
      const chance = isCommit ? REFUSED_COMMITS : inTransaction ? REFUSED_STATEMENTS : 0
      if (random() >= chance) return 'pass'
      return { refuse: random() < 0.5 ? SERIALIZATION_FAILURE : DEADLOCK }
    },
}

const slowDisk: Weather = {
  fault: 'slow disk: commits held up to 4 s, some longer than a lease; 3 workers on one PostgreSQL',
  fate:
    (random) =>
    ({ inTransaction, isCommit }) => {
      if (inTransaction && !isCommit) return 'pass'
      const chance = random()
      if (chance < STUCK_COMMITS) return { hold: STUCK_MILLISECONDS }
      return chance < SLOW_COMMITS ? { hold: random() * SLOWEST_MILLISECONDS } : 'pass'
    },
}

/** Transactions that the database takes back, and commits for which it takes its time. */
export const conflictsSuite: Suite = {
  name: 'conflicts',
  title: 'Serialization failures, deadlocks and a slow disk',
  how: 'Three workers on one PostgreSQL. Something in between has the server take commits back with SQLSTATE 40001 or 40P01, or lets a commit arrive only after seconds, with its locks held, as a disk does that is slow to sync. In the rounds with real conflicts the database isolates every transaction serializably, so that PostgreSQL itself refuses what crosses.',
  run: async (run) => {
    await underWeather(run, refusals)
    await underWeather(run, slowDisk)
    await serializable(run)
  },
}

async function underWeather(run: Run, { fate, fault }: Weather): Promise<void> {
  const proxy = createPostgresProxy()
  const name = `conflicts_${fault.slice(0, 6)}`
  try {
    await withWorkers(run, { fault, name, proxy }, async (stage) => {
      for (let round = 1; round <= (run.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
        const seed = run.seed + round
        const before = proxy.faults()
        const outcome = await runTrial(stage, {
          fault,
          withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
          disturb: async () => proxy.decide(fate(randomFrom(seed))),
          calm: async () => {
            proxy.decide(null)
            const faults = proxy.faults() - before
            return { trial: `seed ${seed}, ${faults} times`, reached: faults > 0 }
          },
        })
        run.report(outcome)
      }
    })
  } finally {
    await proxy.close()
  }
}

async function serializable(run: Run): Promise<void> {
  const fault = 'real serialization failures (serializable isolation); 3 workers on one PostgreSQL'
  await withWorkers(run, { fault, name: 'conflicts_serializable', proxy: null }, async (stage) => {
    for (let round = 1; round <= (run.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
      const before = await rollbacks(stage)
      const outcome = await runTrial(stage, {
        fault,
        withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
        disturb: async () => {},
        calm: async () => {
          const taken = (await rollbacks(stage)) - before
          return { trial: `round ${round}, ${taken} transactions taken back`, reached: taken > 0 }
        },
      })
      run.report(outcome)
    }
  })
}

async function withWorkers(
  run: Run,
  where: { readonly fault: string; readonly name: string; readonly proxy: PostgresProxy | null },
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { fault, name, proxy } = where
  const options = {
    name,
    database: 'server',
    market: 'sandbox',
    env: { ROLE: 'web', ALL_GO_FIRST: '1' },
    databaseThrough: async (url: string) => {
      if (proxy !== null) return proxy.standBefore(url)
      await ask(
        url,
        `alter database ${new URL(url).pathname.slice(1)} set default_transaction_isolation = 'serializable'`,
      )
      return url
    },
  } as const
  await onStage(run, fault, options, (stage) => amongWorkers(stage, WORKERS, () => work(stage)))
}

async function rollbacks({ databaseUrl }: Stage): Promise<number> {
  const [row] = await ask(
    databaseUrl ?? '',
    'select xact_rollback as count from pg_stat_database where datname = current_database()',
  )
  return Number(row?.count ?? 0)
}

async function ask(url: string, sql: string): Promise<readonly { readonly count?: unknown }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<{ count?: unknown }>(sql)).rows
  } finally {
    await client.end()
  }
}
