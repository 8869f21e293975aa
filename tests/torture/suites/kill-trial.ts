import { audit } from '../audit/audit.ts'
import type { Outcome } from '../report/outcome.ts'
import { NOTHING } from '../report/outcome.ts'
import { type Cast, play } from '../stage/cast.ts'
import type { Stage } from '../stage/stage.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'

/**
 * Customers come, the shop dies at the step that was asked for, is started again (and dies again at `then`, where one is
 * given), and everything is carried to its end; then it is counted. A step that never came is said, and proves nothing.
 */
export async function killTrial(
  stage: Stage,
  trial: {
    readonly fault: string
    readonly killAt: string
    readonly then?: string
    readonly cast: Cast
  },
): Promise<Outcome> {
  const { shop } = stage
  const { cast, fault, killAt, then } = trial
  const name = then === undefined ? killAt : `${killAt}, then ${then}`
  const deaths: string[] = []
  let over = false
  let trouble: string | null = null
  const watch = async () => {
    for (;;) {
      const { by, killedAt } = await shop.ended()
      if (over) return
      if (killedAt === null) trouble = `the process ended by itself: ${by}\n${tail(shop.output())}`
      let died: string | null = killedAt ?? 'by itself'
      while (died !== null) {
        deaths.push(died)
        shop.arm(deaths.length === 1 ? (then ?? null) : null)
        await stage.releaseLeases()
        died = await shop.start()
      }
    }
  }
  shop.arm(killAt)
  const watching = watch()
  watching.catch((error: unknown) => {
    trouble = String(error)
  })
  const told = await play(stage, cast, Date.now() + ENDED_WITHIN_MILLISECONDS)
  over = true
  shop.arm(null)
  const findings = trouble === null ? await audit(stage, told) : NOTHING
  const reached = deaths.length === (then === undefined ? 1 : 2)
  return { fault, trial: name, reached, orders: told.length, findings, trouble }
}

function tail(text: string): string {
  return text.slice(-1500)
}
