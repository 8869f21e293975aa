import { openTestDatabase } from '@causeway/tests/exchange'
import pg from 'pg'
import { describe, expect, type TestContext, test, vi } from 'vitest'
import { newOrder, plainWish, rowsOf } from './order-writer.fixture.ts'
import { createOrderWriter } from './order-writer.ts'

describe('orders that share a commit, while somebody else holds the key of one of them', () => {
  /** Writes thirty orders; the batch waits for the other transaction, which then ends as the test says. */
  async function whileOneWaits(
    context: TestContext,
    name: string,
    end: (other: pg.Client, watching: pg.Client) => Promise<void>,
  ) {
    const { database } = await openTestDatabase(context, name)
    context.onTestFinished(() => database.close())
    const connectionString = database.url
    const [other, watching] = [
      new pg.Client({ connectionString }),
      new pg.Client({ connectionString }),
    ]
    await Promise.all([other.connect(), watching.connect()])
    try {
      const writer = createOrderWriter(database)
      const make = (key: number) => newOrder('wait', { ...plainWish, key })
      const first = make(100)
      await writer.write(first)
      await other.query('begin')
      await other.query(
        "insert into idempotency (key_hash, body_hash, order_id, at) values ($1, 'body', $2, now())",
        [make(13).keyHash, first.order.id],
      )
      const writing = Promise.allSettled(
        Array.from({ length: 30 }, (_, key) => writer.write(make(key))),
      )
      await vi.waitFor(async () => {
        expect((await watching.query(WAITING)).rows).toHaveLength(1)
      }, 60_000)
      await end(other, watching)
      const settled = await writing
      return {
        outcomes: settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed')),
        rows: await rowsOf(database, 'wait'),
      }
    } finally {
      await Promise.all([other.end(), watching.end()])
    }
  }
  const WAITING =
    "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%json_to_recordset%'"

  test('are written without it when he commits', async (context) => {
    const { outcomes, rows } = await whileOneWaits(context, 'writer_commit', async (other) => {
      await other.query('commit')
    })
    expect(outcomes.map((outcome, key) => [key, outcome])).toEqual(
      Array.from({ length: 30 }, (_, key) => [key, key === 13 ? 'repeated' : 'placed']),
    )
    expect(rows.orders).toHaveLength(30)
  })

  test('leave nothing when their connection dies before the commit', async (context) => {
    const { outcomes, rows } = await whileOneWaits(
      context,
      'writer_dies',
      async (other, watching) => {
        await watching.query(`select pg_terminate_backend(pid) from (${WAITING}) waiting`)
        await other.query('rollback')
      },
    )
    // Two went ahead alone, and nobody is told that something was placed that was not.
    expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(2)
    expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(28)
    expect([rows.orders.length, rows.events.length, rows.keys.length]).toEqual([3, 3, 3])
  })
})
