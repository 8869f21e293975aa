// door: page
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

const PATH = '/supported-currencies'
const A_PAGE = 40
const MOST_BYTES = 60_000

/** The rows of coins that are seen. */
function coinsOf(page: Page) {
  return page.locator('tr[data-coin]:visible')
}

test('[PAGE-07.5] coins are searched as one types, and the address keeps what was chosen', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PATH)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Supported coins')
  const coins = coinsOf(page)
  const currencies: { isFiat: boolean; network: string; extraIdName: string | null }[] = await (
    await page.request.get('/api/currencies')
  ).json()
  const all = currencies.filter(({ isFiat }) => !isFiat)
  await expect(coins).toHaveCount(A_PAGE)
  await expect(page.getByText(`Coins shown: ${A_PAGE} of ${all.length}`)).toBeVisible()

  await page.getByLabel('Search').fill('TETHER usd ethereum')
  await expect(coins).toHaveCount(1)
  await expect(page).toHaveURL(/\?q=TETHER\+usd\+ethereum$/)
  const tether = coins.first()
  await expect(tether).toContainText('Available')
  await expect(tether).toContainText(/from [\d.]+ to [\d.]+ USDT/)
  await tether.getByText('Details', { exact: true }).click()
  await expect(tether).toContainText('0xdAC17F958D2ee523a2206206994597C13D831ec7')
  await expect(tether.getByRole('link', { name: 'Exchange USDT' })).toHaveAttribute(
    'href',
    '/exchange/usdt20',
  )

  await page.getByLabel('Search').fill('no coin is called so')
  await expect(page.getByText('No coins match these filters')).toBeVisible()
  await expectAccessible(page)
  const clear = page.getByRole('search').getByRole('link', { name: 'Clear filters' })
  await expect(clear).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).last().click()
  await expect(coins).toHaveCount(A_PAGE)
  await expect(clear).toBeHidden()
  await expect(page).toHaveURL(/\/supported-currencies$/)

  await page.getByLabel('Requires a memo').check()
  await expect(coins).toHaveCount(all.filter(({ extraIdName }) => extraIdName !== null).length)
  await page.getByLabel('Requires a memo').uncheck()
  await page.getByLabel('Network').selectOption('Ethereum')
  await expect(coins).toHaveCount(all.filter(({ network }) => network === 'Ethereum').length)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(complaints).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[PAGE-07.5] the server filters the coins by the address, and the page is small', async ({
    page,
  }) => {
    await page.goto(PATH)
    await page.getByLabel('Search').fill('stellar')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/q=stellar/)
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await expect(page).toHaveURL(/\/supported-currencies$/)
    await expect(page.getByRole('link', { name: 'Clear filters' })).toBeHidden()
    await page.goBack()
    const coins = coinsOf(page)
    await expect(coins.first()).toContainText('XLM')
    expect(await coins.count()).toBeLessThan(10)
    await expect(page.getByLabel('Search')).toHaveValue('stellar')
    await page.goto(`/ar${PATH}?q=stellar&status=off`)
    await expect(coinsOf(page)).toHaveCount(0)
    const html = await (await page.request.get(PATH)).body()
    expect(brotliCompressSync(html).length).toBeLessThan(MOST_BYTES)
  })
})
