import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { TransactionOut } from '@causeway/api/contract'
import { currencies } from '@causeway/core/currencies'
import { parseAmount } from '@causeway/core/money'
import {
  type Application,
  CallRefused,
  choose,
  estimate,
  metaOf,
  type Placed,
  placedOrder,
  read,
  someOf,
  submit,
  type Wish,
} from '../../customers/index.ts'
import type { Place } from '../markets/market.ts'
import { ShopDown } from './shop.ts'
import type { Stage } from './stage.ts'

/** The order did not become what its customer waits for. */
export class GaveUp extends Error {
  override readonly name = 'GaveUp'
}

const LOOK_MILLISECONDS = 150
/** An expired order is no end for somebody who has paid: the late deposit leads out of it. */
const ENDED: readonly string[] = ['finished', 'refunded', 'failed']

/** Does it again and again where nobody answers, or the shop says that it cannot now. Throws GaveUp at the deadline. */
export async function persist<T>(
  stage: Stage,
  deadline: number,
  act: () => Promise<T>,
): Promise<T> {
  let last: unknown = null
  while (Date.now() < deadline) {
    try {
      await Promise.race([stage.shop.up(), pause(Math.max(0, deadline - Date.now()))])
      return await act()
    } catch (error) {
      if (!isPassing(error)) throw error
      last = error
    }
    await pause(LOOK_MILLISECONDS)
  }
  throw new GaveUp(`nobody served the customer: ${String(last)}`)
}

function isPassing(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    error instanceof ShopDown ||
    (error instanceof DOMException && error.name === 'TimeoutError') ||
    (error instanceof CallRefused && error.status >= 500)
  )
}

/** Places one order, whatever happens to the calls: the idempotency key stays, only a quote that ran out is renewed. */
export async function placeOnce(stage: Stage, wish: Wish, deadline: number): Promise<Placed> {
  for (;;) {
    const application = await persist(stage, deadline, () => apply(stage, wish))
    const reply = await persist(stage, deadline, async () => {
      const answered = await submit(stage.shop, application)
      if (answered.status >= 500) throw new CallRefused('POST /api/transactions', answered)
      return answered
    })
    if (reply.status < 300) {
      const order = placedOrder(application, reply.body)
      stage.payIns.push(payInOf(order))
      return order
    }
    if (!['rate_id_expired', 'rate_withdrawn'].includes(reply.body.error.code)) {
      throw new CallRefused('POST /api/transactions', reply)
    }
  }
}

async function apply(stage: Stage, wish: Wish): Promise<Application> {
  const { market, shop } = stage
  const { from, to, isFixedRate = false } = wish
  const destination = await market.customerAddress(to)
  const refund = await market.customerAddress(from)
  const { rateId } = await estimate(shop, wish)
  const amountFrom = wish.amountFrom ?? someOf[from] ?? '1'
  return {
    key: randomUUID(),
    wish,
    destination,
    refund,
    body: {
      from,
      to,
      amountFrom,
      isFixedRate,
      rateId,
      destinationAddress: destination.address,
      extraId: destination.extraId,
      refundAddress: refund.address,
      refundExtraId: refund.extraId,
      email: 'customer@example.com',
      ...metaOf(wish),
    },
  }
}

/** Watches the order, through the shop's deaths, until it is what is waited for. Throws GaveUp. */
export async function until(
  stage: Stage,
  order: Placed,
  deadline: number,
  reached: (seen: TransactionOut) => boolean,
): Promise<TransactionOut> {
  let last: TransactionOut | null = null
  while (Date.now() < deadline) {
    last = await persist(stage, deadline, () => read(stage.shop, order))
    if (reached(last)) return last
    await pause(LOOK_MILLISECONDS)
  }
  const state = last === null ? 'never seen' : `${last.status} (${last.holdReason ?? 'no hold'})`
  throw new GaveUp(`order ${order.id} ${order.wish.from}-${order.wish.to} is still ${state}`)
}

export type End = { readonly ended: TransactionOut; readonly wasHeld: boolean }

/** Watches until the order has ended; on the way, an order on hold is answered with this choice. */
export async function untilEnded(
  stage: Stage,
  order: Placed,
  deadline: number,
  choice: 'exchange' | 'refund',
): Promise<End> {
  let wasHeld = false
  for (;;) {
    const seen = await until(
      stage,
      order,
      deadline,
      ({ status }) => status === 'hold' || ENDED.includes(status),
    )
    if (seen.status !== 'hold') return { ended: seen, wasHeld }
    wasHeld = true
    if (seen.choices.includes(choice)) {
      await persist(stage, deadline, async () => {
        const reply = await choose(stage.shop, order, choice)
        if (reply.status >= 500) throw new CallRefused('PATCH /api/transactions', reply)
      })
    }
    await pause(LOOK_MILLISECONDS)
    if (Date.now() > deadline) throw new GaveUp(`order ${order.id} stays on hold`)
  }
}

export function payInOf({ created, wish }: Placed): Place {
  const { payinAddress: address, payinExtraId: extraId } = created
  return { asset: wish.from, address, extraId }
}

/** Smallest units of a decimal text of whole coins. */
export function unitsOf(asset: string, text: string): bigint {
  const coin = currencies.find(({ ticker }) => ticker === asset)
  if (coin === undefined) throw new Error(`${asset} is not in the catalogue`)
  const parsed = parseAmount(text, coin)
  if (!parsed.ok) throw new Error(`${text} is no amount of ${asset}`)
  return parsed.value.units
}
