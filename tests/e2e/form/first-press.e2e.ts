// door: page
import type { Page } from '@playwright/test'
import { fillInAddresses, goToCheckStep, openAddressesStep } from '../orders/order-steps.ts'
import { expect, test } from '../product-test.ts'

/** Holds back what the page fetches by itself after each answer; resolves once it asked for the first. */
async function holdRenewals(page: Page): Promise<void> {
  const asked = Promise.withResolvers<void>()
  await page.route(/\/processing\?/, async (route) => {
    const request = route.request()
    if (request.method() !== 'GET' || request.resourceType() !== 'fetch') return route.fallback()
    asked.resolve()
    await new Promise<void>((resolve) => page.once('close', () => resolve()))
  })
  return asked.promise
}

test('the order is created at the first press, also while its page is still being renewed', async ({
  page,
}) => {
  await openAddressesStep(page)
  const renewal = holdRenewals(page)
  await fillInAddresses(page)
  await renewal
  await page.getByRole('button', { name: 'Create order' }).click({ force: true })
  await page.waitForURL(/\/transaction\/[\w-]{22}$/)
})

test('just back at the first step, its button goes on at the first press', async ({ page }) => {
  await openAddressesStep(page)
  await fillInAddresses(page)
  const renewal = holdRenewals(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Where should we send your coins?',
  )
  await renewal
  await goToCheckStep(page)
})
