// door: page
import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { isSeenFrom, listening, type Told, watchRelay } from './telemetry-steps.ts'

test('[TELE-01.1,2,3,4,5] where the law asks, nothing is told or kept before consent; after it, events go out one second later', async ({
  page,
  context,
}) => {
  await isSeenFrom(page, 'DE')
  const told = watchRelay(page)
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  const started = page.waitForResponse(/start-telemetry-.*\.js/)
  await page.goto('/')
  await page.clock.runFor(10_000)
  await started
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('support-chat', { detail: {} })))
  const kept = await context.cookies()
  expect(kept.map(({ name }) => name)).not.toContain('analytics_client_id')
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)

  await page.evaluate(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the notice's button does
    document.cookie = 'cookieConsent=ok; path=/'
    window.dispatchEvent(new Event('cookie-consent'))
  })
  await listening(page)
  await page.clock.pauseAt('2026-01-01T00:20:00Z')
  const detail = { status: 'online', type: 'message', visibility: 'maximized' }
  const happens = () =>
    page.evaluate(
      (given) => window.dispatchEvent(new CustomEvent('support-chat', { detail: given })),
      detail,
    )
  const pushed = () => page.evaluate(() => Reflect.get(window, 'dataLayer')?.length ?? 0)
  await happens()
  await page.clock.runFor(600)
  await happens()
  await page.clock.runFor(999)
  expect(await pushed()).toBe(0)
  await page.clock.runFor(1)
  expect(await pushed()).toBe(1)
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toEqual({
    name: 'supportChat',
    fields: detail,
    meta: {
      clientId: expect.stringMatching(/^[0-9a-f]{32}$/),
      session: expect.stringMatching(/^[0-9a-f]{32}$/),
      counter: 1,
      language: 'en',
    },
  })
  expect(await page.evaluate(() => Reflect.get(window, 'dataLayer'))).toEqual([
    { event: 'supportChat', ...detail },
  ])
  const client = (await context.cookies()).find(({ name }) => name === 'analytics_client_id')
  // The cookie’s life is counted by the browser, not by the page’s clock.
  const days = ((client?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})

/** Links are pressed as people press them, but lead nowhere: the page is being watched. */
const stayHere = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }),
  )

/** The fields of the one event of a name; waits for it. */
async function fieldsOf(told: readonly Told[], name: string): Promise<Told['fields']> {
  const named = () => told.filter((event) => event.name === name)
  await expect.poll(() => named().length, name).toBe(1)
  return named()[0]?.fields ?? {}
}

test('[TELE-06.1,2,3,4] [TELE-01.1,4,5] [TELE-04.1] clicks of the frame, the form and errors are told with their fields', async ({
  page,
  context,
  product,
}) => {
  const clientId = 'a'.repeat(32)
  await context.addCookies([{ name: 'analytics_client_id', value: clientId, url: product.url }])
  await isSeenFrom(page, 'US')
  const told = watchRelay(page)
  await page.goto('/')
  await page.waitForFunction(() => document.cookie.includes('visit_session='))
  await stayHere(page)
  const header = page.getByRole('banner')
  await page.locator('label:has(input[name="isFixedRate"][value="true"])').click()
  await page.locator('input[name="amountFrom"]').fill('0.000001')
  await header.getByText('EN', { exact: true }).click()
  await header.getByRole('link', { name: 'Deutsch' }).click()
  await header.getByText('All products').click()
  await header.getByRole('link', { name: 'Trade crypto' }).click()
  await page.getByRole('navigation', { name: 'Ways to trade' }).getByText('Buy').click()
  await header.getByRole('link', { name: 'Sign in' }).click()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('planted')
    })
  })
  expect(await fieldsOf(told, 'changeLanguage')).toEqual({ language: 'de' })
  expect(await fieldsOf(told, 'allProductsDropdownClick')).toEqual({ productName: 'trade-crypto' })
  expect(await fieldsOf(told, 'sideMenuItemClick')).toEqual({ name: 'buy-crypto' })
  expect(await fieldsOf(told, 'headerRegistrationButtons')).toEqual({ type: 'SignIn' })
  expect(await fieldsOf(told, 'jsError')).toEqual({
    message: expect.stringContaining('planted'),
    file: expect.any(String),
    line: expect.any(Number),
  })
  await fieldsOf(told, 'turnOnFixedRate')
  await expect.poll(() => told.map(({ name }) => name)).toContain('calculatorAlert')
  expect(new Set(told.map(({ meta }) => meta.clientId))).toEqual(new Set([clientId]))
})

test('[TELE-06.4] the side menu’s list on a phone tells which way was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await isSeenFrom(page, 'US')
  const told = watchRelay(page)
  await page.goto('/')
  await listening(page)
  await stayHere(page)
  await page.getByRole('banner').locator('summary', { hasText: 'Exchange' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sell', exact: true }).click()
  expect(await fieldsOf(told, 'sideMenuItemClick')).toEqual({ name: 'sell-crypto' })
})

test('[REF-01.10] [REF-02.1] a figure that could not be had is logged and gives nothing; the page asks again, and shows it', async ({
  page,
}) => {
  await isSeenFrom(page, 'US')
  await page.clock.install()
  let isDown = true
  let asked = 0
  await page.route('**/api/stats/ad', (route) => {
    asked += 1
    const result = { currencies: 9, ordersFinished24h: 4, medianSwapSeconds: 75 }
    return route.fulfill(isDown ? { status: 404, json: {} } : { json: { result } })
  })
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text())
  })
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.goto('/')
  await page.clock.runFor(10_000)
  await listening(page)
  const figure = page.getByRole('definition').filter({ hasText: '1 min 15 s' })
  await page.clock.fastForward('09:30')
  expect(asked).toBe(0)
  await page.clock.fastForward('00:30')
  await expect.poll(() => warnings.join('\n')).toContain('Error during ad stats')
  await expect(figure).toHaveCount(0)
  isDown = false
  await page.clock.fastForward('10:00')
  await expect(figure).toBeVisible()
  expect(asked).toBe(2)
  expect(broken).toEqual([])
})
