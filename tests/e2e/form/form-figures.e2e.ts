// door: page
import type { Page, Request } from '@playwright/test'
import { openBuying, payField } from '../fiat/buy-steps.ts'
import { createOrder, fillInAddresses, openAddressesStep } from '../orders/order-steps.ts'
import { expect, test } from '../product-test.ts'
import {
  askedBy,
  drawn,
  expectPair,
  getField,
  isEstimate,
  openForm,
  remark,
  sendField,
} from './form-steps.ts'

const ESTIMATE = '**/api/exchange/estimate'

/** Answers estimates with other figures than the server's. */
async function answerWith(page: Page, figures: () => object): Promise<void> {
  await page.route(ESTIMATE, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...figures() } })
  })
}

test('[CALC-16.3,4] [CALC-19.4] shown amounts and rates are cut, never rounded up, and lose their trailing zeros', async ({
  page,
}) => {
  let figures = {}
  await answerWith(page, () => figures)
  await openForm(page)
  for (const [index, [amountTo, shown]] of [
    ['1.50000000', '1.5'],
    ['2.000', '2'],
    ['0.123456789', '0.12345678'],
    ['0.99999999999', '0.99999999'],
    ['1234567890.123456789', '1234567890.1234'],
  ].entries()) {
    figures = { amountTo, rate: '31.987654329000' }
    await sendField(page).fill(`0.${index + 2}`)
    await expect(getField(page)).toHaveValue(String(shown))
    await expect(remark(page)).toHaveText('1 BTC ~ 31.98765432 ETH')
  }
})

test('[CALC-17.1] the limits are checked 900 ms after the last keystroke', async ({ page }) => {
  await page.clock.install()
  await openForm(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  const least = remark(page).getByText('minimum amount:')
  await sendField(page).fill('0.00001')
  await page.clock.runFor(600)
  await sendField(page).fill('0.000001')
  const answered = page.waitForResponse(
    (response) =>
      isEstimate(response.request()) && askedBy(response.request()).amountFrom === '0.000001',
  )
  await page.clock.runFor(890)
  await (await answered).finished()
  await expect(getField(page)).not.toHaveValue('...')
  await expect(least).toBeHidden()
  await page.clock.runFor(20)
  await expect(least).toBeVisible()
})

test('[CALC-03.1,2] an address that sends a national currency begins a purchase, one that sends a coin an exchange', async ({
  page,
}) => {
  await page.goto('/?from=eur&to=ltc&amount=200')
  await expect(page.getByLabel('Amount you pay, in EUR')).toHaveValue('200', { timeout: 45_000 })
  await expect(page.getByRole('button', { name: 'Coin you buy' })).toContainText('LTC')
  await page.goto('/processing?from=eur&to=ltc&amountFrom=200')
  await expect(page).toHaveURL(/\/buy\?.*amount=200/)
  await openForm(page, '/?from=doge&to=ltc&amount=2000')
  await expectPair(page, 'DOGE', 'LTC')
  await expect(page.getByRole('button', { name: 'Exchange now' })).toBeVisible()
})

test('[CALC-14.2] of a guest it is never asked whether the guaranteed rate is open', async ({
  page,
}) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openForm(page)
  await page.getByRole('radio', { name: 'Guaranteed' }).check()
  // A guaranteed quote is renewed half a minute after it has come.
  const quotes = async () => {
    await page.clock.fastForward(31_000)
    return asked.filter((path) => path === '/api/exchange/estimate').length
  }
  await expect.poll(quotes).toBeGreaterThan(1)
  expect(asked).not.toContain('/api/exchange/fixed-rate-ability')
})

/** What offers are asked for, newest last. */
function watchOffers(page: Page): URLSearchParams[] {
  const asked: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (/\/api\/fiat\/offer/.test(pathname)) asked.push(searchParams)
  })
  return asked
}

