import { randomUUID } from 'node:crypto'
import type { CreateTransactionReply, EstimateReply, TransactionOut } from '@causeway/api/contract'
import { formatUnits, parseAmount } from '@causeway/core/money'
import { expect } from 'vitest'
import { mustAsk, type Placed, reach, type Wish } from '../../customers/index.ts'
import type { NodePayment } from './node-coins.ts'
import type { NodeShop } from './open-node-shop.ts'

/** Real processes on a machine that others use too. */
const ENDS_WITHIN_MILLISECONDS = 150_000

/** Makes an order whose addresses are the nodes' own. */
export async function placeOnNodes(
  shop: NodeShop,
  [from, to, amountFrom]: readonly [from: string, to: string, amountFrom: string],
  { isFixedRate = false, refId }: Pick<Wish, 'isFixedRate' | 'refId'> = {},
): Promise<Placed> {
  const address = await shop.coin(to).freshAddress()
  const refundAddress = await shop.coin(from).freshAddress()
  const wish = { from, to, amountFrom, isFixedRate }
  const { rateId } = await mustAsk<EstimateReply>(shop, 'POST', '/api/exchange/estimate', {
    body: wish,
  })
  const key = randomUUID()
  const body = {
    ...wish,
    rateId,
    destinationAddress: address,
    refundAddress,
    ...(refId === undefined ? {} : { userMeta: { refId } }),
  }
  const made = await mustAsk<CreateTransactionReply>(shop, 'POST', '/api/transactions', {
    body,
    headers: { 'idempotency-key': key },
  })
  shop.payIns.push({ asset: from, address: made.transaction.payinAddress })
  return {
    key,
    body,
    wish,
    destination: { address, extraId: null },
    refund: { address: refundAddress, extraId: null },
    id: made.transaction.transactionId,
    secret: made.holderSecret,
    created: made.transaction,
  }
}

/** The customer pays what the order asks for. */
export function payOnNodes(shop: NodeShop, order: Placed, payer?: 'cheat'): Promise<NodePayment> {
  const { amountFrom = '0', from } = order.wish
  const coin = shop.coin(from)
  const asked = parseAmount(amountFrom, { ticker: from, decimals: coin.decimals })
  if (!asked.ok) throw new Error(`${amountFrom} ${from} is no amount`)
  return coin.pay(order.created.payinAddress, asked.value.units, payer)
}

/** Follows an order to its end, and counts on the node that it was paid out once, with what it says. */
export async function expectPaidOnce(shop: NodeShop, order: Placed): Promise<TransactionOut> {
  const ended = await reach(shop, order, 'finished', ENDS_WITHIN_MILLISECONDS)
  await expectOnePaymentOf(shop, order, ended)
  return ended
}

/** The destination received one payment: what the order says, in the transaction that it names. */
export async function expectOnePaymentOf(
  shop: NodeShop,
  order: Placed,
  ended: TransactionOut,
): Promise<void> {
  const coin = shop.coin(order.wish.to)
  const received = await coin.received(order.destination.address)
  expect(
    received.map(({ txId, units }) => ({ txId, amount: formatUnits(units, coin.decimals) })),
    `payouts of ${order.wish.from} to ${order.wish.to}, ${order.id}`,
  ).toEqual([{ txId: ended.payoutTxId, amount: ended.amountTo }])
  if (order.wish.isFixedRate) expect(ended.amountTo).toBe(order.created.amountExpectedTo)
}

/** Nothing went out for an order: neither to its destination nor back. */
export async function expectNothingPaid(shop: NodeShop, order: Placed): Promise<void> {
  const { from, to } = order.wish
  const paid = await Promise.all([
    shop.coin(to).received(order.destination.address),
    shop.coin(from).received(order.refund.address),
  ])
  expect(paid.flat(), `payments of ${order.id}`).toEqual([])
}
