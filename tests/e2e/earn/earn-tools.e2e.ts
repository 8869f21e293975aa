// door: page
import { readFile } from 'node:fs/promises'
import { originOf } from '../accounts/account-steps.ts'
import { expectAccessible, expectFits, expectSound } from '../expect-accessible.ts'
import { codeOf, createTool } from './affiliate-steps.ts'
import { expect, test } from './affiliate-test.ts'

test('[EARN-02.4] tools of each type are created, renamed, disabled and enabled', async ({
  affiliate,
  page,
}) => {
  expect(affiliate.refId).toHaveLength(14)
  await page.goto('/earn/tools')
  await expect(page.getByText('You have no tools yet.', { exact: false })).toBeVisible()
  const types = ['API', 'Widget', 'Button', 'Banner', 'Referral link']
  for (const type of types) await createTool(page, type, `My ${type}`)
  const list = page.getByRole('region', { name: 'Your tools' })
  await expect(list.getByRole('listitem')).toHaveText(types.map((type) => `My ${type}${type}`))
  const tool = page.getByRole('region', { name: 'My Referral link' })
  const name = tool.getByLabel('Name')
  await name.fill('Blog')
  await expect(tool.getByText('4 of 64 characters.', { exact: false })).toBeVisible()
  await name.fill('n'.repeat(65))
  await expect(tool.getByText('Use at most 64 characters.')).toBeVisible()
  await tool.getByRole('button', { name: 'Rename' }).click()
  await expect(list.getByText('My Referral link')).toBeVisible()
  await name.fill('Blog')
  await tool.getByRole('button', { name: 'Rename' }).click()
  await expect(list.getByRole('link', { name: /^Blog/ })).toBeVisible()
  const blog = page.getByRole('region', { name: 'Blog' })
  await blog.getByRole('button', { name: 'Disable tool' }).click()
  await expect(blog.getByText('Tool disabled.', { exact: false })).toBeVisible()
  await expect(list.getByRole('link', { name: /^Blog.*Disabled/ })).toBeVisible()
  await blog.getByRole('button', { name: 'Enable tool' }).click()
  await expect(list.getByText('Disabled')).toBeHidden()
  await list.getByRole('link', { name: /^My API/ }).click()
  await expect(page.getByRole('region', { name: 'My API' })).toBeVisible()
  await expect(codeOf(page, 'Ref id')).toHaveText(/^[2-9a-z]{14}$/)
  await expect(page.getByRole('link', { name: 'Your API keys' })).toBeVisible()
  await list.getByRole('link', { name: /^My Widget/ }).click()
  await expect(codeOf(page, 'HTML code')).toContainText('<causeway-widget merchant="')
})

test('[WIDGET-02.13] a widget leads to the builder with its settings, where an affiliate’s ref id is filled in', async ({
  affiliate,
  page,
}) => {
  await page.goto('/earn/tools')
  await createTool(page, 'Widget', 'Widget')
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByRole('radio', { name: 'Dark' }).check()
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(codeOf(page, 'HTML code')).toContainText('theme="dark"')
  const id = /merchant="([2-9a-z]{14})"/.exec(await codeOf(page, 'HTML code').innerText())?.[1]
  await page.getByRole('link', { name: 'Change more in the widget builder' }).click()
  await expect(page).toHaveURL(`/widget?merchant=${id}&theme=dark`)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  const code = page.getByRole('region', { name: 'HTML', exact: true })
  await expect(code).toContainText(`<causeway-widget theme="dark" merchant="${id}">`)
  await page.goto('/widget')
  await expect(code).toContainText(`<causeway-widget merchant="${affiliate.refId}">`)
  await page.locator('summary', { hasText: 'Your earnings' }).click()
  await page.getByLabel('Ref id', { exact: true }).fill('')
  await expect(code).toContainText('<causeway-widget>')
  await page.reload()
  await expect(code).toContainText('<causeway-widget>')
  await page.locator('summary', { hasText: 'Your earnings' }).click()
  await page.getByRole('button', { name: 'Use my ref id' }).click()
  await expect(page.getByText('Your ref id is filled in.', { exact: false })).toBeVisible()
})

