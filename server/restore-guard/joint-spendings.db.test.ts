import { networkFeeAccount } from '@causeway/core/ledger'
import {
  chainOf,
  type Exchange,
  expectSound,
  plannedPayouts,
  sharedExchange,
  transfersOf,
} from '@causeway/tests/exchange'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../orders/index.ts'
import {
  intentOf,
  intentTo,
  journalOf,
  payTogether,
  rememberedOf,
} from './joint-transfers.fixture.ts'
import { postLostTransfers } from './post-lost-transfers.ts'
import { readLostFigures } from './read-figures.ts'
import { reconcileHistory } from './reconcile-history.ts'
import { writeSpending } from './write-spending.ts'

const STRANGERS = 5_000_000n

/** Two orders that have not been paid, by the database, and a joint transaction that pays them and a stranger. */
async function forgottenPayouts(exchange: Exchange) {
  const orders = [await exchange.place({ to: 'ltc' }), await exchange.place({ to: 'ltc' })] as const
  const { destination: stranger } = await exchange.input({ to: 'ltc' })
  const intentFor = ({ order }: PlacedOrder, more: bigint) =>
    intentTo(order.destination.address, order.expectedTo.units + more)
  const txId = await payTogether(exchange.needs, [
    intentFor(orders[0], 7n),
    intentFor(orders[1], 9n),
    intentTo(stranger, STRANGERS),
  ])
  await exchange.mine()
  await exchange.loseJournal()
  const orderIds = [...orders.map(({ order }) => order.id), null]
  return { orders, orderIds, stranger, txId }
}

async function receivedOf(exchange: Exchange, address: string) {
  const received = await exchange.received(address)
  return received.map(({ amount, txId }) => ({ units: amount.units, txId }))
}

/** Pays the orders in and waits until both have ended; nothing may be signed for that. */
async function finish(exchange: Exchange, orders: readonly PlacedOrder[]): Promise<void> {
  exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
  for (const each of orders) await exchange.until(each, 'finished')
  exchange.signing.instead = null
}

/** What the books say that the network took for a transaction: of what was sent, and of what was lost. */
async function feesOf({ database }: Exchange, txId: string): Promise<readonly bigint[]> {
  const { rows } = await sql<{ units: bigint }>`
    select fee_units as units from transfer_transaction where tx_id = ${txId}
    union all
    select entry.units from recalled_signature recalled
      join ledger_posting posting on posting.reference = 'recalled:' || recalled.transfer_id
      join ledger_entry entry on entry.posting_id = posting.id
      where recalled.tx_id = ${txId} and entry.account = ${networkFeeAccount}
    order by units desc`.execute(database.direct())
  return rows.map(({ units }) => units)
}

