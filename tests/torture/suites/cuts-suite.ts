import { randomFrom } from '../../customers/index.ts'
import { createPostgresProxy, type PostgresProxy } from '../postgres/postgres-proxy.ts'
import type { Outcome } from '../report/outcome.ts'
import { FULL_CAST, play } from '../stage/cast.ts'
import type { Stage } from '../stage/stage.ts'
import { onStage } from './on-stage.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'
import { runTrial } from './trial.ts'

const FREEZES_WITHIN_MILLISECONDS = 15_000
const QUICK_NAMES = 2
const ROUNDS = { quick: 1, whole: 6 }
const CHANCE_OF_A_CUT = 0.01
const START_ONLY = /^insert_(schema|meta)/

/** The connection to PostgreSQL is lost in every transaction, before its commit and right after it. */
export const cutsSuite: Suite = {
  name: 'cuts',
  title: 'Lost connections to the database',
  how: 'Something stands between the product and PostgreSQL. The product freezes before the commit of each named transaction in turn; then every connection is cut before the commit arrives, or the commit is let through and its answer is lost (the outcome is unknown to the product). In further rounds any request is cut by chance, before it arrives or after it was carried out.',
  run: async (run) => {
    const proxy = createPostgresProxy()
    const fault = 'database connections cut; PostgreSQL, sandbox chains'
    const where = { database: 'server', market: 'sandbox' } as const
    try {
      await onStage(
        run,
        fault,
        { name: 'cuts', ...where, databaseThrough: proxy.standBefore },
        async (stage) => {
          await cutEach(run, stage, proxy)
          await cutByChance(run, stage, proxy)
        },
      )
    } finally {
      await proxy.close()
    }
  },
}

async function cutEach(run: Run, stage: Stage, proxy: PostgresProxy): Promise<void> {
  stage.shop.takeSteps()
  await play(stage, FULL_CAST, Date.now() + ENDED_WITHIN_MILLISECONDS)
  const names = [...new Set(stage.shop.takeSteps())]
    .filter((step) => step.endsWith(':before_commit') && !START_ONLY.test(step))
    .toSorted()
  for (const name of run.quick ? names.slice(0, QUICK_NAMES) : names) {
    run.report(await cutAt(stage, proxy, name, 'before'))
    run.report(await cutAt(stage, proxy, name, 'after'))
  }
}

async function cutAt(
  stage: Stage,
  proxy: PostgresProxy,
  step: string,
  side: 'before' | 'after',
): Promise<Outcome> {
  const { shop } = stage
  let reached = false
  return runTrial(stage, {
    fault: `connection cut ${side} a named commit; PostgreSQL, sandbox chains`,
    withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
    disturb: async () => {
      shop.arm(`${step}#1 stop`)
      reached = await shop.frozen(FREEZES_WITHIN_MILLISECONDS)
      shop.arm(null)
      if (!reached) return
      if (side === 'before') proxy.cutAll()
      else proxy.decide(onceAtCommit(proxy))
      shop.resume()
    },
    calm: async () => {
      proxy.decide(null)
      return { trial: step, reached }
    },
  })
}

/** The next commit, of a transaction or of a write by itself, is carried out and its answer lost. */
function onceAtCommit(proxy: PostgresProxy): Parameters<PostgresProxy['decide']>[0] {
  return ({ inTransaction, isCommit }) => {
    if (inTransaction && !isCommit) return 'pass'
    proxy.decide(null)
    return 'cut_after'
  }
}

async function cutByChance(run: Run, stage: Stage, proxy: PostgresProxy): Promise<void> {
  for (let round = 1; round <= (run.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
    const seed = run.seed + round
    const random = randomFrom(seed)
    const before = proxy.faults()
    const outcome = await runTrial(stage, {
      fault: 'connections cut by chance at any request; PostgreSQL, sandbox chains',
      withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
      disturb: async () => {
        proxy.decide(() => {
          if (random() >= CHANCE_OF_A_CUT) return 'pass'
          return random() < 0.5 ? 'cut_before' : 'cut_after'
        })
      },
      calm: async () => {
        proxy.decide(null)
        const cuts = proxy.faults() - before
        return { trial: `seed ${seed}, ${cuts} cuts`, reached: cuts > 0 }
      },
    })
    run.report(outcome)
  }
}
