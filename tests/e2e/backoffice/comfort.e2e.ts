// door: page, command
import type { Page } from '@playwright/test'
import { advanceClock, misbehave, place } from '../../customers/index.ts'
import { operate, type RunningProduct } from '../../support/index.ts'
import { expectAccessible, expectContrast } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { join, linkIn, test } from './office-test.ts'

async function enter(page: Page, product: RunningProduct, email: string): Promise<void> {
  const said = await operate(product.dataDir, 'staff', 'add', email, '--role', 'treasury')
  await join(page, linkIn(said), 'Lou')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
}

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('[OPS-22.2] times are in UTC with the local time on hover, or in local time by a switch that the browser remembers', async ({
    office,
    page,
  }) => {
    await enter(page, office.product, 'auckland@shop.example')
    await page.goto('/backoffice/sessions')
    const times = page.locator('main time')
    const began = times.first()
    const at = (await began.getAttribute('datetime')) ?? ''
    const utc = `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`
    await expect(began).toHaveText(utc)
    const zone = { timeZone: 'Pacific/Auckland', hourCycle: 'h23' } as const
    const hour = new Date(at).toLocaleString('en-GB', { ...zone, hour: '2-digit' })
    const local = new RegExp(`^\\d{4}-\\d\\d-\\d\\d ${hour}:${at.slice(14, 19)} GMT\\+1[23]`)
    expect(await began.getAttribute('title')).toMatch(local)
    expect(await began.getAttribute('title')).toContain('(Pacific/Auckland)')

    const group = page.getByRole('group', { name: 'Times' })
    await group.getByRole('button', { name: 'Local time' }).click()
    await expect(began).toHaveText(new RegExp(`${local.source}$`))
    await expect(began).toHaveAttribute('title', utc)
    await expectAccessible(page)

    // Nothing that is ever drawn shows the other zone, before the page is whole and when it renews itself.
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(globalThis, { seen })
      const look = () => {
        for (const { textContent } of document.querySelectorAll('time')) seen.push(textContent)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/backoffice/health')
    const asOf = page.locator('[data-live="health"] > p > time')
    await expect(asOf).toHaveText(/GMT\+1[23]$/)
    await expect(group.getByRole('button', { name: 'Local time', pressed: true })).toBeVisible()
    const first = (await asOf.getAttribute('datetime')) ?? ''
    await expect(asOf).not.toHaveAttribute('datetime', first)
    await expect(asOf).toHaveText(/GMT\+1[23]$/)
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
    expect(seen.length).toBeGreaterThan(2)
    expect(seen.filter((text) => !/ GMT\+1[23]$/.test(text))).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('Menu').click()
    await group.getByRole('button', { name: 'UTC' }).click()
    await expect(asOf).toHaveText(/UTC$/)
    await page.reload()
    await expect(asOf).toHaveText(/UTC$/)
  })
})

test('[OPS-22.2] without scripts, times are in UTC and there is no switch', async ({
  browser,
  office,
  page,
}) => {
  await enter(page, office.product, 'still@shop.example')
  const context = await browser.newContext({
    baseURL: office.product.url,
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    timezoneId: 'Pacific/Auckland',
  })
  const still = await context.newPage()
  await still.goto('/backoffice/sessions')
  await expect(still.locator('main time').first()).toHaveText(/^\d{4}-\d\d-\d\d [\d:]{8} UTC$/)
  await expect(still.getByRole('button', { name: 'Local time' })).toBeHidden()
  await context.close()
})

test('[OPS-22.3] j, k and arrows move between rows, Enter opens one, / searches and ? lists the keys, but not in fields and dialogs', async ({
  office,
  page,
}) => {
  const { product } = office
  const orders = [await place(product, { from: 'ltc', to: 'btc' })]
  orders.unshift(await place(product, { from: 'btc', to: 'ltc' }))
  const codes = orders.map(({ id }) => id)
  await enter(page, product, 'keys@shop.example')
  await page.goto('/backoffice/orders')
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  const focused = page.locator(':focus')
  const search = page.locator('main input[name="q"]')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })

  await page.keyboard.press('ArrowDown')
  await expect(page.locator('tbody :focus')).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(focused).toHaveText(codes[0] ?? '')
  const line = page
    .getByRole('row')
    .filter({ hasText: codes[0] ?? '' })
    .locator('td')
    .first()
  await expect(line).toHaveCSS('box-shadow', /inset/)
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveText(codes[1] ?? '')
  await page.keyboard.press('Control+j')
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(focused).toHaveText(codes[0] ?? '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(focused).toHaveText(codes[0] ?? '')

  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('jk/?')
  await expect(search).toHaveValue('jk/?')
  await expect(sheet).toBeHidden()
  await search.fill('')
  await search.blur()

  await page.keyboard.press('j')
  await page.keyboard.press('Shift+?')
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(focused).toHaveText(codes[0] ?? '')
})

