// door: page, command
import { operate } from '../../support/index.ts'
import { expectAccessible, expectContrast, expectFits } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { enter, test } from './office-test.ts'

test('[OPS-12.13] hints on wallets lead to the filled-in form for cold storage and to the page for topping up', async ({
  office: { product },
  page,
}) => {
  const troubles: string[] = []
  page.on('console', (message) => troubles.push(message.text()))
  await enter(page, product, 'rea@shop.example')
  await operate(product.dataDir, 'band', 'btc', '0.01', '0.02', '0.03')
  await operate(product.dataDir, 'band', 'ltc', '1000000', '2000000', '3000000')
  await page.goto('/backoffice/wallets?q=litecoin')
  const low = page.getByRole('row').filter({ hasText: 'litecoin' })
  await expect(low).toContainText(/\d LTC below the target/)
  await low.getByRole('link', { name: 'Top up LTC' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Top up LTC (litecoin)' })).toBeVisible()
  await expect(page.getByText(/below the target\. Send it to the address above\./)).toBeVisible()

  await page.goto('/backoffice/wallets?q=btc')
  const high = page.getByRole('row').filter({ hasText: 'bitcoin' }).filter({ hasText: 'above' })
  const link = high.getByRole('link', { name: /^Move [\d.]+ BTC to cold storage$/ })
  const amount = /Move ([\d.]+) BTC/.exec(await link.innerText())?.[1] ?? ''
  await expectAccessible(page)
  await link.click()
  const panel = page.locator('section', {
    has: page.getByRole('heading', { name: 'Cold storage', exact: true }),
  })
  await expect(panel.getByLabel('Amount in BTC')).toHaveValue(amount)
  await expect(panel.getByLabel('Amount in BTC')).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectContrast(page)
  }
  await expectFits(page)
  await panel.getByLabel('Reason').fill('Too much in the hot wallet')
  await panel.getByRole('button', { name: 'Propose the move' }).click()
  await expect(page.getByRole('status')).toContainText('waits for a second person')
  await expect(panel.getByLabel('Amount in BTC')).toBeHidden()
  await page.goto('/backoffice/approvals')
  await page
    .getByRole('region', { name: 'Move coins to cold storage, waiting' })
    .getByRole('button', { name: 'Withdraw' })
    .click()
  await expect(page.getByRole('status')).toContainText('Withdrawn.')
  for (const coin of ['btc', 'ltc']) await operate(product.dataDir, 'band', coin, 'auto')
  expect(troubles).toEqual([])
})
