import type { HealthState } from '@causeway/core/health/health-states'
import { openTestDatabase } from '@causeway/tests/exchange'
import { expect, type TestContext, test } from 'vitest'
import { setHalt } from '../halts/set-halt.ts'
import { recordHealth, withdrawHealth } from './health-store.ts'
import { readHealth } from './read-health.ts'

const START = Date.UTC(2026, 10, 27, 12)
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A shop whose processes report what the test says, at the minute that it says. */
async function openStand(context: TestContext) {
  const { database } = await openTestDatabase(context, 'health')
  return {
    database,
    report: (
      minute: number,
      states: Readonly<Record<string, HealthState>>,
      process = 'one',
      tookMilliseconds = 3,
    ) =>
      recordHealth(database, {
        process,
        at: new Date(START + minute * MINUTE),
        parts: Object.entries(states).map(([part, state]) => ({
          part,
          state,
          reason: `${process} says ${state}.`,
        })),
        tookMilliseconds,
        priceAgeSeconds: 1,
        waitingSeconds: 0,
      }),
    read: (minute: number) => readHealth(database, START + minute * MINUTE),
  }
}

test('a part keeps since when it is as it is, however often it is reported', async (context) => {
  const { read, report } = await openStand(context)
  await report(0, { prices: 'green' })
  await report(5, { prices: 'red' })
  await report(6, { prices: 'red' })
  const { parts } = await read(6.2)
  expect(parts).toMatchObject([
    { part: 'prices', state: 'red', since: new Date(START + 5 * MINUTE) },
  ])
  expect(parts[0]?.changes.map(({ state }) => state)).toEqual(['green', 'red'])
})

test('of several processes the one counts that finds a part worst, while it is heard of', async (context) => {
  const { database, read, report } = await openStand(context)
  await report(0, { workers: 'red', prices: 'green' }, 'first')
  await report(0.1, { workers: 'green', prices: 'amber' }, 'second')
  const { parts } = await read(0.2)
  expect(parts).toMatchObject([
    { part: 'workers', state: 'red', reason: 'first says red.' },
    { part: 'prices', state: 'amber', reason: 'second says amber.' },
  ])
  await report(2, { workers: 'green', prices: 'green' }, 'second')
  expect((await read(2)).parts.map(({ state }) => state)).toEqual(['green', 'green'])
  await withdrawHealth(database, 'second')
  const silent = (await read(2)).parts.find(({ part }) => part === 'workers')
  expect(silent).toMatchObject({
    state: 'red',
    reason: 'Nothing has reported on this for 2 minutes.',
  })
})

test('a halt is seen at once', async (context) => {
  const { database, read, report } = await openStand(context)
  await report(0, { halts: 'green' })
  await setHalt(database, { scope: 'all', reason: 'a test', at: START })
  expect((await read(0.1)).parts).toMatchObject([
    { part: 'halts', state: 'red', reason: 'all is halted: a test.', since: null },
  ])
})

test('a day is kept, a row a minute with the worst of it, and how the day began', async (context) => {
  const { database, read, report } = await openStand(context)
  await report(0, { mail: 'green' }, 'one', 3)
  await report(0.5, { mail: 'green' }, 'two', 80)
  await report(1, { mail: 'amber' })
  await report(2, { mail: 'green' })
  const { minutes } = await read(3)
  expect(minutes).toMatchObject([
    { databaseMilliseconds: 80, notGreen: 0 },
    { databaseMilliseconds: 3, notGreen: 1 },
    { databaseMilliseconds: 3, notGreen: 0 },
  ])
  const later = 26 * 60
  await report(later, { mail: 'green' })
  const day = await read(later)
  expect(day.minutes).toHaveLength(1)
  expect(day.parts).toMatchObject([{ since: new Date(START + 2 * MINUTE) }])
  expect(day.parts[0]?.changes).toHaveLength(1)
  const kept = await database.direct().selectFrom('health_change').select('at').execute()
  expect(kept).toEqual([{ at: new Date(START + 2 * MINUTE) }])
  const rows = await database.direct().selectFrom('health_part').select('process').execute()
  expect(rows, `processes of more than an hour (${HOUR} ms) ago`).toEqual([{ process: 'one' }])
})
