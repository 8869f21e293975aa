// door: page
import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './product-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const menu = (page: Page) => page.locator('details[data-sheet]')
const button = (page: Page) => menu(page).locator('summary').first()

test('[SHELL-03] [SHELL-16] the menu of phones goes in steps and back, keeps the focus, and closes on Escape', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await button(page).click()
  const links = menu(page).getByRole('link', { name: 'Trade crypto' })
  await expect(links).toBeVisible()
  for (const step of ['Account', 'Language', 'Get the app']) {
    const row = menu(page).locator('summary').filter({ hasText: step })
    await row.click()
    await expect(links).toBeHidden()
    const back = menu(page).getByText('Back to the menu').filter({ visible: true })
    await expect(back).toHaveCount(1)
    if (step === 'Language') {
      await expect(menu(page).getByRole('link', { name: 'Deutsch' })).toBeVisible()
    }
    await back.click()
    await expect(links).toBeVisible()
  }
  await expectAccessible(page, 'details[data-sheet]')

  await button(page).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(menu(page).locator('summary').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).not.toHaveAttribute('open')
  await expect(button(page)).toBeFocused()

  await button(page).click()
  await menu(page).locator('summary').filter({ hasText: 'Account' }).click()
  await menu(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[SHELL-03] the side menu is a list behind a button, the header makes way, and the top is one press away', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const ways = page.getByRole('banner').locator('summary', { hasText: 'Exchange' })
  await ways.click()
  const entries = ways.locator('..').getByRole('link')
  await expect(entries).toHaveText(['Exchange', 'Buy', 'Sell', 'Trade'])
  await page.keyboard.press('Escape')
  await page.getByRole('main').focus()

  const toTop = page.getByRole('link', { name: 'Back to the top' })
  const header = page.getByRole('banner')
  await expect(toTop).toBeHidden()
  await page.evaluate(() => window.scrollTo(0, 140))
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'some')
  await expect(header).toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(header).not.toBeInViewport()
  await expect(toTop).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 700))
  await expect(header).toBeInViewport()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(ways).toBeHidden()
  await expect(
    page.getByRole('navigation', { name: 'Ways to trade' }).getByRole('link'),
  ).toHaveText(['Exchange', 'Buy', 'Sell', 'Trade'])
})

test('[SHELL-03] what an address leads to does not lie under the header that follows', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/exchange/btc/eth#related-title')
  const title = page.locator('#amounts-title')
  await page.evaluate(() => {
    location.hash = 'amounts-title'
  })
  await expect(title).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const place = await title.boundingBox()
  expect(header?.height).toBeGreaterThan(40)
  expect(place?.y).toBeGreaterThanOrEqual(header?.height ?? 0)
})
