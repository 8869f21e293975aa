import { randomUUID } from 'node:crypto'
import { amount } from '@causeway/core/money'
import {
  chainOf,
  type Exchange,
  paymentTo,
  plantRows,
  sharedExchange,
  tell,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'

const silent = { rows: [], alerts: [], changed: [], woken: [] }

describe('a payment that a scan tells of', () => {
  const open = sharedExchange('record_payment')

  test('to an order’s address is the order’s, and has it looked at', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place()
    const payment = paymentTo(order.payIn.address, { blockHash: 'block', outputIndex: 3 })
    const told = await tell(exchange, 'bitcoin', [payment])
    expect(told).toMatchObject({ alerts: [], changed: [order.id], woken: ['orders'] })
    expect(told.rows).toMatchObject([
      {
        role: 'order',
        order_id: order.id,
        network: 'bitcoin',
        output_index: 3,
        asset: 'btc',
        units: 1_000_000n,
        state: 'seen',
        confirmations: 0,
        round: 0,
        block_hash: 'block',
        settlement_id: null,
        seen_at: new Date(exchange.clock.now()),
      },
    ])
    expect((await exchange.read({ order })).state).toBe('confirming')
    // Told once more, and in a block of which nothing was known, it is the same payment.
    expect(await tell(exchange, 'bitcoin', [payment])).toMatchObject({ changed: [], woken: [] })
    const again = await tell(exchange, 'bitcoin', [{ ...payment, blockHash: null }])
    expect(again).toMatchObject({ rows: [{ block_hash: 'block' }], changed: [] })
    const moved = await tell(exchange, 'bitcoin', [{ ...payment, blockHash: 'another' }])
    expect(moved).toMatchObject({ rows: [{ block_hash: 'another' }], changed: [] })
  })

  test('with a memo is the order’s only where the memo is', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place({ from: 'xrp', to: 'ltc', given: '150' })
    const { address, extraId } = order.payIn
    expect(extraId).not.toBeNull()
    const sum = amount('xrp', 150_000_000n)
    const told = await tell(exchange, 'ripple', [
      paymentTo(address, { amount: sum, extraId }),
      paymentTo(address, { amount: sum, extraId: '999999' }),
      paymentTo(address, { amount: sum, extraId: null }),
    ])
    expect(told.rows.map(({ extra_id, order_id, role }) => [extra_id, role, order_id])).toEqual(
      expect.arrayContaining([
        [extraId, 'order', order.id],
        ['999999', 'suspense', null],
        [null, 'suspense', null],
      ]),
    )
    expect(told.rows).toHaveLength(3)
    expect(told.changed).toEqual([order.id])
    expect(told.alerts).toHaveLength(2)
  })

  test('in another coin to an order’s address is nobody’s yet, and whoever follows the order sees it', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place({ from: 'eth', to: 'ltc', given: '0.5' })
    const { address } = order.payIn
    const payment = paymentTo(address, { amount: amount('usdc', 5_000_000n) })
    const told = await tell(exchange, 'ethereum', [payment])
    expect(told).toMatchObject({
      rows: [{ role: 'suspense', order_id: null }],
      changed: [order.id],
      alerts: [
        [
          'deposit_unexplained',
          { network: 'ethereum', txId: payment.txId, asset: 'usdc', address },
        ],
      ],
    })
    const withMemo = { ...payment, txId: randomUUID(), extraId: '1' }
    expect(await tell(exchange, 'ethereum', [withMemo])).toMatchObject({ changed: [] })
  })

  test('to the hot wallet is the house’s own, but with a memo it is nobody’s', async (context) => {
    const exchange = await open(context)
    const hot = chainOf(exchange, 'bitcoin').hotWalletAddress('btc')
    const told = await tell(exchange, 'bitcoin', [
      paymentTo(hot),
      paymentTo(hot, { extraId: '1' }),
      paymentTo('not ours'),
    ])
    expect(told.rows.map(({ role }) => role)).toEqual(['capital', 'suspense', 'suspense'])
    expect(told.alerts).toHaveLength(2)
    expect(told).toMatchObject({ changed: [], woken: [] })
  })

  /** As if we had sent that transaction ourselves. */
  async function plantOurs(
    exchange: Exchange,
    of: { kind: string; txId: string; to: string; network?: string },
  ) {
    const { kind, network = 'bitcoin', to, txId } = of
    const id = randomUUID()
    const serves = ['payout', 'refund'].includes(kind) ? randomUUID() : null
    await plantRows(exchange.database, async (tx) => {
      await sql`insert into transfer
          (id, settlement_id, order_id, kind, source, network, asset, units, destination, state, created_at)
        values (${id}, ${serves}, ${serves}, ${kind}, 'hot', ${network}, 'btc', 5, ${to}, 'confirmed', now())`.execute(
        tx,
      )
      await sql`insert into transfer_transaction (transfer_id, attempt, tx_id, bytes, created_at)
        values (${id}, 1, ${txId}, '', now())`.execute(tx)
    })
  }

  async function plantRecalled({ database }: Exchange, kind: string, txId: string, to: string) {
    await sql`insert into recalled_signature (transfer_id, attempt, sequence, kind, network, source,
        asset, units, destination, record, tx_id, bytes, plan, is_lost)
      values (${randomUUID()}, 1, 1, ${kind}, 'bitcoin', 'hot', 'btc', 5, ${to}, '', ${txId}, '', '',
        true)`.execute(database.direct())
  }

  test.for(['payout', 'refund', 'commission'])(
    'that our own %s makes counts, and its change does not',
    async (kind, context) => {
      const exchange = await open(context)
      const { order } = await exchange.place()
      const paid = paymentTo(order.payIn.address)
      await plantOurs(exchange, { kind, txId: paid.txId, to: paid.address })
      expect((await tell(exchange, 'bitcoin', [paid])).rows).toMatchObject([{ order_id: order.id }])
      const change = paymentTo(chainOf(exchange, 'bitcoin').hotWalletAddress('btc'))
      await plantOurs(exchange, { kind, txId: change.txId, to: 'somebody' })
      expect(await tell(exchange, 'bitcoin', [change])).toEqual(silent)
    },
  )

  test('that our own transaction makes counts whichever of several transfers it pays', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place()
    const paid = paymentTo(order.payIn.address)
    for (const to of ['somebody', paid.address, 'somebody else']) {
      await plantOurs(exchange, { kind: 'payout', txId: paid.txId, to })
    }
    expect((await tell(exchange, 'bitcoin', [paid])).rows).toMatchObject([{ order_id: order.id }])
  })

  test.for(['sweep', 'gas'])(
    'that our own %s makes is none, wherever it goes',
    async (kind, context) => {
      const exchange = await open(context)
      const { order } = await exchange.place()
      const paid = paymentTo(order.payIn.address)
      await plantOurs(exchange, { kind, txId: paid.txId, to: paid.address })
      expect(await tell(exchange, 'bitcoin', [paid])).toEqual(silent)
      // On another network, a transaction with the same name is not ours.
      const other = paymentTo(order.payIn.address)
      await plantOurs(exchange, { kind, txId: other.txId, to: other.address, network: 'litecoin' })
      expect((await tell(exchange, 'bitcoin', [other])).rows).toHaveLength(1)
    },
  )

  test('that we made before the database came back older is told apart in the same way', async (context) => {
    const exchange = await open(context)
    const { order } = await exchange.place()
    const [swept, paid, change] = [1, 2, 3].map(() => paymentTo(order.payIn.address))
    if (swept === undefined || paid === undefined || change === undefined) throw new Error('None')
    await plantRecalled(exchange, 'sweep', swept.txId, swept.address)
    await plantRecalled(exchange, 'payout', paid.txId, paid.address)
    await plantRecalled(exchange, 'payout', change.txId, 'somebody')
    const told = await tell(exchange, 'bitcoin', [swept, paid, change])
    expect(told.rows.map(({ tx_id }) => tx_id)).toEqual([paid.txId])
  })
})
