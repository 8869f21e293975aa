// door: page

import { expect, test } from '../product-test.ts'
import { placeOrder, statusOf } from './order-steps.ts'

test('[TRACK-01.3,5,7,11] the order page says where, how much and until when, with a QR code and copy buttons', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = await placeOrder(page)
  const reply = await page.request.get(`/api/transactions/${code}`)
  const { transaction } = await reply.json()
  await expect(page.getByText('0.05 BTC').first()).toBeVisible()
  await expect(page.getByRole('main')).toContainText(transaction.payinAddress)
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^\d\d:\d\d:\d\d$/)
  await expect(
    page.getByText(/^\d\d [A-Z][a-z]{2} \d{4}, \d\d:\d\d:\d\d UTC$/).first(),
  ).toBeVisible()
  const steps = page.getByRole('list', { name: 'Order steps' }).getByRole('listitem')
  await expect(steps).toHaveCount(3)
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await page.getByRole('button', { name: 'Copy amount' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('0.05')
  await page.getByRole('button', { name: 'Copy address' }).first().click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(transaction.payinAddress)
})

test('[TRACK-01.4] a coin with a memo warns of it beside the address', async ({ page }) => {
  const code = await placeOrder(page, { from: 'xrp', to: 'btc', amountFrom: '500' })
  const reply = await page.request.get(`/api/transactions/${code}`)
  const { transaction } = await reply.json()
  await expect(page.getByText('Destination tag required')).toBeVisible()
  await expect(page.getByText(transaction.payinExtraId, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy Destination tag' })).toBeVisible()
})

test('[TRACK-01.1,2] anyone with the link sees the track page: noindex, no footer, nothing of the holder’s', async ({
  page,
  browser,
  baseURL,
}) => {
  const code = await placeOrder(page)
  const noindex = page.locator('meta[name="robots"][content="noindex"]')
  await expect(noindex).toHaveCount(1)
  await expect(page.getByText('Refund address', { exact: true })).toBeVisible()

  const stranger = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await stranger.goto(`/track/${code}`)
  await expect(stranger.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1)
  await expect(stranger.getByRole('contentinfo')).toHaveCount(0)
  await expect(stranger.getByText('Send exactly', { exact: true })).toBeVisible()
  await expect(stranger.getByText('Refund address', { exact: true })).toHaveCount(0)
  await stranger.close()
})

test('[TRACK-02.1] the page follows the order without a reload', async ({ page }) => {
  const code = await placeOrder(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.evaluate(() => document.body.setAttribute('data-same-page', 'yes'))
  const paid = await page.request.post('/api/sandbox/deposits', { data: { transactionId: code } })
  expect(paid.ok()).toBe(true)
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 45_000 })
  await expect(page.locator('body[data-same-page]')).toHaveCount(1)
})

test('[TRACK-02.2] where events are blocked the page asks by itself', async ({ page }) => {
  await page.route('**/api/transactions/*/events', (route) => route.abort())
  const code = await placeOrder(page)
  await expect(page.getByText(/Live updates are blocked/)).toBeVisible()
  await page.request.post('/api/sandbox/deposits', { data: { transactionId: code } })
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 45_000 })
})

test('[TRACK-02.3,4] a lost connection is said, and the page goes on when it is back', async ({
  page,
  context,
  playwright,
  baseURL,
}) => {
  const code = await placeOrder(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/Connection lost/)).toBeVisible({ timeout: 45_000 })
  await expect(page.getByText(/Last updated .* UTC/)).toBeVisible()
  const elsewhere = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL })
  await elsewhere.post('/api/sandbox/deposits', { data: { transactionId: code } })
  await elsewhere.dispose()
  await context.setOffline(false)
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 60_000 })
})

test('[TRACK-12.1] addresses are shortened in lists and whole where money is about to be sent', async ({
  page,
}) => {
  const code = await placeOrder(page)
  const reply = await page.request.get(`/api/transactions/${code}`)
  const { transaction } = await reply.json()
  const { payinAddress, payoutAddress } = transaction
  await expect(page.getByRole('main')).toContainText(payinAddress)
  const short = `${payoutAddress.slice(0, 10)}...${payoutAddress.slice(-5)}`
  await expect(page.getByText(short)).toHaveAttribute('title', payoutAddress)
})
