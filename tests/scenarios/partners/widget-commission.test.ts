// door: HTTP
import type {
  EstimateReply,
  PartnerEarningsReply,
  PartnerKeyOut,
  TransactionReply,
} from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { KEYS, keysOf, newOwnKey, type OwnKeyMade, openAccess } from '../support/own-key-steps.ts'
import { affiliateBalances, mailSays, newAffiliate } from '../support/partners/affiliate-steps.ts'
import { addEndpoint, type Receiver, startReceiver } from '../support/partners/webhook-receiver.ts'
import { PASSWORD, type Person, personAt, signUpAt } from '../support/person.ts'
import { createRestOrder, mustAskRest } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const SITE = 'https://shop.example'
const ENV = { PARTNER_SHARE_BPS: '5000', PARTNER_COMMISSION_MAX_BPS: '200', FEE_SERVICE_BPS: '50' }
const PAIR = { from: 'btc', to: 'eth', amountFrom: '0.01' }

let shop: RunningProduct
let owner: Person
let account: { readonly email: string }
let receiver: Receiver
let key: OwnKeyMade
let destinationAddress: string
beforeAll(async () => {
  shop = await startShop('widget_commission', ENV)
  owner = personAt(shop)
  account = await signUpAt(shop, owner)
  receiver = await startReceiver()
  await openAccess(owner)
  key = await newOwnKey(owner, {
    dialects: ['rest'],
    publicKey: null,
    scopes: ['read', 'create', 'webhooks'],
  })
  destinationAddress = await playAddress(shop, 'eth')
})
afterAll(async () => {
  await receiver.stop()
  await stopShop(shop)
})

const setSites = (widgetSites: readonly string[], id = key.id) =>
  owner.change('PATCH', `${KEYS}/${id}`, { widgetSites, password: PASSWORD })
const estimate = (asked: object = {}) =>
  mustAsk<EstimateReply>(shop, 'POST', '/api/exchange/estimate', { body: { ...PAIR, ...asked } })
const create = (asked: object = {}) =>
  ask(shop, 'POST', '/api/transactions', {
    body: { ...PAIR, destinationAddress, ...asked },
    headers: { 'idempotency-key': crypto.randomUUID() },
  })
const commission = (bps = 150, id = key.id) => ({ key: id, bps })

/** The frame on a page of another site: what it adds, where it may stand, and its document. */
async function openFrame(query: Readonly<Record<string, string>>, site = SITE) {
  const response = await fetch(`${shop.url}/widget-app?${new URLSearchParams(query)}`, {
    headers: { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site', referer: `${site}/` },
  })
  const html = await response.text()
  const policy = response.headers.get('content-security-policy') ?? ''
  return {
    html,
    ancestors: /frame-ancestors ([^;]*)/.exec(policy)?.[1],
    added: /data-widget-commission="[^"]*bps&quot;:(\d+)/.exec(html)?.[1] ?? null,
    refId: /data-widget-ref-id="([^"]*)"/.exec(html)?.[1] ?? null,
  }
}

test('[API-05.13] the owner lists the sites of a key, with the password, and is told by email; what is no site is refused', async () => {
  expect(
    (await owner.change('PATCH', `${KEYS}/${key.id}`, { widgetSites: [SITE] })).body,
  ).toMatchObject({
    errors: { password: expect.anything() },
  })
  const wrong = await setSites([SITE, 'shop'])
  expect(wrong.body).toMatchObject({
    error: { code: 'site_malformed', details: { field: 'widgetSites', site: 'shop' } },
  })
  expect((await keysOf(owner)).map((each: PartnerKeyOut) => each.widgetSites)).toEqual([[]])
  expect((await setSites([`${SITE}/swap?a=1`, SITE])).body).toMatchObject({
    key: { widgetSites: [SITE] },
  })
  await mailSays(shop, account.email, 'widget sites of an API key were changed')
})

test('[WIDGET-05.4] a frame has the commission on the sites of the key, and else none, and says why', async () => {
  await setSites([SITE])
  const options = { 'partner-key': key.id, commission: '1.5' }
  const right = await openFrame(options)
  expect([right.added, right.ancestors]).toEqual(['150', `'self' ${SITE}`])
  expect(right.html).not.toContain('No commission is added')
  const siteless = await newOwnKey(owner)
  const revoked = await newOwnKey(owner)
  await setSites([SITE], revoked.id)
  await owner.change('DELETE', `${KEYS}/${revoked.id}`, {})
  for (const [given, site, says] of [
    [options, 'https://stranger.example', 'https://stranger.example is not among the sites'],
    [{ ...options, commission: '2.01' }, SITE, 'is more than 2 percent'],
    [{ ...options, 'partner-key': siteless.id }, SITE, 'is not the id of an active key with sites'],
    [{ ...options, 'partner-key': revoked.id }, SITE, 'is not the id of an active key with sites'],
    [{ commission: '1' }, SITE, 'partner-key and commission are needed together'],
  ] as const) {
    const frame = await openFrame(given, site)
    expect([frame.added, frame.ancestors], says).toEqual([null, undefined])
    expect(frame.html).toContain(says)
    expect(frame.html).toContain('No commission is added')
  }
})

