import { cleanEvent, type EventName, type SiteEvent } from '@causeway/core/analytics'
import type { Clock, CollectedEvent, CollectorPort } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

export type EventRelayNeeds = {
  readonly database: Pick<Database, 'direct'>
  readonly clock: Clock
  /** The operator's own service; null: events are only counted. */
  readonly collector: CollectorPort | null
}

/** Takes in what happens on pages (TELE-01). */
export type EventRelay = {
  /** Counts it, and keeps it for the collector. Touches nothing outside this process. */
  readonly record: (event: SiteEvent) => void
  /**
   * Writes the counts down and passes events on. Rejects where either fails: what was not taken is tried again, what the
   * collector refused is gone.
   */
  readonly flush: () => Promise<void>
}

/** While the collector is away, the oldest events give way to new ones. */
const MOST_WAITING = 2_000
const BATCH = 100

/** Events are counted by day and name, and passed on in batches to the collector, each about once. */
export function createEventRelay({ clock, collector, database }: EventRelayNeeds): EventRelay {
  let counts = new Map<string, Map<EventName, number>>()
  let waiting: CollectedEvent[] = []

  const count = (day: string, name: EventName, times: number) => {
    const ofDay = counts.get(day) ?? new Map<EventName, number>()
    counts.set(day, ofDay.set(name, (ofDay.get(name) ?? 0) + times))
  }

  async function writeCounts(): Promise<void> {
    const taken = counts
    counts = new Map()
    const rows = [...taken].flatMap(([day, ofDay]) =>
      [...ofDay].map(([name, times]) => ({ day, name, times })),
    )
    if (rows.length === 0) return
    try {
      await addCounts(database, rows)
    } catch (error) {
      for (const { day, name, times } of rows) count(day, name, times)
      throw error
    }
  }

  async function passOn(to: CollectorPort): Promise<void> {
    let refused = 0
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH)
      if ((await to.send(batch)) === 'refused') refused += batch.length
      const sent = new Set(batch)
      waiting = waiting.filter((event) => !sent.has(event))
    }
    if (refused > 0) throw new Error(`the collector refused ${refused} events`)
  }

  return {
    record: (given) => {
      const at = clock.now()
      const event = { ...cleanEvent(given), at }
      count(new Date(at).toISOString().slice(0, 10), event.name, 1)
      if (collector !== null) waiting = [...waiting.slice(1 - MOST_WAITING), event]
    },
    flush: async () => {
      await writeCounts()
      if (collector !== null) await passOn(collector)
    },
  }
}

async function addCounts(
  database: Pick<Database, 'direct'>,
  rows: readonly { readonly day: string; readonly name: EventName; readonly times: number }[],
): Promise<void> {
  await database
    .direct()
    .insertInto('site_event_count')
    .values(rows.map(({ day, name, times }) => ({ day, name, count: BigInt(times) })))
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'name'])
        .doUpdateSet({ count: sql`site_event_count.count + excluded.count` }),
    )
    .execute()
}
