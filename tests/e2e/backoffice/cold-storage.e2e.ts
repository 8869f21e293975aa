// door: page, command, chain
import { paymentsOnChain } from '../../customers/index.ts'
import { expectAccessible, expectContrast, expectFits } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { addMember, COLD_ADDRESS, join, test } from './office-test.ts'

test('[OPS-12.11] coins are moved to cold storage from the page, which shows the fee, the state and the transaction', async ({
  browser,
  office,
  page: first,
}) => {
  const { product } = office
  await join(first, await addMember(product, 'wim@shop.example'), 'Wim')
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await join(second, await addMember(product, 'wanda@shop.example'), 'Wanda')

  await first.goto('/backoffice/wallets')
  const panel = first.locator('section', {
    has: first.getByRole('heading', { name: 'Cold storage', exact: true }),
  })
  await panel.getByText('Move BTC to cold storage', { exact: true }).click()
  const hint = /^Up to ([\d.]+ BTC) can be moved\. The network fee of about 0\.\d+ BTC comes on top/
  await expect(panel.getByText(hint)).toBeVisible()
  const free = hint.exec(await panel.getByText(hint).innerText())?.[1] ?? 'nothing'
  await expect(panel.getByLabel('Address')).toHaveValue(COLD_ADDRESS)
  const propose = panel.getByRole('button', { name: 'Propose the move' })
  await panel.getByLabel('Amount in BTC').fill('1000000')
  await panel.getByLabel('Reason').fill('More than we need here')
  await propose.click()
  await expect(first.getByRole('status')).toContainText(`${free} can be sent at most`)
  await expect(panel.getByLabel('Amount in BTC')).toHaveValue('1000000')
  await expect(panel.getByLabel('Reason')).toHaveValue('More than we need here')
  await expectAccessible(first)
  await panel.getByLabel('Amount in BTC').fill('0.3')
  await propose.click()
  await expect(first.getByRole('status')).toContainText('waits for a second person')

  await second.goto('/backoffice/approvals')
  await expect(second.getByRole('heading', { name: 'Move coins to cold storage' })).toBeVisible()
  const waiting = second.getByRole('region', { name: 'Move coins to cold storage, waiting' })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByRole('status')).toContainText('on their way to cold storage')
  const moves = first.getByRole('table', { name: 'Moves to cold storage' })
  await expect(async () => {
    await first.goto('/backoffice/wallets')
    await expect(moves.getByText('sent', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 120_000 })
  const [sent] = paymentsOnChain(product.dataDir, { address: COLD_ADDRESS, extraId: null })
  await expect(moves.getByTitle(sent?.txId ?? 'none')).toBeVisible()
  const coins = first.getByRole('table', { name: 'Coins in cold storage' })
  await expect(coins.getByRole('row', { name: /btc/i })).toContainText('0.3 BTC')
  await first.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await first.emulateMedia({ colorScheme })
    await expectContrast(first)
  }
  await panel.getByText('Move BTC to cold storage', { exact: true }).click()
  await expect(propose).toBeVisible()
  await expectFits(first)
  await context.close()
})
