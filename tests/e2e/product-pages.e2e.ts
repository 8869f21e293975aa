// door: page
import { execFileSync } from 'node:child_process'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { createOrder, fillInAddresses, openAddressesStep, statusOf } from './order-steps.ts'
import { expect, test } from './product-test.ts'

async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('[PAGE-07] [PAGE-01] ratings are those of finished orders, and nothing says whose', async ({
  page,
}) => {
  await page.goto('/reviews')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How customers rate it')
  await expect(page.getByText('No ratings yet')).toBeVisible()
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await expectSound(page)

  await openAddressesStep(page, { from: 'xrp', to: 'xlm', amountFrom: '500' })
  await fillInAddresses(page)
  const code = await createOrder(page)
  await page.getByRole('button', { name: 'Pay from the play wallet' }).click()
  await expect(statusOf(page)).toContainText('Finished', { timeout: 60_000 })
  await page.getByLabel('4 stars of 5').check({ force: true })
  await page.getByLabel('fast').check()
  await page.getByLabel('Anything else?').fill('Nobody may read this here')
  await page.getByRole('button', { name: 'Send your rating' }).click()
  await expect(page.getByText('Thank you. The operator reads every rating.')).toBeVisible()

  // The figures are kept for some seconds.
  await expect(async () => {
    await page.goto('/reviews')
    await expect(page.getByText('4.0 out of 5')).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByText('From 1 rating', { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'fast' })).toContainText('1')
  const html = await page.content()
  expect(html).not.toContain('Nobody may read this here')
  expect(html).not.toContain(code)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '')).toMatchObject({
    aggregateRating: { ratingValue: '4.0', ratingCount: 1 },
  })
  await expectSound(page)
})

test('[PAGE-01] the page of the API has an example that runs as it stands', async ({ page }) => {
  await page.goto('/developers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('API for developers')
  const example = await page.getByRole('region', { name: 'curl' }).innerText()
  const reply = execFileSync('sh', ['-c', example.replace('curl ', 'curl --silent ')])
  expect(JSON.parse(reply.toString())).toMatchObject({ from: 'btc', error: null })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the example' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(example)

  const document: { paths: Record<string, object> } = await (
    await page.request.get('/api/openapi.json')
  ).json()
  await page.getByText('/api/exchange', { exact: true }).click()
  await expect(page.getByText('POST /api/exchange/estimate', { exact: true })).toBeVisible()
  const listed = await page.locator('dt').allTextContents()
  for (const line of listed) expect(document.paths).toHaveProperty([line.split(' ')[1] ?? ''])
  expect(listed.length).toBeGreaterThan(20)
  await expectSound(page)
})

test('[PAGE-01] the pages of phones and of selling say how it goes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['', '/ar']) {
    for (const path of ['/mobileapp', '/developers', '/reviews']) {
      await page.goto(`${language}${path}`)
      await expectSound(page)
    }
  }
  await page.goto('/mobileapp')
  await expect(page.getByRole('heading', { name: 'On Android' })).toBeVisible()
  // The operator of this test has no apps of his own.
  await expect(page.getByText('From a store')).toHaveCount(0)
  await page.goto('/sell-crypto')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sell crypto for money in your bank',
  )
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'How selling works' })).toBeVisible()
  await page.getByText('Who buys my coins?').click()
  await expect(page.getByText('this site never holds either')).toBeVisible()
  await expectSound(page)
})
