// door: page
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { expectSound } from '../expect-accessible.ts'
import { test as base, expect } from '../product-test.ts'
import { createOrder, fillInAddresses, openAddressesStep, statusOf } from './order-steps.ts'

/** In a shop of its own, where nobody has rated anything before. */
const test = base.extend<object, { readonly freshShop: RunningProduct }>({
  freshShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const shop = await startProduct({ env: { BLOCK_MILLISECONDS: '300' } })
      await use(shop)
      await shop.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ freshShop }, use) => use(freshShop.url),
})

test('[PAGE-07.8] ratings are those of finished orders, and nothing says whose', async ({
  page,
}) => {
  await page.goto('/reviews')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer ratings')
  await expect(page.getByText('No ratings yet')).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await expectSound(page)

  await openAddressesStep(page, { from: 'xrp', to: 'xlm', amountFrom: '500' })
  await fillInAddresses(page)
  const code = await createOrder(page)
  await page.getByRole('button', { name: 'Pay from the play wallet' }).click()
  await expect(statusOf(page)).toContainText('Finished', { timeout: 60_000 })
  await page.locator('label', { hasText: '4 stars of 5' }).click()
  await page.getByLabel('fast').check()
  await page.getByLabel('Anything else?').fill('Nobody may read this here')
  await page.getByRole('button', { name: 'Send rating' }).click()
  await expect(page.getByText('Thank you. We read every rating.')).toBeVisible()

  // The figures are kept for some seconds.
  await expect(async () => {
    await page.goto('/reviews')
    await expect(page.getByText('4.0 out of 5')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByText('From 1 rating', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'fast' })).toContainText('1')
  const html = await page.content()
  expect(html).not.toContain('Nobody may read this here')
  expect(html).not.toContain(code)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    aggregateRating: { ratingValue: '4.0', ratingCount: 1 },
  })
  await expectSound(page)
})
