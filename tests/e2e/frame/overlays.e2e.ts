// door: page
import type { Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import { cookieNotice, dispatchOnWindow } from './overlay-steps.ts'

const broken = (page: Page) => page.getByRole('dialog', { name: 'Something went wrong' })
const snackbar = (page: Page) => page.locator('[data-snackbar]')

test('[SHELL-06.4] the cookie notice tells where to read more, and stays away after Ok', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(cookieNotice(page)).toContainText('measure traffic')
  await expect(cookieNotice(page).getByRole('link', { name: 'Learn more' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  const told = page.evaluate(
    () => new Promise((resolve) => window.addEventListener('cookie-consent', () => resolve('ok'))),
  )
  const [bar, button] = [
    await cookieNotice(page).boundingBox(),
    page.getByRole('button', { name: 'Exchange now' }),
  ]
  const form = await button.boundingBox()
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  await cookieNotice(page).getByRole('button', { name: 'Ok' }).click()
  expect(await told).toBe('ok')
  await expect(cookieNotice(page)).toBeHidden()
  await page.goto('/history?guest=true')
  await expect(page.locator('[data-cookie-notice]')).toBeAttached()
  await expect(cookieNotice(page)).toBeHidden()
})

test('[SHELL-06.5,6,8,9] a failing server opens one modal that reloads; a refusal, and being offline, opens none', async ({
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
  await expect(snackbar(page)).toContainText('You’re offline')
  await failed
  await expect(broken(page)).toHaveCount(0)
  await context.setOffline(false)
  // Whatever the refusal or the lost connection led to has come by the time of a good answer.
  const answered = page.waitForResponse(/estimate$/)
  await send.fill('0.25')
  expect((await answered).status()).toBe(200)
  await expect(page.locator('input[name="amountTo"]')).toHaveValue(/^\d/)
  await expect(broken(page)).toHaveCount(0)
  await page.route('**/api/exchange/estimate', (route) => route.fulfill({ status: 500, json: {} }))
  await send.fill('0.3')
  await expect(broken(page)).toContainText('The site didn’t respond as expected.')
  await dispatchOnWindow(page, 'broken-web')
  await expect(broken(page)).toHaveCount(1)
  await page.unroute('**/api/exchange/estimate')
  const loaded = page.waitForEvent('load')
  await broken(page).getByRole('button', { name: 'Reload page' }).click()
  await loaded
  await expect(broken(page)).toHaveCount(0)

  await page.route('**/api/user?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(broken(page)).toHaveCount(1)
})

test('[SHELL-06.10] a form that did not arrive keeps what was typed, and the page offers to be loaded again', async ({
  page,
}) => {
  await page.goto('/sandbox')
  await page
    .getByRole('region', { name: 'Pay an order' })
    .getByLabel('Order ID')
    .fill('not-yet-known')
  await page.getByLabel('Another amount').fill('0.25')
  await page.route('**/sandbox', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Pay this amount' }).click()
  await expect(broken(page)).toContainText('The site didn’t respond as expected.')
  await expect(page.getByLabel('Another amount')).toHaveValue('0.25')
})

test('[SHELL-06.7] a network that fails opens the modal', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('input[name="amountTo"]')).toBeEditable()
  await page.route('**/api/exchange/estimate', (route) => route.abort('connectionrefused'))
  await page.locator('input[name="amountFrom"]').fill('0.3')
  await expect(broken(page)).toBeVisible()
})

test('[SHELL-06.8] a refusal that nobody has words for opens the modal', async ({ page }) => {
  await page.route('**/api/locale/country', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/buy?from=usd&to=btc&amount=150')
  await expect(broken(page)).toBeVisible()
})

test('[SHELL-08.2] without a licence the chat says so to the console', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.goto('/terms-of-use')
  await expect(cookieNotice(page)).toBeVisible()
  await dispatchOnWindow(page, 'open-support-chat')
  await expect.poll(() => said).toContain('LiveChat: Invalid license id')
})

test('[SHELL-09.1,2] a tooltip comes after 250 ms, stays for 1000 ms and is at most 450 px wide', async ({
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

test('[SHELL-09.3,6] menus open in 301 ms, scrolling is heard every 250 ms, and layouts change at 639.98 and 1024.98 px', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install({ time: '2026-01-01T00:00:00Z' })
  await page.goto('/', { waitUntil: 'networkidle' })
  const products = page.getByRole('banner').locator('details', { hasText: 'All products' }).first()
  const duration = await products.evaluate(
    (menu) => getComputedStyle(menu, '::details-content').transitionDuration,
  )
  expect(duration).toContain('0.301s')

  await page.clock.pauseAt('2026-01-01T01:00:00Z')
  const html = page.locator('html')
  await page.evaluate(
    () =>
      new Promise((heard) => {
        window.addEventListener('scroll', heard, { once: true })
        window.scrollTo(0, 900)
      }),
  )
  await page.clock.runFor(249)
  await expect(html).toHaveAttribute('data-scrolled', 'none')
  await page.clock.runFor(1)
  await expect(html).toHaveAttribute('data-scrolled', 'far')
  await page.clock.resume()

  await page.setViewportSize({ width: 1024, height: 800 })
  await expect(products).toBeHidden()
  await page.setViewportSize({ width: 1025, height: 800 })
  await expect(products).toBeVisible()
  await page.goto('/?sign-in=1')
  const modal = page.getByRole('dialog')
  const width = async () => (await modal.boundingBox())?.width
  await page.setViewportSize({ width: 639, height: 800 })
  await expect.poll(width).toBe(639)
  await page.setViewportSize({ width: 640, height: 800 })
  await expect.poll(width).toBeLessThan(640)
})

test('[SHELL-09.5] a list that is too wide follows the wheel by 50 px and a drag from 10 px on', async ({
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

test('[SHELL-12.1,2] a choice of several is searched, and taken as a whole', async ({ page }) => {
  await page.goto('/preview')
  const select = page.getByRole('group', { name: 'Networks' }).first()
  await expect(select.getByPlaceholder('Search')).toBeVisible()
  await select.getByPlaceholder('Search').fill('li')
  await expect(select.getByRole('checkbox')).toHaveCount(2)
  await select.getByRole('searchbox').fill('')
  await select.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(select.getByRole('checkbox', { checked: true })).toHaveCount(6)
})

test('[SHELL-17.2,3] [TELE-05.8] [BUY-09.8] the window’s event opens the proposal where the coin cannot be bought', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('stablecoin_modal_seen', 'true'))
  await page.goto('/buy?from=usd&to=xmr&amount=150')
  const modal = page.getByRole('dialog').filter({ hasText: 'XMR' })
  await expect(page.getByRole('status').filter({ hasText: 'XMR' }).first()).toBeVisible()
  await expect(modal).toHaveCount(0)
  await dispatchOnWindow(page, 'unsupported-pair-on-buy')
  await expect(modal).toBeVisible()
  await expect(modal).toContainText(/No provider sells XMR/)
  await expect(modal).toContainText('exchange it here for XMR')
  await expect(modal.getByRole('button', { name: /^Buy (?!XMR)\w+ first$/ })).toBeVisible()
})
