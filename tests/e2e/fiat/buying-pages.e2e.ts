// door: page
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

test('[BUY-07.1] the landing fills in offers as they come, and one of them is taken', async ({
  page,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/buy-crypto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Buy crypto by card or bank transfer',
  )
  await page.getByRole('link', { name: 'Ethereum' }).click()
  await expect(page).toHaveURL(/\/buy\/eth-usd$/)
  await page.getByRole('link', { name: 'EUR', exact: true }).click()
  await expect(page).toHaveURL(/\/buy\/eth-eur$/)
  await page.getByRole('link', { name: 'Germany' }).click()
  await expect(page).toHaveURL(/\/buy\/eth-eur\/de$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Buy Ethereum with EUR: Germany')
  const offers = page.getByRole('list', { name: 'Offers' }).getByRole('listitem')
  await expect(offers).toHaveCount(3)
  await expect(offers.first()).toContainText('Best price')
  await page.getByText('What does it cost?').click()
  await expect(page.getByText('We add nothing to the price.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Buy ETH with Toyramp' }).click()
  await expect(page.getByRole('button', { name: 'Continue to Toyramp' })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[BUY-03.7] the page has the offers that are known, and the way to buy', async ({
    page,
  }) => {
    await page.request.get('/api/fiat/offer?from=eur&to=btc&amount=150&country=FR')
    await page.goto('/buy/btc-eur/fr')
    await page.getByRole('button', { name: 'Buy BTC with Playbank' }).click()
    await expect(page.getByRole('button', { name: 'Continue to Playbank' })).toBeVisible()
  })
})

for (const width of [390, 768, 1440]) {
  test(`pages of buying fit ${width} px, in Arabic too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/buy-crypto', '/buy/usdttrc20-eur/de', '/ar/buy/btc-eur']) {
      await page.goto(path)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        path,
      ).toBeLessThanOrEqual(width)
    }
  })
}
