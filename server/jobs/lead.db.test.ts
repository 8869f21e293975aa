import { openTestDatabase } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, type TestContext, test, vi } from 'vitest'
import { createLead } from './lead.ts'

async function twoProcesses(context: TestContext) {
  const { database } = await openTestDatabase(context, 'worker_lead')
  context.onTestFinished(() => database.close())
  const [first, second] = [createLead(database), createLead(database)]
  return {
    first,
    second,
    /** As if so many seconds more had passed for the lease. */
    age: (seconds: number) =>
      sql`update worker_lead set lease_until = lease_until - ${seconds} * interval '1 second'`.execute(
        database.direct(),
      ),
  }
}

describe('the lead among worker processes', () => {
  test('belongs to the process that was started last', async (context) => {
    const { first, second } = await twoProcesses(context)
    expect(first.isOurs()).toBe(false)
    await first.take()
    expect(first.isOurs()).toBe(true)
    await second.take()
    expect(second.isOurs()).toBe(true)
    await first.renew()
    expect(first.isOurs()).toBe(false)
    await second.renew()
    expect(second.isOurs()).toBe(true)
  })

  test('passes to another when its lease has run out, and not before', async (context) => {
    const { age, first, second } = await twoProcesses(context)
    await first.take()
    await age(5)
    await second.renew()
    expect(second.isOurs()).toBe(false)
    await first.renew()
    await age(9)
    await second.renew()
    expect(second.isOurs()).toBe(false)
    await age(2)
    await second.renew()
    expect(second.isOurs()).toBe(true)
  })

  test('passes on at once from a process that stops', async (context) => {
    const { first, second } = await twoProcesses(context)
    await first.take()
    await second.giveUp()
    await second.renew()
    expect(second.isOurs()).toBe(false)
    await first.giveUp()
    expect(first.isOurs()).toBe(false)
    await second.renew()
    expect(second.isOurs()).toBe(true)
  })

  test('is not thought to last when the database cannot be asked', async (context) => {
    const { first } = await twoProcesses(context)
    await first.take()
    const now = performance.now()
    const clock = vi.spyOn(performance, 'now')
    context.onTestFinished(() => clock.mockRestore())
    clock.mockReturnValue(now + 9_000)
    expect(first.isOurs()).toBe(true)
    clock.mockReturnValue(now + 10_000)
    expect(first.isOurs()).toBe(false)
  })
})
