import { createLoop, type Loop } from '../jobs/index.ts'
import { examineAll, type HealthNeeds } from './examine-parts.ts'
import { recordHealth, withdrawHealth } from './health-store.ts'
import type { HealthPart } from './health-types.ts'

export type HealthMonitor = {
  /** Looks again and again, and writes down what it finds; takes it back at the end. */
  readonly loop: Loop
  /** What this process found at its last look; empty before the first. */
  readonly latest: () => readonly HealthPart[]
}

const EVERY_MILLISECONDS = 10_000

/** Looks at every part of the shop, for the page, the metrics and the doctor. `process`: a name of this process alone. */
export function createHealthMonitor(
  needs: HealthNeeds & {
    readonly process: string
    readonly onError: (name: string, error: unknown) => void
  },
): HealthMonitor {
  const { clock, database, feed, process } = needs
  let latest: readonly HealthPart[] = []
  const look = createLoop({
    name: 'health',
    everyMilliseconds: EVERY_MILLISECONDS,
    work: async () => {
      const examined = await examineAll(needs)
      latest = examined.parts
      const { ageSeconds } = feed.health()
      const priceAgeSeconds = Number.isFinite(ageSeconds) ? ageSeconds : null
      await recordHealth(database, {
        ...examined,
        priceAgeSeconds,
        process,
        at: new Date(clock.now()),
      })
      return false
    },
    onError: needs.onError,
  })
  return {
    latest: () => latest,
    loop: {
      ...look,
      stop: async () => {
        await look.stop()
        await withdrawHealth(database, process).catch((error: unknown) =>
          needs.onError('health', error),
        )
      },
    },
  }
}
