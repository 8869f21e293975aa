import { type Amount, amount, parseAmount } from '@causeway/core/money'
import { advanceChain } from '../chains/advance-chain.ts'
import { payFromOutside } from '../chains/pay-from-outside.ts'
import { findTransaction, paymentsTo } from '../chains/transactions-store.ts'
import { inTransaction } from '../in-transaction.ts'
import { saysNothing } from '../modes-store.ts'
import { type World, worldCurrency } from '../world.ts'
import { queueFiatMessage } from './fiat-messages-store.ts'
import {
  changeFiatOrder,
  type FiatOrderChange,
  fiatOrder,
  openFiatOrders,
  type WorkedFiatOrder,
} from './fiat-orders-store.ts'

/**
 * Moves the orders of the sandbox's fiat providers on: banks make up their minds, coins and money are sent, coins of
 * sales come in, and who never paid is too late by the product's time `now`. Providers that are down do nothing. Every
 * change is told in a message.
 */
export function advanceFiatOrders(world: World, now: number): void {
  for (const open of openFiatOrders(world)) {
    if (saysNothing(world, { kind: 'fiat', provider: open.provider })) continue
    if (nextChange(world, open, now) === null) continue
    inTransaction(world, () => {
      // Another process may have been quicker.
      const order = fiatOrder(world, open.id)
      const change = order === null ? null : nextChange(world, order, now)
      if (order !== null && change !== null) applyFiatChange(world, order, change())
    })
  }
}

/** Saves a change of an order and tells of it, where it is one of its state. */
export function applyFiatChange(
  world: World,
  order: WorkedFiatOrder,
  change: FiatOrderChange,
): WorkedFiatOrder {
  const changed = changeFiatOrder(world, order, change)
  if (changed.state !== order.state) queueFiatMessage(world, changed)
  return changed
}

/** What an order becomes when it is paid: something is sent for it, after the provider's usual time. */
export function paidChange(world: World, { sendsAfter }: WorkedFiatOrder): FiatOrderChange {
  return {
    state: 'paid',
    reason: null,
    decidesAt: null,
    sendsAt: world.clock.now() + sendsAfter,
  }
}

/** Sends the coins of an order from outside: to the person who bought them, or back to the person who sold them. */
export function sendFiatCoins(world: World, order: WorkedFiatOrder, coins: Amount): string {
  const { address, extraId } = order
  return payFromOutside(world, { amount: coins, address, extraId }).txId
}

/** The coins of an order: what is bought, or what is sold. */
export function coinsOf(world: World, order: WorkedFiatOrder): Amount {
  const text = order.side === 'buy' ? order.amountTo : order.amountFrom
  const parsed = parseAmount(text, worldCurrency(world, order.coin))
  if (!parsed.ok) throw new Error(`${text} is no amount of ${order.coin}`)
  return parsed.value
}

/** What came to the address of a sale: in blocks, or the mempool's too. */
export function soldCoins(
  world: World,
  { coin, payInAddress }: WorkedFiatOrder,
  counted: 'in_blocks' | 'seen',
): Amount {
  if (payInAddress === null) return amount(coin, 0n)
  const units = paymentsTo(world, payInAddress)
    .filter((payment) => payment.amount.asset === coin)
    .filter(({ height }) => counted === 'seen' || height !== null)
    .reduce((sum, payment) => sum + payment.amount.units, 0n)
  return amount(coin, units)
}

/** The transaction that brought the coins of a sale, or the last of them. */
function lastDeposit(world: World, { payInAddress }: WorkedFiatOrder): string | null {
  return payInAddress === null ? null : (paymentsTo(world, payInAddress)[0]?.txId ?? null)
}

/** What has to happen to an order now, and how; null where it only waits. */
function nextChange(
  world: World,
  order: WorkedFiatOrder,
  now: number,
): (() => FiatOrderChange) | null {
  switch (order.state) {
    case 'waiting':
      return changeOfWaiting(world, order, now)
    case 'paid':
      return order.sendsAt !== null && order.sendsAt <= world.clock.now()
        ? () => send(world, order)
        : null
    case 'sending':
      return changeOfSending(world, order)
    default:
      return null
  }
}

function changeOfWaiting(
  world: World,
  order: WorkedFiatOrder,
  now: number,
): (() => FiatOrderChange) | null {
  if (order.decidesAt !== null) {
    return order.decidesAt <= world.clock.now() ? () => paidChange(world, order) : null
  }
  if (order.payInAddress !== null) advanceChain(world, order.network)
  const came = soldCoins(world, order, 'in_blocks').units
  const asked = coinsOf(world, order).units
  if (order.side === 'sell' && came >= asked) {
    return () => {
      // Whoever sent too much gets the rest back.
      if (came > asked) sendFiatCoins(world, order, amount(order.coin, came - asked))
      return { ...paidChange(world, order), txId: lastDeposit(world, order) }
    }
  }
  if (order.expiresAt > now) return null
  return () => {
    if (came === 0n) return { state: 'expired' }
    sendFiatCoins(world, order, amount(order.coin, came))
    return { state: 'refunded', reason: 'Too few coins came in time' }
  }
}

function send(world: World, order: WorkedFiatOrder): FiatOrderChange {
  if (order.side === 'sell') return { state: 'ended', sendsAt: null }
  const txId = sendFiatCoins(world, order, coinsOf(world, order))
  return { state: 'sending', sendsAt: null, txId }
}

function changeOfSending(world: World, order: WorkedFiatOrder): (() => FiatOrderChange) | null {
  advanceChain(world, order.network)
  const sent = findTransaction(world, order.network, order.txId ?? '')
  // A reorganisation can drop it for good: then the coins are sent anew.
  if (sent === null) return () => send(world, order)
  return sent.height === null ? null : () => ({ state: 'ended' })
}
