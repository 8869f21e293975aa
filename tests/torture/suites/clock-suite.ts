import { setTimeout as pause } from 'node:timers/promises'
import { advanceClock, pick, randomFrom } from '../../customers/index.ts'
import { persist } from '../stage/customer.ts'
import type { Stage } from '../stage/stage.ts'
import { onStage } from './on-stage.ts'
import type { Run, Suite } from './suite.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'
import { runTrial } from './trial.ts'

const ROUNDS = { quick: 1, whole: 5 }
const JUMPS = 4
/** Past a quote, past a pay-in window, past the time to confirm in, past a day. */
const SECONDS = [61, 16 * 60, 90 * 60, 26 * 3600]
const BETWEEN_JUMPS_MILLISECONDS = 1500

/** The business clock jumps ahead in the midst of orders. */
export const clockSuite: Suite = {
  name: 'clock',
  title: 'Jumps of the clock',
  how: "The product's business clock jumps ahead by a minute to a day, several times while orders are under way: quotes and windows run out, guaranteed orders become late and are exchanged at the market. A guaranteed amount binds only an order that was never on hold.",
  run: async (run) => {
    for (const database of ['server', 'embedded'] as const) {
      const name = database === 'server' ? 'PostgreSQL' : 'embedded PostgreSQL'
      const fault = `clock jumps; ${name}, sandbox chains`
      await onStage(run, fault, { name: 'clock', database, market: 'sandbox' }, (stage) =>
        jumpAbout(run, stage, fault),
      )
    }
  },
}

async function jumpAbout(run: Run, stage: Stage, fault: string): Promise<void> {
  for (let round = 1; round <= (run.quick ? ROUNDS.quick : ROUNDS.whole); round += 1) {
    const seed = run.seed + round
    const random = randomFrom(seed)
    const outcome = await runTrial(stage, {
      fault,
      withinMilliseconds: ENDED_WITHIN_MILLISECONDS,
      disturb: async () => {
        const deadline = Date.now() + ENDED_WITHIN_MILLISECONDS
        for (let jump = 0; jump < JUMPS; jump += 1) {
          await pause(random() * BETWEEN_JUMPS_MILLISECONDS)
          const seconds = pick(random, SECONDS)
          await persist(stage, deadline, () => advanceClock(stage.shop, seconds))
        }
      },
      calm: async () => ({ trial: `seed ${seed}, ${JUMPS} jumps`, reached: true }),
    })
    run.report(outcome)
  }
}
