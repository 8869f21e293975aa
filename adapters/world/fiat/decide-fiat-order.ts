import type { FiatOrderState, PlayFiatOrder, PlayFiatOutcome } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { playAddress } from '../addresses/play-address.ts'
import { payFromOutside } from '../chains/pay-from-outside.ts'
import { nextNumber } from '../counters-store.ts'
import { inTransaction } from '../in-transaction.ts'
import type { World } from '../world.ts'
import {
  applyFiatChange,
  coinsOf,
  paidChange,
  sendFiatCoins,
  soldCoins,
} from './advance-fiat-orders.ts'
import { type FiatOrderChange, fiatOrder, type WorkedFiatOrder } from './fiat-orders-store.ts'

// Far beyond the customers that the world counts, and beyond its names.
const FIRST_PAY_IN_INDEX = 5_000_000
const BANK_THINKS_MILLISECONDS = 8000

type Decided = Result<PlayFiatOrder, Failure<'play_fiat_order_unknown' | 'play_fiat_order_settled'>>

/**
 * What the person, the bank or the provider's people do about an order; told in a message. What has happened already is
 * not done twice: no button sends coins a second time.
 */
export function decideFiatOrder(world: World, name: string, outcome: PlayFiatOutcome): Decided {
  return inTransaction(world, () => {
    const order = fiatOrder(world, name)
    if (order === null) return fail({ code: 'play_fiat_order_unknown' })
    if (isDone(order, outcome)) return ok(order)
    if (!isPossible(order, outcome)) return fail({ code: 'play_fiat_order_settled' })
    return ok(applyFiatChange(world, order, CHANGES[outcome](world, order)))
  })
}

/** The states in which something can still happen. */
const POSSIBLE = {
  agreed: ['waiting'],
  paid: ['waiting', 'declined'],
  paid_later: ['waiting', 'declined'],
  declined: ['waiting'],
  cancelled: ['waiting'],
  expired: ['waiting'],
  refunded: ['paid', 'ended'],
  charged_back: ['paid', 'sending', 'ended'],
} as const satisfies Record<PlayFiatOutcome, readonly FiatOrderState[]>

function isPossible({ side, state }: WorkedFiatOrder, outcome: PlayFiatOutcome): boolean {
  if (side === 'buy' ? outcome === 'agreed' : BUY_ONLY.includes(outcome)) return false
  // Who called a sale off was told to send no coins.
  if (side === 'sell' && state === 'declined') return false
  const states: readonly FiatOrderState[] = POSSIBLE[outcome]
  return states.includes(state)
}

const BUY_ONLY: readonly PlayFiatOutcome[] = ['paid_later', 'charged_back']
const AFTER_PAYMENT: readonly FiatOrderState[] = ['paid', 'sending', 'ended']

/** Whether it has happened already. */
function isDone(order: WorkedFiatOrder, outcome: PlayFiatOutcome): boolean {
  switch (outcome) {
    case 'agreed':
      return order.payInAddress !== null
    case 'paid':
    case 'paid_later':
      return AFTER_PAYMENT.includes(order.state)
    case 'cancelled':
      return order.state === 'declined'
    default:
      return order.state === outcome
  }
}

const CHANGES = {
  agreed: (world, order) => ({ payInAddress: payInAddress(world, order) }),
  paid: (world, order) => (order.side === 'buy' ? paidChange(world, order) : sell(world, order)),
  paid_later: (world) => ({
    state: 'waiting',
    reason: null,
    decidesAt: world.clock.now() + BANK_THINKS_MILLISECONDS,
  }),
  declined: () => ({ state: 'declined', decidesAt: null, reason: 'The bank declined the payment' }),
  cancelled: () => ({ state: 'declined', decidesAt: null, reason: 'The person cancelled' }),
  expired: () => ({ state: 'expired', decidesAt: null }),
  refunded: (world, order) => {
    if (order.side === 'sell') sendFiatCoins(world, order, coinsOf(world, order))
    return { state: 'refunded', sendsAt: null, reason: 'The provider gave it back' }
  },
  charged_back: () => ({
    state: 'charged_back',
    sendsAt: null,
    reason: 'The bank took the money back',
  }),
} as const satisfies Record<
  PlayFiatOutcome,
  (world: World, order: WorkedFiatOrder) => FiatOrderChange
>

/** The seller's play wallet sends the coins, unless they are on their way; the provider sees them in a block. */
function sell(world: World, order: WorkedFiatOrder): FiatOrderChange {
  const address = payInAddress(world, order)
  const asked = coinsOf(world, order)
  if (soldCoins(world, order, 'seen').units < asked.units) {
    payFromOutside(world, { amount: asked, address, extraId: null })
  }
  return { state: 'waiting', payInAddress: address }
}

function payInAddress(world: World, { network, payInAddress: known }: WorkedFiatOrder): string {
  if (known !== null) return known
  const index = FIRST_PAY_IN_INDEX + nextNumber(world, `fiat pay-in ${network}`)
  return playAddress(world, network, 'customer', index)
}