test('[OPS-22.3] keys can be turned off, a row without a link takes the focus, Enter opens an order, and / finds anything where a page has no search', async ({
  office,
  page,
}) => {
  const { product } = office
  const { id: code } = await place(product, { from: 'ltc', to: 'btc' })
  await enter(page, product, 'off@shop.example')
  await page.goto('/backoffice/orders')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  // They can be turned off, and the browser remembers it.
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await sheet.getByLabel('Single-key shortcuts').uncheck()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('tbody :focus')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Find' }).getByRole('combobox').fill('shortcuts')
  await page.keyboard.press('Enter')
  await sheet.getByLabel('Single-key shortcuts').check()
  await page.keyboard.press('Escape')

  // A row without a link takes the focus too, and keeps it when the page renews itself.
  await page.goto('/backoffice/wallets')
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('tbody tr').first()).toBeFocused()
  const asOf = page.locator('[data-live="wallets"] > p > time')
  const renewed = (await asOf.getAttribute('datetime')) ?? ''
  await expect(asOf).not.toHaveAttribute('datetime', renewed)
  await expect(page.locator('tbody tr').first()).toBeFocused()

  await page.goto('/backoffice/orders')
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/backoffice/orders/${code}$`))
  // This page has no search: the key opens the one of the back office.
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog', { name: 'Find' })).toBeVisible()
})

test('[OPS-22.5] the wall screen can be read from afar, renews itself, says when it can’t, and doesn’t keep the session alive', async ({
  office,
  page,
}) => {
  const { product } = office
  const wrong: string[] = []
  page.on('pageerror', ({ message }) => wrong.push(message))
  page.on('console', (message) => wrong.push(message.text()))
  await enter(page, product, 'wall@shop.example')
  await page.getByRole('link', { name: 'Wall screen' }).click()
  const tile = (name: string) =>
    page.locator('section', { has: page.getByRole('heading', { name, exact: true }) })
  await expect(tile('Age of prices')).toHaveAttribute('data-state', 'green', { timeout: 60_000 })
  await expect(tile('Payouts')).toContainText('Nothing is stopped')
  for (const [width, height, figurePixels] of [
    [1920, 1080, 120],
    [1440, 900, 96],
    [390, 844, 44],
  ] as const) {
    await page.setViewportSize({ width, height })
    const size = await tile('Age of prices')
      .locator('p')
      .first()
      .evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize))
    expect(size).toBeGreaterThanOrEqual(figurePixels)
    const [across, down] = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return [scrollWidth, scrollHeight] as const
    })
    expect(across).toBeLessThanOrEqual(width)
    if (width > 1000) expect(down).toBeLessThanOrEqual(height)
    await expectContrast(page)
  }
  await expectAccessible(page)
  // Dark in a light room too.
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgb(18, 23, 26)')
  await expectContrast(page)
  expect(wrong).toEqual([])

  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await misbehave(product, 'rates/sandbox', 'down')
  await advanceClock(product, 31)
  await expect(tile('Age of prices')).toContainText('too old to trade on', { timeout: 60_000 })
  await expect(page.getByTestId('wall-health')).toContainText('1 failing', { timeout: 60_000 })
  await expect(tile('Health')).toContainText('Prices: failing')
  await misbehave(product, 'rates/sandbox', 'ok')
  await expect(tile('Age of prices')).toContainText('Fresh enough', { timeout: 60_000 })
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  // A server that does not answer is as good as none.
  const trouble = page.getByText('can’t be renewed at the moment')
  await page.route('**/backoffice/wall', () => {})
  await expect(trouble).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('[data-live="wall"]')).toHaveCSS('opacity', '0.4')
  await page.unroute('**/backoffice/wall')
  await expect(trouble).toBeHidden({ timeout: 30_000 })
  const asOf = page.locator('[data-live="wall"] > p > time')
  const renewed = (await asOf.getAttribute('datetime')) ?? ''
  await advanceClock(product, 8 * 60)
  await expect(asOf).not.toHaveAttribute('datetime', renewed)
  await advanceClock(product, 8 * 60)
  await expect(page).toHaveURL(/sign-in\?to=%2Fbackoffice%2Fwall/)
})
