// door: page
import type { Page } from '@playwright/test'
import { expectContrast, expectFits, expectSound } from '../expect-accessible.ts'
import { placeOrder } from '../orders/order-steps.ts'
import { expect, test } from '../product-test.ts'
import { lonePaths } from './table-of-pages.ts'

// Pages have nothing to do with each other, and one worker alone would be busy with them long after the other is done.
test.describe.configure({ mode: 'parallel' })

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

const WIDTHS = [390, 768, 1440] as const
const others = lonePaths.filter((path) => !paths.some((each) => each === path))

/** What the browser complains of, but for answers that are meant to be 404. */
function listenForComplaints(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404'))
      complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

async function dressIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
}

/** The page as it was loaded at the narrowest width, light; what changes with width or colours is measured in each. */
async function expectSoundInAllLooks(page: Page): Promise<void> {
  await expectSound(page)
  await dressIn(page, 'dark')
  await expectContrast(page)
  for (const width of WIDTHS.slice(1)) {
    await page.setViewportSize({ width, height: 844 })
    await expectFits(page)
  }
  await expectContrast(page)
  await dressIn(page, 'light')
  await expectSound(page)
}

/** As above, with less of what pages have in common. */
async function expectSoundAtBothEnds(page: Page): Promise<void> {
  await expectSound(page)
  for (const width of WIDTHS.slice(1)) {
    await page.setViewportSize({ width, height: 844 })
    await expectFits(page)
  }
  await dressIn(page, 'dark')
  await expectContrast(page)
}

test.describe('from a phone to a desk', () => {
  const contextOptions = { reducedMotion: 'reduce' } as const
  test.use({ viewport: { width: WIDTHS[0], height: 844 }, colorScheme: 'light', contextOptions })

  for (const path of [...paths, ...others]) {
    test(`${path} is accessible, fits the screen, speaks of play money and runs nothing forbidden`, async ({
      page,
    }) => {
      const complaints = listenForComplaints(page)
      await page.goto(path)
      await expect(page.getByText('This site uses play money.')).toBeVisible()
      await (others.includes(path) ? expectSoundAtBothEnds(page) : expectSoundInAllLooks(page))
      expect(complaints).toEqual([])
    })
  }

  test('the order page is accessible and fits the screen', async ({ page }) => {
    await placeOrder(page, { from: 'xrp', to: 'eth', amountFrom: '500' })
    await expectSoundInAllLooks(page)
  })
})

test('[PAGE-06.1,2] an unknown address is answered with status 404 and the way back', async ({
  page,
}) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
  const order = await page.goto('/transaction/AAAAAAAAAAAAAAAAAAAAAA')
  expect(order?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order not found')
})
