// door: page
import type { Locator, Page } from '@playwright/test'
import { expectSound } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'

const codeOf = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Code', exact: true })
    .getByRole('region', { name: label, exact: true })
const frameOn = (page: Page) => page.locator('iframe').contentFrame()

async function openGroup(page: Page, name: string): Promise<Locator> {
  const group = page.locator('details').filter({ has: page.getByText(name, { exact: true }) })
  await group.locator('summary').first().click()
  return group
}

async function chooseForm(page: Page, name: string): Promise<void> {
  await page.getByRole('group', { name: 'Form of the code' }).getByRole('radio', { name }).check()
}

test('[WIDGET-02.6,7,11] what is chosen stands in every form of the code, and in the widget beside it', async ({
  page,
  product,
}) => {
  await page.goto('/widget')
  await expect(codeOf(page, 'HTML')).toContainText('<causeway-widget>')
  await page.getByRole('combobox', { name: 'Customers send' }).selectOption('ltc')
  await page.getByRole('combobox', { name: 'Customers get' }).selectOption('xrp')
  await page.getByRole('textbox', { name: 'Amount to start with' }).fill('2.5')
  await page.getByRole('radio', { name: 'Midnight' }).check()
  const fields = await openGroup(page, 'Fields')
  await fields.getByRole('checkbox', { name: 'Rate', exact: true }).check()
  const coins = await openGroup(page, 'Coins and networks')
  await coins.getByText('Coins that can be received', { exact: true }).click()
  await coins.getByRole('searchbox').fill('xrp')
  await coins.getByRole('checkbox', { name: 'XRP · XRP', exact: true }).check()
  const tag = codeOf(page, 'HTML')
  for (const part of ['from="ltc"', 'to="xrp"', 'amount="2.5"', 'to-coins="xrp"', 'locked="rate"'])
    await expect(tag).toContainText(part)
  await expect(tag).toContainText('accent="#38bdf8"')

  const frame = frameOn(page)
  await expect(frame.getByLabel('Amount you send, in')).toHaveValue('2.5')
  await expect(frame.locator('html')).toHaveCSS('--accent', '#38bdf8')
  await expect(frame.locator('html')).toHaveAttribute('data-selected-coins-to', 'xrp')
  const box = page.locator('iframe')
  for (const width of [280, 768, 390]) {
    await page
      .getByRole('group', { name: 'Width of the preview' })
      .getByRole('radio', { name: `${width} px` })
      .check()
    await expect.poll(async () => (await box.boundingBox())?.width).toBe(width)
  }

  const { origin } = new URL(product.url)
  const policy = codeOf(page, 'Content-Security-Policy')
  await expect(policy).toHaveText(`script-src ${origin};\nframe-src ${origin};`)
  const hash = await codeOf(page, 'Subresource Integrity').innerText()
  await page.getByRole('checkbox', { name: 'Accept this version of the script only' }).check()
  await expect(tag).toContainText(`integrity="${hash}" crossorigin="anonymous"`)
  const script = await page.request.get('/widget.js')
  const digest = await page.evaluate(
    async (text) => {
      const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text))
      return btoa(String.fromCharCode(...new Uint8Array(bytes)))
    },
    await script.text(),
  )
  expect(hash).toBe(`sha384-${digest}`)

  await chooseForm(page, 'iframe')
  await expect(codeOf(page, 'HTML')).toContainText('/widget-app?from=ltc&amp;to=xrp&amp;amount=2.5')
  await expect(policy).toHaveText(`frame-src ${origin};`)
  await chooseForm(page, 'React')
  await expect(codeOf(page, 'React')).toContainText("toCoins={['xrp']}")
  await chooseForm(page, 'WordPress')
  await expect(codeOf(page, 'WordPress')).toContainText('[causeway_widget from="ltc" to="xrp"')
  await expect(codeOf(page, 'functions.php')).toContainText("add_shortcode('causeway_widget'")
  await expect(page.getByRole('button', { name: 'Copy: WordPress' })).toBeVisible()
})