/** Chooses a country or state from its list. */
async function choosePlace(
  page: Page,
  kind: 'Your country' | 'Your state',
  name: string,
): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${kind}`) }).click()
  const list = page.getByRole('dialog', { name: kind })
  await list.getByRole('combobox').fill(name)
  await list.getByRole('option', { name }).first().click()
  await expect(list).toBeHidden()
}

test('[CALC-07.4,5] [CALC-30.1,4] [TELE-05.4] another country and another state ask for offers, never for an estimate', async ({
  page,
}) => {
  await openForm(page)
  await expect(remark(page)).toContainText('1 BTC ~')
  const estimates: string[] = []
  page.on('request', (request) => {
    if (isEstimate(request)) estimates.push(request.url())
  })
  const offers = watchOffers(page)
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(payField(page)).toHaveValue('150', { timeout: 45_000 })
  const newest = () => Object.fromEntries(offers.at(-1) ?? [])
  await choosePlace(page, 'Your country', 'France')
  await expect.poll(newest).toMatchObject({ from: 'usd', to: 'btc', amount: '150', country: 'FR' })
  await choosePlace(page, 'Your country', 'United States')
  await choosePlace(page, 'Your state', 'Texas')
  await expect.poll(newest).toMatchObject({ country: 'US', state: 'TX' })
  await choosePlace(page, 'Your state', 'Ohio')
  await expect.poll(newest).toMatchObject({ country: 'US', state: 'OH' })
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    country_confirm: 'US',
    state_selected: 'OH',
  })
  expect(estimates).toEqual([])
})

test('[CALC-08.3] offers for an older amount that come late are ignored', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let sample = ''
  await page.route('**/api/fiat/offer**', async (route) => {
    const amount = new URL(route.request().url()).searchParams.get('amount')
    if (sample === '') sample = await (await route.fetch()).text()
    if (amount === '1500') await held
    const got = { 1500: '9.9', 200: '1.1' }[amount ?? ''] ?? '0.5'
    const body = sample.replaceAll(/"amount":"[\d.]+"/g, `"amount":"${got}"`)
    await route.fulfill({ body, contentType: 'text/event-stream' })
  })
  await openBuying(page)
  const got = page.getByLabel('Amount you get, in BTC')
  await expect(got).toHaveValue('0.5')
  const first = page.waitForRequest((request) => request.url().includes('amount=1500'))
  await payField(page).fill('1500')
  await first
  // Either comes: the page may give a question up once it has asked a newer one.
  const isOlder = { predicate: (request: Request) => request.url().includes('amount=1500') }
  const late = Promise.race([
    page.waitForEvent('requestfinished', isOlder),
    page.waitForEvent('requestfailed', isOlder),
  ])
  await payField(page).fill('200')
  await expect(got).toHaveValue('1.1')
  release()
  await late
  await drawn(page)
  await expect(got).toHaveValue('1.1')
})

test('[CALC-09.4] a rate that has ended on the page is not sent; the order is made of the next one', async ({
  page,
}) => {
  await page.clock.install()
  await openAddressesStep(page, { isFixedRate: true })
  await fillInAddresses(page)
  const sent: unknown[] = []
  page.on('request', (request) => {
    const isCreation = request.method() === 'POST' && request.url().endsWith('/api/transactions')
    if (isCreation) sent.push(request.postDataJSON().rateId)
  })
  const rateId = page.locator('input[name="rateId"]')
  const first = await rateId.inputValue()
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let isAsked = false
  await page.route('**/api/exchange/estimate', async (route) => {
    isAsked = true
    await held
    await route.continue()
  })
  // No further than to its end: a question that waits for long by the page's clock counts as lost.
  const untilAsked = async () => {
    await page.clock.runFor(1000)
    return isAsked
  }
  await expect.poll(untilAsked, { intervals: [0] }).toBe(true)
  await page.getByRole('button', { name: 'Create order' }).click()
  release()
  await expect(page.getByText(/That rate has expired/)).toBeVisible()
  expect(sent).toEqual([])
  await expect(rateId).not.toHaveValue(first)
  const next = await rateId.inputValue()
  await createOrder(page)
  expect(sent).toEqual([next])
})
