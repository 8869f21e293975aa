// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { newOwner } from '../support/owner-steps.ts'
import {
  type ApprovedAffiliate,
  affiliateBalances,
  askOf,
  change,
  decide,
  finishByLink,
  mailSays,
  newAffiliate,
  newApplicant,
  newTool,
  refusal,
} from '../support/partners/affiliate-steps.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
/** An affiliate with a tool and an own link, each of which led to one order. Only read, never changed. */
let ada: ApprovedAffiliate
let toolId: string
beforeAll(async () => {
  shop = await startShop('affiliates', {
    AFFILIATE_SHARE_BPS: '9000',
    AFFILIATE_MINIMUM_BTC: '0.00001',
    AFFILIATE_MINIMUM_ETH: '0.0001',
  })
  ada = await newAffiliate(shop)
  toolId = await newTool(ada, { type: 'ref_link', name: 'My blog' })
  await ada.browser.ask('POST', '/api/affiliate/click', { body: { refId: toolId } })
  await finishByLink(shop, toolId)
  await finishByLink(shop, ada.refId, 'ltc')
})
afterAll(() => stopShop(shop))

test('[EARN-01.1,2] an account applies once, is approved by the operator, and is told by mail', async () => {
  const stranger = await newOwner(shop)
  expect(await askOf(stranger.browser, 'affiliate-status')).toMatchObject({
    result: { status: 'none', refId: null, terms: { shares: { exchange: 9000 } } },
  })
  const applicant = await newApplicant(shop)
  const { browser, email, refId } = applicant
  const statusOf = async () => (await askOf(browser, 'affiliate-status')).result.status
  const flagOf = async () =>
    (await browser.ask('GET', '/api/user?fields=affiliateApproved')).body.user.affiliateApproved
  expect([await statusOf(), await flagOf()]).toEqual(['applied', false])
  const again = await change(applicant, 'become-partner', { website: 'a.example', about: 'x' })
  expect(again.body.result.refId).toBe(refId)
  const asked = { type: 'ref_link', name: 'A link' }
  expect(await refusal(applicant, 'create-tool', asked)).toBe('affiliate_not_approved')
  await decide(shop, refId, 'refused')
  expect(await statusOf()).toBe('refused')
  await change(applicant, 'apply', {})
  expect(await statusOf()).toBe('applied')
  await decide(shop, refId, 'approved')
  expect([await statusOf(), await flagOf()]).toEqual(['approved', true])
  await mailSays(shop, email, 'affiliate programme')
  await decide(shop, refId, 'disabled')
  expect([await statusOf(), await flagOf()]).toEqual(['disabled', false])
})

test('[EARN-02.1,2,3] tools of five types are made, renamed, set and disabled by their own affiliate', async () => {
  const owner = await newAffiliate(shop)
  const ids: string[] = []
  for (const type of ['api', 'banner', 'button', 'widget', 'ref_link']) {
    const { body } = await change(owner, 'create-tool', { type, name: ` ${'n'.repeat(64)} ` })
    expect(body.result).toMatchObject({ type, name: 'n'.repeat(64), isDisabled: false })
    ids.push(body.result.id)
  }
  const id = ids.at(-1) ?? ''
  const name = 'n'.repeat(65)
  expect(await refusal(owner, 'create-tool', { type: 'widget', name })).toBe('tool_name_malformed')
  const settings = { tickers: ['btc', 'xmr'], theme: 'dark', size: '728x90' }
  const updated = await change(owner, 'update-tool', { id, name: 'My blog', settings })
  expect(updated.body.result).toMatchObject({ name: 'My blog', settings })
  expect(await refusal(owner, 'update-tool', { id, settings: { tickers: ['nope'] } })).toBe(
    'tool_tickers_unknown',
  )
  const { result } = await askOf(owner.browser, 'get-tools')
  expect(result.tickers).toHaveLength(30)
  expect(result.tools.map(({ id }: { id: string }) => id)).toEqual(ids)
  expect(await refusal(ada, 'update-tool', { id, isDisabled: true })).toBe('tool_not_found')
  await change(owner, 'update-tool', { id: ids[0] ?? '', isDisabled: true })
  const [first] = (await askOf(owner.browser, 'get-tools')).result.tools
  expect(first.isDisabled).toBe(true)
})

test('[EARN-06.2] wallets are found by coin, and those of an unknown coin are not', async () => {
  const of = (currency: string) =>
    mustAsk<{ result: { name: string; url: string; kind: string }[] }>(
      shop,
      'GET',
      `/api/coins/wallets?currency=${currency}`,
    )
  const { result } = await of('xmr')
  expect(result.map(({ name }) => name)).toContain('Cake Wallet')
  expect(new Set(result.map(({ kind }) => kind))).toEqual(new Set(['software']))
  expect((await of('btc')).result).toContainEqual({
    name: 'Trezor',
    url: 'https://trezor.io',
    kind: 'hardware',
  })
  await expect(of('nothing')).rejects.toThrow('currency_not_found')
})

test('[EARN-06.1] the ref id of an approved affiliate is found by merchant id', async () => {
  const { merchantId } = (await ada.browser.ask('GET', '/api/user?fields=merchantId')).body.user
  const of = (id: string) => mustAsk(shop, 'GET', `/api/affiliate/refid?merchantId=${id}`)
  expect(await of(merchantId)).toEqual({ result: { refId: ada.refId } })
  await expect(of('0'.repeat(20))).rejects.toThrow('ref_id_unknown')
})