describe('a joint transaction that neither journal nor database knows', () => {
  const open = sharedExchange('joint_spendings')

  test('is each order’s own payment, and what it paid to a stranger is lost: none is paid again', async (context) => {
    const exchange = await open(context)
    const { orders, orderIds, stranger, txId } = await forgottenPayouts(exchange)
    const done = await reconcileHistory(exchange.needs)
    const adopted = done.adopted.flatMap((wallet) => wallet.adopted)
    const ours = adopted.filter((each) => each.txId === txId)
    expect(ours.map(({ orderId }) => orderId)).toEqual(orderIds)
    expect(ours.map(({ payment }) => payment?.amount.units)).toEqual([
      orders[0].order.expectedTo.units + 7n,
      orders[1].order.expectedTo.units + 9n,
      STRANGERS,
    ])
    const remembered = await rememberedOf(exchange.needs, txId)
    expect(remembered).toMatchObject([
      { part: 0, parts: 3, is_lost: false },
      { part: 1, parts: 3, is_lost: false },
      { part: 2, parts: 3, is_lost: true },
    ])
    const kept = await journalOf(exchange.needs, txId)
    expect(kept.map(({ signed }) => signed.transferId)).toEqual(
      remembered.map(({ transfer_id }) => transfer_id),
    )
    expect(new Set(kept.map(({ sequence }) => sequence)).size).toBe(1)

    for (const each of orders) await exchange.pay(each)
    await finish(exchange, orders)
    await postLostTransfers(exchange.needs)
    expect((await readLostFigures(exchange.database)).unbooked).toBe(0)
    for (const each of orders) {
      const { destination, payoutTxId, sentTo } = await exchange.read(each)
      expect(payoutTxId).toBe(txId)
      const received = await receivedOf(exchange, destination.address)
      expect(received).toEqual([{ txId, units: sentTo?.units }])
    }
    expect(await receivedOf(exchange, stranger)).toHaveLength(1)
    const status = await chainOf(exchange, 'litecoin').transactionStatus(txId)
    if (status.state !== 'in_block') throw new Error('The transaction is in no block')
    const fees = await feesOf(exchange, txId)
    expect(fees).toHaveLength(3)
    expect(fees.reduce((sum, units) => sum + units, 0n)).toBe(status.fee.units)
    expect((fees[0] ?? 0n) - (fees[2] ?? 0n)).toBeLessThanOrEqual(1n)
    await expectSound(exchange)
  })

  test('is found as it was written by a run that was cut off, and the rest is written', async (context) => {
    const exchange = await open(context)
    const { orders, orderIds, txId } = await forgottenPayouts(exchange)
    const chain = chainOf(exchange, 'litecoin')
    const [found] = await chain.findSpendings({ transactions: [txId], nonces: [] }, null)
    if (found === undefined) throw new Error('The chain does not show the transaction')
    const written = await writeSpending(exchange.needs, chain, found)
    expect(written.map(({ orderId }) => orderId)).toEqual(orderIds)
    const rows = await rememberedOf(exchange.needs, txId)
    for (const part of [1, 2]) {
      await exchange.database
        .direct()
        .deleteFrom('recalled_signature')
        .where('tx_id', '=', txId)
        .where('part', '>=', part)
        .execute()
      const again = await writeSpending(exchange.needs, chain, found)
      expect(again.map(({ orderId }) => orderId)).toEqual(orderIds)
      expect(again[0]).toEqual(written[0])
    }
    const last = await rememberedOf(exchange.needs, txId)
    expect(last.slice(0, 2)).toEqual(rows.slice(0, 2))
    expect(await journalOf(exchange.needs, txId)).toEqual([])
    await reconcileHistory(exchange.needs)
    expect(await rememberedOf(exchange.needs, txId)).toEqual(last)
    const kept = await journalOf(exchange.needs, txId)
    expect(kept.map(({ signed }) => signed.transferId)).toEqual(
      last.map(({ transfer_id }) => transfer_id),
    )
    for (const each of orders) await exchange.pay(each)
    await finish(exchange, orders)
    await postLostTransfers(exchange.needs)
    await expectSound(exchange)
  })

  test('is taken in for all its transfers again where the journal is lost again before each has saved it', async (context) => {
    const exchange = await open(context)
    const { orders, txId } = await forgottenPayouts(exchange)
    const [first, second] = orders
    await reconcileHistory(exchange.needs)
    const remembered = await rememberedOf(exchange.needs, txId)
    await exchange.pay(first)
    await finish(exchange, [first])
    await exchange.loseJournal()
    await reconcileHistory(exchange.needs)
    const kept = await journalOf(exchange.needs, txId)
    expect(kept.map(({ signed }) => signed.transferId)).toEqual(
      remembered.map(({ transfer_id }) => transfer_id),
    )
    expect(await rememberedOf(exchange.needs, txId)).toEqual(remembered)
    await exchange.pay(second)
    await finish(exchange, [second])
    await postLostTransfers(exchange.needs)
    await expectSound(exchange)
  })

  test('is each of the same payments that are planned, and another to their address is another order’s', async (context) => {
    const exchange = await open(context)
    const { destination } = await exchange.input({ to: 'ltc' })
    const other = await exchange.place({ to: 'ltc', destination, given: '0.02' })
    const coin = { network: 'litecoin', to: 'ltc' }
    const both = await plannedPayouts(exchange, 2, { ...coin, destination })
    const asked = (await transfersOf(exchange, both)).map(intentOf)
    const [paid, same] = asked.map(({ amount }) => amount)
    if (paid === undefined) throw new Error('Nothing is planned')
    expect(paid).toEqual(same)
    const { units } = paid
    // What replaced it is a payment of the same transfer.
    const payments = [{ address: destination, extraId: null, amount: paid }]
    const replaced = { txId: 'replaced', nonce: null, inputs: ['x:0'], bytes: '', payments }
    const before = await writeSpending(exchange.needs, chainOf(exchange, 'litecoin'), replaced)
    const ids = asked.map(({ transferId }) => transferId)
    expect(ids).toContain(before[0]?.transferId)
    const txId = await payTogether(exchange.needs, [
      intentTo(destination, units + 1n),
      intentTo(destination, units),
      intentTo(destination, units),
    ])
    await exchange.mine()
    await exchange.loseJournal()
    await reconcileHistory(exchange.needs)
    const remembered = await rememberedOf(exchange.needs, txId)
    expect(remembered[0]?.order_id).toBe(other.order.id)
    const matched = remembered.slice(1).map(({ transfer_id }) => transfer_id)
    expect(matched.toSorted()).toEqual(ids.toSorted())
    await exchange.pay(other)
    await finish(exchange, [...both, other])
    const received = await receivedOf(exchange, destination)
    expect(received.map((each) => each.txId)).toEqual([txId, txId, txId])
    await expectSound(exchange)
  })
})
