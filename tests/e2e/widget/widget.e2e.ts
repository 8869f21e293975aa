// door: page
import { expect } from '@playwright/test'
import { createAccountIn } from '../accounts/account-steps.ts'
import { violationsOf } from '../expect-accessible.ts'
import { payInFrame, placeInFrame, press, toAddresses } from './widget-steps.ts'
import { newsOf, originOf, pressSeen, test, untilHydrated, widgetOn } from './widget-test.ts'

/** Of nobody's: it takes part in nothing else. */
const DESTINATION = '0x52908400098527886E0F7030069857D2E4169EE7'

test('[WIDGET-01.1,2,4,6] [WIDGET-03.1,3,4,10] [WIDGET-04.1,2] [SHELL-04.8] [CALC-01.5] a whole exchange on a hostile page, without cookies of third parties', async ({
  host,
  withoutThirdPartyCookies,
}) => {
  const page = await withoutThirdPartyCookies.newPage()
  await host.open(page, { widgets: ['from="btc" to="eth" amount="0.05" theme="dark"'] })
  const frame = widgetOn(page)
  await expect(frame.getByLabel('Amount you send, in')).toHaveValue('0.05')
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect(frame.getByRole('contentinfo')).toHaveCount(0)
  await expect(frame.locator('html')).toHaveAttribute('data-widget-app-frame', 'calculation')
  await placeInFrame(frame)
  await expect(frame.getByRole('list', { name: 'Order steps' }).getByRole('listitem')).toHaveCount(
    3,
  )
  const names = async () => (await newsOf(page)).map(([name]) => name)
  await expect.poll(names).toContain('orderCreated')
  const before = (await names()).filter((name) => name !== 'ready')
  expect(before.filter((name) => name === 'orderCreated')).toHaveLength(1)
  expect(before.at(-1)).toBe('orderCreated')
  // The page around is loaded anew in the middle: the order goes on.
  await page.reload()
  await payInFrame(widgetOn(page))
  await expect.poll(names).toContain('finished')
  expect((await names()).filter((name) => name !== 'ready')).toEqual(['depositSeen', 'finished'])
  const last = (await newsOf(page)).at(-1)?.[1] ?? {}
  expect(Object.keys(last).sort()).toEqual(
    ['amountFrom', 'amountTo', 'code', 'from', 'status', 'to'].sort(),
  )
  expect(last).toMatchObject({ from: 'btc', to: 'eth', status: 'finished', amountFrom: '0.05' })
})

test('[WIDGET-01.3,5] a whole purchase: the provider in a window of its own, and back in the frame', async ({
  host,
  page,
}) => {
  await host.open(page, { widgets: ['theme="light"'] })
  const frame = widgetOn(page)
  await expect(frame.getByLabel('Amount you get, in')).toBeEditable()
  await press(frame.getByRole('button', { name: 'Buy', exact: true }))
  await press(frame.getByRole('button', { name: 'Buy BTC with Sandbox Pay' }))
  const offers = frame.getByRole('region', { name: 'Offers' }).getByRole('listitem')
  await press(offers.getByRole('button', { name: 'Buy BTC with Sandbox Pay' }))
  await press(frame.getByRole('button', { name: 'Fill in a play wallet address' }))
  await expect(frame.locator('[name="address"]')).not.toHaveValue('')
  await press(frame.getByRole('checkbox', { name: 'I agree to the' }), 'Space')
  await pressSeen(frame, 'Continue to Sandbox Pay')
  const opened = page.waitForEvent('popup')
  const link = frame.getByRole('link', { name: 'Go to Sandbox Pay now' })
  // Before, the link opens the provider and the frame stays where it is.
  await untilHydrated(link)
  await press(link)
  const provider = await opened
  await provider.getByRole('textbox', { name: 'Test card number' }).fill('4111 1111 1111 1111')
  await provider.getByRole('button', { name: 'Pay with play money' }).click()
  await expect(frame.getByText('has sent your BTC')).toBeVisible({ timeout: 60_000 })
  await expect.poll(async () => (await newsOf(page)).map(([name]) => name)).toContain('finished')
})

