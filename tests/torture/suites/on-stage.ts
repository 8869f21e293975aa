import { openStage, type Stage, StageMissing, type StageOptions } from '../stage/stage.ts'
import type { Run } from './suite.ts'

/** Opens a stage, does something on it and closes it; where it cannot be opened on this machine, that is reported. */
export async function onStage(
  run: Run,
  fault: string,
  options: Omit<StageOptions, 'postgres'>,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  let stage: Stage
  try {
    stage = await openStage({ postgres: run.postgres, ...options })
  } catch (error) {
    if (!(error instanceof StageMissing)) throw error
    return run.report({ fault, why: error.message })
  }
  try {
    await work(stage)
  } finally {
    await stage.close()
  }
}