test('[WIDGET-02.8] wrong values say what is expected, and stay out of the code', async ({
  page,
}) => {
  await page.goto('/widget?amount=much&from=nope&theme=pink&height=1&label=%3Cb%3E')
  await expect(page.getByText('Enter a number above zero, such as 0.1.')).toBeVisible()
  await expect(page.getByText('Not available here: nope')).toBeVisible()
  await expect(page.getByText('Enter a whole number from 200 to 2000.')).toBeVisible()
  await expect(page.getByText('Use at most 64 characters, without angle brackets.')).toBeVisible()
  const tag = codeOf(page, 'HTML')
  for (const wrong of ['much', 'pink', 'height', 'label'])
    await expect(tag).not.toContainText(wrong)
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#fefefe')
  await expect(
    page.getByText(/^Too little contrast\. The widget uses #\w{6} instead\.$/),
  ).toBeVisible()
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('red')
  await expect(page.getByText('Enter a colour such as #10d078.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#6d28d9')
  await expect(page.getByText('Easy to read.')).toBeVisible()
  await expect(tag).toContainText('accent="#6d28d9"')
})

test('[WIDGET-02.9] a link restores what was chosen, the way back takes it back, and it can be reset', async ({
  page,
}) => {
  await page.goto('/widget?from=xmr&amount=3&theme=dark')
  await expect(page.getByRole('combobox', { name: 'Customers send' })).toHaveValue('xmr')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(frameOn(page).locator('html')).toHaveAttribute('data-widget-theme', 'dark')
  await page.getByRole('radio', { name: 'Light' }).check()
  await expect(page).toHaveURL(/\/widget\?from=xmr&amount=3&theme=light$/)
  await page.getByRole('combobox', { name: 'Customers get' }).selectOption('eth')
  await expect(page).toHaveURL(/from=xmr&to=eth&amount=3&theme=light$/)
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Customers get' })).toHaveValue('')
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.goForward()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page).toHaveURL(/\/widget$/)
  await expect(codeOf(page, 'HTML')).toContainText('<causeway-widget>')
})

test('[WIDGET-02.10] what happens in the preview is listed with its time', async ({ page }) => {
  await page.goto('/widget?from=ltc&to=xrp')
  const log = page.getByRole('log', { name: 'Events' })
  await expect(log.getByText('The widget is ready.')).toBeVisible()
  await expect(log.getByRole('listitem').first().locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/)
  await frameOn(page).getByLabel('Amount you send, in').fill('4.25')
  const quote = log.getByRole('listitem').filter({ hasText: 'The customer sees a new rate.' })
  await expect(quote.first()).toContainText('amountFrom 4.25')
  await expect(page.getByRole('link', { name: /^Last event/ })).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(log.getByText('The widget is ready.')).toBeHidden()
})

test('[WIDGET-02.12] without script the plain tag is there, and what needs a script is said', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url })
  const page = await context.newPage()
  await page.goto('/widget?from=btc&theme=light')
  const said = page.locator('main noscript p')
  await expect(said).toBeVisible()
  await expect(said).toContainText('The code below works as it is.')
  await expect(codeOf(page, 'HTML')).toContainText('<causeway-widget from="btc" theme="light">')
  await expect(page.getByRole('combobox', { name: 'Customers send' })).toBeHidden()
  await context.close()
})

test('[WIDGET-02.14] the builder with all settings open is accessible on a phone and a desk, and in Arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/ar/widget?theme=dark')
  const toggle = page.locator('button[aria-controls="widget-settings"]')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate(() => {
    for (const group of document.querySelectorAll('#widget-settings details')) {
      group.setAttribute('open', '')
    }
  })
  await expect(frameOn(page).locator('html')).toHaveAttribute('dir', 'rtl')
  await expectSound(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectSound(page)
})