test('[EARN-03.1] an order that a link led here earns a commission, in the ledger when it finishes', async () => {
  const clicked = await ada.browser.ask('POST', '/api/affiliate/click', {
    body: { refId: ada.refId },
  })
  expect(clicked.body).toEqual({ result: { click: 'last', windowDays: 31 } })
  const booked = await affiliateBalances(shop)
  expect(booked.map(({ asset }) => asset)).toEqual(expect.arrayContaining(['eth', 'ltc']))
  for (const { balance } of booked) expect(balance).toMatch(/^-0\.\d*[1-9]/)
  await mailSays(shop, ada.email, 'first commission')
})

test('[EARN-04.1,2] statistics count clicks, orders and turnover, and tell nothing of customers', async () => {
  const stats = await askOf(ada.browser, 'stats')
  expect(stats).toMatchObject({
    count: 2,
    list: expect.arrayContaining([
      expect.objectContaining({ source: toolId, name: 'My blog', clicks: 1, orders: 1 }),
      expect.objectContaining({ source: 'own', name: null, orders: 1 }),
    ]),
  })
  const one = await askOf(ada.browser, `stats?source=${toolId}`)
  expect(one).toMatchObject({ count: 1, list: [{ source: toolId }] })
  const referred = await askOf(ada.browser, 'referred-transactions?limit=1&offset=1')
  expect(referred.count).toBe(2)
  const fields =
    'amountFrom commission commissionCurrency createdAt currencyFrom currencyTo source status type'
  expect(Object.keys(referred.list[0]).toSorted().join(' ')).toBe(fields)
  const turnover = await askOf(
    ada.browser,
    `turnover-stats?campaignId=${toolId}&groupTimelineBy=month`,
  )
  expect(turnover.result).toMatchObject({
    timeline: [{ date: expect.stringMatching(/-01$/), orders: 1 }],
    total: { orders: 1, clicks: 1 },
    previous: { orders: 0, clicks: 0 },
  })
  expect(Number(turnover.result.total.turnover)).toBeGreaterThan(1_000)
  expect(await askOf(ada.browser, 'api-daily-stats')).toEqual({ list: [], count: 0 })
})

test('[EARN-07.1] [EARN-08.1] the summaries have their figures, limits and states', async () => {
  const { result: total } = await askOf(ada.browser, 'total-stats')
  expect(total.accountSummary).toMatchObject({
    payout: { btc: '0' },
    apiRevenue: '0.00',
    exchangeRevenue: total.accountSummary.earnings.usd,
  })
  expect(Number(total.accountSummary.estimatedBalance.usd)).toBeGreaterThan(0)
  expect(total).toMatchObject({
    orders: 2,
    clicks: expect.any(Number),
    btc: { minWithdraw: expect.any(String), minApprove: '0' },
    runningOperations: { conversions: 0, payouts: 0 },
    statuses: { canConvertAllToBtc: true, canConvertAllToEth: true, canPayoutToBtc: false },
    payoutAddresses: { btc: null, eth: null, usdt20: null, isPending: false },
    payouts: { list: [], count: 0 },
    conversions: { list: [], count: 0 },
    api: { list: [], count: 0 },
  })
  expect(total.stats.count).toBe(2)
  const { result: revenue } = await askOf(ada.browser, 'balances')
  expect(revenue).toMatchObject({
    f2cBalanceEstimate: { usdt20: '0' },
    readyToPayout: { btc: '0', usdt20: '0' },
    withdrawAvailable: { btc: false, eth: false, usdt20: false },
    minWithdrawAmount: { eth: expect.any(String) },
    convertProgressStatus: 'idle',
    convertedAmount: null,
    held: [],
  })
  expect(Number(revenue.c2cTotalBalanceEstimate.btc)).toBeGreaterThan(0)
  for (const currency of ['btc', 'eth', 'usdt20'] as const) {
    const [least, fee] = [revenue.minWithdrawAmount[currency], revenue.withdrawFee[currency]]
    expect(Number(least), currency).toBeGreaterThan(Number(fee))
  }
  expect(revenue.balances.map((each: { currency: string }) => each.currency)).toEqual([
    'eth',
    'ltc',
  ])
  const stranger = await newOwner(shop)
  expect(await askOf(stranger.browser, 'balances')).toMatchObject({
    error: { code: 'affiliate_missing' },
  })
})

test('[EARN-09.1] pages, days and filters are those that were asked for, and others are refused', async () => {
  const { browser } = ada
  expect(await askOf(browser, 'payouts?offset=16')).toMatchObject({ payouts: [], count: 0 })
  expect(await askOf(browser, 'stats?offset=1')).toMatchObject({ count: 2, list: [{}] })
  const early = 'dateFrom=2020-01-01&dateTo=2020-01-31'
  expect(await askOf(browser, `turnover-stats?${early}`)).toMatchObject({
    result: { dateFrom: '2020-01-01', dateTo: '2020-01-31', timeline: [], total: { orders: 0 } },
  })
  for (const wrong of [
    'turnover-stats?groupTimelineBy=year',
    'turnover-stats?dateFrom=2020-02-30&dateTo=2020-03-01',
    'stats?source=somebody',
    'payouts?limits=101',
    'payouts?offset=-1',
  ]) {
    const { status } = await browser.ask('GET', `/api/affiliate/${wrong}`)
    expect(status, wrong).toBeGreaterThanOrEqual(400)
    expect(status, wrong).toBeLessThan(500)
  }
})
