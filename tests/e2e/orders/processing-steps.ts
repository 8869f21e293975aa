import type { Page } from '@playwright/test'
import { expect } from '../product-test.ts'
import { openAddressesStep } from './order-steps.ts'

export const destination = (page: Page, ticker = 'ETH') =>
  page.getByLabel(`Your ${ticker} address`, { exact: false })
export const refund = (page: Page, ticker = 'BTC') =>
  page.getByLabel(`Your ${ticker} refund address`)
export const agreement = (page: Page) => page.getByRole('checkbox', { name: /I agree/ })
export const getAmount = (page: Page) => page.getByLabel('Amount you get, in')
export const sendAmount = (page: Page) => page.getByLabel('Amount you send, in')

/** Step 1 once its script answers. */
export async function openStep(page: Page, wish: Parameters<typeof openAddressesStep>[1] = {}) {
  await openAddressesStep(page, wish)
  await expect(page.getByRole('button', { name: 'Scan a QR code' }).first()).toBeVisible()
}

/** Fills step 1 without the play wallet's help. */
export async function fillStep(page: Page, address: string): Promise<void> {
  await destination(page).fill(address)
  await agreement(page).check()
}
