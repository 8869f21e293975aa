// door: page

import { expect, test } from '../product-test.ts'
import { placeOrder, statusOf } from './order-steps.ts'

/** Worth more than 50,000 dollars: from there on a play world asks for identification. */
const LARGE = { from: 'btc', to: 'ltc', amountFrom: '0.8' } as const

test('[TRACK-09.1,3,5] an order that asks for identification leads there, and goes on by itself when approved', async ({
  page,
  context,
}) => {
  const code = await placeOrder(page, LARGE)
  const card = page.getByRole('region', { name: 'Identity check' })
  await expect(card).toContainText('This order needs an identity check.')
  await page.request.post('/api/sandbox/deposits', { data: { transactionId: code } })
  await expect(page.getByText('Your payout is waiting for your identity check.')).toBeVisible({
    timeout: 20_000,
  })
  const opened = context.waitForEvent('page')
  await card.getByRole('link', { name: 'Verify your identity' }).click()
  const provider = await opened
  await provider.waitForURL(/\/sandbox\/kyc\//)
  await provider.getByRole('button', { name: 'Request a retry' }).click()
  await expect(card).toContainText('Something couldn’t be read or didn’t match.')
  await provider.getByRole('button', { name: 'Approve' }).click()
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 20_000 })
  await expect(card).toHaveCount(0)

  await page.goto(`/track/${code}`)
  await expect(page.getByRole('link', { name: 'Verify your identity' })).toHaveCount(0)
})

test('[TRACK-09.3] only the holder is led to the identification service', async ({
  page,
  browser,
  baseURL,
}) => {
  const code = await placeOrder(page, LARGE)
  const stranger = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await stranger.goto(`/transaction/${code}`)
  await expect(
    stranger.getByText('This order is waiting for its owner’s identity check.'),
  ).toBeVisible()
  await stranger.goto(`/transaction/${code}/identify`)
  await expect(stranger.getByText('Only the owner of the order can verify')).toBeVisible()
  await stranger.close()
})

test('[EXCH-05.5] risky coins wait openly, and go on when people have looked', async ({ page }) => {
  const code = await placeOrder(page, { from: 'ltc', to: 'btc', amountFrom: '3' })
  await page.request.post('/api/sandbox/deposits', { data: { transactionId: code, risk: 90 } })
  await expect(page.getByText('Your coins are safe', { exact: false })).toBeVisible({
    timeout: 20_000,
  })
  const desk = await page.context().newPage()
  await desk.goto(`/sandbox?order=${code}#screening`)
  await desk.getByRole('button', { name: 'Release' }).click()
  await expect(desk.getByText('Done.', { exact: false })).toBeVisible()
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 20_000 })
})
