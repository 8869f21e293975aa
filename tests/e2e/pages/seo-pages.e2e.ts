// door: page
import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

test('[PAGE-04.5,7,9] a pair’s page shows its figures, leads to other pairs, and its form keeps the pair', async ({
  page,
  product,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const before = { from: 'xmr', to: 'ltc', source: 'from', amount: '3', isFixed: false }
  const value = encodeURIComponent(JSON.stringify(before))
  await page.context().addCookies([{ name: 'exchange_choice', value, url: product.url }])
  await page.goto('/all-coins-exchange')
  await page.getByLabel('Find a coin').fill('bitcoin')
  await expect(page.getByRole('link', { name: /^Ethereum ETH/ })).toBeHidden()
  await expect(page).toHaveURL(/\?find=bitcoin$/)
  await page.getByRole('link', { name: /^Bitcoin BTC/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exchange Bitcoin')
  await page.getByRole('link', { name: 'BTC to ETH' }).first().click()
  await expect(page).toHaveURL(/\/exchange\/btc\/eth$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bitcoin .* Ethereum/)
  const table = page.getByRole('table')
  expect(await table.getByRole('row').count()).toBeGreaterThan(3)
  await expect(page.getByRole('img', { name: 'BTC to ETH' })).toBeVisible()
  await page.getByText('What does it cost to exchange BTC to ETH?').click()
  await expect(page.getByText('The exchange fee starts at')).toBeVisible()
  // What was chosen elsewhere does not change a pair's own page.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Amount you send, in').fill('0.2')
  const kept = () => readChoice(page)
  await expect.poll(kept).toContain('"amount":"0.2"')
  expect(JSON.parse(await kept())).toMatchObject({ from: 'btc', to: 'eth' })
  expect(complaints).toEqual([])
})

const searchPaths = [
  '/exchange/usdt20/usdttrc20',
  '/exchange/btc',
  '/exchange-pairs/xrp',
  '/all-coins-exchange?find=usd',
  '/all-coins-buy?find=bitcoin',
  '/buy-countries/btc',
  '/buy-fiat/btc',
] as const

for (const { width, colorScheme, language } of [
  { width: 390, colorScheme: 'light', language: '' },
  { width: 1440, colorScheme: 'dark', language: '' },
  { width: 390, colorScheme: 'dark', language: '/ar' },
] as const) {
  test.describe(`${width} px, ${colorScheme}${language}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme })

    for (const path of searchPaths) {
      test(`${path} is accessible and fits the screen`, async ({ page }) => {
        await page.goto(language + path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectAccessible(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        )
      })
    }
  })
}

/** What the form remembers of the last choice. */
async function readChoice(page: Page): Promise<string> {
  const cookies = await page.context().cookies()
  return decodeURIComponent(cookies.find(({ name }) => name === 'exchange_choice')?.value ?? '')
}

test('figures of a coin that is worth next to nothing stay whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/exchange/bonk/btc')
  const figures = page.getByRole('definition').getByText(/^0\.0{6,}\d+$/)
  await expect(figures).toHaveCount(3)
  const lines = await figures.evaluateAll((each) =>
    each.map((figure) => figure.getClientRects().length),
  )
  expect(lines).toEqual([1, 1, 1])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
