// door: page
import type { LedgerTotalsReply } from '@causeway/api/contract'
import { mustAsk, pay, place, reach } from '../../customers/index.ts'
import { dialog } from '../accounts/sign-in-steps.ts'
import { expect, test } from '../product-test.ts'

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

test('[TRACK-04.9] at /sandbox an order is paid with another coin of its network, which its page then shows', async ({
  page,
  product,
}) => {
  const order = await place(product, { from: 'eth', to: 'btc' })
  await page.goto(`/sandbox?order=${order.id}`)
  const panel = page.getByRole('region', { name: 'Pay an order' })
  await expect(panel.getByRole('option', { name: 'Euro' })).toHaveCount(0)
  await panel.getByLabel('Coin to send').selectOption({ label: 'Tether USD (ERC-20)' })
  await panel.getByLabel('Another amount').fill('50')
  await panel.getByRole('button', { name: 'Pay this amount' }).click()
  await expect(panel.getByRole('status')).toContainText('Paid. Transaction')
  await page.goto(`/transaction/${order.id}`)
  await expect(page.getByText('A different coin arrived at this address')).toBeVisible()
  await expect(page.getByText('50 USDT', { exact: true })).toBeVisible()
})

test('the books of the sandbox show the coins that customers moved', async ({ page, product }) => {
  const order = await place(product, { from: 'ltc', to: 'btc' })
  await pay(product, order)
  await reach(product, order, 'finished')
  const { sums } = await mustAsk<LedgerTotalsReply>(product, 'GET', '/api/sandbox/ledger/totals')
  const moved = sums.filter(({ isMoved }) => isMoved).map(({ asset }) => asset.toUpperCase())
  expect(moved).toEqual(expect.arrayContaining(['BTC', 'LTC']))
  expect(moved.length).toBeLessThan(sums.length)
  await page.goto('/sandbox')
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await expect(ledger.getByRole('cell', { name: 'LTC', exact: true }).first()).toBeVisible()
  const shown = await ledger.locator('tbody').first().locator('td:first-child').allTextContents()
  // The product serves other tests too, which may have moved more meanwhile.
  expect(shown.length).toBeLessThan(sums.length)
  expect(shown).toEqual(expect.arrayContaining(moved))
})
