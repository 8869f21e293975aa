// door: page
import type { Page, Request } from '@playwright/test'
import { createOrder, fillInAddresses, openAddressesStep } from '../orders/order-steps.ts'
import { expect, test } from '../product-test.ts'
import { openList } from './form-steps.ts'

/** Holds back the scripts of the page until told. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

function collectPosts(page: Page, path: RegExp): Request[] {
  const found: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) found.push(request)
  })
  return found
}

const estimatesOf = (page: Page) => collectPosts(page, /\/api\/exchange\/estimate$/)

test('[CALC-07.1] an amount typed before the scripts have come is answered, and the form takes the answer over', async ({
  page,
}) => {
  const release = await holdScripts(page)
  const estimates = estimatesOf(page)
  await page.goto('/', { waitUntil: 'commit' })
  const send = page.locator('input[name="amountFrom"]')
  const get = page.locator('input[name="amountTo"]')
  const before = await get.inputValue()
  await send.fill('0.25')
  await expect.poll(() => estimates.length).toBe(1)
  expect(estimates[0]?.postDataJSON()).toMatchObject({
    from: 'btc',
    to: 'eth',
    amountFrom: '0.25',
    isFixedRate: false,
    wtpExperiment: 'new',
    userMeta: { isSsr: false, clientId: expect.stringMatching(/^[0-9a-f]{32}$/) },
  })
  await expect(get).toHaveValue(/^\d+\.\d+$/)
  await expect(get).not.toHaveValue(before)
  const early = await get.inputValue()

  release()
  await expect(get).toBeEditable()
  await expect(get).toHaveValue(early)
  await expect(send).toHaveValue('0.25')
  expect(estimates).toHaveLength(1)
  await send.fill('0.26')
  await expect.poll(() => estimates.length).toBe(2)
  await expect(get).not.toHaveValue(early)
})

test('without any script the form is posted and leads on', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
  })
  const page = await context.newPage()
  await page.goto('/')
  await page.locator('input[name="amountFrom"]').fill('0.05')
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/processing\?/)
  await context.close()
})

test('[CALC-29.7] the price experiment’s value goes from the server’s cookie with estimates and the new order', async ({
  page,
}) => {
  const estimates = collectPosts(page, /\/api\/exchange\/(upsale-)?estimate$/)
  const orders = collectPosts(page, /\/api\/transactions$/)
  await page.goto('/')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'WTP_AB_variant')).toMatchObject({
    value: 'new',
    httpOnly: false,
    path: '/',
  })
  await page.goto('/processing?from=btc&to=eth&amountFrom=0.05&isFixedRate=false')
  await fillInAddresses(page)
  await createOrder(page)
  const sent = [...estimates, ...orders].map((request) => request.postDataJSON().wtpExperiment)
  expect(orders).toHaveLength(1)
  expect(estimates.length).toBeGreaterThan(0)
  expect(new Set(sent)).toEqual(new Set(['new']))
})

test('the next page is fetched ahead once the form is used, not before', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  const ahead = page.locator('link[rel="prefetch"]')
  await expect(ahead).toHaveCount(0)
  await page.locator('input[name="amountFrom"]').fill('0.3')
  await expect.poll(() => ahead.count()).toBeGreaterThan(3)
})

test('[EXCH-01.9] the script of the last step comes once the page is used; where it does not, the server shows the step', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('**/assets/check-step-*.js', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await openAddressesStep(page)
  await expect(page.getByRole('button', { name: 'About fees' })).toBeVisible()
  expect(asked).toEqual([])
  await fillInAddresses(page)
  expect(asked).not.toEqual([])
  const address = await page.locator('[name="destinationAddress"]').inputValue()
  expect(address).toMatch(/^0x/)
  await expect(page.getByText(address.slice(-4))).toBeVisible()
  await createOrder(page)
})

test('no policy is broken while a kept page is hydrated and used', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('input[name="amountFrom"]').fill('0.3')
  await openList(page, 'send')
  // A script that somebody planted does not run.
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.planted = true'
    document.body.append(script)
  })
  expect(await page.evaluate(() => 'planted' in window)).toBe(false)
  expect(complaints.filter((text) => !text.includes('Content Security Policy'))).toEqual([])
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toHaveLength(1)
})

test('the words of the home page stand where they stay while the rest is still on its way', async ({
  page,
}) => {
  // Where the document has come to: before the form, behind it, at its end.
  const ends = ['id="exchange"', 'id="home-exchange-complete"', '</html>']
  let end = ''
  await page.route(
    ({ pathname }) => pathname === '/' || pathname === '/ru',
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      expect(html).toContain(end)
      await route.fulfill({ response, body: html.slice(0, html.indexOf(end)) })
    },
  )
  for (const path of ['/', '/ru']) {
    const places: (number | undefined)[] = []
    for (end of ends) {
      await page.goto(path)
      const box = await page.getByRole('heading', { level: 1 }).boundingBox()
      places.push(box?.y)
    }
    expect(new Set(places), path).toEqual(new Set([places[0]]))
  }
})

for (const [path, fonts] of [
  ['/', ['latin']],
  ['/terms-of-use', ['latin']],
  ['/exchange/btc/eth', ['latin']],
  ['/ru/terms-of-use', ['cyrillic', 'latin']],
] as const) {
  test(`names of languages bring no file of their script along (${path})`, async ({ page }) => {
    const fetched = new Set<string>()
    page.on('request', (request) => {
      const [, subset] = /inter-([a-z-]+)-wght.*\.woff2$/.exec(request.url()) ?? []
      if (subset !== undefined) fetched.add(subset)
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.mouse.wheel(0, 20_000)
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: 'Tiếng Việt' }),
    ).toBeInViewport()
    await page.evaluate(() => document.fonts.ready)
    expect([...fetched].sort()).toEqual(fonts)
  })
}
