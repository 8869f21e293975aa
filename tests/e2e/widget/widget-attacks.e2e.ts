// door: page
import { expect, type Page } from '@playwright/test'
import { placeInFrame, press } from './widget-steps.ts'
import { newsOf, originOf, test, widgetOn } from './widget-test.ts'

const covered = 'Part of this widget is covered'
const post = (page: Page, data: unknown, times = 1) =>
  page.evaluate(
    ([message, count]) => {
      const frame = document.querySelector('causeway-widget')?.shadowRoot?.querySelector('iframe')
      for (let at = 0; at < Number(count); at += 1) frame?.contentWindow?.postMessage(message, '*')
    },
    [data, times] as const,
  )

test('[WIDGET-03.5] something over the button, or the frame faded, keeps a press from counting', async ({
  host,
  page,
}) => {
  await host.open(page, { widgets: ['from="btc" to="eth" amount="0.05"'] })
  const frame = widgetOn(page)
  const link = frame.getByRole('link', { name: 'Sign in' })
  await expect(frame.getByLabel('Amount you get, in')).toBeEditable()
  // A sheet that lets presses through, as it is laid over what somebody must not see.
  const sheet = 'position: fixed; inset: 0; background: #fff; pointer-events: none; z-index: 9'
  for (const [style, over] of [
    ['opacity: 0.1', ''],
    ['opacity: 1', sheet],
  ] as const) {
    await page.locator('causeway-widget').evaluate(
      (element, [text, cover]) => {
        element.setAttribute('style', `${text}; display: block`)
        const section = document.createElement('section')
        section.setAttribute('style', cover)
        document.body.append(section)
      },
      [style, over] as const,
    )
    await link.dispatchEvent('click')
    await press(link)
    await expect(frame.getByText(covered), style).toBeVisible()
    expect(page.context().pages(), style).toHaveLength(1)
    await frame.locator('[data-widget-covered]').evaluate((element) => element.replaceChildren())
  }
  expect((await newsOf(page)).at(-1)).toMatchObject(['error', { code: 'covered' }])
})

test('[WIDGET-03.4,6] strangers, floods and wrong messages change nothing, right ones do', async ({
  host,
  page,
}) => {
  await host.open(page, {
    widgets: ['from="btc" to="eth" amount="0.05"'],
    html: '<iframe srcdoc="" id="stranger"></iframe>',
  })
  const frame = widgetOn(page)
  const amount = frame.getByLabel('Amount you send, in')
  const command = (type: string, data: object) => ({ causeway: 1, type, data })
  await expect(amount).toHaveValue('0.05')
  await page.waitForFunction(() => Reflect.get(window, 'news').length > 0)
  // Another frame of the page, which is not the one around.
  await page.evaluate(
    (message) => {
      const strange = document.querySelector('iframe')?.contentWindow
      Reflect.get(strange ?? {}, 'eval')?.call(
        strange,
        `parent.document.querySelector('causeway-widget').shadowRoot.querySelector('iframe').contentWindow.postMessage(${JSON.stringify(message)}, '*')`,
      )
    },
    command('setAmount', { amount: '9' }),
  )
  await post(page, command('setAmount', { amount: -1 }), 200)
  for (const wrong of [null, 'x', { causeway: 2, type: 'setAmount', data: { amount: '8' } }]) {
    await post(page, wrong)
  }
  await expect(amount).toHaveValue('0.05')
  await expect
    .poll(async () => (await newsOf(page)).filter(([name]) => name === 'error').length)
    .toBeGreaterThan(0)
  expect((await newsOf(page)).filter(([name]) => name === 'error').length).toBeLessThan(100)
  // After a flood nobody is listened to until the second is over.
  await expect(async () => {
    await page.locator('causeway-widget').evaluate((element) => {
      const { setAmount } = element as HTMLElement & { setAmount: (data: object) => void }
      setAmount({ amount: '0.07' })
    })
    await expect(amount).toHaveValue('0.07', { timeout: 10_000 })
  }).toPass()
})

