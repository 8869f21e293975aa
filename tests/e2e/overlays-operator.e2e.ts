// door: page
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { operate, type RunningProduct, startProduct } from '../support/index.ts'
import { type ChatService, serveChat } from './chat-service.ts'
import { cookieNotice, tellWindow } from './overlay-steps.ts'
import { expect, test } from './product-test.ts'

const WORKS =
  /^Please be informed that due to the technical issues some incoming payments might take longer than usual\.$/
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

// A shop of its own, whose operator has a chat, works, banners and something to say.
let shop: RunningProduct
let chat: ChatService
const folder = mkdtempSync(join(tmpdir(), 'causeway-overlays-'))
const content = join(folder, 'content')
const now = Math.floor(Date.now() / 1000)

/** What the operator says; `changes` stand in for a part of it. */
function writeSite(changes: object): void {
  const site = {
    works: { from: now - 3600, until: now + 36_000 },
    isDomainsBannerShown: true,
    appBanner: 'new_half_screen',
    apps: { ios: 'https://apps.example/ios?creative=banner', android: null },
  }
  writeFileSync(join(content, 'site.json'), JSON.stringify({ ...site, ...changes }))
}

test.beforeAll(async () => {
  test.setTimeout(180_000)
  chat = await serveChat()
  mkdirSync(content)
  writeSite({ chat: { licenseId: '8642', scriptUrl: chat.scriptUrl } })
  const dataDir = join(folder, 'data')
  const add = (...words: string[]) => operate(dataDir, 'alert', 'add', ...words)
  await add('maintenance', 'Back at noon.', '--routes', 'index,transaction/[id]')
  await add('form', 'Ether is congested.', '--routes', 'index#exchange')
  await expect(add('wrong', 'Nobody reads it.', '--routes', 'index,nowhere')).rejects.toThrow(
    'The site has no page for "nowhere"',
  )
  shop = await startProduct({ dataDir, env: { CONTENT_DIR: content } })
})
test.afterAll(async () => {
  await shop?.stop()
  await chat?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('[SHELL-10] [SHELL-15] [SHELL-17] [SHELL-06] works, banner and alerts stand where they belong', async ({
  page,
}) => {
  await page.goto(shop.url)
  await expect(page.getByText(WORKS)).toBeVisible()
  await expect(page.getByText('names of Unstoppable Domains work here')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveText(
    'Back at noon.',
  )
  await expect(page.locator('#exchange')).toContainText('Ether is congested.')
  await expect(cookieNotice(page)).toBeVisible()
  await page.goto(`${shop.url}/terms-of-use`)
  await expect(page.getByText(WORKS)).toBeVisible()
  await expect(page.getByText('Back at noon.')).toHaveCount(0)
  await expect(page.getByText('Ether is congested.')).toHaveCount(0)
})

test('[SHELL-08] the chat opens on the window’s event, with what is known of the visitor', async ({
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
  await tellWindow(page, 'open-support-chat')
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

  test('[SHELL-14] [SHELL-06] the app has the banner before the cookie notice, and stays away for a day', async ({
    page,
    context,
  }) => {
    await page.goto(`${shop.url}/buy/btc-usd`)
    const banner = page.getByRole('dialog', { name: 'The mobile app' })
    await expect(banner).toContainText('Buy BTC')
    await expect(cookieNotice(page)).toBeHidden()
    await expect(banner.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
      'href',
      /^https:\/\/apps\.example\/ios/,
    )
    const half = await banner.boundingBox()
    expect(half?.height).toBe(422)
    await banner.getByRole('button', { name: 'Close, stay on the site' }).click()
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
  test('[SHELL-14] [SHELL-10] the banner has the variant that the operator chose, and a sentence by page', async ({
    page,
  }) => {
    const banner = page.locator('[data-app-banner]')
    for (const [variant, height] of [
      ['new_full_screen', 844],
      ['old', null],
    ] as const) {
      writeSite({ appBanner: variant, works: { from: now - 7200, until: now - 3600 } })
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
    await expect(page.getByText(WORKS)).toHaveCount(0)
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

test('[TELE-04] [TELE-06] the tracking script gets id, kind of page and the hash of the e-mail', async ({
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
