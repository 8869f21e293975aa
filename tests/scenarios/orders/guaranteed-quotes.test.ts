// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  advanceClock,
  apply,
  estimate,
  place,
  placedOrder,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('guaranteed_quotes')
})
afterAll(() => stopShop(shop))

const wish = { from: 'btc', to: 'eth', isFixedRate: true }
const codesOf = (replies: readonly { status: number; body: { error?: { code: string } } }[]) =>
  replies.map(({ body, status }) => `${status} ${body.error?.code ?? 'made'}`)

test('[EXCH-07.1] twenty equal requests at once make one order, each kind, and each gets the same answer', async () => {
  for (const isFixedRate of [false, true]) {
    const application = await apply(shop, { ...wish, isFixedRate })
    const replies = await Promise.all(Array.from({ length: 20 }, () => submit(shop, application)))
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(replies.every(({ status }) => status === 200 || status === 201)).toBe(true)
    const orders = new Set(
      replies.map(({ body }) => `${body.transaction.transactionId} ${body.holderSecret}`),
    )
    expect(orders.size).toBe(1)
  }
})

test('[EXCH-07.4] one guaranteed quote makes one order, even for ten customers at once', async () => {
  const first = await apply(shop, wish)
  const others = await Promise.all(
    Array.from({ length: 9 }, async () => {
      const other = await apply(shop, wish)
      return { ...other, body: { ...other.body, rateId: first.body.rateId } }
    }),
  )
  const replies = await Promise.all([first, ...others].map((one) => submit(shop, one)))
  const codes = codesOf(replies).toSorted()
  expect(codes).toEqual(['201 made', ...Array.from({ length: 9 }, () => '409 rate_id_used')])
})

test('[EXCH-07.4] a used quote is refused, and its first order stays as it was', async () => {
  const order = await place(shop, wish)
  const again = await apply(shop, wish)
  const reused = await submit(shop, {
    ...again,
    body: { ...again.body, rateId: order.body.rateId },
  })
  expect(codesOf([reused])).toEqual(['409 rate_id_used'])
  expect((await read(shop, order)).amountExpectedTo).toBe(order.created.amountExpectedTo)
})

test('[CALC-09.2,5] [EXCH-07.5] a guaranteed quote holds for 25 seconds, and an expired one is refused', async () => {
  const quote = await estimate(shop, wish)
  expect(quote.rateIdExpiredAt).toBe(quote.serverTime + 25_000)
  const inTime = await apply(shop, wish)
  const tooLate = await apply(shop, wish)
  await advanceClock(shop, 20)
  expect((await submit(shop, inTime)).status).toBe(201)
  await advanceClock(shop, 6)
  expect(codesOf([await submit(shop, tooLate)])).toEqual(['410 rate_id_expired'])
  // A repeat of what was made in time is still the same order.
  expect((await submit(shop, inTime)).status).toBe(200)
  const anew = await apply(shop, wish)
  const made = await submit(shop, anew)
  expect(placedOrder(anew, made.body).created.type).toBe('fixed')
})
