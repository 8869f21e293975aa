import { expect, type FrameLocator } from '@playwright/test'
import { pressSeen } from './widget-test.ts'

/** From the form to an order that waits for its payment. */
export async function placeInFrame(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Exchange now' }).click()
  await frame.getByRole('button', { name: 'Scan a QR code' }).first().waitFor()
  await frame.getByRole('button', { name: 'Fill in play wallet addresses' }).click()
  await expect(frame.getByLabel('Your ETH address')).not.toHaveValue('')
  await frame.getByRole('checkbox', { name: /I agree/ }).check()
  await frame.getByRole('button', { name: 'Review order' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Review your order')
  await pressSeen(frame, 'Create order')
  await expect(frame.getByRole('button', { name: 'Pay from the play wallet' })).toBeVisible()
}

/** Pays an order and waits for its end. */
export async function payInFrame(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: 'Pay from the play wallet' }).click()
  await expect(frame.getByText('You got')).toBeVisible({ timeout: 60_000 })
}
