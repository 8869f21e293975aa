// door: HTTP, chain
import type { PaymentSearchReply, TransactionOut } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ask,
  followUntil,
  lastOf,
  mustAsk,
  type Placed,
  pay,
  place,
  type Refused,
  reach,
  read,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout } from '../support/books.ts'
import { metricOf } from '../support/operator-view.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('lost_payments')
})
afterAll(() => stopShop(shop))

/** Pays to the order's address, but not as it asks. */
async function payUnmatched(order: Placed, how: Readonly<Record<string, string | null>>) {
  const body = { transactionId: order.id, ...how }
  return (await mustAsk<{ txId: string }>(shop, 'POST', '/api/sandbox/deposits', { body })).txId
}

const searchPath = ({ id }: Placed) => `/api/transactions/${id}/payment-search`

function search(order: Placed, txId: string) {
  return mustAsk<PaymentSearchReply>(shop, 'POST', searchPath(order), {
    body: { txId, holderSecret: order.secret },
  })
}

/** Asks until the payment is found as this. */
async function found(order: Placed, txId: string, result: PaymentSearchReply['result']) {
  await expect
    .poll(async () => (await search(order, txId)).result, { timeout: 120_000 })
    .toBe(result)
  return search(order, txId)
}

const decide = (order: Placed, decision: 'assign' | 'unproven' | 'returned') =>
  mustAsk(shop, 'POST', `/api/sandbox/claims/${order.id}`, {
    body: { decision, reason: 'The sender showed where it came from' },
  })

describe('a payment without its memo, or with a wrong one', () => {
  test.each([
    [null, 'memo_missing'],
    ['4294967294', 'memo_wrong'],
  ])(
    '[TRACK-15.1,3,4] memo %s: found, reviewed, and exchanged once an operator assigns it',
    async (extraId, problem) => {
      const order = await place(shop, { from: 'xrp', to: 'btc' })
      const claimed = 'causeway_alerts_total{name="payment_claimed"}'
      const before = (await metricOf(shop, claimed)) ?? 0
      const txId = await payUnmatched(order, { extraId })
      const first = await found(order, txId, 'claimed')
      expect(first).toMatchObject({ claim: { problem, state: 'review' }, otherOrder: null })
      // Asked again, in lower case or by an explorer's link, it is the same claim.
      await search(order, txId.toLowerCase())
      await search(order, `https://xrpscan.com/tx/${txId}`)
      expect(await metricOf(shop, claimed)).toBe(before + 1)
      const waiting = await read(shop, order)
      expect(waiting).toMatchObject({ status: 'waiting', deposits: [] })
      expect(waiting.claims).toMatchObject([{ txId, problem, state: 'review' }])
      const stranger = await read(shop, { ...order, secret: 'another' })
      expect(stranger.claims).toEqual([])

      await decide(order, 'assign')
      const ended = await reach(shop, order, 'finished')
      expect(ended).toMatchObject({ payinTxId: txId, claims: [{ state: 'assigned' }] })
      expectOnePayout(shop, order, ended)
      expect((await search(order, txId)).result).toBe('in_order')
    },
  )

  test('[TRACK-15.4,5] whoever claims it first shuts nobody out, and a younger order cannot claim it at all', async () => {
    const thief = await place(shop, { from: 'xrp', to: 'btc' })
    const order = await place(shop, { from: 'xrp', to: 'btc' })
    const txId = await payUnmatched(order, { extraId: null })
    await found(thief, txId, 'claimed')
    await found(order, txId, 'claimed')
    const younger = await place(shop, { from: 'xrp', to: 'btc' })
    expect((await search(younger, txId)).result).toBe('before_order')
    await decide(order, 'assign')
    await reach(shop, order, 'finished')
    expect((await read(shop, thief)).claims).toMatchObject([
      { state: 'refused', refusal: 'unproven' },
    ])
    expect(await search(thief, txId)).toMatchObject({ result: 'other_order', otherOrder: null })
  })
})

test('[TRACK-15.6] another coin at the order’s address goes into an order of that coin whose holder has both', async () => {
  const order = await place(shop, { from: 'eth', to: 'ltc' })
  const txId = await payUnmatched(order, { currency: 'usdt20', amount: '250' })
  const claimed = await found(order, txId, 'claimed')
  expect(claimed).toMatchObject({
    payment: { currency: 'usdt20', currencyCode: 'usdt', amount: '250' },
    claim: { problem: 'other_coin' },
  })
  const right = await place(shop, { from: 'usdt20', to: 'ltc', amountFrom: '250' })
  expect(await search(right, txId)).toMatchObject({ result: 'other_order', otherOrder: null })
  // A browser that holds both shows both secrets.
  const moved = await mustAsk<PaymentSearchReply>(shop, 'POST', searchPath(right), {
    body: { txId, holderSecret: right.secret },
    headers: { 'x-holder-secret': order.secret },
  })
  expect(moved.result).toBe('assigned')
  expectOnePayout(shop, right, await reach(shop, right, 'finished'))
  const isMoved = ({ claims, unmatchedDeposits }: TransactionOut) =>
    unmatchedDeposits.length === 0 && claims[0]?.state === 'assigned'
  expect(lastOf(await followUntil(shop, order, isMoved)).status).toBe('waiting')
})

describe('what is no claim', () => {
  test('[TRACK-15.2] nothing, an order’s own payment, one to somebody else, and no id at all are told apart', async () => {
    const order = await place(shop, { from: 'eth', to: 'btc' })
    expect((await search(order, `0x${'1'.repeat(64)}`)).result).toBe('not_found')
    const { status, body } = await ask<Refused>(shop, 'POST', searchPath(order), {
      body: { txId: 'I paid yesterday', holderSecret: order.secret },
    })
    expect([status, body.error.code]).toEqual([422, 'transaction_id_malformed'])
    const other = await place(shop, { from: 'eth', to: 'btc' })
    const elsewhere = await pay(shop, other)
    await found(order, elsewhere, 'other_order')
    const own = await pay(shop, order)
    expect(await found(order, own, 'in_order')).toMatchObject({ payment: { currency: 'eth' } })
    const ended = await reach(shop, order, 'finished')
    if (ended.payoutTxId === null) throw new Error('There is no payout')
    // Our payout is on another chain than the order is paid on.
    expect((await search(order, ended.payoutTxId)).result).toBe('not_found')
  })

  test('[TRACK-15.5] only the holder asks, and other sites cannot make his browser ask', async () => {
    const order = await place(shop, { from: 'eth', to: 'btc' })
    const body = { txId: `0x${'1'.repeat(64)}` }
    const without = await ask<Refused>(shop, 'POST', searchPath(order), { body })
    expect([without.status, without.body.error.code]).toEqual([403, 'not_the_holder'])
    const cookie = `holder-${order.id.slice(0, 8)}=${order.secret}`
    const evil = await ask<Refused>(shop, 'POST', searchPath(order), {
      body,
      headers: { cookie, origin: 'https://evil.example' },
    })
    expect(evil.status).toBe(403)
  })
})

test('[TRACK-15.7] after all of it the books are closed', async () => {
  await expectClosedBooks(shop)
})
