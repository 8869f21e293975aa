import { randomUUID } from 'node:crypto'
import { migratedDatabase } from '@causeway/tests/database/test-database'
import { type Exchange, plantRows, sharedExchange } from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../db/index.ts'
import { changeOrder } from '../orders/index.ts'
import { assertReadOnly, createIntentReader } from './intent-reader.ts'
import { atTheSigner } from './signing.fixture.ts'

describe('what a signer is told', () => {
  const open = sharedExchange('other_intents')
  const read = ({ database }: Exchange, id: string) =>
    createIntentReader({ database }).readIntent(id)

  test('of a refund is what was paid in, and where it shall go back to', async (context) => {
    const exchange = await open(context)
    const placed = await exchange.place({ kind: 'fixed' })
    const { amount } = await exchange.pay(placed, placed.order.expectedFrom.units / 2n)
    await exchange.until(placed, 'hold')
    const chosen = await changeOrder(exchange.needs, {
      publicCode: placed.order.publicCode,
      holderSecrets: [placed.holderSecret],
      choice: 'refund',
    })
    expect(chosen.ok).toBe(true)
    const { intent } = await atTheSigner(exchange, placed)
    const { order } = placed
    expect(await read(exchange, intent.transferId)).toMatchObject({
      kind: 'refund',
      network: 'bitcoin',
      asset: 'btc',
      units: intent.amount.units,
      destination: order.refund?.address,
      settlement: {
        kind: 'refund',
        asset: 'btc',
        units: intent.amount.units,
        ordered: {
          network: 'bitcoin',
          asset: 'btc',
          destination: order.refund?.address,
          extraId: null,
          newAccountKey: null,
        },
        deposits: 1,
      },
      payout: null,
    })
    expect(intent.amount.units).toBeLessThan(amount.units)
    await exchange.until(placed, 'refunded')
  })

  /** A payout of commissions and its transfer, with so much booked as on its way out. */
  async function plantPayout({ database }: Exchange, state: string, booked: bigint) {
    const [id, posting] = [randomUUID(), randomUUID()]
    await plantRows(database, async (tx) => {
      await sql`insert into affiliate_payout
          (id, affiliate_id, currency, units, fee, destination, state, requested_at)
        values (${id}, ${randomUUID()}, 'eth', 500, 7, 'affiliate', ${state}, now())`.execute(tx)
      await sql`insert into transfer
          (id, kind, source, network, asset, units, destination, state, created_at)
        values (${id}, 'commission', 'hot', 'ethereum', 'eth', 500, 'elsewhere', 'reserved', now())`.execute(
        tx,
      )
      await sql`insert into ledger_posting (id, kind, reference, at)
        values (${posting}, 'commission_payout', ${posting}, now())`.execute(tx)
      await sql`insert into ledger_entry (posting_id, line, account, asset, units)
        values (${posting}, 0, ${`outgoing:${id}`}, 'eth', ${-booked}),
          (${posting}, 1, ${`outgoing:${id}`}, 'btc', -1),
          (${posting}, 2, ${`outgoing:${randomUUID()}`}, 'eth', -1)`.execute(tx)
    })
    return id
  }

  test.for([
    ['sending', 500n, { isOpen: true, isBooked: true }],
    ['sending', 499n, { isOpen: true, isBooked: false }],
    ['sending', 501n, { isOpen: true, isBooked: false }],
    ['refused', 500n, { isOpen: false, isBooked: true }],
  ] as const)(
    'of a payout of commissions that is %s, with %s of 500 units booked, is %o',
    async ([state, booked, told], context) => {
      const exchange = await open(context)
      const id = await plantPayout(exchange, state, booked)
      expect(await read(exchange, id)).toMatchObject({
        kind: 'commission',
        destination: 'elsewhere',
        plan: null,
        settlement: null,
        payout: { asset: 'eth', units: 500n, destination: 'affiliate', ...told },
      })
    },
  )
})

test('a signer refuses a connection that can write', async (context) => {
  const url = await migratedDatabase(context, 'read_only')
  const ask = async (more: { readonly readOnly?: { readonly longestStatement: number } }) => {
    const database = await openDatabase({ url, connections: 1, ...more })
    try {
      await assertReadOnly(database)
    } finally {
      await database.close()
    }
  }
  await expect(ask({})).rejects.toThrow('can write')
  await ask({ readOnly: { longestStatement: 5000 } })
})
