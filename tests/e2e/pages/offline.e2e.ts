// door: page
import { expect, test } from '../product-test.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection the page of this browser’s orders stands in for every other, in its language', async ({
  page,
  context,
}) => {
  const seen = { status: 'confirming', at: Date.UTC(2026, 4, 1, 12) }
  await page.addInitScript(
    (kept) => localStorage.setItem('recent-orders', kept),
    [{ transactionId: 'A'.repeat(22), from: 'btc', to: 'eth', seen }].map((order) =>
      JSON.stringify([order]),
    )[0] ?? '',
  )
  await page.goto('/terms-of-use')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  await context.setOffline(true)
  await page.goto('/privacy-policy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline')
  const order = page.getByRole('main').getByRole('listitem')
  await expect(order).toContainText('as of May 1, 2026')
  await expect(order.getByRole('link')).toHaveAttribute('href', `/transaction/${'A'.repeat(22)}`)
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const caching = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(caching.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline'])
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Try again' }).click()
  // Before it is the page that is left which shows the order.
  await loaded
  await expect(order).toContainText('as of May 1, 2026')
  // It comes back by itself.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy')
})

test('the site can be installed: name, icons and colours', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Causeway', start_url: '/', display: 'standalone' })
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src)
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type])
  }
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})
