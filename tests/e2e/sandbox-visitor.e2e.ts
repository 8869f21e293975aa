// door: page
import { expect, test } from './product-test.ts'
import { dialog } from './sign-in-steps.ts'

test('[AUTH-15.1] at /sandbox a visitor plays to come from Japan, and signing in asks him first', async ({
  page,
}) => {
  await page.goto('/sandbox')
  const panel = page.getByRole('region', { name: 'Visitor and site' })
  await panel.getByLabel('Visitor’s country').selectOption('JP')
  await panel.getByRole('button', { name: 'Set country' }).click()
  await expect(panel.getByRole('status')).toContainText('Done.')
  await expect(panel.getByLabel('Visitor’s country')).toHaveValue('JP')
  await page.goto('/?sign-in=1')
  await expect(
    dialog(page).getByRole('checkbox', { name: 'I am not a resident of Japan' }),
  ).toBeVisible()
  await page.goto('/sandbox')
  await panel.getByLabel('Visitor’s country').selectOption('')
  await panel.getByRole('button', { name: 'Set country' }).click()
  await expect(panel.getByRole('status')).toContainText('Done.')
  await page.goto('/?sign-in=1')
  await expect(dialog(page).getByRole('button', { name: 'Continue with email' })).toBeVisible()
})

test('the books of the sandbox show the coins that customers moved', async ({ page, product }) => {
  const { accounts, sums } = await (
    await page.request.get(`${product.url}/api/sandbox/ledger/totals`)
  ).json()
  const moved = sums.filter(({ isMoved }: { isMoved: boolean }) => isMoved)
  expect(moved.length).toBeLessThan(sums.length)
  expect(accounts.length).toBeGreaterThan(sums.length)
  await page.goto('/sandbox')
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await expect(
    ledger.getByRole('table').first().or(ledger.getByText('Nothing has been recorded yet')),
  ).toBeVisible()
  await expect(ledger.locator('tbody').first().locator('tr')).toHaveCount(moved.length)
})