test('a list of coins that a purchase fetches again has the host’s coins only', async ({
  host,
  page,
}) => {
  await page.clock.install()
  await host.open(page, { widgets: ['to-coins="btc,eth"'] })
  const frame = widgetOn(page)
  await expect(frame.getByLabel('Amount you get, in')).toBeEditable()
  await press(frame.getByRole('button', { name: 'Buy', exact: true }))
  await press(frame.getByRole('button', { name: 'Buy BTC with Sandbox Pay' }))
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Buy crypto')
  const coins = frame.getByRole('button', { name: 'Coin you buy' })
  await untilHydrated(coins)
  await page.clock.fastForward('02:00')
  const fetched = page.waitForResponse((response) => response.url().includes('/api/coins/list/'))
  await press(coins)
  await fetched
  await expect(frame.getByRole('option')).toHaveText([/^BTC/, /^ETH/])
})

test('[WIDGET-04.3,4,5,7] signing in in a window of the site reaches this frame, and no frame or window of another site', async ({
  host,
  product,
  withoutThirdPartyCookies: context,
}) => {
  const { email } = await createAccountIn(context, product)
  const page = await context.newPage()
  await host.open(page, { widgets: ['from="btc" to="eth"'] })
  const frame = widgetOn(page)
  // The session of the site doesn’t count here. A window that opens under the debugger while the frame still loads can stop
  // that for good.
  const link = frame.getByRole('link', { name: 'Sign in' })
  await expect(link).toBeVisible()
  await expect(frame.getByLabel('Amount you get, in')).toBeEditable()
  await page.waitForFunction(() => Reflect.get(window, 'news').length > 0)
  // A page that opens the window itself, and says it were the frame, is told nothing.
  const lured = page.waitForEvent('popup')
  await page.evaluate(
    (address) => {
      Reflect.set(globalThis, 'overheard', [])
      addEventListener('message', ({ data }) => Reflect.get(globalThis, 'overheard').push(data))
      globalThis.open(address)
    },
    `${originOf(product)}/widget-sign-in#${'a'.repeat(43)}`,
  )
  const lure = await lured
  const asked: string[] = []
  lure.on('request', (request) => asked.push(request.url()))
  await lure.getByRole('button', { name: `Continue as ${email}` }).click()
  await expect(lure.getByRole('alert')).toContainText('We couldn’t sign you in to the widget.')
  expect(asked.filter((address) => address.endsWith('/widget-code'))).toEqual([])
  await lure.close()
  const opened = page.waitForEvent('popup')
  await pressSeen(frame, 'Sign in', 'link')
  const window = await opened
  await window.waitForURL('**/widget-sign-in#*')
  // A second press shows the window that is there.
  await page.bringToFront()
  await pressSeen(frame, 'Sign in', 'link')
  expect(context.pages()).toHaveLength(2)
  const given = window.waitForResponse((response) => response.url().endsWith('/widget-code'))
  const used = page.waitForRequest((request) => request.url().endsWith('/widget-sign-in'))
  await window.getByRole('button', { name: `Continue as ${email}` }).click()
  expect((await given).status()).toBe(200)
  await expect(frame.getByText(email)).toBeVisible()
  expect(
    await page.evaluate(() => JSON.stringify(Reflect.get(globalThis, 'overheard'))),
  ).not.toContain('widget-sign-in-code')
  // The code is spent, whoever brings it.
  const again = await context.request.post(`${originOf(product)}/api/auth/widget-sign-in`, {
    data: (await used).postDataJSON(),
    headers: { origin: originOf(product) },
  })
  expect(again.status()).toBe(410)
  await page.reload()
  await expect(widgetOn(page).getByText(email)).toBeVisible()
  await placeInFrame(widgetOn(page))
  // The same address under another name is another site: its frame has a jar of its own.
  await page.goto(host.origin.replace('127.0.0.1', '127.0.0.2'))
  await expect(widgetOn(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto(host.origin)
  await pressSeen(widgetOn(page), 'Sign out')
  await expect(widgetOn(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(widgetOn(page).getByText(email)).toHaveCount(0)
})

test('[WIDGET-03.16,17] the page around changes the running form, and the order survives its reload', async ({
  host,
  page,
}) => {
  await host.open(page, { widgets: ['from="btc" to="eth" amount="0.05"'] })
  const frame = widgetOn(page)
  const amount = frame.getByLabel('Amount you send, in')
  await expect.poll(async () => (await newsOf(page)).length).toBeGreaterThan(1)
  expect((await newsOf(page)).slice(0, 2)).toMatchObject([
    ['ready', { step: 'calculation' }],
    ['quoteUpdated', { from: 'btc', to: 'eth', amountFrom: '0.05' }],
  ])
  await frame.locator('html').evaluate((html) => html.setAttribute('data-test-mark', ''))
  const command = (name: string, data: object) =>
    page
      .locator('causeway-widget')
      .evaluate((element, [method, given]) => Reflect.get(element, method)(given), [
        name,
        data,
      ] as const)
  // A coin that the frame did not bring; what is asked next waits for its list.
  await command('setPair', { from: 'dash', to: 'eth' })
  await command('setAmount', { amount: '7' })
  await command('setAddress', { address: DESTINATION })
  await expect(amount).toHaveValue('7')
  await expect
    .poll(async () => (await newsOf(page)).at(-1))
    .toMatchObject(['quoteUpdated', { from: 'dash', to: 'eth', amountFrom: '7' }])
  await expect(frame.locator('html')).toHaveAttribute('data-test-mark', '')
  await toAddresses(frame)
  await expect(frame.getByLabel('Your ETH address')).toHaveValue(DESTINATION)
  await press(frame.getByRole('checkbox', { name: /I agree/ }), 'Space')
  await press(frame.getByRole('button', { name: 'Review order' }))
  await pressSeen(frame, 'Create order')
  await expect(frame.getByRole('button', { name: 'Pay from the play wallet' })).toBeVisible()
  await page.reload()
  await expect(frame.getByRole('button', { name: 'Pay from the play wallet' })).toBeVisible()
})

const looks = [
  { name: 'default, 390 px', attributes: '', width: 390 },
  { name: 'light, 280 px', attributes: 'theme="light"', width: 280 },
  { name: 'dark, 768 px', attributes: 'theme="dark"', width: 768 },
  {
    name: 'custom, 390 px',
    attributes: 'theme="custom" accent="#ffee00" background="#fff7ee" radius="4" font="serif"',
    width: 390,
  },
  { name: 'Arabic, 390 px', attributes: '', width: 390, lang: 'ar', dir: 'rtl' },
] as const

test('[WIDGET-02.1,2,3,4] every look can be read, fits its host and reports what was corrected', async ({
  host,
  page,
}) => {
  for (const { attributes, name, width, ...more } of looks) {
    await page.setViewportSize({ width, height: 800 })
    await host.open(page, { widgets: [attributes], ...more })
    const frame = widgetOn(page)
    await expect(frame.locator('input[name="amountTo"]')).not.toHaveValue('...')
    const root = frame.locator('html')
    await expect(root).toHaveAttribute('dir', 'dir' in more ? 'rtl' : 'ltr')
    const wide = await root.evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(wide, name).toBe(0)
    expect(await violationsOf(page, {}, 'causeway-widget'), name).toEqual([])
    const inner = await root.evaluate((html) => html.scrollHeight)
    const box = await page.locator('causeway-widget').boundingBox()
    expect(Math.abs((box?.height ?? 0) - inner), name).toBeLessThan(2)
    if (name.startsWith('custom')) {
      expect((await newsOf(page)).some(([event]) => event === 'error')).toBe(true)
    }
  }
})
