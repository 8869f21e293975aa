import { expect, type Page } from '@playwright/test'

export type OrderWish = {
  readonly from?: string
  readonly to?: string
  readonly amountFrom?: string
  readonly isFixedRate?: boolean
}

/** Opens step 1 for a pair and an amount, by its address. */
export async function openAddressesStep(page: Page, wish: OrderWish = {}): Promise<void> {
  const { from = 'btc', to = 'eth', amountFrom = '0.05', isFixedRate = false } = wish
  await page.goto(
    `/processing?from=${from}&to=${to}&amountFrom=${amountFrom}&isFixedRate=${isFixedRate}`,
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Where should we send your coins?',
  )
}

/** Fills in addresses of the play wallet and goes on to step 2. */
export async function fillInAddresses(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fill in play wallet addresses' }).click()
  await expect(page.locator('[name="destinationAddress"]:not([type="hidden"])')).not.toHaveValue('')
  await goToCheckStep(page)
}

/** Agrees to the terms and goes on to step 2. */
export async function goToCheckStep(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Review your order')
}

/** Presses the button of step 2 and answers the order's public code. */
export async function createOrder(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Create order' }).click()
  await page.waitForURL(/\/transaction\/[\w-]{22}$/)
  return orderCodeOf(page)
}

/** From a pair to an order that waits for its payment. */
export async function placeOrder(page: Page, wish: OrderWish = {}): Promise<string> {
  await openAddressesStep(page, wish)
  await fillInAddresses(page)
  return createOrder(page)
}

/** The public code in the address of an order's page. */
export function orderCodeOf(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/** The order's status as the page says it. */
export function statusOf(page: Page) {
  return page.getByRole('status').filter({ hasText: /./ }).first()
}
