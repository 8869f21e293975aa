// door: HTTP
import type { TransactionOut } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  advanceClock,
  apply,
  ask,
  estimate,
  followUntil,
  lastOf,
  mine,
  type Placed,
  pay,
  place,
  placedOrder,
  type Refused,
  reach,
  read,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

/** Blocks come when they are asked for: a payment waits as long as a story needs. */
const NO_BLOCKS = '600000'
const MOST_OF_AN_ADDRESS = 10

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('guaranteed_promises', {
    TRUST_PROXY: 'true',
    BLOCK_MILLISECONDS: NO_BLOCKS,
  })
})
afterAll(() => stopShop(shop))

const wish = { from: 'btc', to: 'eth', isFixedRate: true, amountFrom: '0.004' }
const DUST = '0.00002'

type Made = { readonly transaction: TransactionOut; readonly holderSecret: string } & Refused

/** Asks for a guaranteed order as a client at an address, who both are not this machine. */
async function hold(clientId: string, address: string): Promise<Placed | string> {
  const application = await apply(shop, wish)
  const { body, key } = application
  const { body: made, status } = await ask<Made>(shop, 'POST', '/api/transactions', {
    body: { ...body, userMeta: { clientId } },
    headers: { 'idempotency-key': key, 'x-forwarded-for': address },
  })
  return status === 201 ? placedOrder(application, made) : `${status} ${made.error.code}`
}

async function mustHold(clientId: string, address: string): Promise<Placed> {
  const placed = await hold(clientId, address)
  if (typeof placed === 'string') throw new Error(placed)
  return placed
}

const until = async (order: Placed, is: (now: TransactionOut) => boolean) =>
  lastOf(await followUntil(shop, order, is))

describe('a payment that is too small', () => {
  test('[CALC-14.7] frees no place of its client, neither when it is seen nor when the order is on hold', async () => {
    const order = await mustHold('one', '192.0.2.1')
    await pay(shop, order, DUST)
    await reach(shop, order, 'confirming')
    expect(await hold('one', '192.0.2.2')).toBe('409 too_many_open_guaranteed')
    await mine(shop, 'bitcoin', 6)
    const held = await reach(shop, order, 'hold')
    expect(held).toMatchObject({ holdReason: 'amount_differs', isRateHeld: true })
    expect(held.offers?.topUp).toMatchObject({ keepsPromise: true })
    expect(await hold('one', '192.0.2.2')).toBe('409 too_many_open_guaranteed')
  })

  test('[CALC-14.7] nor does one in each of the ten orders of an address', async () => {
    const held: Placed[] = []
    for (let count = 0; count < MOST_OF_AN_ADDRESS; count += 1) {
      const order = await mustHold(`invented-${count}`, '192.0.2.77')
      await pay(shop, order, DUST)
      held.push(order)
    }
    for (const order of held) await reach(shop, order, 'confirming')
    expect(await hold('another', '192.0.2.77')).toBe('409 too_many_open_guaranteed')
    await mine(shop, 'bitcoin', 6)
    for (const order of held) await reach(shop, order, 'hold')
    expect(await hold('another', '192.0.2.77')).toBe('409 too_many_open_guaranteed')
  })

  test('[TRACK-04.13] ends the guaranteed rate with the time to pay, and the page says so before more is sent', async () => {
    const order = await mustHold('two', '192.0.2.3')
    await pay(shop, order, DUST)
    await reach(shop, order, 'confirming')
    await mine(shop, 'bitcoin', 6)
    await reach(shop, order, 'hold')
    const seconds =
      (Date.parse(order.created.payUntil) - (await read(shop, order)).serverTime) / 1000
    await advanceClock(shop, Math.ceil(seconds) + 1)
    const ended = await until(order, ({ isRateHeld }) => isRateHeld === false)
    expect(ended.events.map(({ kind }) => kind)).toContain('promise_ended')
    expect(ended.offers?.topUp?.keepsPromise ?? false).toBe(false)
    expect(typeof (await hold('two', '192.0.2.3'))).toBe('object')
  })
})

describe('a payment that waits for its blocks', () => {
  const stable = { from: 'usdc', to: 'usdt20', isFixedRate: true, amountFrom: '320' }

  test('[TRACK-03.8] has until a time that is said before the order, and with it', async () => {
    const quoted = await estimate(shop, stable)
    const { created } = await place(shop, stable)
    const since = (iso: string | null) =>
      (Date.parse(iso ?? '') - Date.parse(created.createdAt)) / 1000
    expect(created.isRateHeld).toBe(true)
    expect(since(created.payUntil)).toBe(quoted.payWithinSeconds)
    expect(since(created.confirmUntil)).toBe(quoted.confirmWithinSeconds)
    expect(since(created.confirmUntil)).toBeGreaterThan(since(created.payUntil))
    const floating = await place(shop, { from: 'usdc', to: 'usdt20' })
    expect(floating.created).toMatchObject({ confirmUntil: null, isRateHeld: null })
  })

  test('[TRACK-03.8] holds the rate no longer than that, and still gets it where the market stayed', async () => {
    const order = await place(shop, stable)
    await pay(shop, order)
    expect(await reach(shop, order, 'confirming')).toMatchObject({ isRateHeld: true })
    const { confirmUntil, serverTime } = await read(shop, order)
    await advanceClock(shop, Math.ceil((Date.parse(confirmUntil ?? '') - serverTime) / 1000) + 1)
    await until(order, ({ isRateHeld }) => isRateHeld === false)
    expect((await read(shop, order)).status).toBe('confirming')
    await mine(shop, 'ethereum', 12)
    await until(order, ({ payoutTxId }) => payoutTxId !== null)
    await mine(shop, 'ethereum', 12)
    const ended = await reach(shop, order, 'finished')
    expect(ended.amountTo).toBe(order.created.amountExpectedTo)
  })
})
