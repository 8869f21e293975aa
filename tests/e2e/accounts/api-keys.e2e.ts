// door: page
import { sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page, Request } from '@playwright/test'
import type { RunningProduct } from '../../support/index.ts'
import { expectAccessible, expectFits, expectSound } from '../expect-accessible.ts'
import { originOf, type TestAccount } from './account-steps.ts'
import { giveKey } from './key-steps.ts'
import { modal } from './profile-steps.ts'
import { expect, test } from './profile-test.ts'

type Key = { readonly apiKey: string; readonly privateKeyPem: string }

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const PASSWORD_FIELD = 'Your password'

/** The API page of an account that has just got access. */
async function openAccess(page: Page): Promise<Locator> {
  await page.goto('/account/api')
  await page.getByRole('button', { name: 'Get API access' }).click()
  const keys = section(page, 'Keys')
  await expect(keys.getByText('You have no active keys.')).toBeVisible()
  return keys
}

/** Fills the dialog in and sends it. */
async function createKey(
  page: Page,
  { password }: TestAccount,
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> {
  await page.getByRole('button', { name: 'Create a key' }).click()
  const dialog = modal(page)
  await fill(dialog)
  await dialog.getByLabel(PASSWORD_FIELD, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Create a key' }).click()
}

/** Asks for a quote as a program with the key would; answers the status. */
async function quoteWith({ url }: RunningProduct, { apiKey, privateKeyPem }: Key): Promise<number> {
  const params = [{ from: 'btc', to: 'eth', amountFrom: '0.01' }]
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getExchangeAmount', params })
  const signature = sign('RSA-SHA256', Buffer.from(body), privateKeyPem).toString('base64')
  const reply = await fetch(`${url}/api/partner/v2`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-api-key': apiKey,
      'x-api-signature': signature,
    },
  })
  if (reply.ok) expect(await reply.json()).toMatchObject({ result: [{ from: 'btc', to: 'eth' }] })
  return reply.status
}

test('[API-05.2] [API-02.9] somebody gets access, makes a key in the browser, and it signs quotes, in the console too', async ({
  page,
  product,
  account,
}) => {
  const sent: string[] = []
  page.on('request', (request: Request) => sent.push(request.postData() ?? ''))
  await openAccess(page)
  await createKey(page, account, async (dialog) => {
    await dialog.getByLabel('Name').fill('Wallet server')
  })
  const title = page.getByRole('heading', { name: 'Save your new key “Wallet server”' })
  await expect(title).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as PEM file' }).click()
  const privateKeyPem = await readFile(await (await download).path(), 'utf8')
  expect(privateKeyPem).toMatch(/^-----BEGIN PRIVATE KEY-----\n/)
  const apiKey = await page.getByText(/^[\w+/]{43}=$/).innerText()
  expect(await quoteWith(product, { apiKey, privateKeyPem })).toBe(200)

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Try it in the console' }).click()
  const apiConsole = await opened
  await expect(apiConsole.getByText(apiKey, { exact: true })).toBeVisible()
  await apiConsole.getByRole('button', { name: 'Send request' }).click()
  await expect(apiConsole.getByText(/^HTTP status 200/)).toBeVisible()
  await apiConsole.reload()
  await expect(apiConsole.getByRole('button', { name: 'Send request' })).toBeDisabled()
  await apiConsole.close()

  // The server got the public key, and nothing of the private one.
  expect(sent.join('')).toContain('BEGIN RSA PUBLIC KEY')
  const lines = privateKeyPem.split('\n').filter((line) => line !== '' && !line.startsWith('-'))
  for (const line of lines) expect(sent.join('')).not.toContain(line)
  expect(sent.join('')).not.toContain('PRIVATE KEY')

  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve saved it' }).click()
  await expect(title).toHaveCount(0)
  await page.reload()
  await expect(section(page, 'Keys').getByText('Last used on')).toBeVisible()
  expect(await page.content()).not.toContain(apiKey)
})

test('[API-05.3] a private key that is pasted by mistake is not sent, a public key of one’s own is taken', async ({
  page,
  account,
}) => {
  const keys = await openAccess(page)
  await page.getByRole('button', { name: 'Create a key' }).click()
  const dialog = modal(page)
  await dialog.getByText('Use my own public key').click()
  const field = dialog.getByLabel('Public key (PEM)')
  await field.fill('-----BEGIN PRIVATE KEY-----\nMIIE')
  await expect(dialog.getByText('That was a private key, so we removed it.')).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('garbage')
  await dialog.getByLabel('Name').fill('Own pair')
  await dialog.getByLabel('Allowed IP addresses').fill('203.0.113.0/33')
  await dialog.getByLabel(PASSWORD_FIELD, { exact: true }).fill(account.password)
  const submit = dialog.getByRole('button', { name: 'Create a key' })
  await submit.click()
  await expect(dialog.getByText('“203.0.113.0/33” isn’t an IP address')).toBeVisible()
  await dialog.getByLabel('Allowed IP addresses').fill('203.0.113.0/24, 2001:db8::/32')
  await submit.click()
  await expect(dialog.getByText('This isn’t a public key.')).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(keys.getByText('You have no active keys.')).toBeVisible()
})

