// door: page, command, chain
import type { Page } from '@playwright/test'
import { customerAddress, mistyped, paymentsOnChain } from '../../customers/index.ts'
import { expectAccessible, expectContrast, expectFits } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { addMember, COLD_ADDRESS, join, test } from './office-test.ts'

/** Chooses a coin, and finds the form. */
async function choose(page: Page, coin: string) {
  await page.goto('/backoffice/payouts')
  const panel = page.locator('section', {
    has: page.getByRole('heading', { name: 'Payouts by hand', exact: true }),
  })
  await panel.getByLabel('Coin').selectOption(coin)
  await panel.getByRole('button', { name: 'Choose' }).click()
  await expect(panel.getByText('Free now')).toBeVisible()
  return { panel, propose: panel.getByRole('button', { name: 'Propose the payout' }) }
}

/** The approvals page shows field by field what would be done. */
async function expectProposal(page: Page, address: string): Promise<void> {
  const proposal = page.locator('section', { hasText: 'Pay out by hand' }).first()
  for (const [label, value] of [
    ['Amount', '0.3'],
    ['Address', address],
    ['Purpose', 'compensation'],
    ['Network fee', /0\.\d+/],
  ] as const) {
    await expect(proposal.locator('div', { hasText: label }).last()).toContainText(value)
  }
}

test('[OPS-07.10] [OPS-07.11] [OPS-07.14] coins are paid out by hand from the page, which shows what may leave, keeps what was typed, and lists what came of it', async ({
  browser,
  office,
  page: first,
}) => {
  const { product } = office
  await join(first, await addMember(product, 'hanna@shop.example'), 'Hanna')
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await join(second, await addMember(product, 'hugo@shop.example'), 'Hugo')

  const { panel, propose } = await choose(first, 'btc')
  await expect(panel).toContainText(/Free now[\d.]+ BTC/)
  await expect(panel).toContainText('5 BTC until 0:00 UTC')
  await expect(panel).toContainText(/about 0\.\d+ BTC, on top/)
  const { address } = await customerAddress(product, 'btc')
  const refused = async (given: { amount: string; address: string }, words: string) => {
    await panel.getByLabel('Amount in BTC').fill(given.amount)
    await panel.getByLabel('Address').fill(given.address)
    await panel.getByLabel('Purpose').selectOption('Compensation of a customer')
    await panel.getByLabel('Reason').fill('Their order was lost')
    await propose.click()
    await expect(first.getByRole('status')).toContainText(words)
    await expect(panel.getByLabel('Amount in BTC')).toHaveValue(given.amount)
    await expect(panel.getByLabel('Address')).toHaveValue(given.address)
    await expect(panel.getByLabel('Purpose')).toHaveValue('compensation')
    await expect(panel.getByLabel('Reason')).toHaveValue('Their order was lost')
  }
  await refused({ amount: '0.3', address: COLD_ADDRESS }, 'This is your cold storage')
  await refused({ amount: '0.3', address: mistyped(address) }, 'typo')
  await refused({ amount: '6', address }, '5 BTC can still be paid out by hand today')
  await expectAccessible(first)
  await panel.getByLabel('Amount in BTC').fill('0.3')
  await propose.click()
  await expect(first.getByRole('status')).toContainText('waits for a second person')

  await second.goto('/backoffice/approvals')
  await expect(second.getByRole('heading', { name: 'Pay out by hand' })).toBeVisible()
  await expectProposal(second, address)
  const waiting = second.getByRole('region', { name: 'Pay out by hand, waiting' })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByRole('status')).toContainText('The payout is on its way')
  const made = first.getByRole('table', { name: 'Payouts made by hand' })
  await expect(async () => {
    await first.goto('/backoffice/payouts?coin=btc')
    await expect(made.getByText('sent', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 120_000 })
  const [sent] = paymentsOnChain(product.dataDir, { address, extraId: null })
  const row = made.getByRole('row', { name: '0.3 BTC' })
  await expect(row.getByTitle(sent?.txId ?? 'none')).toBeVisible()
  await expect(row.getByRole('link')).toHaveAttribute('href', `/sandbox?wallet=${address}#wallet`)
  await expect(row).toContainText('Compensation of a customer')
  await expect(row).toContainText('Their order was lost')
  await expect(row).toContainText('hanna@shop.example')
  await expect(row).toContainText('hugo@shop.example')
  await expect(panel).toContainText('4.7 BTC until 0:00 UTC')
  await first.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await first.emulateMedia({ colorScheme })
    await expectContrast(first)
  }
  await expect(propose).toBeVisible()
  await expectFits(first)
  await context.close()
})
