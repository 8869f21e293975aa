import { expect, type FrameLocator, type Locator } from '@playwright/test'
import { pressSeen } from './widget-test.ts'

/**
 * Presses by the keyboard. A frame on another site is drawn by another process: while its height follows its content, a
 * pointer that Playwright moves can miss what has just been moved.
 */
export async function press(locator: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await locator.focus()
  await locator.press(key)
}

/** From the form to the addresses. */
export async function toAddresses(frame: FrameLocator): Promise<void> {
  await press(frame.getByRole('button', { name: 'Exchange now' }))
  await frame.getByRole('button', { name: 'Scan a QR code' }).first().waitFor()
}

/** From the addresses to the order that can be created. */
export async function toReview(frame: FrameLocator): Promise<void> {
  await press(frame.getByRole('button', { name: 'Fill in play wallet addresses' }))
  await expect(frame.getByLabel('Your ETH address')).not.toHaveValue('')
  await press(frame.getByRole('checkbox', { name: /I agree/ }), 'Space')
  await press(frame.getByRole('button', { name: 'Review order' }))
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Review your order')
}

/** From the form to an order that waits for its payment. */
export async function placeInFrame(frame: FrameLocator): Promise<void> {
  await toAddresses(frame)
  await toReview(frame)
  await pressSeen(frame, 'Create order')
  await expect(frame.getByRole('button', { name: 'Pay from the play wallet' })).toBeVisible()
}

/** Pays an order and waits for its end. */
export async function payInFrame(frame: FrameLocator): Promise<void> {
  await press(frame.getByRole('button', { name: 'Pay from the play wallet' }))
  await expect(frame.getByText('You got')).toBeVisible({ timeout: 60_000 })
}
