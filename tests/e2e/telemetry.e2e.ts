// door: page
import type { Page, Request } from '@playwright/test'
import { expect, test } from './product-test.ts'

type Told = {
  readonly name: string
  readonly fields: Record<string, unknown>
  readonly meta: Record<string, unknown>
}

/** What the page told the relay. */
function watchRelay(page: Page): Told[] {
  const told: Told[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/tags/p')) told.push(request.postDataJSON())
  })
  return told
}

/** As where the server knows the visitor's country; of visitors from this machine it knows none, and takes it back. */
const isSeenFrom = (page: Page, country: string) =>
  page.addInitScript((code) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's header does
    document.cookie = `ipcountry=${code}; path=/`
  }, country)

/** The page is listening: its script has come. */
const listening = (page: Page) =>
  page.waitForFunction(() => document.cookie.includes('analytics_client_id='))

test('[TELE-01] where the law asks, nothing is told or kept before consent; after it, events go out one second later', async ({
  page,
  context,
}) => {
  await isSeenFrom(page, 'DE')
  const told = watchRelay(page)
  const started = page.waitForResponse(/start-telemetry-.*\.js/)
  await page.goto('/')
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
  expect(told).toEqual([])
  const detail = { status: 'online', type: 'message', visibility: 'maximized' }
  await page.evaluate((given) => {
    for (let n = 0; n < 3; n += 1)
      window.dispatchEvent(new CustomEvent('support-chat', { detail: given }))
  }, detail)
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
  const days = ((client?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(Math.round(days)).toBe(365)
})

test('[TELE-06] [TELE-04] clicks of the frame, the form and errors are told with their fields', async ({
  page,
}) => {
  await isSeenFrom(page, 'US')
  const told = watchRelay(page)
  await page.goto('/')
  await listening(page)
  await page.locator('label:has(input[name="isFixedRate"][value="true"])').click()
  await page.locator('input[name="amountFrom"]').fill('0.000001')
  await expect.poll(() => told.map(({ name }) => name)).toContain('calculatorAlert')
  await page.evaluate(() => {
    // What is pressed must not lead away from the page that is being watched.
    document.addEventListener('click', (event) => event.preventDefault())
    for (const name of [
      'changeLanguage',
      'allProductsDropdownClick',
      'sideMenuItemClick',
      'headerRegistrationButtons',
    ])
      document.querySelector<HTMLElement>(`[data-event="${name}"]`)?.click()
    setTimeout(() => {
      throw new TypeError('planted')
    })
  })
  await expect
    .poll(() => told.map(({ name }) => name).sort())
    .toEqual(
      expect.arrayContaining([
        'allProductsDropdownClick',
        'changeLanguage',
        'headerRegistrationButtons',
        'jsError',
        'sideMenuItemClick',
        'turnOnFixedRate',
      ]),
    )
  const fieldsOf = (name: string) => told.find((event) => event.name === name)?.fields
  expect(fieldsOf('changeLanguage')).toEqual({ language: 'en' })
  expect(fieldsOf('allProductsDropdownClick')).toEqual({ productName: 'exchange' })
  expect(fieldsOf('sideMenuItemClick')).toEqual({ name: 'exchange' })
  expect(fieldsOf('headerRegistrationButtons')).toEqual({ type: 'SignIn' })
  expect(fieldsOf('jsError')).toMatchObject({
    message: expect.stringContaining('planted'),
    file: expect.any(String),
    line: expect.any(Number),
  })
})

test('[TELE-05] [TELE-07] [TELE-02] [TELE-03] [REF-01] what is kept has the names of the source; a click after 30 minutes begins a session', async ({
  page,
  context,
}) => {
  await isSeenFrom(page, 'US')
  await page.clock.install()
  await page.goto('/?ref_id=friend-1', { referer: 'https://news.example/article' })
  await page.clock.runFor(10_000)
  await listening(page)
  const refs = await page.evaluate(() => JSON.parse(localStorage.getItem('refs') ?? '[]'))
  expect(refs).toEqual([{ ref: 'news.example', time: expect.any(Number) }])
  const cookieOf = async (name: string) =>
    decodeURIComponent((await context.cookies()).find((each) => each.name === name)?.value ?? '')
  expect(await cookieOf('ref_id')).toBe('friend-1')
  const kept = (await context.cookies()).find(({ name }) => name === 'ref_id')
  expect(kept).toMatchObject({ path: '/', sameSite: 'Lax' })
  const first = JSON.parse(await cookieOf('visit_session'))
  expect(first).toEqual({
    name: expect.any(String),
    counter: 1,
    active: true,
    createdAt: expect.any(Number),
  })
  await page.locator('h1').click()
  expect(JSON.parse(await cookieOf('visit_session'))).toEqual(first)
  const adStats: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/stats/ad')) adStats.push(request.url())
  })
  await page.clock.fastForward('09:00')
  expect(adStats).toEqual([])
  // The answer, too: a call on its way would seem to hang when the clock leaps.
  const asked = page.waitForResponse(/\/api\/stats\/ad$/)
  await page.clock.fastForward('01:30')
  await asked
  await page.clock.fastForward('19:31')
  await page.locator('h1').click()
  expect(JSON.parse(await cookieOf('visit_session'))).toMatchObject({ counter: 2, active: true })
  const names = (await context.cookies()).map(({ name }) => name)
  for (const name of [
    'EstimationMethod_ABvariant',
    'WTP_AB_variant',
    'NewDropdown_ABvariant',
    'FixUpsale_ABvariant',
    'BuyAndExchangeOffer_ABvariant',
    'FastFilters_ABvariant',
    'exchange_choice',
  ])
    expect(names).toContain(name)
  const policy = await (await page.request.get('/privacy-policy')).text()
  const unnamed = names.filter(
    (name) => !/_?AB_?variant$/.test(name) && !policy.includes(`(${name})`),
  )
  expect(unnamed, 'cookies that the privacy policy does not name').toEqual([])
})

test('[REF-02] a figure that could not be had is logged and gives nothing; the page goes on, and asks again', async ({
  page,
}) => {
  await isSeenFrom(page, 'US')
  await page.clock.install()
  let isDown = true
  await page.route('**/api/stats/ad', (route) =>
    isDown ? route.fulfill({ status: 404, json: {} }) : route.continue(),
  )
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text())
  })
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.goto('/')
  await page.clock.runFor(10_000)
  await listening(page)
  await page.evaluate(() => {
    const figures: unknown[] = []
    Reflect.set(window, 'figures', figures)
    window.addEventListener('ad-stats', (event) =>
      figures.push(event instanceof CustomEvent ? event.detail : null),
    )
  })
  const figures = () => page.evaluate(() => Reflect.get(window, 'figures'))
  await page.clock.fastForward('10:00')
  await expect.poll(() => warnings.join('\n')).toContain('Error during ad stats')
  expect(await figures()).toEqual([])
  isDown = false
  await page.clock.fastForward('10:00')
  await expect.poll(figures).toEqual([expect.objectContaining({})])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(broken).toEqual([])
})