test('[WIDGET-03.7,8] [WIDGET-04.6] only the widget can be framed; blocked script, frame or sandbox leave a way', async ({
  host,
  page,
  product,
}) => {
  const exchange = originOf(product)
  await host.open(page, {
    html: `<iframe src="${exchange}/" style="display:block!important;width:300px;height:300px"></iframe>
      <iframe src="${exchange}/profile"></iframe>`,
  })
  for (const frame of page.frames().slice(1)) {
    expect(await frame.locator('main').count(), frame.url()).toBe(0)
  }
  const strict = `default-src 'none'; script-src ${exchange} 'nonce-host'; frame-src ${exchange}; style-src 'unsafe-inline'`
  await host.open(page, {
    widgets: ['from="ltc" to="btc"'],
    headers: { 'content-security-policy': strict },
  })
  await expect(widgetOn(page).getByLabel('Amount you send, in')).toBeVisible()
  const noScript = "default-src 'none'; style-src 'unsafe-inline'"
  await host.open(page, { widgets: [''], headers: { 'content-security-policy': noScript } })
  await expect(page.getByRole('link', { name: 'Exchange there' })).toHaveCount(1)
  const noFrame = `default-src 'none'; script-src ${exchange} 'nonce-host'`
  await host.open(page, { widgets: [''], headers: { 'content-security-policy': noFrame } })
  await expect(page.getByRole('link', { name: 'Exchange there' })).toBeVisible()
})

test('[WIDGET-02.15] [WIDGET-05.1,2] two widgets on one page keep their own state and fields, and one that is moved leaves the other', async ({
  host,
  page,
}) => {
  await host.open(page, {
    widgets: [
      'from="btc" to="eth" amount="0.05" from-coins="btc,ltc" to-coins="eth" merchant="23456789abcdef"',
      'from="ltc" to="btc" theme="dark" locked="from,amount" data-hidden="brand" required="email" amount="3"',
    ],
  })
  const [one, other] = [widgetOn(page, 0), widgetOn(page, 1)]
  await expect(one.locator('html')).toHaveAttribute('data-selected-coins-from', 'btc,ltc')
  await expect(one.locator('html')).toHaveAttribute('data-widget-theme', 'default')
  await expect(one.locator('html')).toHaveAttribute('data-selected-coins-to', 'eth')
  await press(one.getByRole('button', { name: 'Coin you send' }))
  await expect(one.getByRole('option')).toHaveCount(2)
  await expect(one.getByText('Loading the full list…')).toBeHidden()
  await expect(one.getByRole('option')).toHaveText([/^BTC/, /^LTC/])
  await press(one.getByRole('button', { name: 'Close coin list' }))
  await expect(one.getByRole('option')).toHaveCount(0)
  await expect(other.locator('html')).toHaveAttribute('data-widget-theme', 'dark')
  await expect(other.getByLabel('Amount you send, in')).toHaveAttribute('readonly', '')
  await expect(one.getByText('Powered by')).toBeVisible()
  await expect(other.getByText('Powered by')).toHaveCount(0)
  await placeInFrame(one)
  const tag = await page.locator('causeway-widget').first().elementHandle()
  await tag?.evaluate((element) => element.remove())
  await expect(widgetOn(page, 0).getByLabel('Amount you send, in')).toHaveValue('3')
  await tag?.evaluate((element) => document.body.prepend(element))
  await expect(widgetOn(page, 0).getByText('Pay from the play wallet')).toBeVisible()
  await page.reload()
  await press(widgetOn(page, 1).getByRole('button', { name: 'Exchange now' }))
  await expect(widgetOn(page, 1).getByLabel('Email for order updates')).toHaveAttribute(
    'required',
    '',
  )
  await expect(widgetOn(page, 0).getByText('Pay from the play wallet')).toBeVisible()
})

test('[WIDGET-02.5] a button and a banner open the widget in a dialog, and the page closes it', async ({
  host,
  page,
}) => {
  await host.open(page, {
    widgets: [
      'variant="button" label="Swap now" from="btc" to="eth"',
      'variant="banner" from="ltc"',
    ],
  })
  await expect(page.getByRole('button', { name: 'LTC → ETH' })).toBeVisible()
  await page.getByRole('button', { name: 'Swap now' }).click()
  const amount = widgetOn(page).getByLabel('Amount you send, in')
  await expect(amount).toBeVisible()
  await page
    .locator('causeway-widget')
    .first()
    .evaluate((element) => {
      const { close } = element as HTMLElement & { close: () => void }
      close()
    })
  await expect(amount).toBeHidden()
})
