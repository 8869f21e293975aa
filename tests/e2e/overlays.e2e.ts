// door: page
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { operate, type RunningProduct, startProduct } from '../support/index.ts'
import { type ChatService, serveChat } from './chat-service.ts'
import { expect, test } from './product-test.ts'

const WORKS =
  /^Please be informed that due to the technical issues some incoming payments might take longer than usual\.$/
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const notice = (page: Page) => page.getByRole('complementary', { name: 'Cookies' })
const broken = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' })
const snackbar = (page: Page) => page.locator('[data-snackbar]')
const tell = (page: Page, name: string, detail?: unknown) =>
  page.evaluate(
    ([event, told]) => window.dispatchEvent(new CustomEvent(String(event), { detail: told })),
    [name, detail],
  )

test('[SHELL-06] the cookie notice tells where to read more, and stays away after Ok', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(notice(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  const told = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('cookie-consent', () => resolve('ok'))),
  )
  const [bar, button] = [
    await notice(page).boundingBox(),
    page.getByRole('button', { name: 'Exchange now' }),
  ]
  const form = await button.boundingBox()
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await notice(page).getByRole('button', { name: 'Ok' }).click()
  expect(await told).toBe('ok')
  await expect(notice(page)).toBeHidden()
  await page.goto('/history?guest=true')
  await expect(page.locator('[data-cookie-notice]')).toBeAttached()
  await expect(notice(page)).toBeHidden()
})

test('[SHELL-06] a call that fails as none should opens one modal that reloads; a refusal, and being offline, opens none', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ok' }).click()
  const send = page.locator('input[name="amountFrom"]')
  await expect(page.locator('input[name="amountTo"]')).toBeEditable()
  const estimate = () =>
    page.waitForEvent('requestfinished', (each) => /estimate$/.test(each.url()))
  const refused = estimate()
  await send.fill('0.000001')
  await refused
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed')
  await send.fill('0.2')
  await expect(snackbar(page)).toContainText('The connection is gone')
  await failed
  await expect(broken(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.route('**/api/exchange/estimate', (route) => route.fulfill({ status: 500, json: {} }))
  await send.fill('0.3')
  await expect(broken(page)).toContainText('The site did not answer as it should.')
  await tell(page, 'broken-web')
  await expect(broken(page)).toHaveCount(1)
  await page.unroute('**/api/exchange/estimate')
  const loaded = page.waitForEvent('load')
  await broken(page).getByRole('button', { name: 'Reload the page' }).click()
  await loaded
  await expect(broken(page)).toHaveCount(0)
})

test('[SHELL-07] [SHELL-18] short messages come one at a time, go by themselves or by a click, and the first is shown at once', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.clock.pauseAt('2026-01-01T00:00:01Z')
  await page.addInitScript(() => sessionStorage.setItem('snackbars', 'signedOut'))
  await page.goto('/terms-of-use')
  await expect(snackbar(page)).toContainText('You are signed out')
  await expect(snackbar(page)).toHaveRole('status')
  await tell(page, 'snackbar', { key: 'own', title: 'Saved', desc: 'Your name is changed.' })
  await tell(page, 'snackbar', 'online')
  await expect(snackbar(page)).toHaveCount(1)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'pending')
  await expect(snackbar(page)).toContainText('You are signed out')
  await page.clock.runFor(100)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'shown')
  await page.clock.runFor(4999)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'shown')
  await page.clock.runFor(1)
  await page.clock.runFor(100)
  await expect(snackbar(page)).toContainText('Your name is changed.')
  await page.clock.runFor(100)
  await expect(snackbar(page)).toHaveAttribute('data-status', 'shown')
  await snackbar(page).click()
  await page.clock.runFor(100)
  await expect(snackbar(page)).toContainText('You are back online')
  await snackbar(page).getByRole('button', { name: 'Dismiss' }).click()
  await page.clock.runFor(100)
  await expect(snackbar(page)).toHaveCount(0)
})

test('[SHELL-08] without a licence the chat says so to the console', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('/terms-of-use')
  await expect(notice(page)).toBeVisible()
  await tell(page, 'open-support-chat')
  await expect.poll(() => said).toContain('LiveChat: Invalid license id')
})

test('[SHELL-09] a tooltip comes after 250 ms, stays for 1000 ms and is at most 450 px wide', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.goto('/preview')
  const trigger = page.getByRole('button', { name: 'Network fee', exact: true })
  await expect(trigger).toBeVisible()
  await page.clock.pauseAt('2026-01-01T01:00:00Z')
  const tip = page.getByText('What the payout on Ethereum costs.')
  await trigger.hover()
  await page.clock.runFor(249)
  await expect(tip).toBeHidden()
  await page.clock.runFor(1)
  await expect(tip).toBeVisible()
  expect(await tip.evaluate((element) => getComputedStyle(element).maxInlineSize)).toContain(
    '450px',
  )
  await page.mouse.move(0, 0)
  await page.clock.runFor(900)
  await expect(tip).toBeVisible()
  await page.clock.runFor(200)
  await expect(tip).toBeHidden()
})

