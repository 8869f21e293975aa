// door: HTTP, chain
import type { TransactionOut } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  advanceClock,
  ask,
  customerAddress,
  mistyped,
  mustAsk,
  type Placed,
  pay,
  paymentsOnChain,
  place,
  type Refused,
  reach,
  read,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { awaitStock } from '../support/await-stock.ts'
import { expectClosedBooks, expectOnePayout, inCoins } from '../support/books.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const SUPPORT = 'help@exchange.example'
/** What no form of ours offers. */
const OWN_WORD = 'Buy at spam.example'
const GOOD_RATING = { rate: 5, tags: ['fast', OWN_WORD], comment: 'Well done' }

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('order_desk', { SUPPORT_EMAIL: SUPPORT })
  await awaitStock(shop, { from: 'eth', to: 'usdc', amountFrom: '0.06', isFixedRate: true })
})
afterAll(() => stopShop(shop))

type Offers = NonNullable<TransactionOut['offers']>

/** Some refusals come with what may be chosen instead. */
type Told = { readonly error: Refused['error'] & { readonly details: { readonly offers: Offers } } }

function change(order: Placed, body: object) {
  return ask<Told>(shop, 'PATCH', `/api/transactions/${order.id}`, {
    body: { ...body, holderSecret: order.secret },
  })
}

/** A guaranteed order that was paid other than expected, with what its holder is offered. */
async function heldOrder(amount: string): Promise<{ order: Placed; offers: Offers }> {
  const order = await place(shop, { from: 'eth', to: 'usdc', isFixedRate: true })
  await pay(shop, order, amount)
  const { offers } = await reach(shop, order, ['hold', 'finished'])
  if (offers === null) throw new Error('Nothing is offered')
  return { order, offers }
}

function backAt({ refund }: Placed): readonly string[] {
  return paymentsOnChain(shop.dataDir, refund).map(({ asset, units }) => inCoins(asset, units))
}

describe('on hold', () => {
  test('[TRACK-04.3,10] the holder is told each choice with its exact amounts, a stranger none', async () => {
    const { order, offers } = await heldOrder('0.05')
    expect(offers).toMatchObject({
      held: '0.05',
      refund: { amountTo: '0.0497', networkFee: '0.0003' },
      topUp: { amount: '0.01', least: null, keepsPromise: true },
    })
    const { amountFrom, amountTo, exchangeFee, networkFee, rate } = offers.exchange ?? raise()
    expect(amountFrom).toBe('0.05')
    const gross = Number(amountTo) + Number(exchangeFee) + Number(networkFee)
    expect(gross / (Number(amountFrom) * Number(rate))).toBeCloseTo(1, 5)
    const { offers: none, choices, hasEmail } = await read(shop, { ...order, secret: 'another' })
    expect({ none, choices, hasEmail }).toEqual({ none: null, choices: [], hasEmail: null })
    await change(order, { choice: 'refund' })
    await reach(shop, order, 'refunded')
    expect(backAt(order)).toEqual([offers.refund?.amountTo])
  })

  test('[TRACK-04.2] an accepted offer is paid out to the last unit', async () => {
    const { order, offers } = await heldOrder('0.09')
    const { exchange } = offers
    expect(offers.topUp).toBeNull()
    const accepted = await change(order, { choice: 'exchange', offerId: exchange?.offerId })
    expect(accepted.status).toBe(200)
    const ended = await reach(shop, order, 'finished')
    expect(ended).toMatchObject({
      amountTo: exchange?.amountTo,
      exchangeFee: exchange?.exchangeFee,
      networkFee: exchange?.networkFee,
      rate: exchange?.rate,
    })
    expectOnePayout(shop, order, ended)
  })

  test('[TRACK-04.14] of more than agreed the agreed part is exchanged at its rate, and the rest goes back', async () => {
    const { order, offers } = await heldOrder('0.09')
    expect(offers.agreed).toMatchObject({
      amountFrom: '0.06',
      amountTo: order.created.amountExpectedTo,
      rest: '0.0297',
      networkFee: '0.0003',
    })
    const choice = { choice: 'exchange_agreed' }
    const answers = await Promise.all([change(order, choice), change(order, choice)])
    expect(answers.map(({ status }) => status)).toContain(200)
    const ended = await reach(shop, order, 'finished')
    expect(ended).toMatchObject({
      amountFrom: '0.09',
      amountTo: order.created.amountExpectedTo,
      amountRefunded: '0.0297',
      amountRest: '0.0297',
      refundFee: '0.0003',
    })
    expectOnePayout(shop, order, ended)
    expect(backAt(order)).toEqual(['0.0297'])
  })

  test('[TRACK-04.14] less than agreed leaves no agreed part to exchange', async () => {
    const { order, offers } = await heldOrder('0.05')
    expect(offers.agreed).toBeNull()
    expect(await change(order, { choice: 'exchange_agreed' })).toMatchObject({
      status: 409,
      body: { error: { code: 'choice_not_offered' } },
    })
    await change(order, { choice: 'refund' })
    await reach(shop, order, 'refunded')
  })

  test('[TRACK-04.2] an offer that has run out is refused with a fresh one, which holds', async () => {
    const { order, offers } = await heldOrder('0.09')
    await advanceClock(shop, 61)
    const choice = { choice: 'exchange', offerId: offers.exchange?.offerId }
    const refused = await change(order, choice)
    expect(refused).toMatchObject({ status: 410, body: { error: { code: 'offer_expired' } } })
    const fresh = refused.body.error.details.offers
    expect(fresh.exchange?.offerId).not.toBe(offers.exchange?.offerId)
    expect((await change(order, { ...choice, offerId: fresh.exchange?.offerId })).status).toBe(200)
    const ended = await reach(shop, order, 'finished')
    expect(ended.amountTo).toBe(fresh.exchange?.amountTo)
  })

  test('[TRACK-04.4] the exact rest, paid by its own payment code, brings the guaranteed amount', async () => {
    const { order, offers } = await heldOrder('0.05')
    const { amount, qrCodeData } = offers.topUp ?? raise()
    expect(qrCodeData).toContain(order.created.payinAddress)
    // EIP-681 counts in wei.
    expect(qrCodeData).toMatch(/value=1(e16|0{16})\b/)
    await pay(shop, order, amount)
    const ended = await reach(shop, order, 'finished')
    expect(ended.amountTo).toBe(order.created.amountExpectedTo)
    expectOnePayout(shop, order, ended)
  })

  test('[TRACK-04.7] dust has no way back of its own and says what would make it count', async () => {
    const order = await place(shop, { from: 'doge', to: 'btc' })
    await pay(shop, order, '0.5')
    const { offers } = await reach(shop, order, 'hold')
    expect(offers).toMatchObject({
      held: '0.5',
      exchange: null,
      refund: null,
      refundFee: '4',
      topUp: { amount: '1599.5', keepsPromise: false },
    })
    const { least } = offers?.topUp ?? raise()
    await pay(shop, order, least ?? raise())
    const ended = await reach(shop, order, ['finished'])
    expect(Number(ended.amountFrom)).toBeCloseTo(0.5 + Number(least), 8)
  })

  test('[TRACK-10.1,2,3,4] without a refund address one is asked for, checked, and paid to', async () => {
    const order = await place(shop, { from: 'doge', to: 'btc' })
    expect((await change(order, { refundAddress: null })).status).toBe(200)
    await pay(shop, order, '20')
    const { offers } = await reach(shop, order, 'hold')
    expect(offers?.refund).toEqual({ amountTo: '16', networkFee: '4' })
    const code = async (body: object) => (await change(order, body)).body.error.code
    expect(await code({ choice: 'refund' })).toBe('refund_address_missing')
    const { address } = await customerAddress(shop, 'doge')
    const wrong = { choice: 'refund', refundAddress: mistyped(address) }
    expect(await code(wrong)).toBe('address_bad_checksum')
    expect((await change(order, { choice: 'refund', refundAddress: address })).status).toBe(200)
    const ended = await reach(shop, order, 'refunded')
    const paid = paymentsOnChain(shop.dataDir, { address, extraId: null })
    expect(paid).toMatchObject([{ txId: ended.refundTxId, units: 16_00000000n }])
    expect(ended.deposits).toMatchObject([{ amount: '20', state: 'confirmed' }])
  })
})

