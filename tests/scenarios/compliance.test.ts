// door: HTTP, chain
import type {
  AmlReply,
  KycSettingsReply,
  KycStatusReply,
  SandboxRisksReply,
  TransactionOut,
} from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningProduct } from '../support/index.ts'
import {
  apply,
  ask,
  choose,
  expectClosedBooks,
  expectOnePayout,
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
  startShop,
  stopShop,
  submit,
} from './support/index.ts'

let shop: RunningProduct
beforeAll(async () => {
  // From 400 dollars on people are identified; the stories deal in about 290 or 440 of them.
  shop = await startShop('compliance', { KYC_ABOVE_USD: '400' })
})
afterAll(() => stopShop(shop))

const LARGE = '0.007'

async function risky(ticker: string): Promise<SandboxRisksReply['addresses']> {
  const reply = await mustAsk<SandboxRisksReply>(shop, 'GET', `/api/sandbox/risks/${ticker}`)
  return reply.addresses
}

async function addressAt(ticker: string, score: number): Promise<string> {
  const found = (await risky(ticker)).find((each) => each.score === score)
  if (found === undefined) throw new Error(`No address of ${ticker} scores ${score}`)
  return found.address
}

const aml = (currency: string, address: string) =>
  ask<AmlReply>(shop, 'POST', '/api/addresses/aml', { body: { currency, address } })

/** Pays with coins that screening finds as risky as this. */
const payRisky = (order: Placed, risk: number) =>
  mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: order.id, risk } })

const decide = (order: Placed, decision: 'release' | 'refund') =>
  mustAsk(shop, 'POST', `/api/sandbox/holds/${order.id}`, {
    body: { decision, reason: 'Looked at by the story' },
  })

const heldFor = (order: Placed, reason: string) =>
  followUntil(shop, order, ({ status, holdReason }) => status === 'hold' && holdReason === reason)

const kycStatus = async (order: Placed, secret = order.secret) =>
  (
    await mustAsk<KycStatusReply>(shop, 'GET', `/api/sum-sub/kyc-status?transId=${order.id}`, {
      headers: { 'x-holder-secret': secret },
    })
  ).result

/** Opens the identification as the holder's browser does; answers the provider's page. */
async function begin(order: Placed): Promise<string> {
  const { result } = await mustAsk<KycSettingsReply>(
    shop,
    'GET',
    `/api/sum-sub/settings?transId=${order.id}`,
    { headers: { 'x-holder-secret': order.secret } },
  )
  expect(result).toMatchObject({ provider: 'sandbox', accessToken: expect.any(String) })
  return result.url ?? ''
}

/** What the buttons of the sandbox provider's page do. */
const verdict = (page: string, word: 'approve' | 'refuse' | 'retry' | 'later') =>
  mustAsk(shop, 'POST', `/api${page}`, { body: { verdict: word } })

const kindsOf = ({ events }: TransactionOut) => events.map(({ kind }) => kind)

describe('a restricted address', () => {
  test('[EXCH-05] is refused before the order, in clear words and without an accusation', async () => {
    for (const score of [100, 90]) {
      const { body, status } = await aml('eth', await addressAt('eth', score))
      expect(status).toBe(200)
      expect(body).toMatchObject({ result: false, code: 'address_restricted' })
      expect(body.message).toContain('Use another address')
      expect(body.message).not.toMatch(/sanction|crime|risk|stolen/i)
    }
  })

  test('[EXCH-05] is found in whatever way it is written', async () => {
    const address = await addressAt('eth', 100)
    expect((await aml('eth', address.toLowerCase())).body.result).toBe(false)
    expect((await aml('usdt20', address)).body.result).toBe(false)
  })

  test('[EXCH-05] is refused when the order is made, as destination and as refund address', async () => {
    const fields = [
      ['destinationAddress', await addressAt('ltc', 100)],
      ['refundAddress', await addressAt('btc', 90)],
    ] as const
    for (const [field, address] of fields) {
      const application = await apply(shop, { from: 'btc', to: 'ltc' })
      const body = { ...application.body, [field]: address }
      const refused = await submit(shop, { ...application, body })
      expect(refused.status).toBe(422)
      expect(refused.body.error).toMatchObject({
        code: 'address_restricted',
        details: { field },
      })
    }
  })

  test('[EXCH-05] cannot be named for the refund later', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc' })
    const refused = await ask<Refused>(shop, 'PATCH', `/api/transactions/${order.id}`, {
      body: { refundAddress: await addressAt('btc', 100), holderSecret: order.secret },
    })
    expect(refused.body.error.code).toBe('address_restricted')
  })

  test('an ordinary address passes, one that is none is refused in its own words', async () => {
    const { destination } = await apply(shop, { from: 'btc', to: 'ltc' })
    expect((await aml('ltc', destination.address)).body).toEqual({
      result: true,
      code: null,
      message: null,
    })
    expect((await aml('eth', 'nonsense')).body).toMatchObject({
      result: false,
      code: 'address_malformed',
    })
  })
})

