// door: page
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { expect, test } from '../product-test.ts'
import { type ChatService, serveChat } from './chat-service.ts'
import { cookieNotice, dispatchOnWindow } from './overlay-steps.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

// A shop of its own, whose operator has a chat and banners.
let shop: RunningProduct
let chat: ChatService
const content = mkdtempSync(join(tmpdir(), 'causeway-overlays-'))

/** What the operator says; `changes` stand in for a part of it. */
function writeSite(changes: object): void {
  const site = {
    isDomainsBannerShown: true,
    appBanner: 'new_half_screen',
    apps: { ios: 'https://apps.example/ios?creative=banner', android: null },
  }
  writeFileSync(join(content, 'site.json'), JSON.stringify({ ...site, ...changes }))
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  chat = await serveChat()
  writeSite({ chat: { licenseId: '8642', scriptUrl: chat.scriptUrl } })
  shop = await startProduct({ env: { CONTENT_DIR: content } })
})
test.afterAll(async () => {
  await shop?.stop()
  await chat?.close()
  rmSync(content, { recursive: true, force: true })
})

test('[SHELL-06.1] the banner of Unstoppable Domains stands on desktops, and phones have no room for it', async ({
  page,
}) => {
  await page.goto(shop.url)
  const banner = page.getByText('Unstoppable Domains names work here')
  await expect(banner).toBeVisible()
  await expect(cookieNotice(page)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(banner).toBeHidden()
})

test('[SHELL-08.1,3,4,5] the chat opens on the window’s event, with what is known of the visitor', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'NewMemoField_ABvariant', value: 'new', url: shop.url }])
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await page.goto(shop.url)
  await expect(cookieNotice(page)).toBeVisible()
  await expect(page.locator('#chat-widget-container')).toHaveCount(0)
  await dispatchOnWindow(page, 'open-support-chat')
  const container = page.locator('#chat-widget-container')
  await expect(container).toHaveText('maximized 8642')
  await expect(container).toHaveCSS('z-index', '5')
  await expect(page.locator('[data-overlays]')).toHaveAttribute('data-chat-visibility', 'maximized')
  await expect(container).toHaveAttribute('data-variables', /"user_id":"<unset>"/)
  expect(JSON.parse((await container.getAttribute('data-variables')) ?? '')).toEqual({
    user_id: '<unset>',
    ga_client_id: '<unset>',
    ga_email: '<unset>',
    EstimationMethod_ABvariant: 'new',
    NewMemoField_ABvariant: 'new',
  })
  await container.click()
  await expect(page.locator('[data-overlays]')).toHaveAttribute('data-chat-visibility', 'minimized')
  await page.goto(`${shop.url}/history?guest=true`)
  await expect(container).toHaveText('minimized 8642')
  expect(complaints).toEqual([])
})

test('[SHELL-08.6] [TELE-06.5] the chat is told who is signed in, and what it tells is counted with its fields', async ({
  page,
  context,
}) => {
  const clientId = 'c'.repeat(32)
  await context.addCookies([
    { name: 'analytics_client_id', value: clientId, url: shop.url },
    { name: 'cookieConsent', value: 'ok', url: shop.url },
  ])
  await page.route('**/api/user?*', (route) =>
    route.fulfill({ json: { user: { id: '7', email: 'ada@example.org' }, csrf: null } }),
  )
  const told: unknown[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/tags/p')) return
    const { fields, name } = request.postDataJSON()
    if (name === 'supportChat') told.push(fields)
  })
  await page.goto(shop.url)
  await expect(page.getByRole('banner').locator('summary', { hasText: 'Account:' })).toBeVisible()
  await page.waitForFunction(() => document.cookie.includes('visit_session='))
  await dispatchOnWindow(page, 'open-support-chat')
  const container = page.locator('#chat-widget-container')
  await expect(container).toHaveAttribute('data-variables', /"user_id":"7"/)
  expect(JSON.parse((await container.getAttribute('data-variables')) ?? '')).toMatchObject({
    user_id: '7',
    ga_client_id: clientId,
    ga_email: 'ada@example.org',
  })
  for (const [name, data] of [
    ['availability_changed', { availability: 'online' }],
    ['new_event', { type: 'message', author: { type: 'customer' }, text: 'My secret question' }],
    ['greeting_displayed', { id: 11 }],
    ['rating_submitted', 'good'],
  ] as const) {
    await dispatchOnWindow(page, 'chat-service-says', { name, data })
  }
  await expect.poll(() => told.length).toBe(5)
  expect(told).toEqual(
    expect.arrayContaining([
      { visibility: 'maximized' },
      { status: 'online' },
      { type: 'message', author: 'customer' },
      { greeting: '11' },
      { value: 'good' },
    ]),
  )
})

