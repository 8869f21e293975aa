// door: HTTP
import type {
  PartnerEarningsReply,
  PartnerOrderOut,
  PartnerReportRow,
} from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { playAddress } from '../support/ask-product.ts'
import { newOwnKey, openAccess } from '../support/own-key-steps.ts'
import { addPartner, callRpc, mustCall, type TestPartner } from '../support/partner-steps.ts'
import { type Person, personAt, signUpAt } from '../support/person.ts'
import { askRest, createRestOrder, mustAskRest } from '../support/rest-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

type Quote = Readonly<
  Record<'amountFrom' | 'amountTo' | 'commission' | 'exchangeFee' | 'networkFee' | 'rate', string>
> & { readonly rateId: string | null; readonly limits: { readonly minFrom: string } }

/** Half of our fee goes to partners, who may add 2 %. */
const ENV = { PARTNER_SHARE_BPS: '5000', PARTNER_COMMISSION_MAX_BPS: '200', FEE_SERVICE_BPS: '50' }

let shop: RunningProduct
let partner: TestPartner
let address: string
let refundAddress: string
beforeAll(async () => {
  shop = await startShop('partner_commission', ENV)
  partner = await addPartner(shop, 'A wallet')
  address = await playAddress(shop, 'eth')
  refundAddress = await playAddress(shop, 'btc')
})
afterAll(() => stopShop(shop))

const quote = (query: Readonly<Record<string, string>> = {}) => {
  const search = new URLSearchParams({ from: 'btc', to: 'eth', amountFrom: '0.01', ...query })
  return mustAskRest<Quote>(shop, partner, 'GET', `/quote?${search}`)
}
const wish = (asked: object = {}) => ({
  ...{ from: 'btc', to: 'eth', amountFrom: '0.01', address, refundAddress },
  ...asked,
})

