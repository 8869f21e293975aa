// door: page, command
import { expectAccessible, expectContrast, expectFits } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { enter, test } from './office-test.ts'

test('[OPS-12.12] the page of a wallet shows its address to copy or scan, and how a payment is booked', async ({
  context,
  office: { product },
  page,
}) => {
  const troubles: string[] = []
  page.on('console', (message) => troubles.push(message.text()))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(page, product, 'tops@shop.example')
  await page.goto('/backoffice/wallets?q=litecoin')
  const row = page.getByRole('row').filter({ hasText: 'litecoin' })
  await row.getByRole('link', { name: 'Top up' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Top up LTC (litecoin)' })).toBeVisible()
  await expect(page.locator('svg[viewBox]').last()).toBeVisible()
  await expect(page.getByText(/in stock after \d+ confirmations?\./)).toBeVisible()
  const { wallet } = await (await page.request.get('/api/backoffice/wallets/ltc')).json()
  await page.getByRole('button', { name: 'Copy the address' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(wallet.address)
  await expect(page.getByRole('button', { name: 'Copy the address' })).toBeVisible()
  await expect(page.getByText(wallet.band.target)).toBeVisible()
  await expectAccessible(page)

  await page.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectContrast(page)
  }
  await expectFits(page)
  expect(troubles).toEqual([])
  expect((await page.goto('/backoffice/wallets/nothing'))?.status()).toBe(404)
})
