// door: page, command
import { place } from '../../customers/index.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { enter, test } from './office-test.ts'

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
  await page.goto('/backoffice/prices/btc')
  await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.locator('tbody tr').first()).toBeFocused()
  const asOf = page.locator('[data-live] > p > time')
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
