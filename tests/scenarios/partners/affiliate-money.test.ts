// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advanceClock, customerAddress, mustAsk } from '../../customers/index.ts'
import { operate, type RunningProduct } from '../../support/index.ts'
import { beginFiat, decideFiat, reachFiat } from '../support/fiat-steps.ts'
import {
  type ApprovedAffiliate,
  affiliateBalances,
  askOf,
  change,
  decide,
  finishByLink,
  mailSays,
  newAffiliate,
  refusal,
  setAddress,
} from '../support/partners/affiliate-steps.ts'
import { insertPayouts } from '../support/partners/insert-payouts.ts'
import { PASSWORD } from '../support/person.ts'
import { databaseOf, startShop, stopShop } from '../support/start-shop.ts'
import { turnTotpOn } from '../support/totp-steps.ts'

const WITHIN = { timeout: 60_000, interval: 250 }
const DAY_SECONDS = 86_400

const SETTINGS = {
  AFFILIATE_SHARE_BPS: '9000',
  AFFILIATE_BUY_REVENUE_BPS: '1000',
  AFFILIATE_MINIMUM_BTC: '0.00001',
  AFFILIATE_MINIMUM_ETH: '0.0001',
  AFFILIATE_MINIMUM_USDT20: '0.01',
  // The round of each minute would pay what a test is about to ask for.
  AFFILIATE_MONTHLY_PAYOUTS: 'false',
} as const

let shop: RunningProduct
/** Where the operator's commands find the shop; null without a PostgreSQL server. */
let places: (typeof SETTINGS & { readonly DATABASE_URL: string; readonly DATA_DIR: string }) | null
beforeAll(async () => {
  shop = await startShop('affiliate_money', SETTINGS)
  const url = databaseOf('affiliate_money')
  places = url === null ? null : { ...SETTINGS, DATABASE_URL: url, DATA_DIR: shop.dataDir }
})
afterAll(() => stopShop(shop))

