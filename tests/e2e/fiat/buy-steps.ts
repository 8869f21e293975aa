import type { Page } from '@playwright/test'
import { expect } from '../product-test.ts'

/** Opens the page of buying somewhere, and waits until its script answers. */
export async function openBuying(page: Page, query = 'country=DE'): Promise<void> {
  await page.goto(`/buy?${query}`)
  await expect(page.getByRole('group', { name: 'Pay by' })).toBeVisible()
}

export const payField = (page: Page) => page.getByLabel('Amount you pay, in')

export const offers = (page: Page) =>
  page.getByRole('region', { name: 'Offers' }).getByRole('listitem')

export const offerOf = (page: Page, provider: string) => offers(page).filter({ hasText: provider })

/** Takes a provider's offer. */
export async function takeOffer(page: Page, provider: string): Promise<void> {
  await offerOf(page, provider)
    .getByRole('button', { name: `with ${provider}` })
    .click()
  await expect(page.getByRole('button', { name: `Continue to ${provider}` })).toBeVisible()
}

/** Fills in the step of the address from the play wallet, and goes on to the provider's own page. */
export async function goOn(page: Page, provider: string): Promise<void> {
  await page.getByRole('button', { name: 'Fill in a play wallet address' }).click()
  await expect(page.locator('[name="address"]')).not.toHaveValue('')
  await page.getByRole('checkbox', { name: 'I agree to the' }).check()
  await page.getByRole('button', { name: `Continue to ${provider}` }).click()
  await page.waitForURL(/\/sandbox\/checkout\//)
}

export async function payByCard(page: Page, number = '4111 1111 1111 1111'): Promise<void> {
  await page.getByRole('textbox', { name: 'Test card number' }).fill(number)
  await page.getByRole('button', { name: 'Pay with play money' }).click()
}