test('[API-05.10,13] a key is renamed, limited, given sites and revoked by keyboard, and its requests are shown', async ({
  page,
  product,
  account,
}) => {
  const keys = await openAccess(page)
  await createKey(page, account, async (dialog) => {
    await dialog.getByLabel('Name').fill('First')
  })
  const apiKey = await page.getByText(/^[\w+/]{43}=$/).innerText()
  const privateKeyPem = await page.getByRole('region', { name: 'Private key (PEM)' }).innerText()
  const key = { apiKey, privateKeyPem }
  expect(await quoteWith(product, key)).toBe(200)
  await page.getByRole('button', { name: 'I’ve saved it' }).press('Enter')

  await keys.locator('summary', { hasText: 'Rename “First”' }).press('Enter')
  await keys.getByLabel('Name').fill('Second')
  await keys.getByLabel('Name').press('Enter')
  await expect(keys.getByText('The key is now called “Second”.')).toBeVisible()

  await keys.locator('summary', { hasText: 'Change permissions of “Second”' }).press('Enter')
  const opened = keys.locator('details[open]')
  await opened.getByRole('checkbox', { name: 'Create orders' }).press('Space')
  await opened.getByLabel('Allowed IP addresses').fill('203.0.113.7')
  await opened.getByLabel(PASSWORD_FIELD, { exact: true }).fill(account.password)
  await opened.getByRole('button', { name: 'Save permissions' }).press('Enter')
  await expect(keys.getByText('The permissions of “Second” were changed.')).toBeVisible()
  await expect(keys.getByText('Only from 203.0.113.7')).toBeVisible()
  await expect(keys.getByText('Get quotes, Read orders', { exact: true })).toBeVisible()
  expect(await quoteWith(product, key)).toBe(401)

  await keys.locator('summary', { hasText: 'Widget of “Second”' }).press('Enter')
  const id = await opened.getByText(/^[0-9a-f-]{36}$/).innerText()
  const builder = opened.getByRole('link', { name: 'Build a widget with this key' })
  await expect(builder).toHaveAttribute('href', `/widget?partner-key=${id}`)
  await opened.getByLabel('Sites with your widget').fill('https://shop.example shop')
  await opened.getByLabel(PASSWORD_FIELD, { exact: true }).fill(account.password)
  await opened.getByRole('button', { name: 'Save sites' }).press('Enter')
  await expect(opened.getByText('“shop” isn’t the address of a site')).toBeVisible()
  await opened.getByLabel('Sites with your widget').fill('https://shop.example/swap')
  await opened.getByLabel(PASSWORD_FIELD, { exact: true }).fill(account.password)
  await opened.getByRole('button', { name: 'Save sites' }).press('Enter')
  await expect(keys.getByText('The sites of “Second” were changed.')).toBeVisible()
  await expect(keys.getByText('Widget on https://shop.example', { exact: true })).toBeVisible()

  await keys.locator('summary', { hasText: 'Revoke “Second”' }).press('Enter')
  await keys.getByRole('button', { name: 'Revoke key' }).press('Enter')
  await expect(keys.getByText('“Second” was revoked.')).toBeVisible()
  await expect(keys.getByText('You have no active keys.')).toBeVisible()
  await keys.locator('summary', { hasText: 'Revoked and expired keys (1)' }).press('Enter')
  await expect(keys.getByText('Revoked', { exact: true })).toBeVisible()

  const usage = section(page, 'Usage')
  await expect(async () => {
    await page.reload()
    await expect(usage.getByRole('img', { name: /^Requests a day: 1 in 30 days/ })).toBeVisible({
      timeout: 2_000,
    })
  }).toPass()
  await usage.locator('summary', { hasText: 'By method' }).press('Enter')
  await expect(usage.getByRole('row', { name: 'getExchangeAmount 1 0' })).toBeVisible()
})

test('[API-05.10] the page leads guests to the dialogue to sign in, and stands in the account’s menu', async ({
  page,
  browser,
  product,
  account,
}) => {
  const guest = await browser.newPage({ baseURL: originOf(product) })
  await guest.goto('/account/api')
  await expect(modal(guest)).toBeVisible()
  expect(new URL(guest.url()).pathname).toBe('/')
  await guest.close()

  await page.goto('/')
  await page.locator('summary', { hasText: account.email }).click()
  await page.getByRole('link', { name: 'API', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Get API access' })).toBeVisible()
})

for (const [path, width, colorScheme] of [
  ['/account/api', 1440, 'dark'],
  ['/de/account/api', 768, 'light'],
  ['/ar/account/api', 390, 'light'],
] as const) {
  test(`[API-05.10] the page is sound, and all that it opens: ${path}, ${width} px, ${colorScheme}`, async ({
    page,
    context,
    product,
    account,
  }) => {
    await giveKey(context, product, account)
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6)
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await expectSound(page)
    await page.locator('#keys > p button').click()
    await expect(modal(page)).toBeVisible()
    await expectAccessible(page, '[role="dialog"]')
    await expectFits(page)
  })
}