test('[EARN-02.5] a link leads to a pair or a purchase, names its campaign, and has a QR code', async ({
  affiliate,
  page,
  product,
}) => {
  expect(affiliate.refId).toHaveLength(14)
  await page.goto('/earn/tools')
  await createTool(page, 'Referral link', 'Link')
  const settings = page.getByRole('region', { name: 'Settings' })
  const save = async () => {
    await settings.getByRole('button', { name: 'Save' }).click()
    await expect(settings.getByText('Settings saved.')).toBeVisible()
    await expect(settings.getByText('You have unsaved changes.', { exact: false })).toBeHidden()
    return codeOf(page, 'Link').innerText()
  }
  await settings.getByLabel('Customers send').selectOption('btc')
  await settings.getByLabel('Customers get').selectOption('eth')
  await settings.locator('summary').click()
  await settings.getByLabel('Source').fill('my blog')
  await expect(settings.getByText('You have unsaved changes.', { exact: false })).toBeVisible()
  const pair = await save()
  expect(pair).toMatch(
    /^http:\/\/localhost:\d+\/exchange\/btc\/eth\?ref_id=[2-9a-z]{14}&utm_source=my\+blog$/,
  )
  const reply = await page.request.get(pair)
  expect(reply.status()).toBe(200)
  await settings.getByLabel('Amount to start with').fill('much')
  await expect(settings.getByText('Enter a number such as 0.1.')).toBeVisible()
  await settings.getByLabel('Amount to start with').fill('0.5')
  expect(await save()).toContain('/?from=btc&to=eth&amount=0.5&ref_id=')
  await settings.getByRole('radio', { name: 'Buy crypto' }).check()
  await settings.getByLabel('Language').selectOption('de')
  expect(await save()).toContain(`${originOf(product)}/de/buy?to=eth&amount=0.5&ref_id=`)
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the QR code' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('<svg')
})

test('[EARN-02.6] a banner is a picture of its size, shown as it will be, in code with a description', async ({
  affiliate,
  page,
  product,
}) => {
  expect(affiliate.refId).toHaveLength(14)
  await page.goto('/earn/tools')
  await createTool(page, 'Banner', 'Banner')
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByLabel('Size').selectOption('728x90')
  await settings.getByRole('radio', { name: 'Dark' }).check()
  const coins = settings.getByRole('group', { name: 'Coins on the banner' })
  await expect(coins.getByRole('checkbox')).toHaveCount(31)
  await coins.getByRole('searchbox').fill('monero')
  await coins.getByRole('checkbox', { name: /XMR/ }).check()
  const preview = settings.getByRole('img')
  await expect(preview).toHaveAttribute('src', '/earn/banner/728x90-dark-en-xmr.png')
  const drawn = () =>
    preview.evaluate(({ naturalHeight, naturalWidth }: HTMLImageElement) => [
      naturalWidth,
      naturalHeight,
    ])
  await expect.poll(drawn).toEqual([1456, 180])
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByText('Settings saved.')).toBeVisible()
  const code = await codeOf(page, 'HTML code').innerText()
  expect(code).toMatch(
    /^<a href="[^"]+ref_id=[2-9a-z]{14}" target="_blank" rel="sponsored noopener"><img src="/,
  )
  expect(code).toContain('width="728" height="90" alt="')
  expect(code).not.toContain('script')
  const picture = `${originOf(product)}/earn/banner/728x90-dark-en-xmr.png`
  expect(code).toContain(`src="${picture}"`)
  const reply = await page.request.get(picture)
  expect(reply.headers()['content-type']).toBe('image/png')
  expect(reply.headers()['cache-control']).toContain('max-age=604800')
  expect(reply.headers()['cross-origin-resource-policy']).toBe('cross-origin')
  expect(reply.headers()['set-cookie']).toBeUndefined()
  const etag = reply.headers().etag ?? ''
  const again = await page.request.get(picture, { headers: { 'if-none-match': etag } })
  expect(again.status()).toBe(304)
  for (const name of ['728x91-dark-en', '728x90-dark-xx', '728x90-dark-en-nope']) {
    const none = await page.request.get(`/earn/banner/${name}.png`)
    expect(none.status(), name).toBe(404)
  }
})

test('[EARN-02.7] a button is a link with a look of its own, and says what its affiliate wrote', async ({
  affiliate,
  page,
}) => {
  expect(affiliate.refId).toHaveLength(14)
  await page.goto('/earn/tools')
  await createTool(page, 'Button', 'Button')
  const settings = page.getByRole('region', { name: 'Settings' })
  await settings.getByLabel('Button text').fill('Swap <b> & go')
  const button = settings.getByRole('link', { name: 'Swap <b> & go' })
  await expect(button).toHaveCSS('background-color', 'rgb(16, 208, 120)')
  await settings.getByRole('radio', { name: 'Dark' }).check()
  await expect(button).toHaveCSS('background-color', 'rgb(24, 28, 31)')
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByText('Settings saved.')).toBeVisible()
  const code = await codeOf(page, 'HTML code').innerText()
  expect(code).toContain('>Swap &lt;b&gt; &amp; go</a>')
  expect(code).not.toContain('<script')
  await page.setContent(code)
  await expect(page.getByRole('link', { name: 'Swap <b> & go' })).toHaveCSS(
    'background-color',
    'rgb(24, 28, 31)',
  )
})

test('the page of tools can be used by everybody, at every width', async ({ affiliate, page }) => {
  expect(affiliate.refId).toHaveLength(14)
  await page.goto('/earn/tools')
  await createTool(page, 'Banner', 'Banner')
  await expectSound(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await page.goto('/ar/earn/tools')
  await expectFits(page)
})
