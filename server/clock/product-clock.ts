import type { Clock } from '@causeway/core/ports'
import { type Database, readMeta, writeMeta } from '../db/index.ts'

const OFFSET = 'clock_offset_milliseconds'

/** The machine's own time. */
export const machineClock: Clock = { now: () => Date.now() }

/** Business time. In a play world it can be moved on, for every process of the database. */
export type ProductClock = Clock & {
  readonly advance: (seconds: number) => Promise<number>
  /** Takes over what other processes did. */
  readonly refresh: () => Promise<void>
}

/** Reads how far the play world's time was moved on. */
export async function openProductClock(database: Database): Promise<ProductClock> {
  let offset = 0
  const refresh = async () => {
    const kept = Number((await readMeta(database, OFFSET)) ?? '0')
    // What was read before this process moved the time on may come back after it: time never goes back.
    offset = Math.max(offset, kept)
  }
  await refresh()
  const now = () => Date.now() + offset
  return {
    now,
    refresh,
    advance: async (seconds) => {
      await refresh()
      offset += seconds * 1000
      await writeMeta(database, OFFSET, String(offset))
      return now()
    },
  }
}
