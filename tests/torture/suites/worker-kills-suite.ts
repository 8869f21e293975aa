import { setTimeout as pause } from 'node:timers/promises'
import { pick, randomFrom } from '../../customers/index.ts'
import type { Outcome } from '../report/outcome.ts'
import type { Stage } from '../stage/stage.ts'
import { amongWorkers, startStageWorker, type Worker } from '../stage/workers.ts'
import { onStage } from './on-stage.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'
import { runTrial } from './trial.ts'

const COUNTS = [2, 4]
const ROUNDS = { quick: 1, whole: 4 }
const KILLS_A_ROUND = 5
const BETWEEN_KILLS_MILLISECONDS = 2500

/** Several worker processes on one PostgreSQL, killed at random moments. */
export const workerKillsSuite: Suite = {
  name: 'workers',
  title: 'SIGKILL of worker processes at random moments',
  how: 'A web process and two or four workers on one PostgreSQL. Every few seconds one of the workers is killed and another started; leases run out by themselves.',
  run: async (run) => {
    for (const count of COUNTS) await killsAmong(run, count)
  },
}

async function killsAmong(run: Run, count: number): Promise<void> {
  const fault = `SIGKILL of workers at random moments; ${count} workers on one PostgreSQL`
  const options = {
    name: `workers_${count}`,
    database: 'server',
    market: 'sandbox',
    env: { ROLE: 'web' },
  } as const
  await onStage(run, fault, options, (stage) =>
    amongWorkers(stage, count, async (workers) => {
      for (let round = 1; round <= (run.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
        const seed = run.seed + count * round
        run.report(await playThroughKills(stage, workers, { fault, seed }))
      }
    }),
  )
}

function playThroughKills(
  stage: Stage,
  workers: Worker[],
  { fault, seed }: { readonly fault: string; readonly seed: number },
): Promise<Outcome> {
  const random = randomFrom(seed)
  let kills = 0
  return runTrial(stage, {
    fault,
    withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
    disturb: async () => {
      for (; kills < KILLS_A_ROUND; kills += 1) {
        await pause(random() * BETWEEN_KILLS_MILLISECONDS)
        const killed = pick(random, workers)
        await killed.kill()
        workers.splice(workers.indexOf(killed), 1, await startStageWorker(stage, killed.number))
      }
    },
    calm: async () => ({ trial: `seed ${seed}, ${kills} kills`, reached: kills > 0 }),
  })
}
