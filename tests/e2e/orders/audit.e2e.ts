// door: page
import type { Page } from '@playwright/test'
import { readHtml } from '../../support/index.ts'
import { violationsOf } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { expectSteady, watchShifts } from '../watch-shifts.ts'
import { placeOrder, statusOf } from './order-steps.ts'

const MOST_SHIFT = 0.02
const LEAST_TARGET = 24
const TITLE = { least: 10, most: 65 } as const
const DESCRIPTION = { least: 50, most: 165 } as const
const LANGUAGES = ['en', 'ar', 'es', 'fr', 'de', 'pt', 'ru', 'vt', 'hi', 'ja', 'ko', 'zh', 'tr']

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** Errors of the page from now on: none may come. */
function listenForErrors(page: Page): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

/** As far from the server as a phone is: what comes late comes after the first picture. */
async function beFarAway(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 250_000,
    uploadThroughput: 100_000,
  })
}

/** What axe and an audit of a phone's page look at. */
async function expectAudited(page: Page, { isIndexed }: { readonly isIndexed: boolean }) {
  const violations = await violationsOf(page, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: { 'target-size': { enabled: true } },
  })
  expect(violations).toEqual([])
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const found = await page.evaluate((least) => {
    const meta = (name: string) =>
      document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? ''
    const small = [...document.querySelectorAll('button, summary, select, [role="button"]')].filter(
      (each) => {
        const { width, height } = each.getBoundingClientRect()
        return each.checkVisibility() && width > 1 && (width < least || height < least)
      },
    )
    return {
      title: document.title.length,
      description: meta('description').length,
      viewport: meta('viewport'),
      robots: meta('robots'),
      language: document.documentElement.lang,
      images: [...document.images]
        .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
        .map(({ outerHTML }) => outerHTML),
      small: small.map(({ outerHTML }) => outerHTML),
      width: document.documentElement.scrollWidth,
    }
  }, LEAST_TARGET)
  expect(found.title).toBeGreaterThanOrEqual(TITLE.least)
  expect(found.title).toBeLessThanOrEqual(TITLE.most)
  if (isIndexed) {
    expect(found.description).toBeGreaterThanOrEqual(DESCRIPTION.least)
    expect(found.description).toBeLessThanOrEqual(DESCRIPTION.most)
    expect(found.robots).not.toContain('noindex')
  } else expect(found.robots).toContain('noindex')
  expect(found.viewport).toContain('width=device-width')
  expect(found.viewport).not.toMatch(/user-scalable|maximum-scale/)
  expect(found.language).toBe('en')
  expect(found.images).toEqual([])
  expect(found.small).toEqual([])
  expect(found.width).toBe(390)
}

for (const [id, path] of [
  ['[PAGE-02.1,2]', '/'],
  ['[PAGE-02.1,2]', '/exchange/btc/eth'],
] as const) {
  test(`${id} ${path} passes an audit at the size of a phone`, async ({ page }) => {
    const errors = listenForErrors(page)
    await watchShifts(page)
    await beFarAway(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.getByLabel('Amount you get, in')).toBeEditable()
    await expectAudited(page, { isIndexed: true })
    await page.mouse.wheel(0, 20_000)
    await expect(page.getByText('free software under the MIT licence')).toBeInViewport()
    await expectSteady(page, MOST_SHIFT)
    expect(errors).toEqual([])
  })
}

test('[TRACK-01.1,2] [TRACK-02.1] the page of an order passes an audit, and nothing jumps in all of its life', async ({
  page,
}) => {
  const errors = listenForErrors(page)
  const code = await placeOrder(page)
  await watchShifts(page)
  await beFarAway(page)
  await page.reload({ waitUntil: 'load' })
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expect(statusOf(page)).toHaveText('Waiting for your payment')
  await expectAudited(page, { isIndexed: false })
  await expectSteady(page, MOST_SHIFT)
  const sandbox = await page.context().newPage()
  await sandbox.goto(`/sandbox?order=${code}`)
  await sandbox.getByRole('button', { name: 'Pay exactly' }).click()
  await page.bringToFront()
  await expect(statusOf(page)).toHaveText('Finished', { timeout: 55_000 })
  await expect(page.getByRole('heading', { name: 'How did it go?' })).toBeVisible()
  await expectSteady(page, MOST_SHIFT)
  await expectAudited(page, { isIndexed: false })
  await page.reload({ waitUntil: 'load' })
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expectSteady(page, MOST_SHIFT)
  await page.goto(`/track/${code}`, { waitUntil: 'load' })
  await expect(statusOf(page)).toHaveText('Finished')
  await expectAudited(page, { isIndexed: false })
  await expectSteady(page, MOST_SHIFT)
  expect(errors).toEqual([])
})

test('[BUY-03.6] offers that come late move nothing of the page', async ({ page }) => {
  const errors = listenForErrors(page)
  await watchShifts(page)
  // Nobody has asked for this one before, and one of the providers takes its time.
  const reply = await page.goto('/buy/sol-eur/at')
  expect(await reply?.text()).toContain('aria-busy="true"')
  const offers = page.locator('form', { has: page.getByRole('list', { name: 'Offers' }) })
  await offers.evaluate((form) => form.scrollIntoView())
  await expect(offers).toHaveAttribute('aria-busy', 'false')
  await expectSteady(page, MOST_SHIFT)
  await expectAudited(page, { isIndexed: true })
  expect(errors).toEqual([])
})

test('[PAGE-02.1] titles of pages of buying are no longer than search engines show, in every language', async ({
  request,
}) => {
  for (const language of LANGUAGES) {
    for (const path of ['/buy/btc-usd/us', '/buy/usdttrc20-usd/us', '/buy/link-usd/us']) {
      const reply = await request.get(language === 'en' ? path : `/${language}${path}`)
      expect(reply.status()).toBe(200)
      const { title } = readHtml(await reply.text())
      expect([...title].length, title).toBeLessThanOrEqual(TITLE.most)
    }
  }
})