test('[WIDGET-05.4] quotes have it at either rate and on either side; a key that is not in force is refused', async () => {
  await setSites([SITE])
  for (const isFixedRate of [false, true]) {
    const [plain, added] = [
      await estimate({ isFixedRate }),
      await estimate({ isFixedRate, commission: commission() }),
    ]
    const gross =
      Number(added.amountTo) +
      Number(added.exchangeFee) +
      Number(added.partnerFee) +
      Number(added.networkFee)
    expect(plain.partnerFee).toBeNull()
    expect(Number(added.partnerFee) / gross).toBeCloseTo(0.015, 6)
    expect(Number(added.exchangeFee) / gross).toBeCloseTo(0.005, 6)
    expect(Number(added.amountTo)).toBeLessThan(Number(plain.amountTo))
  }
  const { amountTo } = await estimate({ commission: commission() })
  const back = await estimate({ amountFrom: null, amountTo, commission: commission() })
  expect(Number(back.amountFrom)).toBeCloseTo(0.01, 4)
  const upsale = (asked: object) =>
    mustAsk<EstimateReply>(shop, 'POST', '/api/exchange/upsale-estimate', {
      body: { ...PAIR, ...asked },
    })
  // Prices may move between two quotes, by far less than the commission.
  const [bare, added] = [await upsale({}), await upsale({ commission: commission() })]
  expect(Number(added.amountTo) / Number(bare.amountTo)).toBeCloseTo(0.985, 3)
  for (const [given, code] of [
    [commission(201), 'commission_too_high'],
    [commission(10, crypto.randomUUID()), 'widget_key_unknown'],
  ] as const) {
    for (const path of ['exchange/estimate', 'exchange/upsale-estimate', 'transactions']) {
      const { body } = await ask(shop, 'POST', `/api/${path}`, {
        body: {
          ...PAIR,
          ...(path === 'transactions' && { destinationAddress }),
          commission: given,
        },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      expect(body, path).toMatchObject({ error: { code } })
    }
  }
})

test('[WIDGET-05.5,6] the order pays what was shown, its partner is owed the commission and the share, and no affiliate', async () => {
  await setSites([SITE])
  const { refId } = await newAffiliate(shop)
  await addEndpoint(shop, key.partner, { url: `${receiver.url}/all` })
  const both = await openFrame({ 'partner-key': key.id, commission: '2', merchant: refId })
  expect([both.added, both.refId]).toEqual(['200', null])
  const quoted = await estimate({ isFixedRate: true, commission: commission(200) })
  const made = await create({
    isFixedRate: true,
    rateId: quoted.rateId,
    refundAddress: await playAddress(shop, 'btc'),
    commission: commission(200),
    userMeta: { refId },
  })
  expect(made.status).toBe(201)
  const { transaction: placed } = made.body as TransactionReply
  const { transactionId: id } = placed
  expect(placed).toMatchObject({ partnerFee: quoted.partnerFee })
  expect(
    (await (await fetch(`${shop.url}/transaction/${id}`)).text()).includes('>Partner fee</'),
  ).toBe(true)
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
  const { transaction } = await vi.waitFor(
    async () => {
      const read = await mustAsk<TransactionReply>(shop, 'GET', `/api/transactions/${id}`)
      if (read.transaction.status !== 'finished') throw new Error(read.transaction.status)
      return read
    },
    { timeout: 300_000, interval: 500 },
  )
  expect(transaction.amountTo).toBe(quoted.amountTo)
  const { result } = (await owner.ask<PartnerEarningsReply>('GET', '/api/user/partner/earnings'))
    .body
  const owed = Number(quoted.partnerFee) + Number(quoted.exchangeFee) / 2
  expect(Number(result?.balances[0]?.amount)).toBeCloseTo(owed, 12)
  expect(result?.rows).toMatchObject([{ ordersFinished: 1 }])
  expect(await mustAskRest(shop, key.partner, 'GET', '/orders')).toMatchObject({ orders: [] })
  expect(await affiliateBalances(shop)).toEqual([])
  // What comes later of the partner's own program is told, and nothing of what came before it.
  const own = await createRestOrder(shop, key.partner, { ...PAIR, address: destinationAddress })
  await expect.poll(() => receiver.typesOf('/all', own.id)).toContain('order.created')
  expect(new Set(receiver.received.map(({ message }) => message.data['id']))).toEqual(
    new Set([own.id]),
  )
})

test('[WIDGET-05.7] a guaranteed rate holds with the commission that it was quoted with, and no other', async () => {
  await setSites([SITE])
  const { rateId } = await estimate({ isFixedRate: true, commission: commission() })
  const refundAddress = await playAddress(shop, 'btc')
  for (const asked of [{}, { commission: commission(100) }]) {
    const made = await create({ isFixedRate: true, rateId, refundAddress, ...asked })
    expect(made.body).toMatchObject({ error: { code: 'rate_id_mismatch' } })
  }
})