describe('a risky payment', () => {
  test('[EXCH-05] waits for people, loses nothing, and goes on at its guaranteed rate when they let it', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc', isFixedRate: true })
    await payRisky(order, 90)
    const held = lastOf(await heldFor(order, 'screening'))
    expect(held).toMatchObject({ choices: [], kycRequired: false })
    expect((await choose(shop, order, 'exchange')).status).toBe(409)
    await decide(order, 'release')
    const ended = await reach(shop, order, 'finished')
    expect(ended.amountTo).toBe(order.created.amountExpectedTo)
    expect(kindsOf(ended)).toEqual(expect.arrayContaining(['held', 'released']))
    expectOnePayout(shop, order, ended)
  })

  test('[EXCH-05] goes back whole where people decide so', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc' })
    await payRisky(order, 90)
    await heldFor(order, 'screening')
    await decide(order, 'refund')
    const ended = await reach(shop, order, 'refunded')
    expect(ended.refundTxId).not.toBeNull()
    expect(paymentsOnChain(shop.dataDir, order.refund)).toHaveLength(1)
  })

  test('waits openly while nobody can say, and goes on by itself when somebody can', async () => {
    const order = await place(shop, { from: 'ltc', to: 'btc' })
    await misbehave(shop, 'screening/sandbox', 'down')
    try {
      const { destination } = await apply(shop, { from: 'btc', to: 'ltc' })
      expect((await aml('ltc', destination.address)).body.result).toBe(true)
      await pay(shop, order)
      await heldFor(order, 'screening')
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
    await payRisky(order, 60)
    const held = lastOf(await heldFor(order, 'identification'))
    expect(held).toMatchObject({ kycRequired: true, kyc: { status: 'none' }, choices: ['refund'] })
    expect((await choose(shop, order, 'refund')).status).toBe(200)
    await reach(shop, order, 'refunded')
  })
})

describe('an order that asks for identification', () => {
  test('[TRACK-09] says so before and when it is made', async () => {
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
    expect(await kycStatus(order)).toEqual({ kycRequired: true, status: 'none', url })
    expect(await kycStatus(order, 'no secret at all')).toEqual({
      kycRequired: true,
      status: null,
      url: null,
    })
    const refused = await ask<Refused>(shop, 'GET', `/api/sum-sub/settings?transId=${order.id}`, {
      headers: { 'x-holder-secret': 'no secret at all' },
    })
    expect(refused.body.error.code).toBe('not_the_holder')
  })

  test('[TRACK-09] waits when it is paid, is tried again, and goes on by itself when approved', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await pay(shop, order)
    await heldFor(order, 'identification')
    const page = await begin(order)
    await verdict(page, 'retry')
    const isRetry = ({ kyc }: TransactionOut) => kyc?.status === 'retry'
    expect(lastOf(await followUntil(shop, order, isRetry))).toMatchObject({
      status: 'hold',
      kyc: { url: `/transaction/${order.id}/identify` },
    })
    expect(await begin(order)).toBe(page)
    await verdict(page, 'approve')
    const ended = await reach(shop, order, 'finished')
    expect(kindsOf(ended)).toContain('identified')
    expect(ended.kyc).toEqual({ status: 'approved', url: null })
    expectOnePayout(shop, order, ended)
  })

  test('[TRACK-09] identified before it is paid, never waits', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await verdict(await begin(order), 'approve')
    await followUntil(shop, order, ({ kyc }) => kyc?.status === 'approved')
    await pay(shop, order)
    const ended = await reach(shop, order, 'finished')
    expect(kindsOf(ended)).not.toContain('held')
  })

  test('[TRACK-09] [TRACK-10] refused for good, asks for a refund address, checks it, pays to it and shows the transaction', async () => {
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
    await heldFor(order, 'identification')
    await verdict(await begin(order), 'refuse')
    const held = lastOf(await heldFor(order, 'identification_refused'))
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

  test('[TRACK-09] with a refund address is refunded at once when refused', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await pay(shop, order)
    await heldFor(order, 'identification')
    await verdict(await begin(order), 'refuse')
    const ended = await reach(shop, order, 'refunded')
    expect(paymentsOnChain(shop.dataDir, order.refund)).toHaveLength(1)
    expect(ended.refundTxId).not.toBeNull()
  })

  test('[TRACK-09] whose provider is down when it decides is found out by asking', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await pay(shop, order)
    await heldFor(order, 'identification')
    const page = await begin(order)
    await misbehave(shop, 'kyc/sandbox', 'down')
    try {
      await verdict(page, 'approve')
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

  test('[TRACK-09] that is forged, sent again, about another order or of another provider changes nothing', async () => {
    const order = await place(shop, { from: 'btc', to: 'ltc', amountFrom: LARGE })
    await pay(shop, order)
    await heldFor(order, 'identification')
    const page = await begin(order)
    await verdict(page, 'later')
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
    await verdict(page, 'approve')
    await reach(shop, order, 'finished')
    // The provider repeats itself, and changes its mind after the payout: what was paid is paid.
    await verdict(page, 'refuse')
    expect(await read(shop, order)).toMatchObject({ status: 'finished' })
  })
})

test('held, released, refunded: the books are closed after all of it', async () => {
  await expectClosedBooks(shop)
})
