// door: page
import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

test.use({ viewport: { width: 390, height: 844 } })

const menu = (page: Page) => page.locator('details[data-sheet]')
const button = (page: Page) => menu(page).locator('summary').first()

test('[SHELL-03.6] [SHELL-16.5] the menu of phones goes in steps and back, keeps the focus, and closes on Escape', async ({
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
    const back = menu(page).getByText('Back to menu').filter({ visible: true })
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

/** Scrolls, and answers when the page has taken notice and nothing moves any more: where the header ends, from the top. */
const headerEndAt = (page: Page, top: number): Promise<number> =>
  page.evaluate(async (y) => {
    const root = document.documentElement
    // It writes where the reader is each time it looks, also what stood there before.
    const looked = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(root, { attributes: true, attributeFilter: ['data-header'] })
    })
    window.scrollTo({ top: y, behavior: 'instant' })
    await looked
    const header = document.querySelector('header')
    if (header === null) throw new Error('no header')
    await Promise.all(header.getAnimations().map(({ finished }) => finished))
    return Math.round(header.getBoundingClientRect().bottom)
  }, top)

test('[SHELL-03.1,2] the side menu is a list behind a button, and stands beside the page on wide screens', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const ways = page.getByRole('banner').locator('summary', { hasText: 'Exchange' })
  const beside = page.getByRole('navigation', { name: 'Ways to trade' }).getByRole('link')
  await expect(beside).toHaveCount(0)
  await ways.click()
  const entries = ways.locator('..').getByRole('link')
  await expect(entries).toHaveText(['Exchange', 'Buy', 'Sell', 'Trade'])
  await page.keyboard.press('Escape')
  await expect(entries).toHaveCount(0)

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(ways).toBeHidden()
  await expect(beside).toHaveText(['Exchange', 'Buy', 'Sell', 'Trade'])
  expect(
    await beside.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/', '/buy-crypto', '/sell-crypto', '/trade-crypto'])
})

test('[SHELL-03.3] the way to the top shows beyond 200 px, and leads there', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const toTop = page.getByRole('link', { name: 'Back to top' })
  await headerEndAt(page, 200)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', 'some')
  await expect(toTop).toBeHidden()
  await headerEndAt(page, 201)
  await expect(toTop).toBeVisible()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('[SHELL-03.4] the header makes way on the way down past 150 px, and comes back on any way up', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const whole = await headerEndAt(page, 150)
  expect(whole).toBeGreaterThan(40)
  expect(await headerEndAt(page, 151)).toBeLessThanOrEqual(0)
  expect(await headerEndAt(page, 900)).toBeLessThanOrEqual(0)
  expect(await headerEndAt(page, 890)).toBe(whole)
})

test('[SHELL-03.5] without the mark, and on wide screens, the header stays at the head of its page', async ({
  page,
}) => {
  await page.goto('/terms-of-use', { waitUntil: 'networkidle' })
  const end = await page.evaluate(
    () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  )
  for (const top of [140, 900, 700]) {
    expect(await headerEndAt(page, top), `${top} px down`).toBe(Math.round(end) - top)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/', { waitUntil: 'networkidle' })
  const wide = await page.evaluate(
    () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  )
  for (const top of [140, 900, 700]) {
    expect(await headerEndAt(page, top), `${top} px down, wide`).toBe(Math.round(wide) - top)
  }
})

test('[SHELL-03.7] what an address leads to does not lie under the header that follows', async ({
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