test('[TRACK-07.1,2] a finished order is rated once, by its holder, when that is due', async () => {
  const order = await place(shop, { from: 'ltc', to: 'btc' })
  const path = `/api/transactions/${order.id}`
  const headers = { 'x-holder-secret': order.secret }
  const isDue = (sent: { headers?: Record<string, string> }) =>
    mustAsk<{ result: boolean }>(shop, 'GET', `${path}/feedback-eligibility`, sent)
  const rate = (body: object) =>
    ask<Refused>(shop, 'POST', `${path}/feedback`, {
      headers,
      body: { ...GOOD_RATING, transactionId: order.id, ...body },
    })
  expect(await isDue({ headers })).toEqual({ result: false })
  expect(await rate({})).toMatchObject({ body: { error: { code: 'feedback_not_due' } } })
  await pay(shop, order)
  await reach(shop, order, 'finished')
  expect(await isDue({})).toEqual({ result: false })
  expect(await isDue({ headers })).toEqual({ result: true })
  expect((await rate({ rate: 6 })).status).toBe(400)
  const stranger = { body: { transactionId: order.id, rate: 1, holderSecret: 'mistyped' } }
  expect((await ask(shop, 'POST', `${path}/feedback`, stranger)).status).toBe(403)
  expect(await rate({})).toMatchObject({ status: 200, body: { result: true } })
  expect(await isDue({ headers })).toEqual({ result: false })
  expect(await rate({ rate: 1 })).toMatchObject({
    status: 409,
    body: { error: { code: 'feedback_not_due' } },
  })
})

test('[PAGE-07.8] ratings are counted with the words of the form, never with a program’s own', async () => {
  const { tags } = await mustAsk<{ tags: readonly object[] }>(shop, 'GET', '/api/reviews')
  expect(tags).toEqual([{ tag: 'fast', count: 1 }])
  const page = await (await fetch(`${shop.url}/reviews`)).text()
  expect(page).not.toContain(OWN_WORD)
})

test('[TRACK-13.1,2,3,4] the holder changes refund address, e-mail and memo, and nothing else', async () => {
  const order = await place(shop, { from: 'ltc', to: 'xrp' })
  const { address } = await customerAddress(shop, 'ltc')
  const changes = { refundAddress: address, email: 'x@example.com', extraId: '4711' }
  expect((await change(order, changes)).status).toBe(200)
  expect(await read(shop, order)).toMatchObject({
    refundAddress: address,
    payoutExtraId: '4711',
    hasEmail: true,
  })
  const fixed = [{ destinationAddress: address }, { amountFrom: '1' }, { status: 'finished' }]
  for (const body of fixed) expect((await change(order, body)).status).toBe(400)
  await pay(shop, order)
  await reach(shop, order, 'finished')
  expect(await change(order, { extraId: '1' })).toMatchObject({
    status: 409,
    body: { error: { code: 'change_too_late' } },
  })
})

test('[TRACK-04.11] after all of it the ledger and the chain agree to the last unit', async () => {
  await expectClosedBooks(shop)
})

function raise(): never {
  throw new Error('Nothing is there')
}
