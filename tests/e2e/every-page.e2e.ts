// door: page
import { expectSound } from './expect-accessible.ts'
import { placeOrder } from './order-steps.ts'
import { expect, test } from './product-test.ts'
import { lonePaths } from './table-of-pages.ts'

const paths = [
  '/',
  '/processing?from=xlm&to=xrp&amountFrom=1000&isFixedRate=true',
  '/history?guest=true',
  '/buy?from=eur&amount=150',
  '/buy/btc-eur/de',
  '/borrow',
  '/sandbox',
  '/sandbox/mail',
  '/terms-of-use',
  '/privacy-policy',
  '/no-such-page',
] as const

const looks = [390, 768, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
)

/** A sixth of the table's pages: each of them in one look, and those above in all six. */
const shareOf = (look: number) =>
  lonePaths.filter(
    (path, index) => index % looks.length === look && !paths.some((each) => each === path),
  )

for (const [look, { colorScheme, width }] of looks.entries()) {
  test.describe(`${width} px wide, ${colorScheme}`, () => {
    // What is asked for sign-in opens its modal while the page is being looked at.
    const contextOptions = { reducedMotion: 'reduce' } as const
    test.use({ viewport: { width, height: 844 }, colorScheme, contextOptions })

    for (const path of [...paths, ...shareOf(look)]) {
      test(`${path} is accessible, fits the screen and speaks of play money`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByText('This site runs on play money.')).toBeVisible()
        await expectSound(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        )
      })
    }

    test('the order page is accessible and fits the screen', async ({ page }) => {
      await placeOrder(page, { from: 'xrp', to: 'eth', amountFrom: '500' })
      await expectSound(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        width,
      )
    })
  })
}

test('[PAGE-06.1,2] an unknown address is answered with status 404 and the way back', async ({
  page,
}) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'To the exchange' })).toBeVisible()
  const order = await page.goto('/transaction/AAAAAAAAAAAAAAAAAAAAAA')
  expect(order?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such order')
})

for (const path of paths) {
  test(`${path} loads and runs nothing that its policy forbids`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('404'))
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(complaints).toEqual([])
  })
}