test('[SHELL-09] a list that is too wide follows the wheel by 50 px and a drag from 10 px on', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/buy?from=eur&to=btc&amount=150&offers=1')
  const list = page.getByRole('group', { name: 'Pay by' }).first()
  const chip = list.getByRole('button').first()
  await expect(chip).toBeVisible()
  await page.getByRole('button', { name: 'Ok' }).click()
  const scrolled = () => list.evaluate((element) => element.scrollLeft)
  await list.evaluate((element) => {
    element.style.inlineSize = '160px'
  })
  await chip.hover()
  await page.mouse.wheel(0, 300)
  await expect.poll(scrolled).toBe(50)
  const box = await list.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 9, y)
  expect(await scrolled()).toBe(50)
  await page.mouse.move(x - 30, y)
  expect(await scrolled()).toBe(80)
  await page.mouse.up()
  await expect(list.locator('[aria-pressed="true"]')).toHaveCount(0)
})

test('[SHELL-12] a choice of several is searched, and taken as a whole', async ({ page }) => {
  await page.goto('/preview')
  const select = page.getByRole('group', { name: 'Networks' }).first()
  await expect(select.getByPlaceholder('Search')).toBeVisible()
  await select.getByPlaceholder('Search').fill('li')
  await expect(select.getByRole('checkbox')).toHaveCount(2)
  await select.getByRole('searchbox').fill('')
  await select.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(select.getByRole('checkbox', { checked: true })).toHaveCount(6)
})

test('[SHELL-17] [BUY-09] the window’s event opens the proposal where the coin cannot be bought', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('stablecoin_modal_seen', 'true'))
  await page.goto('/buy?from=usd&to=xmr&amount=150')
  const modal = page.getByRole('dialog').filter({ hasText: 'XMR' })
  await expect(page.getByRole('status').filter({ hasText: 'XMR' }).first()).toBeVisible()
  await expect(modal).toHaveCount(0)
  await tell(page, 'unsupported-pair-on-buy')
  await expect(modal).toBeVisible()
})

test.describe('where the operator has a chat, works, banners and something to say', () => {
  let shop: RunningProduct
  let chat: ChatService
  const folder = mkdtempSync(join(tmpdir(), 'causeway-overlays-'))

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    chat = await serveChat()
    const now = Math.floor(Date.now() / 1000)
    const content = join(folder, 'content')
    mkdirSync(content)
    const site = {
      chat: { licenseId: '8642', scriptUrl: chat.scriptUrl },
      works: { from: now - 3600, until: now + 36_000 },
      isDomainsBannerShown: true,
      appBanner: 'new_half_screen',
      apps: { ios: 'https://apps.example/ios?creative=banner', android: null },
    }
    writeFileSync(join(content, 'site.json'), JSON.stringify(site))
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
    await expect(notice(page)).toBeVisible()
    await page.goto(`${shop.url}/terms-of-use`)
    await expect(page.getByText(WORKS)).toBeVisible()
    await expect(page.getByText('Back at noon.')).toHaveCount(0)
    await expect(page.getByText('Ether is congested.')).toHaveCount(0)
  })

  test('[SHELL-08] the chat opens on the window’s event, with what is known of the visitor', async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    await page.goto(shop.url)
    await expect(notice(page)).toBeVisible()
    await expect(page.locator('#chat-widget-container')).toHaveCount(0)
    await tell(page, 'open-support-chat')
    const container = page.locator('#chat-widget-container')
    await expect(container).toHaveText('maximized 8642')
    await expect(container).toHaveCSS('z-index', '5')
    await expect(page.locator('[data-overlays]')).toHaveAttribute(
      'data-chat-visibility',
      'maximized',
    )
    await expect(container).toHaveAttribute('data-variables', /"user_id":"<unset>"/)
    expect(JSON.parse((await container.getAttribute('data-variables')) ?? '')).toEqual({
      user_id: '<unset>',
      ga_client_id: expect.stringMatching(/^(<unset>|[0-9a-f]{32})$/),
      ga_email: '<unset>',
      EstimationMethod_ABvariant: 'new',
      NewMemoField_ABvariant: 'new',
    })
    await container.click()
    await expect(page.locator('[data-overlays]')).toHaveAttribute(
      'data-chat-visibility',
      'minimized',
    )
    await page.goto(`${shop.url}/history?guest=true`)
    await expect(container).toHaveText('minimized 8642')
    expect(complaints).toEqual([])
  })

  test.describe('on a phone', () => {
    test.use({ userAgent: IPHONE, viewport: { width: 390, height: 844 } })

    test('[SHELL-14] [SHELL-06] the app has the banner before the cookie notice, and stays away for a day', async ({
      page,
      context,
    }) => {
      await page.goto(`${shop.url}/buy/btc-usd`)
      const banner = page.getByRole('dialog', { name: 'The mobile app' })
      await expect(banner).toContainText('Buy BTC')
      await expect(notice(page)).toBeHidden()
      await expect(banner.getByRole('link', { name: 'Get the app' })).toHaveAttribute(
        'href',
        /^https:\/\/apps\.example\/ios/,
      )
      const half = await banner.boundingBox()
      expect(half?.height).toBe(422)
      await banner.getByRole('button', { name: 'Close, stay on the site' }).click()
      await expect(notice(page)).toBeVisible()
      const cookie = (await context.cookies()).find(({ name }) => name === 'appBannerClosed')
      const day = (cookie?.expires ?? 0) - Date.now() / 1000
      expect(Math.round(day / 3600)).toBe(24)
      await page.goto(shop.url)
      await expect(notice(page)).toBeVisible()
      await expect(banner).toHaveCount(0)
      await context.clearCookies({ name: 'appBannerClosed' })
      await page.goto(shop.url)
      await expect(banner).toContainText('Exchange instantly')
    })
  })
})
