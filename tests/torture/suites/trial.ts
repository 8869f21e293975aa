import { audit } from '../audit/audit.ts'
import type { Outcome } from '../report/outcome.ts'
import { FULL_CAST, play } from '../stage/cast.ts'
import type { Stage } from '../stage/stage.ts'
import { supervise } from '../stage/supervise.ts'

/** One trial of a fault that does not end the shop: while customers come, it is put in. */
export type Trial = {
  readonly fault: string
  readonly withinMilliseconds: number
  /** Puts the fault in, beside the customers. */
  readonly disturb: () => Promise<void>
  /** Takes the fault away when the last customer is served; says what it was, and whether it came about. */
  readonly calm: () => Promise<Disturbed>
}

export type Disturbed = { readonly trial: string; readonly reached: boolean }

/** Plays every story under a fault, and counts. A shop that ends by itself is started again, and that is told. */
export async function runTrial(stage: Stage, trial: Trial): Promise<Outcome> {
  const { calm, disturb, fault, withinMilliseconds } = trial
  const supervisor = supervise(stage)
  const playing = play(stage, FULL_CAST, Date.now() + withinMilliseconds)
  const disturbing = disturb()
  const told = await playing
  await disturbing
  const disturbed = await calm()
  const findings = await audit(stage, told)
  const trouble = supervisor.stop()
  return { fault, ...disturbed, orders: told.length, findings, trouble }
}
