import { openTestDatabase } from '@causeway/tests/exchange'
import { expect, test } from 'vitest'
import { openProductClock } from './product-clock.ts'

const HOUR = 3600

test('time that was moved on is taken over by other processes', async (context) => {
  const { database, reopen } = await openTestDatabase(context, 'clock')
  const [here, there] = [await openProductClock(database), await openProductClock(await reopen())]
  const moved = await here.advance(HOUR)
  expect(there.now()).toBeLessThan(moved)
  await there.refresh()
  expect(there.now()).toBeGreaterThanOrEqual(moved)
})

test('what was read before the time was moved on does not turn it back', async (context) => {
  const { database } = await openTestDatabase(context, 'clock_race')
  const clock = await openProductClock(database)
  // Sent first, and answered while the time is being moved on.
  const late = clock.refresh()
  const moved = await clock.advance(HOUR)
  await late
  expect(clock.now()).toBeGreaterThanOrEqual(moved)
  await database.direct().updateTable('meta').set({ value: '0' }).execute()
  await clock.refresh()
  expect(clock.now()).toBeGreaterThanOrEqual(moved)
})
