import {
  attemptsOf,
  chainOf,
  type Exchange,
  expectSound,
  plannedPayouts,
  plantRows,
  sharedExchange,
  transferOf,
  transfersOf,
} from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import type { PlacedOrder } from '../orders/index.ts'
import { importSpendings } from './import-spendings.ts'
import { intentOf, journalOf, payTogether, rememberedOf } from './joint-transfers.fixture.ts'
import { importUnconfirmed } from './known-spendings.ts'
import { reconcileHistory } from './reconcile-history.ts'

/** Two orders that one transaction pays, which the signer has signed. Their transfers have not asked for it yet. */
async function signedTogether(exchange: Exchange) {
  const orders = await plannedPayouts(exchange, 2, { network: 'litecoin', to: 'ltc' })
  const intents = (await transfersOf(exchange, orders)).map(intentOf)
  const txId = await payTogether(exchange.needs, intents)
  const ids = intents.map(({ transferId }) => transferId).toSorted()
  return { orders, ids, txId }
}

/** The second transfer is put back to where it was before it saved the transaction. */
async function unsave({ database }: Exchange, transferId: string): Promise<void> {
  await plantRows(database, async (tx) => {
    await tx.deleteFrom('transfer_transaction').where('transfer_id', '=', transferId).execute()
    await tx
      .updateTable('transfer')
      .set({ state: 'reserved', broadcast_at: null })
      .where('id', '=', transferId)
      .execute()
  })
}

/** Both orders end with what was signed: nothing else is, and each is paid once. */
async function expectPaidBy(
  exchange: Exchange,
  orders: readonly PlacedOrder[],
  txId: string,
): Promise<void> {
  exchange.signing.instead = () => Promise.reject(new Error('Nothing may be signed'))
  for (const each of orders) {
    const { destination, payoutTxId } = await exchange.until(each, 'finished')
    expect(payoutTxId).toBe(txId)
    expect(await exchange.received(destination.address)).toHaveLength(1)
  }
  exchange.signing.instead = null
  const saved = await Promise.all(orders.map((each) => attemptsOf(exchange, each)))
  const parts = saved.flat().map(({ part, parts: count }) => [part, count])
  expect(parts.toSorted()).toEqual([
    [0, 2],
    [1, 2],
  ])
  await expectSound(exchange)
}

describe('a joint transaction whose journal was lost alone', () => {
  const open = sharedExchange('joint_journal')

  test.for([
    ['before it is in a block', 'all'],
    ['before it is in a block, and saved for one of its transfers only', 'one'],
    ['once it is told by the chain', 'all'],
    ['once it is told by the chain, and saved for one of its transfers only', 'one'],
  ] as const)('is taken in for all its transfers %s', async ([when, saved], context) => {
    const exchange = await open(context)
    const { orders, ids, txId } = await signedTogether(exchange)
    await exchange.work()
    for (const each of orders) expect((await transferOf(exchange, each)).state).toBe('broadcast')
    if (saved === 'one') await unsave(exchange, ids[1] ?? '')
    await exchange.loseJournal()
    if (when.startsWith('before')) await importUnconfirmed(exchange.needs)
    else {
      const { adopted } = await importSpendings(exchange.needs, chainOf(exchange, 'litecoin'))
      const ours = adopted.filter((each) => each.txId === txId)
      const orderIds = orders.map(({ order }) => order.id)
      expect(ours.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted())
    }
    const kept = await journalOf(exchange.needs, txId)
    expect(kept.map(({ signed }) => signed.transferId)).toEqual(ids)
    expect(new Set(kept.map(({ sequence }) => sequence)).size).toBe(1)
    await importUnconfirmed(exchange.needs)
    await reconcileHistory(exchange.needs)
    expect(await journalOf(exchange.needs, txId)).toEqual(kept)
    await expectPaidBy(exchange, orders, txId)
  })
})

describe('a joint transaction that the journal knows', () => {
  const open = sharedExchange('joint_recalled')

  test('is written down for each transfer, which knows its part of it', async (context) => {
    const exchange = await open(context)
    const { orders, ids, txId } = await signedTogether(exchange)
    const { history } = await reconcileHistory(exchange.needs)
    expect(history.forgotten.map(({ kind }) => kind)).toEqual(['kept', 'kept'])
    expect(await rememberedOf(exchange.needs, txId)).toMatchObject([
      { transfer_id: ids[0], part: 0, parts: 2 },
      { transfer_id: ids[1], part: 1, parts: 2 },
    ])
    await expectPaidBy(exchange, orders, txId)
  })

  test('is written down for the one of its transfers that does not know it', async (context) => {
    const exchange = await open(context)
    const { orders, ids, txId } = await signedTogether(exchange)
    await exchange.work()
    await unsave(exchange, ids[1] ?? '')
    const { history } = await reconcileHistory(exchange.needs)
    expect(history.forgotten.map(({ signed }) => signed.transferId)).toEqual([ids[1]])
    expect(await rememberedOf(exchange.needs, txId)).toMatchObject([
      { transfer_id: ids[1], part: 1, parts: 2 },
    ])
    await expectPaidBy(exchange, orders, txId)
  })
})
