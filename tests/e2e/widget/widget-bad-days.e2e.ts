// door: page
import { expect, type FrameLocator, type Page } from '@playwright/test'
import { payInFrame, placeInFrame, press, toAddresses, toReview } from './widget-steps.ts'
import { newsOf, originOf, pressSeen, test, untilHydrated, widgetOn } from './widget-test.ts'

const LOOK = 'display: block !important; width: 390px; height: 700px'

test('[WIDGET-03.11] in a sandbox without an origin it says where the exchange is, with one it works', async ({
  host,
  page,
  product,
}) => {
  const exchange = originOf(product)
  const framed = (id: string, sandbox: string) =>
    `<iframe id="${id}" sandbox="${sandbox}" style="${LOOK}" src="${exchange}/widget-app?from=btc&amp;to=eth"></iframe>`
  const open = 'allow-scripts allow-forms allow-same-origin allow-popups'
  await host.open(page, {
    html: framed('bare', 'allow-scripts allow-forms') + framed('open', open),
  })
  const bare = page.locator('#bare').contentFrame()
  await expectSandboxNote(bare, exchange)
  await expect(bare.getByRole('button')).toHaveCount(0)
  await placeInFrame(page.locator('#open').contentFrame())
  // The page around is the one that has no origin, and so has everything on it.
  await host.open(page, {
    widgets: ['from="btc" to="eth" theme="dark"'],
    headers: { 'content-security-policy': 'sandbox allow-scripts allow-forms' },
  })
  await expectSandboxNote(widgetOn(page), exchange)
})

async function expectSandboxNote(frame: FrameLocator, exchange: string): Promise<void> {
  const note = frame.getByRole('alert').filter({ hasText: 'doesn’t let it work here' })
  await expect(note).toBeVisible()
  await expect(note.getByRole('link', { name: exchange })).toHaveAttribute('href', exchange)
}

test('[WIDGET-03.12,13] offline at every step, and away in the middle of an order: it continues each time', async ({
  context,
  host,
  page,
}) => {
  await host.open(page, { widgets: ['from="btc" to="eth" amount="0.05"'] })
  const frame = widgetOn(page)
  await expect(frame.getByLabel('Amount you get, in')).toBeEditable()
  const whileOffline = async (act: () => Promise<void>, said: string) => {
    await context.setOffline(true)
    await act()
    await expect(frame.getByText(said)).toBeVisible()
    await context.setOffline(false)
    await expect(frame.getByText(said)).toBeHidden()
  }
  await whileOffline(
    () => frame.getByLabel('Amount you send, in').fill('0.06'),
    'The rate updates automatically when you’re back online.',
  )
  await expect
    .poll(async () => (await newsOf(page)).at(-1))
    .toMatchObject(['quoteUpdated', { amountFrom: '0.06' }])
  await toAddresses(frame)
  await toReview(frame)
  await untilHydrated(frame.getByRole('button', { name: 'Create order' }))
  // The page of the order does not come before the page around is left.
  const orderPage = /\/transaction\//
  await page.route(orderPage, () => {})
  await whileOffline(
    () => pressSeen(frame, 'Create order'),
    'We’ll create the order as soon as you’re back online.',
  )
  await expect
    .poll(async () => (await newsOf(page)).map(([name]) => name))
    .toContain('orderCreated')
  await page.goto('about:blank')
  await page.unroute(orderPage)
  await page.goBack()
  const pay = frame.getByRole('button', { name: 'Pay from the play wallet' })
  await expect(pay).toBeVisible()
  await page.locator('causeway-widget').evaluate((element) => {
    element.remove()
    document.body.append(element)
  })
  await expect(pay).toBeVisible()
  await whileOffline(async () => {}, 'Connection lost. Reconnecting…')
  await payInFrame(frame)
  const names = async () => (await newsOf(page)).map(([name]) => name)
  await expect.poll(names).toContain('finished')
  expect((await names()).filter((name) => name !== 'ready')).toEqual(['depositSeen', 'finished'])
})

test('[WIDGET-03.19] where the browser refuses all storage, an exchange works from the form to its end', async ({
  host,
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
    }
  })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await host.open(page, { widgets: ['from="btc" to="eth" amount="0.05"'] })
  const frame = widgetOn(page)
  await placeInFrame(frame)
  await payInFrame(frame)
  expect(errors).toEqual([])
})

test('[WIDGET-03.14,15] at 400 % zoom and with reduced motion every step can be used', async ({
  host,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await host.open(page, {
    widgets: ['from="ltc" to="eth" amount="0.2"', 'variant="button" label="Swap now"'],
  })
  const frame = widgetOn(page)
  await expect(frame.getByLabel('Amount you get, in')).toBeEditable()
  await expectFits(page, frame)
  const coin = frame.getByRole('button', { name: 'Coin you send' })
  await press(coin)
  const list = frame.getByRole('dialog', { name: 'Coin you send' })
  const search = list.getByLabel('Search by name, ticker or network')
  await search.fill('btc')
  await expect(list.getByRole('option').first()).toContainText('BTC')
  await expectFits(page, frame)
  await press(search)
  await expect(coin).toContainText('BTC')
  await toAddresses(frame)
  await expectFits(page, frame)
  await toReview(frame)
  await expectFits(page, frame)
  await pressSeen(frame, 'Create order')
  await expect(frame.getByRole('button', { name: 'Pay from the play wallet' })).toBeVisible()
  await expectFits(page, frame)
  await page.getByRole('button', { name: 'Swap now' }).click()
  const submit = widgetOn(page, 1).getByRole('button', { name: 'Exchange now' })
  await submit.scrollIntoViewIfNeeded()
  await expect(submit).toBeInViewport({ ratio: 0.9 })
  await expectFits(page, widgetOn(page, 1))
})

/** Nothing is wider than the screen, and nothing moves. */
async function expectFits(page: Page, frame: FrameLocator): Promise<void> {
  const inner = frame.locator('html')
  for (const root of [page.locator('html'), inner]) {
    expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBeLessThan(1)
  }
  const outside = await inner.evaluate((html) =>
    [...html.querySelectorAll('a, button, input, h1, h2, p')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right - left > 1 && (left < 0 || right > html.clientWidth + 1)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(outside).toEqual([])
  const moving = await inner.evaluate((html) =>
    [...html.querySelectorAll('*')]
      .filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element)
        const seconds = `${animationDuration}, ${transitionDuration}`.split(', ').map(parseFloat)
        return Math.max(...seconds) > 0.01
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(moving).toEqual([])
}

test('[WIDGET-03.18] a press before the script has come is not lost', async ({ host, page }) => {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/exchange-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await host.open(page, { widgets: ['from="btc" to="eth"'] })
  const buy = widgetOn(page).getByRole('button', { name: 'Buy', exact: true })
  await buy.click()
  await expect(buy).toHaveAttribute('aria-pressed', 'false')
  letThrough()
  await expect(buy).toHaveAttribute('aria-pressed', 'true')
  await expect(widgetOn(page).getByRole('button', { name: 'Buy BTC with' }).first()).toBeVisible()
})