/** The words and their button stand together in the middle of the screen. */
async function expectOneGroup(banner: Locator): Promise<void> {
  const words = await banner.getByText('Exchange instantly').boundingBox()
  const button = await banner.getByRole('link', { name: 'Get the app' }).boundingBox()
  if (words === null || button === null) throw new Error('A banner without words or button')
  expect(button.y - words.y - words.height).toBeLessThan(100)
  expect(Math.abs((words.y + button.y) / 2 - 422)).toBeLessThan(150)
}

test.describe('on a phone', () => {
  test.use({ userAgent: IPHONE, viewport: { width: 390, height: 844 } })

  test('[SHELL-14.1,3,4] [SHELL-06.2,3] the app has the banner before the cookie notice, and stays away for a day', async ({
    page,
    context,
  }) => {
    await page.goto(`${shop.url}/buy/btc-usd`)
    const banner = page.getByRole('dialog', { name: 'Mobile app' })
    await expect(banner).toContainText('Buy BTC')
    await expect(cookieNotice(page)).toBeHidden()
    await expect(banner.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.example\/ios/,
    )
    const half = await banner.boundingBox()
    expect(half?.height).toBe(422)
    await banner.getByRole('button', { name: 'Close and stay on the site' }).click()
    await expect(cookieNotice(page)).toBeVisible()
    const cookie = (await context.cookies()).find(({ name }) => name === 'appBannerClosed')
    const day = (cookie?.expires ?? 0) - Date.now() / 1000
    expect(Math.round(day / 3600)).toBe(24)
    await page.goto(shop.url)
    await expect(cookieNotice(page)).toBeVisible()
    await expect(banner).toHaveCount(0)
    await context.clearCookies({ name: 'appBannerClosed' })
    await page.goto(shop.url)
    await expect(banner).toContainText('Exchange instantly')
  })
  test('[SHELL-14.1,2,3] the banner has the variant that the operator chose, and a sentence by page', async ({
    page,
  }) => {
    const banner = page.locator('[data-app-banner]')
    for (const [variant, height] of [
      ['new_full_screen', 844],
      ['old', null],
    ] as const) {
      writeSite({ appBanner: variant })
      await expect(async () => {
        await page.goto(shop.url)
        await expect(banner).toHaveAttribute('data-app-banner', variant, { timeout: 500 })
      }).toPass()
      await expect(banner).toBeVisible()
      const box = await banner.boundingBox()
      if (height === null) expect(box?.height).toBeLessThan(200)
      else {
        expect(box?.height).toBe(height)
        await expectOneGroup(banner)
      }
    }
    for (const [path, text] of [
      ['/', 'Exchange instantly'],
      ['/buy-crypto', 'Buy instantly'],
      ['/buy/btc-usd', 'Buy BTC'],
      ['/history?guest=true', /Pay with \w+/],
      ['/about', 'Buy/exchange crypto'],
    ] as const) {
      await page.goto(shop.url + path)
      await expect(banner, path).toBeVisible()
      await expect(banner, path).toContainText(text)
    }
  })
})

test('[TELE-04.3] [TELE-06.6] [PAGE-08.1] the tracking script gets id, kind of page and the hash of the e-mail', async ({
  page,
  context,
}) => {
  const scriptUrl = 'https://network.example/t.js'
  writeSite({ tracking: { enterpriseId: 'e-7', scriptUrl } })
  await page.route(scriptUrl, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.route('**/api/user?*', (route) =>
    route.fulfill({ json: { user: { email: 'Ada@Example.org' }, csrf: null } }),
  )
  await context.addCookies([{ name: 'cookieConsent', value: 'ok', url: shop.url }])
  const script = page.locator('script[data-enterprise-id]')
  await expect(async () => {
    await page.goto(shop.url)
    await expect(script).toHaveAttribute('data-enterprise-id', 'e-7', { timeout: 6000 })
  }).toPass()
  await expect(script).toHaveAttribute('data-page-type', 'homepage')
  const hash = createHash('sha256').update('ada@example.org').digest('hex')
  await expect(script).toHaveAttribute('data-email-sha256', hash)
})
