// door: HTTP, chain
import type { TransactionOut } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  apply,
  ask,
  choose,
  followUntil,
  lastOf,
  misbehave,
  mustAsk,
  type Placed,
  pay,
  paymentsOnChain,
  place,
  type Refused,
  reach,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectClosedBooks, expectOnePayout } from '../support/books.ts'
import {
  beginIdentification,
  decideHold,
  giveVerdict,
  heldFor,
  kindsOf,
  kycStatus,
  mayPayTo,
  payRisky,
} from '../support/compliance-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  // From 400 dollars on people are identified; the stories deal in about 290 or 440 of them.
  shop = await startShop('compliance', { KYC_ABOVE_USD: '400' })
})
afterAll(() => stopShop(shop))

const LARGE = '0.007'

describe('a risky payment', () => {
  test('[EXCH-05.5] waits for people, loses nothing, and goes on at its guaranteed rate when they let it', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc', isFixedRate: true })
    await payRisky(shop, order, 90)
    const held = lastOf(await heldFor(shop, order, 'screening'))
    expect(held).toMatchObject({ choices: [], kycRequired: false })
    expect((await choose(shop, order, 'exchange')).status).toBe(409)
    await decideHold(shop, order, 'release')
    const ended = await reach(shop, order, 'finished')
    expect(ended.amountTo).toBe(order.created.amountExpectedTo)
    expect(kindsOf(ended)).toEqual(expect.arrayContaining(['held', 'released']))
    expectOnePayout(shop, order, ended)
  })

  test('[EXCH-05.5] goes back whole where people decide so', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc' })
    await payRisky(shop, order, 90)
    await heldFor(shop, order, 'screening')
    await decideHold(shop, order, 'refund')
    const ended = await reach(shop, order, 'refunded')
    expect(ended.refundTxId).not.toBeNull()
    expect(paymentsOnChain(shop.dataDir, order.refund)).toHaveLength(1)
  })

  test('waits openly while nobody can say, and goes on by itself when somebody can', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc' })
    await misbehave(shop, 'screening/sandbox', 'down')
    try {
      const { destination } = await apply(shop, { from: 'btc', to: 'ltc' })
      expect((await mayPayTo(shop, 'ltc', destination.address)).body.result).toBe(true)
      await pay(shop, order)
      await heldFor(shop, order, 'screening')
    } finally {
      await misbehave(shop, 'screening/sandbox', 'ok')
    }
    const ended = await reach(shop, order, 'finished')
    expect(kindsOf(ended)).toContain('released')
    expectOnePayout(shop, order, ended)
  })

  test('that is only doubtful asks for identification', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc' })
    expect(order.created.kycRequired).toBe(false)
    await payRisky(shop, order, 60)
    const held = lastOf(await heldFor(shop, order, 'identification'))
    expect(held).toMatchObject({ kycRequired: true, kyc: { status: 'none' }, choices: ['refund'] })
    expect((await choose(shop, order, 'refund')).status).toBe(200)
    await reach(shop, order, 'refunded')
  })
})