test('[EARN-05.1,2,3,4] balances are converted and paid out to an address that was locked for a day', async () => {
  const owner = await newAffiliate(shop)
  const { browser, email } = owner
  await finishByLink(shop, owner.refId)
  expect(await refusal(owner, 'payout', { currency: 'btc' })).toBe('payout_address_missing')
  const guess = { currency: 'btc', address: 'x', password: PASSWORD }
  expect(await refusal(owner, 'address', guess)).toMatch(/^address_/)
  const address = await setAddress(shop, browser, 'btc')
  const wrong = await change(owner, 'address', { currency: 'btc', address, password: 'a guess' })
  expect(wrong.body).toMatchObject({ result: false, code: 'password_wrong' })
  const { result: addresses } = await askOf(browser, 'addresses')
  expect(addresses).toMatchObject({
    ...{ btc: address, eth: null, isPending: true },
    usableAt: { btc: expect.stringMatching(/Z$/), eth: null, usdt20: null },
  })
  await mailSays(shop, email, 'Payout address changed')
  expect(await refusal(owner, 'payout', { currency: 'btc' })).toBe('payout_address_locked')
  await advanceClock(shop, 86_400)
  const both = await Promise.all(
    [1, 2].map(() => change(owner, 'convert-all', { currency: 'btc' })),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const status = async () => (await askOf(browser, 'transfers-status')).result
  await expect.poll(async () => (await status()).convertProgressStatus, WITHIN).toBe('idle')
  const { result } = await askOf(browser, 'balances')
  expect(result.convertedAmount).toEqual({ currency: 'btc', amount: result.readyToPayout.btc })
  expect(result.balances).toEqual([{ currency: 'btc', amount: result.readyToPayout.btc }])
  expect((await status()).statuses).toMatchObject({
    canPayoutToBtc: true,
    canConvertAllToBtc: false,
  })
  expect(await refusal(owner, 'convert-all', { currency: 'btc' })).toBe('nothing_to_convert')
  const paid = await Promise.all([1, 2].map(() => change(owner, 'payout', { currency: 'btc' })))
  expect(paid.map((each) => each.status).toSorted()).toEqual([200, 409])
  await expect
    .poll(async () => (await askOf(browser, 'payouts')).payouts[0]?.status, WITHIN)
    .toBe('finished')
  const list = await askOf(browser, 'payouts?offset=0&limits=16')
  expect(list).toMatchObject({ count: 1, pagesCount: 1, payouts: [{ currency: 'btc', address }] })
  const [payout] = list.payouts
  const { payments } = await mustAsk<{ payments: { amount: string; txId: string }[] }>(
    shop,
    'GET',
    `/api/sandbox/wallets/${address}`,
  )
  expect(payments).toMatchObject([{ amount: payout.amount, txId: payout.txId }])
  expect((await status()).runningOperations).toEqual({ conversions: 0, payouts: 0 })
  expect(await refusal(owner, 'payout', { currency: 'btc' })).toBe('payout_below_minimum')
})

test('[EARN-05.8] a purchase by a link earns USDT once it is paid and delivered, which is paid out on chain', async () => {
  const owner = await newAffiliate(shop)
  const { browser, refId } = owner
  const { terms } = (await askOf(browser, 'affiliate-status')).result
  expect(terms).toMatchObject({ purchaseRevenueBps: 1000, shares: { buy: 2500 } })
  const address = await setAddress(shop, browser, 'usdt20')
  await advanceClock(shop, DAY_SECONDS)
  const bought = await beginFiat(shop, { amount: '400', refId })
  await decideFiat(shop, bought, 'paid')
  await reachFiat(shop, bought, 'ended')
  const revenue = async () => (await askOf(browser, 'balances')).result
  // A tenth of 400 USD is the shop's, of which a quarter is the affiliate's, less what the provider takes.
  const earned = async () => Number((await revenue()).f2cBalanceEstimate.usdt20)
  await expect.poll(earned, WITHIN).toBeGreaterThan(8)
  expect(await earned()).toBeLessThan(10)
  expect(await askOf(browser, 'referred-transactions')).toMatchObject({
    list: [{ type: 'buy', commissionCurrency: 'usdt20', status: 'earned' }],
  })
  const { readyToPayout, withdrawFee } = await revenue()
  expect((await change(owner, 'payout', { currency: 'usdt20' })).status).toBe(200)
  const newest = async () => (await askOf(browser, 'payouts')).payouts[0]
  await expect.poll(async () => (await newest())?.status, WITHIN).toBe('finished')
  const { amount, fee, txId } = await newest()
  expect(fee).toBe(withdrawFee.usdt20)
  expect(Number(amount) + Number(fee)).toBeCloseTo(Number(readyToPayout.usdt20), 9)
  const wallet = await mustAsk(shop, 'GET', `/api/sandbox/wallets/${address}`)
  expect(wallet).toMatchObject({ payments: [{ amount, txId }] })
  expect(await owedTo(owner)).toEqual([])
})

/** What the ledger still owes an affiliate, by the amounts of its own page. */
async function owedTo({ browser }: ApprovedAffiliate): Promise<readonly unknown[]> {
  await affiliateBalances(shop)
  const { balances, f2cBalanceEstimate } = (await askOf(browser, 'balances')).result
  return [...balances, ...(f2cBalanceEstimate.usdt20 === '0' ? [] : [f2cBalanceEstimate])]
}

test('[EARN-05.9] where codes are on, an address takes one beside the password', async () => {
  const owner = await newAffiliate(shop)
  const code = await turnTotpOn(owner.browser)
  const { address } = await customerAddress(shop, 'eth')
  const asked = { currency: 'eth', address, password: PASSWORD }
  const without = await change(owner, 'address', asked)
  expect(without.body).toMatchObject({ result: false, code: 'code_needed' })
  const wrong = await change(owner, 'address', { ...asked, totpCode: '000000' })
  expect(wrong.body).toMatchObject({ result: false, code: 'totp_wrong' })
  expect((await askOf(owner.browser, 'addresses')).result.eth).toBe(null)
  const right = await change(owner, 'address', { ...asked, totpCode: code(1) })
  expect(right.body).toMatchObject({ result: true, payoutAddresses: { eth: address } })
})

test('[EARN-05.10] a disabled affiliate keeps its balance, which the operator converts and pays to its address', async (context) => {
  if (places === null) return context.skip('this machine has no PostgreSQL server')
  const owner = await newAffiliate(shop)
  const { browser, refId } = owner
  await finishByLink(shop, refId)
  const address = await setAddress(shop, browser, 'btc')
  await advanceClock(shop, DAY_SECONDS)
  const tooEarly = operate(places, 'affiliate', 'pay', refId, 'btc')
  await expect(tooEarly).rejects.toThrow('An approved affiliate asks for it on its own page')
  await decide(shop, refId, 'disabled')
  for (const call of ['payout', 'convert-all']) {
    expect(await refusal(owner, call, { currency: 'btc' })).toBe('affiliate_not_approved')
  }
  expect(await operate(places, 'affiliate', 'convert', refId, 'btc')).toContain('requested')
  const status = async () => (await askOf(browser, 'transfers-status')).result
  await expect.poll(async () => (await status()).convertProgressStatus, WITHIN).toBe('idle')
  const { address: other } = await customerAddress(shop, 'btc')
  expect(await operate(places, 'affiliate', 'pay', refId, 'btc', other)).toContain('requested')
  const newest = async () => (await askOf(browser, 'payouts')).payouts[0]
  await expect.poll(async () => (await newest())?.status, WITHIN).toBe('finished')
  expect(await newest()).toMatchObject({ address, currency: 'btc' })
  expect(await owedTo(owner)).toEqual([])
})

test('[AUTH-09.12] an account whose commissions can be paid out stays until they are, and its export names them', async () => {
  const owner = await newAffiliate(shop)
  const { browser, refId } = owner
  await finishByLink(shop, refId)
  const address = await setAddress(shop, browser, 'eth')
  await advanceClock(shop, DAY_SECONDS)
  const leave = async () =>
    (await browser.change('DELETE', '/api/user', { password: PASSWORD })).body
  expect(await leave()).toMatchObject({ result: false, code: 'affiliate_payout_due' })
  const kept = (await browser.ask('GET', '/api/user/export')).body
  expect(JSON.stringify(kept)).toContain(address)
  expect(kept.affiliate.refId).toBe(refId)
  expect(kept.affiliate.balances).toMatchObject([{ asset: 'eth' }])
  expect(kept.affiliate.payoutAddresses).toMatchObject([{ currency: 'eth', address }])
  expect((await change(owner, 'payout', { currency: 'eth' })).status).toBe(200)
  expect(await leave()).toMatchObject({ result: false, code: 'affiliate_payout_due' })
  const newest = async () => (await askOf(browser, 'payouts')).payouts[0]
  await expect.poll(async () => (await newest())?.status, WITHIN).toBe('finished')
  expect(await leave()).toMatchObject({ result: true })
})

test('[EARN-05.11] payouts come sixteen a page, newest first, and the rest on the next', async (context) => {
  if (places === null) return context.skip('this machine has no PostgreSQL server')
  const owner = await newAffiliate(shop)
  await insertPayouts(places.DATABASE_URL, owner.refId, 17)
  const first = await askOf(owner.browser, 'payouts')
  expect(first).toMatchObject({ count: 17, pagesCount: 2 })
  expect(first.payouts).toHaveLength(16)
  const second = await askOf(owner.browser, 'payouts?offset=16')
  expect(second.payouts).toHaveLength(1)
  const times = [...first.payouts, ...second.payouts].map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().toReversed())
  const page = async (path: string) => (await owner.browser.ask('GET', path)).body
  expect(await page('/earn/payouts')).toContain('?page=2"')
  const oldest = await page('/earn/payouts?page=2')
  expect(oldest).toContain(second.payouts[0].amount)
  expect(oldest).not.toContain(first.payouts[0].amount)
})

