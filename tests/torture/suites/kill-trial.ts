import { audit } from '../audit/audit.ts'
import type { Outcome } from '../report/outcome.ts'
import { NOTHING } from '../report/outcome.ts'
import { type Cast, play } from '../stage/cast.ts'
import type { Stage } from '../stage/stage.ts'
import { ENDED_WITHIN_MILLISECONDS } from './suite.ts'

/** Where a process is to die, and where it is to die again while it recovers. */
export type KillPlace = { readonly killAt: string; readonly thenAt?: string }

/**
 * Customers come, the shop dies at the step that was asked for, is started again (and dies again at `thenAt`, where one is
 * given), and everything is carried to its end; then it is counted. A step that never came is said, and proves nothing.
 */
export async function killTrial(
  stage: Stage,
  trial: KillPlace & { readonly fault: string; readonly cast: Cast },
): Promise<Outcome> {
  const { cast, fault } = trial
  const killed = await whileKilled(stage, trial, () =>
    play(stage, cast, Date.now() + ENDED_WITHIN_MILLISECONDS),
  )
  const { done: told, reached, trouble } = killed
  const findings = trouble === null ? await audit(stage, told) : NOTHING
  return { fault, trial: nameOf(trial), reached, orders: told.length, findings, trouble }
}

/** The trial as the report names it. */
export function nameOf({ killAt, thenAt }: KillPlace): string {
  return thenAt === undefined ? killAt : `${killAt}, then ${thenAt}`
}

type Killed<T> = {
  readonly done: T
  /** False where the shop did not die as often as it was to. */
  readonly reached: boolean
  readonly trouble: string | null
}

/** Has the shop die while something is done, and starts it again each time. */
export async function whileKilled<T>(
  stage: Stage,
  { killAt, thenAt }: KillPlace,
  work: () => Promise<T>,
): Promise<Killed<T>> {
  const { shop } = stage
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
        shop.arm(deaths.length === 1 ? (thenAt ?? null) : null)
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
  const done = await work()
  over = true
  shop.arm(null)
  return { done, reached: deaths.length === (thenAt === undefined ? 1 : 2), trouble }
}

function tail(text: string): string {
  return text.slice(-1500)
}