describe('an order that asks for identification', () => {
  test('[TRACK-09.1,2] says so before and when it is made', async () => {
    const asked = { from: 'btc', to: 'ltc', amountFrom: LARGE }
    const estimate = await mustAsk<{ kycRequired: boolean }>(
      shop,
      'POST',
      '/api/exchange/estimate',
      {
        body: asked,
      },
    )
    expect(estimate.kycRequired).toBe(true)
    const order = await place(shop, asked)
    const url = `/transaction/${order.id}/identify`
    expect(order.created).toMatchObject({ kycRequired: true, kyc: { status: 'none', url } })
    expect(await kycStatus(shop, order)).toEqual({ kycRequired: true, status: 'none', url })
    expect(await kycStatus(shop, order, 'no secret at all')).toEqual({
      kycRequired: true,
      status: null,
      url: null,
    })
    const refused = await ask<Refused>(shop, 'GET', `/api/sum-sub/settings?transId=${order.id}`, {
      headers: { 'x-holder-secret': 'no secret at all' },
    })
    expect(refused.body.error.code).toBe('not_the_holder')
  })

  test('[TRACK-09.4,5] waits when it is paid, is tried again, and goes on by itself when approved', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await pay(shop, order)
    await heldFor(shop, order, 'identification')
    const page = await beginIdentification(shop, order)
    await giveVerdict(shop, page, 'retry')
    const isRetry = ({ kyc }: TransactionOut) => kyc?.status === 'retry'
    expect(lastOf(await followUntil(shop, order, isRetry))).toMatchObject({
      status: 'hold',
      kyc: { url: `/transaction/${order.id}/identify` },
    })
    expect(await beginIdentification(shop, order)).toBe(page)
    await giveVerdict(shop, page, 'approve')
    const ended = await reach(shop, order, 'finished')
    expect(kindsOf(ended)).toContain('identified')
    expect(ended.kyc).toEqual({ status: 'approved', url: null })
    expectOnePayout(shop, order, ended)
  })

  test('[TRACK-09.5] identified before it is paid, never waits', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await giveVerdict(shop, await beginIdentification(shop, order), 'approve')
    await followUntil(shop, order, ({ kyc }) => kyc?.status === 'approved')
    await pay(shop, order)
    const ended = await reach(shop, order, 'finished')
    expect(kindsOf(ended)).not.toContain('held')
  })

  test('[TRACK-09.6] [TRACK-10.1,2,3,4] refused for good, asks for a refund address, checks it, pays to it and shows the transaction', async () => {
    const application = await apply(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    const { refundAddress: _, refundExtraId: __, ...body } = application.body
    const made = await submit(shop, { ...application, body })
    const { holderSecret: secret, transaction } = made.body
    const order: Placed = {
      ...application,
      secret,
      id: transaction.transactionId,
      created: transaction,
    }
    await pay(shop, order)
    await heldFor(shop, order, 'identification')
    await giveVerdict(shop, await beginIdentification(shop, order), 'refuse')
    const held = lastOf(await heldFor(shop, order, 'identification_refused'))
    expect(held).toMatchObject({ choices: ['refund'], kyc: { status: 'refused', url: null } })
    const path = `/api/transactions/${order.id}`
    const wrong = await ask<Refused>(shop, 'PATCH', path, {
      body: { refundAddress: 'nonsense', holderSecret: secret },
    })
    expect(wrong.body.error.code).toBe('address_malformed')
    await mustAsk(shop, 'PATCH', path, {
      body: { refundAddress: order.refund.address, holderSecret: secret },
    })
    const ended = await reach(shop, order, 'refunded')
    const [payment] = paymentsOnChain(shop.dataDir, order.refund)
    expect(payment?.txId).toBe(ended.refundTxId)
    expect(ended.payoutTxId).toBeNull()
  })

  test('[TRACK-09.6] with a refund address is refunded at once when refused', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await pay(shop, order)
    await heldFor(shop, order, 'identification')
    await giveVerdict(shop, await beginIdentification(shop, order), 'refuse')
    const ended = await reach(shop, order, 'refunded')
    expect(paymentsOnChain(shop.dataDir, order.refund)).toHaveLength(1)
    expect(ended.refundTxId).not.toBeNull()
  })

  test('[TRACK-09.8] whose provider is down when it decides is found out by asking', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await pay(shop, order)
    await heldFor(shop, order, 'identification')
    const page = await beginIdentification(shop, order)
    await misbehave(shop, 'kyc/sandbox', 'down')
    try {
      await giveVerdict(shop, page, 'approve')
      const unavailable = await ask<Refused>(
        shop,
        'GET',
        `/api/sum-sub/settings?transId=${order.id}`,
        { headers: { 'x-holder-secret': order.secret } },
      )
      expect(unavailable.status).toBe(503)
    } finally {
      await misbehave(shop, 'kyc/sandbox', 'ok')
    }
    await reach(shop, order, 'finished')
  })
})

describe('a message of the identification provider', () => {
  const send = (provider: string, rawBody: string, signature: string) =>
    ask<Refused>(shop, 'POST', `/api/kyc/webhooks/${provider}`, {
      body: JSON.parse(rawBody),
      headers: { 'x-sandbox-signature': signature },
    })

  test('[TRACK-09.7] that is forged, sent again, about another order or of another provider changes nothing', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await pay(shop, order)
    await heldFor(shop, order, 'identification')
    const page = await beginIdentification(shop, order)
    await giveVerdict(shop, page, 'later')
    await followUntil(shop, order, ({ kyc }) => kyc?.status === 'pending')
    const reference = page.split('/').at(-1)
    const rawBody = JSON.stringify({ reference, status: 'approved' })
    const forged = await send('sandbox', rawBody, 'a'.repeat(64))
    expect(forged).toMatchObject({ status: 403, body: { error: { code: 'webhook_forged' } } })
    expect((await send('nobody', rawBody, '')).status).toBe(404)
    expect((await send('sandbox', JSON.stringify({ reference }), '')).status).toBe(403)
    const other = JSON.stringify({ reference: '0198c0de-0000-7000-8000-000000000000' })
    expect((await send('sandbox', other, 'b'.repeat(64))).status).toBe(403)
    expect(await read(shop, order)).toMatchObject({ status: 'hold', kyc: { status: 'pending' } })
    await giveVerdict(shop, page, 'approve')
    await reach(shop, order, 'finished')
    // The provider repeats itself, and changes its mind after the payout: what was paid is paid.
    await giveVerdict(shop, page, 'refuse')
    expect(await read(shop, order)).toMatchObject({ status: 'finished' })
  })
})

test('held, released, refunded: the books are closed after all of it', async () => {
  await expectClosedBooks(shop)
})