test('[EARN-04.7] a month’s statement has its orders, commissions, conversions and payouts, as a page and as a file', async () => {
  const owner = await newAffiliate(shop)
  const { browser, refId } = owner
  await finishByLink(shop, refId)
  const month = (await askOf(browser, 'referred-transactions')).list[0].createdAt.slice(0, 7)
  await change(owner, 'convert-all', { currency: 'btc' })
  const status = async () => (await askOf(browser, 'transfers-status')).result
  await expect.poll(async () => (await status()).convertProgressStatus, WITHIN).toBe('idle')
  const { result } = await askOf(browser, `statement?month=${month}`)
  expect(result).toMatchObject({
    ...{ month, refId, payouts: [] },
    sources: [{ source: 'own', orders: 1 }],
    total: { orders: 1 },
    commissions: [{ currency: 'eth', held: '0' }],
    conversions: [{ taken: [{ currency: 'eth' }], given: { currency: 'btc' } }],
  })
  const [{ earned }] = result.commissions
  expect(result.conversions[0].taken[0].amount).toBe(earned)
  const { body: html } = await browser.ask('GET', `/earn/statement?month=${month}`)
  expect(html).toContain(refId)
  const [, file = ''] = /href="data:text\/csv;charset=utf-8,([^"]+)" download="/.exec(html) ?? []
  const lines = decodeURIComponent(file).trim().split('\r\n')
  expect(lines).toContain(`commission,${month},,eth,${earned},,0,,`)
  expect(lines[0]).toMatch(/^kind,date,/)
  expect(await askOf(browser, 'statement?month=2020-01')).toMatchObject({
    result: { sources: [], commissions: [], total: { orders: 0 } },
  })
  const { status: refused } = await browser.ask('GET', '/api/affiliate/statement?month=2026-13')
  expect(refused).toBe(400)
})