async function finish(id: string, key = partner): Promise<PartnerOrderOut> {
  await mustAsk(shop, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
  const read = async () => {
    const { order } = await mustAskRest<{ order: PartnerOrderOut }>(
      shop,
      key,
      'GET',
      `/orders/${id}`,
    )
    if (order.status !== 'finished') throw new Error(`${id} is ${order.status}`)
    return order
  }
  return vi.waitFor(read, { timeout: 300_000, interval: 500 })
}

/** Before fees, as the parts of a quote or an order add up. */
const grossOf = (parts: Pick<Quote, 'amountTo' | 'commission' | 'exchangeFee' | 'networkFee'>) =>
  Number(parts.amountTo) +
  Number(parts.commission) +
  Number(parts.exchangeFee) +
  Number(parts.networkFee)

test('[API-01.25] a quote has the commission as a line of its own, at either rate and on either side', async () => {
  for (const type of ['float', 'fixed']) {
    const [plain, added] = [await quote({ type }), await quote({ type, commissionBps: '150' })]
    expect(plain.commission).toBe('0')
    expect(Number(added.commission) / grossOf(added)).toBeCloseTo(0.015, 6)
    expect(Number(added.exchangeFee) / grossOf(added)).toBeCloseTo(0.005, 6)
    expect(Number(added.amountTo)).toBeLessThan(Number(plain.amountTo))
    expect(Number(added.limits.minFrom)).toBeGreaterThanOrEqual(Number(plain.limits.minFrom))
  }
  const { amountTo } = await quote({ commissionBps: '150' })
  const asked = { from: 'btc', to: 'eth', amountTo, commissionBps: '150' }
  const back = await mustAskRest<Quote>(
    shop,
    partner,
    'GET',
    `/quote?${new URLSearchParams(asked)}`,
  )
  expect(Number(back.amountFrom)).toBeCloseTo(0.01, 4)
})

test('[API-01.25] JSON-RPC has it in fees and limits, and tells the share of an order in percent', async () => {
  const pair = { from: 'btc', to: 'eth' }
  const params = { ...pair, amountFrom: '0.01' }
  const fee = async (asked: object) => {
    const [answer] = await mustCall<Record<'fee' | 'visibleAmount' | 'amountTo', string>[]>(
      shop,
      partner,
      'getExchangeAmount',
      [{ ...params, ...asked }],
    )
    return Number(answer?.fee) / Number(answer?.visibleAmount)
  }
  expect(await fee({})).toBeCloseTo(0.005, 6)
  expect(await fee({ commissionBps: 200 })).toBeCloseTo(0.025, 6)
  expect(await fee({ commissionBps: '200' })).toBeCloseTo(0.025, 6)
  const made = await mustCall<{ id: string }>(shop, partner, 'createTransaction', {
    ...params,
    address,
    commissionBps: 125,
  })
  const [order] = await mustCall<Record<'apiExtraFee' | 'changellyFee', string>[]>(
    shop,
    partner,
    'getTransactions',
    { id: made.id },
  )
  expect(order).toMatchObject({ apiExtraFee: '1.25', changellyFee: '0.5' })
})

test('[API-01.25] more than the operator allows is refused, and what is no whole number of basis points', async () => {
  const search = 'from=btc&to=eth&amountFrom=0.01&commissionBps='
  expect(await askRest(shop, partner, 'GET', `/quote?${search}201`)).toMatchObject({
    status: 422,
    body: { error: { code: 'commission_too_high', details: { maximumBps: 200 } } },
  })
  for (const wrong of ['-1', '1.5', '1e2', '0x10', '١', 'NaN']) {
    const asked = await askRest(
      shop,
      partner,
      'GET',
      `/quote?${search}${encodeURIComponent(wrong)}`,
    )
    expect(asked.status, wrong).toBe(400)
  }
  for (const [commissionBps, status] of [
    [201, 422],
    [-1, 400],
    [1.5, 400],
    ['100', 400],
  ] as const) {
    const made = await askRest(shop, partner, 'POST', '/orders', { body: wish({ commissionBps }) })
    expect(made.status, String(commissionBps)).toBe(status)
  }
  for (const commissionBps of [201, -1, 1.5, '1e2', '0x10', '١', {}, [1]]) {
    for (const method of ['getExchangeAmount', 'getFixRate', 'createTransaction']) {
      const { error } = await callRpc(shop, partner, method, [wish({ commissionBps })])
      expect(error, `${method} ${String(commissionBps)}`).toMatchObject({
        code: -32602,
        message: 'Parameter commissionBps is invalid',
      })
    }
  }
})

test('[API-01.25] a guaranteed rate holds with the commission that it was quoted with, and no other', async () => {
  const { amountTo, rateId } = await quote({ type: 'fixed', commissionBps: '100' })
  const other = await askRest(shop, partner, 'POST', '/orders', { body: wish({ rateId }) })
  expect(other).toMatchObject({ status: 409, body: { error: { code: 'rate_id_mismatch' } } })
  const order = await createRestOrder(shop, partner, wish({ rateId, commissionBps: 100 }))
  expect(order).toMatchObject({ amountExpectedTo: amountTo })
  const [bare] = await mustCall<{ id: string }[]>(shop, partner, 'getFixRate', [
    { from: 'btc', to: 'eth', commissionBps: 100 },
  ])
  const { error } = await callRpc(shop, partner, 'createFixTransaction', wish({ rateId: bare?.id }))
  expect(error?.message).toMatch(/^Error: rateId was expired or already used/)
})

test('[API-01.25,26] the order’s page has it as a line, and the partner is owed it with his share', async () => {
  const { id } = await createRestOrder(shop, partner, wish({ commissionBps: 200 }))
  const order = await finish(id)
  const gross = grossOf({ ...order, amountTo: order.amountTo ?? '' })
  expect(Number(order.commission) / gross).toBeCloseTo(0.02, 6)
  const page = await (await fetch(`${shop.url}/transaction/${id}`)).text()
  expect(page.includes('>Partner fee</')).toBe(true)
  expect(await (await fetch(`${shop.url}/api/transactions/${id}`)).json()).toMatchObject({
    transaction: { partnerFee: order.commission, exchangeFee: order.exchangeFee },
  })
  const { rows } = await mustAskRest<{ rows: readonly PartnerReportRow[] }>(
    shop,
    partner,
    'GET',
    '/reports',
  )
  const earned = rows.reduce((sum, row) => sum + Number(row.earned), 0)
  expect(earned).toBeCloseTo(Number(order.commission) + Number(order.exchangeFee) / 2, 12)
  const plain = await createRestOrder(shop, partner, wish())
  const other = await (await fetch(`${shop.url}/transaction/${plain.id}`)).text()
  expect(other.includes('>Partner fee</')).toBe(false)
})

test('[API-05.12] the account sees its terms, its balance and each day’s orders', async () => {
  const person: Person = personAt(shop)
  await signUpAt(shop, person)
  const earnings = async () =>
    (await person.ask<PartnerEarningsReply>('GET', '/api/user/partner/earnings')).body.result
  expect(await earnings()).toBeNull()
  await openAccess(person)
  const terms = { feeShareBps: 5000, maximumCommissionBps: 200, isWhole: true }
  expect(await earnings()).toEqual({ ...terms, balances: [], rows: [] })
  const { partner: key } = await newOwnKey(person, {
    dialects: ['rest'],
    publicKey: null,
    scopes: ['read', 'create'],
  })
  const asked = wish({ commissionBps: 100, subaccountId: 'customer 7' })
  const order = await finish((await createRestOrder(shop, key, asked)).id, key)
  const read = await earnings()
  expect(read?.rows).toMatchObject([
    { currencyFrom: 'btc', currencyTo: 'eth', subaccountId: 'customer 7', ordersFinished: 1 },
  ])
  expect(read?.balances).toEqual([{ currency: 'eth', amount: read?.rows[0]?.earned }])
  const owed = Number(order.commission) + Number(order.exchangeFee) / 2
  expect(Number(read?.balances[0]?.amount)).toBeCloseTo(owed, 12)
})
