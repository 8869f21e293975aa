import type { DatabaseKind } from '../stage/stage.ts'
import { onStage } from './on-stage.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'
import { runTrial } from './trial.ts'

/** Writes that a shop makes before anybody can buy. */
const STEPS = [
  'insert_schema_migration_lock',
  'insert_schema_migration',
  'insert_meta',
  'raise_generation',
  'insert_chain_cursor',
  'open_venue',
  'record_payments',
] as const
const SIDES = ['before_commit', 'after_commit'] as const
const QUICK_STEPS = 1
const NAMES = { server: 'PostgreSQL', embedded: 'embedded PostgreSQL' } as const

/** A shop that is killed in its very first start, in the midst of migrations and of finding its stock. */
export const firstStartSuite: Suite = {
  name: 'first-start',
  title: 'SIGKILL in the first start',
  how: 'A new shop on an empty database is killed at a labelled step of its first start: in a migration, while it claims the database, when it finds its stock. It is started again, and customers come.',
  run: async (run) => {
    for (const database of ['server', 'embedded'] as const) await startsOn(run, database)
  },
}

async function startsOn(run: Run, database: DatabaseKind): Promise<void> {
  const fault = `SIGKILL in the first start; ${NAMES[database]}, sandbox chains`
  const points = STEPS.flatMap((step) => SIDES.map((side) => `${step}:${side}#1`))
  for (const firstStartDiesAt of run.quick ? points.slice(0, QUICK_STEPS) : points) {
    const options = { name: 'first_start', database, market: 'sandbox', firstStartDiesAt } as const
    await onStage(run, fault, options, async (stage) => {
      const { firstDeath } = stage
      const outcome = await runTrial(stage, {
        fault,
        withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
        disturb: async () => {},
        calm: async () => ({ trial: firstStartDiesAt, reached: firstDeath !== null }),
      })
      run.report(outcome)
    })
  }
}
