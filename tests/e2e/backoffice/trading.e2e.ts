// door: page, command
import type { Page } from '@playwright/test'
import { ask, type Refused } from '../../customers/index.ts'
import { operate, type RunningProduct } from '../../support/index.ts'
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
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await joinBoth(product, [first, 'tina'], [second, 'tom'])

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
  await close.getByLabel('Where').selectOption('api')
  await close.getByLabel('Reason').fill(' ')
  await close.getByRole('button').click()
  await expect(close.getByLabel('Where')).toHaveValue('api')
  await close.getByLabel('Where').selectOption('everywhere')
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

test('[OPS-10.14] a country’s fee is refused with its value kept, previewed, approved, changed and removed', async ({
  browser,
  office: { product },
  page: first,
}) => {
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await joinBoth(product, [first, 'yara'], [second, 'yves'])
  await first.goto('/backoffice/fees')
  const form = first.locator('form', {
    has: first.getByRole('button', { name: 'Preview the rule' }),
  })
  const code = form.getByLabel('Partner ID or country code')
  const fee = form.getByLabel('Service fee, basis points')
  const changes = first.getByRole('table', { name: 'Changes' })
  const samples = first.getByRole('table', { name: 'Sample quotes' })

  await form.getByLabel('Orders of').selectOption('Country')
  await code.fill('XX')
  await fee.fill('60')
  await form.getByRole('button').click()
  await expect(first.getByRole('status')).toContainText('two-letter code, such as DE')
  await expect(form.getByLabel('Orders of')).toHaveValue('region')
  await expect(code).toHaveValue('XX')
  await expect(fee).toHaveValue('60')
  await code.fill('CH')
  await form.getByRole('button').click()
  await expect(changes.getByRole('row').nth(1)).toHaveText(
    'Country CH: service feeno own fee60 (0.6 %)',
  )
  await expect(samples.getByRole('row').nth(1)).toContainText('Country CH')
  const whose = first.locator('form', {
    has: first.getByRole('button', { name: 'Show sample quotes' }),
  })
  await whose.getByLabel('Partner ID or country code').fill('nobody')
  await whose.getByRole('button').click()
  await expect(first.getByRole('status')).toContainText('Enter the ID of a partner')
  await expect(whose.getByLabel('Partner ID or country code')).toHaveValue('nobody')
  await whose.getByLabel('Orders of').selectOption('Country')
  await whose.getByLabel('Partner ID or country code').fill('jp')
  await whose.getByRole('button').click()
  await expect(samples.getByRole('row').nth(1)).toContainText(/the same.*Country JP/)
  await expectAccessible(first)
  await propose(first)
  await approve(second, 'Country CH: service fee from no own fee to 60 (0.6 %)')

  await second.goto('/backoffice/fees')
  const rules = second.getByRole('table', { name: 'Partners and countries' })
  await expect(rules.getByRole('row').nth(1)).toContainText('Country CHany coin to any coin60')
  await second.setViewportSize({ width: 390, height: 844 })
  await expectFits(second)
  await first.goto('/backoffice/fees')
  await form.getByLabel('Orders of').selectOption('Country')
  await code.fill('ch')
  await fee.fill('70')
  await form.getByRole('button').click()
  await propose(first)
  await approve(second, 'Country CH: service fee from 60 (0.6 %) to 70 (0.7 %)')
  await first.goto('/backoffice/fees')
  await first.getByRole('button', { name: 'Remove' }).click()
  await propose(first)
  await approve(second, 'Country CH: service fee from 70 (0.7 %) to no own fee')
  await first.goto('/backoffice/fees')
  await expect(first.getByText('No partner or country has its own fees.')).toBeVisible()
  await context.close()
})

test('[OPS-11.6] a price is set by hand, both pages say by whom and until when, and it is taken back', async ({
  browser,
  office: { product },
  page: first,
}) => {
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await joinBoth(product, [first, 'ines'], [second, 'ivo'])
  await first.goto('/backoffice/prices/ltc')
  const form = first.locator('form', {
    has: first.getByRole('button', { name: 'Propose a price' }),
  })
  await form.getByLabel('Price in USD').fill('0.01')
  await form.getByLabel('Reason').fill(reason)
  await form.getByRole('button').click()
  await expect(first.getByRole('status')).toContainText('more than 50% from what the sources')
  const markets = await ask<readonly Market[]>(product, 'GET', '/api/coins/markets')
  const ltc = markets.body.find(({ ticker }) => ticker === 'ltc')
  const price = `${Math.round(Number(ltc?.priceUsd) * 1.2)}.37`
  await form.getByLabel('Price in USD').fill(price)
  await form.getByLabel('Valid for').selectOption('4 hours')
  await form.getByLabel('Reason').fill(reason)
  await expectAccessible(first)
  await form.getByRole('button').click()
  await expect(first.getByRole('status')).toContainText('waits for a second person')

  await second.goto('/backoffice/approvals')
  const waiting = second.getByRole('region', { name: 'Set a coin’s price by hand, waiting' })
  await expect(waiting).toContainText(price)
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByRole('status')).toContainText('The price of ltc is set by hand')
  const note = /Set by hand until 20\d\d-.+ by ines@shop\.example and ivo@shop\.example/
  await second.setViewportSize({ width: 390, height: 844 })
  await second.goto('/backoffice/prices?q=litecoin')
  await expect(second.getByRole('row', { name: /^ltc/ })).toContainText(note)
  await expect(second.getByRole('row', { name: /^ltc/ })).toContainText(price)
  await expectFits(second)
  await second.goto('/backoffice/prices/ltc')
  await expect(second.getByRole('main')).toContainText(note)
  await expectFits(second)
  const back = second.locator('form', { has: second.getByRole('button', { name: 'Take it back' }) })
  await back.getByLabel('Reason').fill('The exchange is back')
  await back.getByRole('button').click()
  await expect(second.getByRole('status')).toHaveText('The price is taken back.')
  await expect(second.getByText('Set by hand until')).toHaveCount(0)
  await context.close()
})

type Market = { readonly ticker: string; readonly priceUsd: string }

type NewMember = readonly [page: Page, name: string]

async function joinBoth(product: RunningProduct, ...members: readonly NewMember[]): Promise<void> {
  for (const [page, name] of members) {
    const email = `${name}@shop.example`
    const said = await operate(product.dataDir, 'staff', 'add', email, '--role', 'treasury')
    await join(page, linkIn(said), name)
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
  }
}

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
