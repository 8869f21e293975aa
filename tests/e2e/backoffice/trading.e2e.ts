// door: page, command
import type { Page } from '@playwright/test'
import { ask, type Refused } from '../../customers/index.ts'
import { operate } from '../../support/index.ts'
import { expectAccessible, expectContrast } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { join, linkIn, test } from './office-test.ts'

const reason = 'The market asks for it'

test('[OPS-10.8] a fee is changed by preview, proposal and approval, and taken back; a coin is closed', async ({
  browser,
  office,
  page: first,
}) => {
  const { product } = office
  const invitation = async (email: string) =>
    linkIn(await operate(product.dataDir, 'staff', 'add', email, '--role', 'treasury'))
  await join(first, await invitation('tina@shop.example'), 'Tina')
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await join(second, await invitation('tom@shop.example'), 'Tom')

  await first.getByRole('link', { name: 'Fees and limits' }).click()
  await expectAccessible(first)
  await first.getByLabel('Service fee', { exact: true }).fill('9999')
  await first.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(first.getByText('whole basis points from 0 to 5000')).toBeVisible()
  await expect(first.getByLabel('Service fee', { exact: true })).toHaveValue('9999')
  await first.getByLabel('Service fee', { exact: true }).fill('40')
  await first.getByRole('button', { name: 'Preview', exact: true }).click()
  const changes = first.getByRole('table', { name: 'Changes' })
  await expect(changes.getByRole('row')).toHaveText([
    /Setting/,
    /Service fee25 \(0\.25 %\)40 \(0\.4 %\)/,
  ])
  const samples = first.getByRole('table', { name: 'Sample quotes' })
  expect(await samples.getByRole('row').count()).toBeGreaterThan(5)
  await expectAccessible(first)
  await propose(first)
  await approve(second, 'Service fee from 25 (0.25 %) to 40 (0.4 %)')

  await second.getByRole('link', { name: 'Fees and limits', exact: true }).click()
  await expect(second.getByLabel('Service fee', { exact: true })).toHaveValue('40')
  const newest = second.getByRole('listitem').filter({ hasText: reason }).first()
  await newest.getByText('Undo', { exact: true }).click()
  await newest.getByLabel('Reason').fill('It was a mistake')
  await newest.getByRole('button', { name: 'Propose to undo change' }).click()
  await expect(second.getByRole('status')).toContainText('waits for a second person')
  await approve(first, 'Service fee from 40 (0.4 %) to 25 (0.25 %)')

  await first.getByRole('link', { name: 'Coins', exact: true }).click()
  await first.getByLabel('Coin or network').fill('digibyte')
  await first.getByRole('button', { name: 'Filter' }).click()
  await expectAccessible(first)
  await first.getByRole('link', { name: 'DigiByte' }).click()
  await first.setViewportSize({ width: 390, height: 844 })
  await expectFits(first)
  const close = first.locator('form', { has: first.getByRole('button', { name: 'Close DGB' }) })
  await close.getByLabel('Reason').fill('Its node is away')
  await close.getByRole('button').click()
  await expect(first.getByRole('status')).toHaveText('Closed. Open orders continue.')
  await expect(first.getByLabel('Sending')).toHaveValue('off')
  await expect(first.getByRole('button', { name: 'Close DGB' })).toHaveCount(0)
  await expectAccessible(first)
  const body = { from: 'dgb', to: 'btc', amountFrom: '35000', isFixedRate: false }
  const refused = await ask<Refused>(product, 'POST', '/api/exchange/estimate', { body })
  expect(refused.body.error.code).toBe('currency_disabled')
  await first.goto('/backoffice/coins?changed=1')
  await expect(first.getByTestId('coins-summary')).toHaveText(
    /^\d coins? differs? from the listing/,
  )
  await expect(first.getByRole('row', { name: /^dgb.+closed closed closed/ })).toBeVisible()
  await expectFits(first)
  await first.goto('/backoffice/fees')
  await expectFits(first)
  await context.close()
})

async function propose(page: Page): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Propose' }) }).first()
  await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button').click()
  await expect(page.getByRole('status')).toContainText('waits for a second person')
}

async function approve(page: Page, change: string): Promise<void> {
  await page.goto('/backoffice/approvals')
  await expect(page.getByText(change)).toBeVisible()
  await expectAccessible(page)
  const waiting = page.getByRole('region', { name: 'Change coins, fees or limits, waiting' })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('status')).toContainText('The new settings are in force')
}

async function expectFits(page: Page): Promise<void> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(scrollWidth).toBeLessThanOrEqual(390)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectContrast(page)
  }
}
