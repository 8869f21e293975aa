import { setTimeout as pause } from 'node:timers/promises'
import type { Outcome } from '../report/outcome.ts'
import type { Stage } from '../stage/stage.ts'
import { amongWorkers, type Worker } from '../stage/workers.ts'
import { onStage } from './on-stage.ts'
import type { Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'
import { runTrial } from './trial.ts'

/** Where a worker freezes: around everything that must not be done by two. */
const POINTS = [
  'sign:before',
  'sign:after',
  'save_signature:before_commit',
  'save_signature:after_commit',
  'broadcast:before',
  'broadcast:after',
  'reserve_transfer:after_commit',
  'funding:after',
  'confirm_transfer:before_commit',
  'transaction_status:after',
  'scan:after',
  'record_payments:before_commit',
  'record_payments:after_commit',
  'confirm_deposit:before_commit',
  'lose_transfer:before_commit',
  'advance_orders:before_commit',
] as const
const QUICK_POINTS = 2
const FROZEN_AT_ONCE = 2
const FREEZES_WITHIN_MILLISECONDS = 25_000
/** A lease lasts 20 seconds. */
const LONGER_THAN_A_LEASE_MILLISECONDS = 24_000
const HARM_WITHIN_MILLISECONDS = 3000

/** A worker that stands still until its leases have passed to others, and then goes on as if nothing had been. */
export const pausedSuite: Suite = {
  name: 'paused',
  title: 'SIGSTOP of a worker beyond its leases',
  how: 'Two of three workers, which all claim the same work, freeze (SIGSTOP) at a labelled step, holding their leases and, before a commit, their locks. The third takes over when the leases have run out; then the frozen ones go on (SIGCONT) with what they had in hand.',
  run: async (run) => {
    const fault = 'SIGSTOP beyond the 20 s lease, then SIGCONT; 3 workers on one PostgreSQL'
    const options = {
      name: 'paused',
      database: 'server',
      market: 'sandbox',
      env: { ROLE: 'web', ALL_GO_FIRST: '1' },
    } as const
    await onStage(run, fault, options, async (stage) => {
      const points = run.quick ? POINTS.slice(0, QUICK_POINTS) : POINTS
      await amongWorkers(stage, FROZEN_AT_ONCE + 1, async (workers) => {
        for (let at = 0; at < points.length; at += FROZEN_AT_ONCE) {
          const pair = points.slice(at, at + FROZEN_AT_ONCE)
          run.report(await freeze(stage, workers, { fault, points: pair }))
        }
      })
    })
  },
}

async function freeze(
  stage: Stage,
  workers: readonly Worker[],
  trial: { readonly fault: string; readonly points: readonly string[] },
): Promise<Outcome> {
  const { fault, points } = trial
  const missed = new Set(points)
  return runTrial(stage, {
    fault,
    withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
    disturb: async () => {
      const freezing = points.map(async (point, at) => {
        const worker = workers[at]
        if (worker === undefined) throw new Error('there are fewer workers than points')
        worker.arm(`${point}#1 stop`)
        const came = await worker.frozen(FREEZES_WITHIN_MILLISECONDS)
        worker.arm(null)
        if (!came) return
        missed.delete(point)
        await pause(LONGER_THAN_A_LEASE_MILLISECONDS)
        worker.resume()
      })
      await Promise.all(freezing)
    },
    calm: async () => {
      // What a frozen worker still had in hand must have had its time to do harm.
      await pause(HARM_WITHIN_MILLISECONDS)
      const told = points.map((point) => (missed.has(point) ? `${point} (not reached)` : point))
      return { trial: told.join(', '), reached: missed.size < points.length }
    },
  })
}
