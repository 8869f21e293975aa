import type { Mail } from '@causeway/core/ports'
import { engines, openDatabaseOn } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import type { Tx } from '../db/index.ts'
import { openOutbox } from './outbox.ts'

class TakenBack extends Error {}

const mailOf = (publicCode: string) => ({
  to: 'somebody@example.com',
  publicCode,
  language: 'de',
  state: 'finished',
  reason: null,
  key: `key-${publicCode}`,
})

describe.each(engines)('the outbox on %s', (engine) => {
  test('sends what was committed and nothing else, and lets an open transaction alone', async (context) => {
    const { database } = await openDatabaseOn(engine, context, 'outbox')
    const errors: unknown[] = []
    const outbox = await openOutbox(database, (error) => errors.push(error))
    const lost = database.transaction('test', async (tx) => {
      await outbox.notifier.orderChanged(tx, mailOf('lost'))
      throw new TakenBack()
    })
    await expect(lost).rejects.toThrow(TakenBack)

    const sent: Mail[] = []
    await outbox.work({
      mail: {
        send: async (mail) => {
          sent.push(mail)
        },
      },
      brand: 'Causeway',
      publicUrl: 'http://localhost',
      supportEmail: null,
      forgetPersonalData: async () => {},
    })

    // Open for several of the outbox's own rounds: on one session they must wait for it.
    await database.transaction('test', async (tx) => {
      await tx.insertInto('meta').values({ key: 'beside', value: 'begun' }).execute()
      await outbox.notifier.orderChanged(tx, mailOf('kept'))
      const before = await transactionId(tx)
      await sql`select pg_sleep(0.01)`.execute(tx)
      await new Promise((resolve) => setTimeout(resolve, 2500))
      expect(await transactionId(tx)).toBe(before)
      expect(sent).toEqual([])
    })
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 15_000, interval: 100 })
    expect(sent[0]).toMatchObject({ to: 'somebody@example.com', idempotencyKey: 'key-kept' })
    expect(sent[0]?.text).toContain('/de/track/kept')
    expect(errors).toEqual([])
    await outbox.stop()
    await database.close()
  })
})

test('whoever uses the embedded session itself waits for a transaction, and cannot end it', async (context) => {
  const { database } = await openDatabaseOn('PGlite', context, 'session')
  const { engine } = database
  if (engine.kind !== 'embedded') throw new Error('Not embedded')
  const order: string[] = []
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const work = database.transaction('test', async (tx) => {
    await tx.insertInto('meta').values({ key: 'whole', value: '1' }).execute()
    begin()
    await sql`select pg_sleep(0.05)`.execute(tx)
    await tx.insertInto('meta').values({ key: 'whole-too', value: '1' }).execute()
    order.push('committing')
  })
  await begun
  const meddling = engine.pglite.exec('rollback').then(() => order.push('meddled'))
  await Promise.all([work, meddling])
  expect(order).toEqual(['committing', 'meddled'])
  const rows = await database
    .direct()
    .selectFrom('meta')
    .select('key')
    .where('key', 'like', 'whole%')
    .execute()
  expect(rows).toHaveLength(2)
  await database.close()
})

async function transactionId(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(tx)
  return rows[0]?.id ?? ''
}
