// door: page

import { isSeenFrom, listening, watchRelay } from '../frame/telemetry-steps.ts'
import { expect, test } from '../product-test.ts'

test('[TELE-03.1] over https cookies last 31 days for the whole site, and come along to other sites', async ({
  page,
  context,
  product,
}) => {
  const origin = 'https://swap.test'
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({
      url: product.url + pathname + search,
      headers: { ...route.request().headers(), host: new URL(product.url).host },
    })
    await route.fulfill({ response })
  })
  await isSeenFrom(page, 'US')
  await page.goto(`${origin}/?ref_id=friend-9`)
  await page.waitForFunction(() => document.cookie.includes('visit_session='))
  const kept = (await context.cookies(origin)).find(({ name }) => name === 'ref_id')
  expect(kept).toMatchObject({ value: 'friend-9', path: '/', sameSite: 'None', secure: true })
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(31)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('[TELE-02.1] a session ends 30 minutes after it was created, however often there is a click', async ({
  page,
  context,
}) => {
  await isSeenFrom(page, 'US')
  await page.clock.install()
  // The figures that are asked for every ten minutes would seem to hang when the clock leaps.
  await page.route('**/api/stats/ad', (route) => route.fulfill({ json: {} }))
  await page.goto('/')
  await page.clock.runFor(10_000)
  await listening(page)
  const session = async () => {
    const kept = (await context.cookies()).find(({ name }) => name === 'visit_session')
    return JSON.parse(decodeURIComponent(kept?.value ?? 'null'))
  }
  const { createdAt } = await session()
  const clickAt = async (minutes: number) => {
    const now = await page.evaluate(() => Date.now())
    await page.clock.fastForward(createdAt + minutes * 60_000 - now)
    await page.locator('h1').click()
    return session()
  }
  expect(await clickAt(15)).toMatchObject({ counter: 1, createdAt })
  expect(await clickAt(29)).toMatchObject({ counter: 1, createdAt })
  expect(await clickAt(31)).toMatchObject({ counter: 2, active: true })
})

test('[TELE-04.2] a referral that cannot be saved is logged, and the page goes on', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (line) => {
    if (line.type() === 'warning') warnings.push(line.text())
  })
  await isSeenFrom(page, 'US')
  await page.addInitScript(() => localStorage.setItem('refs', '{'))
  await page.goto('/', { referer: 'https://news.example/article' })
  await expect.poll(() => warnings.join()).toContain('the referral could not be kept')
  await listening(page)
})

test('[TELE-07.2] the 6 newest referrers are kept, and none of our own domain', async ({
  page,
  product,
}) => {
  await isSeenFrom(page, 'US')
  const kept = Array.from({ length: 6 }, (_, at) => ({ ref: `h${at}.example`, time: 9 - at }))
  await page.addInitScript((refs) => {
    if (localStorage.getItem('refs') === null) localStorage.setItem('refs', JSON.stringify(refs))
  }, kept)
  const hosts = () =>
    page.evaluate(() =>
      JSON.parse(localStorage.getItem('refs') ?? '[]').map(({ ref }: { ref: string }) => ref),
    )
  await page.goto('/terms-of-use', { referer: `${product.url}/faq` })
  await listening(page)
  expect(await hosts()).toEqual(kept.map(({ ref }) => ref))
  await page.goto('/', { referer: 'https://news.example/article' })
  await expect.poll(hosts).toEqual(['news.example', ...kept.slice(0, 5).map(({ ref }) => ref)])
})

test('[TELE-03.2,3] without cookies local storage keeps what should last, and without that memory does', async ({
  page,
}) => {
  const broken: string[] = []
  page.on('pageerror', ({ message }) => broken.push(message))
  await page.addInitScript(() => {
    // A browser that keeps no cookies of this page, and knows the visitor's country all the same.
    Object.defineProperty(document, 'cookie', { get: () => 'ipcountry=US', set: () => {} })
  })
  const told = watchRelay(page)
  const counted = async () => {
    await expect(async () => {
      await page.evaluate(() =>
        window.dispatchEvent(new CustomEvent('support-chat', { detail: { type: 'probe' } })),
      )
      await expect.poll(() => told.length, { timeout: 2000 }).toBeGreaterThan(0)
    }).toPass()
  }
  await page.goto('/?ref_id=friend-1')
  await counted()
  const kept = () => page.evaluate(() => Object.keys(localStorage))
  expect(await kept()).toEqual(expect.arrayContaining(['ref_id', 'visit_session']))

  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  told.length = 0
  await page.goto('/?ref_id=friend-2', { referer: 'https://news.example/article' })
  await counted()
  expect(told[0]?.meta).toMatchObject({ counter: 1 })
  await expect(page.locator('input[name="amountTo"]')).toHaveValue(/^\d/)
  expect(broken).toEqual([])
})

test('[TELE-05.2,3,6,9] [TELE-07.1,3] [TELE-02.2,3] [REF-01.10] what is kept has the names of the source; a click after 30 minutes begins a session', async ({
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
  expect(JSON.parse(await cookieOf('visit_session'))).toEqual({ ...first, active: false })
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
