import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { programWithFaults } from '../../faults/program-with-faults.ts'
import { type RunningProcess, startWorker } from '../../support/index.ts'
import { awaitFrozen } from './await-frozen.ts'
import type { Stage } from './stage.ts'

/** A process that only works, beside others on one database. */
export type Worker = {
  readonly number: number
  /** Has it die or freeze at a step; null takes that back. */
  readonly arm: (killPoint: string | null) => void
  /** Waits until it has frozen where it was told to; false where that did not come in time. */
  readonly frozen: (withinMilliseconds: number) => Promise<boolean>
  readonly resume: () => void
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts a worker beside a stage's web process. */
export async function startStageWorker(stage: Stage, number: number): Promise<Worker> {
  const armed = join(stage.folder, `kill-worker-${number}-at`)
  const arm = (killPoint: string | null) => writeFileSync(armed, killPoint ?? '')
  arm(null)
  const running: RunningProcess = await startWorker({
    entry: await programWithFaults('work'),
    dataDir: stage.shop.dataDir,
    env: { ...stage.environment, ROLE: 'worker', KILL_AT_FILE: armed },
  })
  let ending = false
  running.ended.then((by) => {
    if (!ending)
      stage.crashes.push(`worker ${number} ended by itself with ${by}: ${running.output()}`)
  })
  return {
    number,
    arm,
    frozen: (withinMilliseconds) => awaitFrozen(() => running.output(), withinMilliseconds),
    resume: () => {
      process.kill(running.pid, 'SIGCONT')
    },
    kill: () => {
      ending = true
      return running.kill()
    },
    stop: async () => {
      ending = true
      await running.stop()
    },
  }
}

/**
 * Does something among so many workers; those who are in the list at the end are stopped.
 */
export async function amongWorkers(
  stage: Stage,
  count: number,
  work: (workers: Worker[]) => Promise<void>,
): Promise<void> {
  const workers: Worker[] = []
  try {
    for (let number = 1; number <= count; number += 1) {
      workers.push(await startStageWorker(stage, number))
    }
    await work(workers)
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}
