// door: page
import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import {
  advanceClock,
  customerAddress,
  mustAsk,
  type Placed,
  pay,
  place,
  reach,
  type Wish,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { statusOf } from './order-steps.ts'

/** A guaranteed order of 0.06 ETH. */
const guaranteed = { from: 'eth', to: 'ltc', isFixedRate: true } as const

/** An order that was made elsewhere, held by this browser. */
async function hold(context: BrowserContext, product: RunningProduct, wish: Wish): Promise<Placed> {
  const order = await place(product, wish)
  const name = `holder-${order.id.slice(0, 8)}`
  await context.addCookies([{ name, value: order.secret, url: product.url }])
  return order
}

async function open(page: Page, { id }: Pick<Placed, 'id'>): Promise<void> {
  await page.goto(`/transaction/${id}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
}

test('[TRACK-04.4,10] paid too little, the rest is asked for exactly, and two tabs follow it to the end', async ({
  page,
  context,
  product,
}) => {
  const order = await hold(context, product, guaranteed)
  await open(page, order)
  await pay(product, order, '0.05')
  await expect(statusOf(page)).toHaveText('On hold', { timeout: 45_000 })
  const main = page.getByRole('main')
  await expect(main).toContainText('You sent 0.01 ETH less than expected.')
  await expect(main).toContainText('Send 0.01 ETH more to the same address in time')
  await expect(main).toContainText(`guaranteed ${order.created.amountExpectedTo} LTC`)
  await expect(main).toContainText(
    'We send back 0.0497 ETH: the amount received minus the 0.0003 ETH',
  )
  await expect(
    page.getByRole('img', { name: 'QR code for sending the remaining 0.01 ETH' }),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const second = await context.newPage()
  await open(second, order)
  await expect(second.getByRole('heading', { name: 'Send the rest' })).toBeVisible()
  await pay(product, order, '0.01')
  for (const tab of [page, second]) {
    await expect(statusOf(tab)).toHaveText('Finished', { timeout: 45_000 })
    await expect(tab).toHaveTitle(/^Finished – order /)
  }
})

test('[TRACK-04.2,10] paid too much, a new offer is accepted and its exact amount arrives', async ({
  page,
  context,
  product,
}) => {
  const order = await hold(context, product, guaranteed)
  await pay(product, order, '0.09')
  await reach(product, order, 'hold')
  await open(page, order)
  await expect(page.getByText('You sent 0.03 ETH more than expected.')).toBeVisible()
  await expect(page.getByText('Offer valid for')).toBeVisible()
  const accept = page.getByRole('button', { name: /^Get [\d.]+ LTC$/ })
  const amount = /[\d.]+/.exec((await accept.textContent()) ?? '')?.[0] ?? ''
  await accept.click()
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 45_000 })
  await expect(page.getByRole('main')).toContainText(`${amount} LTC`)
})

test('[TRACK-10.1,2,4] too little to exchange goes back to an address that is typed and checked', async ({
  page,
  context,
  product,
}) => {
  const order = await hold(context, product, { from: 'btc', to: 'eth' })
  const headers = { 'x-holder-secret': order.secret }
  const body = { refundAddress: null }
  await mustAsk(product, 'PATCH', `/api/transactions/${order.id}`, { body, headers })
  await open(page, order)
  await pay(product, order, '0.0001')
  await expect(statusOf(page)).toHaveText('On hold', { timeout: 45_000 })
  await expect(page.getByRole('heading', { name: 'Exchange it now' })).toHaveCount(0)
  const field = page.getByLabel(/Refund address/)
  await field.fill('not an address at all')
  const button = page.getByRole('button', { name: 'Refund 0.00008 BTC' })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('a valid')
  const { address } = await customerAddress(product, 'btc')
  await field.fill(address)
  await button.click()
  await expect(statusOf(page)).toHaveText('Refunded', { timeout: 45_000 })
  await expect(page.getByText('Refund transaction')).toBeVisible()
})

test('[TRACK-04.9] another coin at the order’s address is shown, and its holder can report it', async ({
  page,
  context,
  product,
}) => {
  const order = await hold(context, product, { from: 'eth', to: 'btc' })
  await open(page, order)
  const body = { transactionId: order.id, currency: 'usdt20', amount: '50' }
  await mustAsk(product, 'POST', '/api/sandbox/deposits', { body })
  await expect(page.getByText('A different coin arrived at this address')).toBeVisible()
  await expect(page.getByText('50 USDT', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Report this payment' })).toBeVisible()
})

test('[TRACK-06.7,8] a recovery file and a secret link each make another browser the holder', async ({
  page,
  context,
  product,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const order = await hold(context, product, { from: 'ltc', to: 'btc' })
  await open(page, order)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download recovery file' }).click()
  const file = await (await saving).path()
  const link: string = JSON.parse(await readFile(file, 'utf8')).link
  expect(new URL(link).hash).toBe(`#k=${order.secret}`)
  await page.getByRole('button', { name: 'Copy secret link' }).click()
  await expect(page.getByText('Secret link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const other = await elsewhere.newPage()
  await other.goto('/history?guest=true')
  await expect(other.getByText('There are no orders in this browser yet.')).toBeVisible()
  await other.getByLabel('Choose recovery files').setInputFiles(file)
  await expect(other.getByText('1 order added.')).toBeVisible()
  await expect(
    other.getByRole('link', { name: `Open order ${order.id.slice(0, 8)}` }),
  ).toBeVisible()
  await elsewhere.close()

  const third = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const opened = await third.newPage()
  const asked: string[] = []
  opened.on('request', (request) => asked.push(request.url()))
  await opened.goto(`/transaction/${order.id}#k=${order.secret}`)
  await expect(opened.getByText('This browser can now manage the order too.')).toBeVisible()
  await expect(opened.getByText('Save access to this order')).toBeVisible()
  expect(new URL(opened.url()).hash).toBe('')
  expect(asked.join()).not.toContain(order.secret)
  await third.close()
})

test('[TRACK-06.2,4,10] the history narrows by status, is exported, and forgets on this browser', async ({
  page,
  context,
  product,
}) => {
  const waiting = await hold(context, product, { from: 'ltc', to: 'btc' })
  const done = await hold(context, product, { from: 'btc', to: 'ltc' })
  await pay(product, done)
  await reach(product, done, 'finished')
  const row = ({ id }: Placed) => page.getByRole('link', { name: `Open order ${id.slice(0, 8)}` })
  await page.goto('/history')
  await expect(row(waiting)).toBeVisible()
  await expect(row(done)).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('finished')
  await expect(row(waiting)).toHaveCount(0)
  await expect(row(done)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  expect(csv).toContain(`${done.id},finished,float,`)
  expect(csv).not.toContain(waiting.id)
  await page.getByText('Remove from this browser').click()
  await page.getByRole('button', { name: 'Remove order' }).click()
  await expect(page.getByText('The order was removed from this browser.')).toBeVisible()
  await expect(page.getByText('You don’t have any orders with this status.')).toBeVisible()
  await page.goto('/history')
  await expect(row(waiting)).toBeVisible()
  await expect(row(done)).toHaveCount(0)
})

test('[TRACK-07.1,2] a finished order asks once how it was', async ({ page, context, product }) => {
  const order = await hold(context, product, { from: 'ltc', to: 'btc' })
  await open(page, order)
  await expect(page.getByRole('heading', { name: 'How did it go?' })).toHaveCount(0)
  await pay(product, order)
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 45_000 })
  await page.locator('label', { hasText: '4 stars of 5' }).click()
  await page.getByRole('checkbox', { name: 'fast', exact: true }).check()
  await page.getByLabel('Anything else?').fill('Quick and clear')
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you. We read every rating.')).toBeVisible()
  await open(page, order)
  await expect(page.getByRole('heading', { name: 'How did it go?' })).toHaveCount(0)
})

test('[TRACK-13.2,5] its holder changes the e-mail on the page, and a stranger has no such form', async ({
  page,
  context,
  product,
}) => {
  const order = await hold(context, product, { from: 'ltc', to: 'btc' })
  await open(page, order)
  await page.getByText('Edit order').click()
  await page.getByLabel('Email for order updates').fill('someone@example.com')
  await page.getByRole('button', { name: 'Save email' }).click()
  await expect(page.getByText('We’ll send updates about this order to that address.')).toBeVisible()
  await expect(page.getByText('We send updates to the address you gave us.')).toBeVisible()
  await page.goto(`/track/${order.id}`)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText('Edit order')).toHaveCount(0)
  await expect(page.getByText('someone@example.com')).toHaveCount(0)
})

test('[TRACK-14.1,2] [TRACK-03.6] a guaranteed order says its window, and paid after it its holder chooses', async ({
  page,
  context,
  product,
}) => {
  const order = await hold(context, product, guaranteed)
  await open(page, order)
  await expect(page.getByRole('timer')).toHaveText(/^00:1[0-5]:\d\d$/)
  await advanceClock(product, 15 * 60 + 1)
  await expect(statusOf(page)).toHaveText('Expired', { timeout: 45_000 })
  await pay(product, order)
  await expect(statusOf(page)).toHaveText('On hold', { timeout: 45_000 })
  await expect(
    page.getByText('Your payment arrived or was confirmed too late for the guaranteed rate.'),
  ).toBeVisible()
  await page.getByRole('button', { name: /^Refund / }).click()
  await expect(statusOf(page)).toHaveText('Refunded', { timeout: 45_000 })
})
