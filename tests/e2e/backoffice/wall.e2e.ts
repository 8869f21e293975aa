// door: page, command
import type { Page } from '@playwright/test'
import { advanceClock, misbehave } from '../../customers/index.ts'
import { expectAccessible, expectContrast } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { enter, test } from './office-test.ts'

test('[OPS-22.5] the wall screen can be read from afar, renews itself, says when it can’t, and doesn’t keep the session alive', async ({
  office,
  page,
}) => {
  const { product } = office
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (message) => wrong.push(message.text()))
  await enter(page, product, 'wall@shop.example')
  await page.getByRole('link', { name: 'Wall screen' }).click()
  const tile = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  await expect(tile('Age of prices')).toHaveAttribute('data-state', 'green', { timeout: 60_000 })
  await expect(tile('Payouts')).toContainText('Nothing is stopped')
  await expectFits(page)
  await expectAccessible(page)
  // Dark in a light room too.
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(18, 23, 26)')
  await expectContrast(page)
  expect(wrong).toEqual([])

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await misbehave(product, 'rates/sandbox', 'down')
  await advanceClock(product, 31)
  await expect(tile('Age of prices')).toContainText('too old to trade on', { timeout: 60_000 })
  await expect(page.getByTestId('wall-health')).toContainText('1 failing', { timeout: 60_000 })
  await expect(tile('Health')).toContainText('Prices: failing')
  await expectFits(page)
  await misbehave(product, 'rates/sandbox', 'ok')
  await expect(tile('Age of prices')).toContainText('Fresh enough', { timeout: 60_000 })
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  // A server that does not answer is as good as none.
  const trouble = page.getByText('can’t be renewed at the moment')
  await page.route('**/backoffice/wall', () => {})
  await expect(trouble).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-live="wall"]')).toHaveCSS('opacity', '0.4')
  await page.unroute('**/backoffice/wall')
  await expect(trouble).toBeHidden({ timeout: 30_000 })
  const asOf = page.locator('[data-live="wall"] > p > time')
  const renewed = (await asOf.getAttribute('datetime')) ?? ''
  await advanceClock(product, 8 * 60)
  await expect(asOf).not.toHaveAttribute('datetime', renewed)
  await advanceClock(product, 8 * 60)
  await expect(page).toHaveURL(/sign-in\?to=%2Fbackoffice%2Fwall/)
})

/** Large figures on large screens, nothing to scroll to there, and no scrolling sideways on phones. */
async function expectFits(page: Page): Promise<void> {
  for (const [width, height, figurePixels] of [
    [1920, 1080, 110],
    [1440, 900, 90],
    [390, 844, 44],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = await page
      .locator('section', { has: page.getByRole('heading', { name: 'Age of prices' }) })
      .locator('p')
      .first()
      .evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize))
    expect(size).toBeGreaterThanOrEqual(figurePixels)
    const [across, down] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return [scrollWidth, scrollHeight] as const
    })
    expect(across).toBeLessThanOrEqual(width)
    if (width > 1000) expect(down).toBeLessThanOrEqual(height)
    await expectContrast(page)
  }
}
