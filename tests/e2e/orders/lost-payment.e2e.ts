// door: page
import { mustAsk, place, reach } from '../../customers/index.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { statusOf } from './order-steps.ts'

test('[TRACK-15.1,3,4,8] a payment without its memo is found, reviewed and exchanged, and without script too', async ({
  page,
  context,
  browser,
  product,
}) => {
  const order = await place(product, { from: 'xrp', to: 'ltc' })
  const holder = { name: `holder-${order.id.slice(0, 8)}`, value: order.secret, url: product.url }
  await context.addCookies([holder])
  const body = { transactionId: order.id, extraId: null }
  const { txId } = await mustAsk<{ txId: string }>(product, 'POST', '/api/sandbox/deposits', {
    body,
  })
  await page.goto(`/transaction/${order.id}`)
  await page.getByText('Paid, but nothing is happening?').click()
  const field = page.getByRole('textbox', { name: 'Transaction ID' })
  const find = page.getByRole('button', { name: 'Find my payment' })
  await field.fill('my payment')
  await find.click()
  await expect(page.getByRole('alert')).toContainText('This isn’t a valid transaction ID')
  const claim = page.getByRole('main').getByText(/It arrived without your .*Your money is safe/)
  await expect(async () => {
    await field.fill(txId)
    await find.click()
    await expect(claim).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText('We’re checking it.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  const bare = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  await bare.addCookies([holder])
  const plain = await bare.newPage()
  await plain.goto(`/transaction/${order.id}`)
  await plain.getByText('Paid, but nothing is happening?').click()
  await plain.getByRole('textbox', { name: 'Transaction ID' }).fill(txId)
  await plain.getByRole('button', { name: 'Find my payment' }).click()
  await expect(plain.getByText(/^We found your payment of .* XRP\./)).toBeVisible()
  await bare.close()

  await mustAsk(product, 'POST', `/api/sandbox/claims/${order.id}`, {
    body: { decision: 'assign', reason: 'The sender showed the withdrawal' },
  })
  await reach(product, order, 'finished')
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 30_000 })
  await expect(page.getByText('It was added to an order')).toBeVisible()
})
