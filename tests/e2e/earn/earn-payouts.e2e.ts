// door: page
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { advanceClock, customerAddress, mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { originOf, turnTotpOn } from '../accounts/account-steps.ts'
import { expectAccessible, expectFits, expectSound } from '../expect-accessible.ts'
import { placeOrder } from '../orders/order-steps.ts'
import { codeOf, createTool, decide } from './affiliate-steps.ts'
import { expect, test } from './affiliate-test.ts'

const DAY_SECONDS = 86_400
const LONG = { timeout: 120_000 }
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first()

/** The form for the address of a coin, open. */
async function openAddressForm(page: Page) {
  const form = part(page, 'Payout addresses').locator('details', { hasText: 'for BTC' })
  await form.locator('summary').click()
  return {
    address: form.getByLabel('BTC address'),
    password: form.getByLabel('Your password', { exact: true }),
    code: form.locator('input[name=code]'),
    save: form.getByRole('button', { name: 'Save address' }),
  }
}

/** Another visitor comes over a page with some code on it, and makes an order. Answers the order's public code. */
async function swapOver(code: string, browser: Browser, product: RunningProduct): Promise<string> {
  const site = createServer((_request, reply) => {
    reply
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>A page</title>${code}`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const visit = await browser.newContext({ baseURL: originOf(product) })
  try {
    const visitor = await visit.newPage()
    await visitor.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
    const banner = visitor.getByRole('img', { name: /exchange crypto in minutes/ })
    const isShown = () => banner.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect.poll(isShown).toBe(600)
    const opened = visit.waitForEvent('page')
    await banner.click()
    const landed = await opened
    await landed.waitForURL(/ref_id=/)
    await landed.getByRole('button', { name: 'Ok' }).first().click()
    await expect
      .poll(async () => (await visit.cookies()).find(({ name }) => name === 'ref_id')?.value)
      .toMatch(/^[2-9a-z]{14}$/)
    return await placeOrder(landed, { amountFrom: '0.2' })
  } finally {
    await visit.close()
    site.close()
  }
}

test('[EARN-05.5] an address is set with the password; that it waits for a day is said before and after', async ({
  affiliate,
  page,
  product,
}) => {
  await page.goto('/earn/payouts')
  const payOut = part(page, 'Pay out')
  await expect(payOut.getByRole('button', { name: 'Pay out BTC' })).toBeDisabled()
  await expect(payOut.getByText('Add an address for BTC first.')).toBeVisible()
  await expect(payOut.getByText('Minimum').first()).toBeVisible()
  await expect(payOut.getByText('0.00002001 BTC')).toBeVisible()
  const addresses = part(page, 'Payout addresses')
  await expect(
    addresses.getByText('nothing is paid to it for 24 hours', { exact: false }),
  ).toBeVisible()
  const form = await openAddressForm(page)
  await expect(form.code).toHaveCount(0)
  await form.address.fill('no address')
  await form.password.fill(affiliate.password)
  await form.save.click()
  await expect(form.address).toHaveAttribute('aria-invalid', 'true')
  const { address } = await customerAddress(product, 'btc')
  await form.address.fill(address)
  await form.password.fill('a guess at it')
  await form.save.click()
  await expect(addresses.getByText('Incorrect login or password')).toBeVisible()
  await form.password.fill(affiliate.password)
  await form.save.click()
  await expect(
    addresses.getByText('Address saved. Payouts to it can start in 24 hours.'),
  ).toBeVisible()
  await expect(
    addresses.getByText(/Nothing is paid to this address until .+ \(UTC\)\./),
  ).toBeVisible()
  await expect(payOut.getByText(/Nothing is paid to this address until/)).toHaveCount(1)
  await expectSound(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await turnTotpOn(page.context(), product, affiliate)
  await page.reload()
  const guarded = await openAddressForm(page)
  await expect(guarded.code).toBeVisible()
  await decide(product, affiliate.refId, 'disabled')
  await page.goto('/ar/earn/payouts')
  await expectFits(page)
  await page.goto('/earn/payouts')
  await expect(
    page.getByText('Your affiliate account is disabled.', { exact: false }),
  ).toBeVisible()
  await expect(part(page, 'Payout addresses').locator('summary')).toHaveCount(0)
  await expect(payOut.getByText('Your balance stays yours', { exact: false }).first()).toBeVisible()
})

test('[EARN-05.6] a visitor comes over a page with a banner, swaps, and the commission is converted and paid out', async ({
  affiliate,
  browser,
  page,
  product,
}) => {
  test.setTimeout(420_000)
  await page.goto('/earn/tools')
  await createTool(page, 'Banner', 'My page')
  const code = await codeOf(page, 'HTML code').innerText()
  const transactionId = await swapOver(code, browser, product)
  await mustAsk(product, 'POST', '/api/sandbox/deposits', { body: { transactionId } })
  await page.goto('/earn/payouts')
  const form = await openAddressForm(page)
  await form.address.fill((await customerAddress(product, 'btc')).address)
  await form.password.fill(affiliate.password)
  await form.save.click()
  await expect(page.getByText('Address saved.', { exact: false })).toBeVisible()
  const statistics = async () => {
    const reply = await page.request.get('/api/affiliate/stats')
    const { list } = await reply.json()
    return list[0]
  }
  await expect.poll(async () => (await statistics())?.orders, LONG).toBe(1)
  expect(await statistics()).toMatchObject({ name: 'My page', orders: 1 })
  await advanceClock(product, DAY_SECONDS)
  await page.reload()
  await expect(part(page, 'Balances').getByText(/ETH$/).first()).toBeVisible()
  const convert = part(page, 'Convert')
  await convert.getByRole('button', { name: 'Convert all to BTC' }).click()
  await expect(convert.getByText('Last conversion')).toBeVisible(LONG)
  await expect(part(page, 'Conversion history').getByText('Done')).toBeVisible()
  const payOut = part(page, 'Pay out')
  await payOut.getByRole('button', { name: 'Pay out BTC' }).click()
  const history = part(page, 'Payout history')
  await expect(history.getByText('Paid', { exact: true })).toBeVisible(LONG)
  await expect(history.getByRole('button', { name: 'Copy the transaction id' })).toBeVisible()
  await expect(payOut.getByText('Nothing is running.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  const { payouts } = await (await page.request.get('/api/affiliate/payouts')).json()
  const paths = `/api/sandbox/wallets/${payouts[0].address}`
  const { payments } = await mustAsk<{ payments: { txId: string }[] }>(product, 'GET', paths)
  expect(payments).toMatchObject([{ txId: payouts[0].txId }])
  const { sums } = await mustAsk<{ sums: { sum: string }[] }>(
    product,
    'GET',
    '/api/sandbox/ledger/totals',
  )
  expect(new Set(sums.map(({ sum }) => sum))).toEqual(new Set(['0']))
})
