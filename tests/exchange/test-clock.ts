import type { Clock } from '@causeway/core/ports'

/** When the business time of every test begins. */
export const START_OF_TIME = Date.UTC(2026, 5, 1, 12)

/** Business time that moves only when a test says so. */
export type TestClock = Clock & { readonly advance: (seconds: number) => void }

/** Makes a clock that stands at the start of time. */
export function createTestClock(): TestClock {
  let now = START_OF_TIME
  return {
    now: () => now,
    advance: (seconds) => {
      now += seconds * 1000
    },
  }
}
