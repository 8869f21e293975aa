// door: page
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { place } from '../customers/index.ts'
import { freePort, type RunningProduct, startProduct } from '../support/index.ts'
import {
  createAccountIn,
  linkIn,
  mailsTo,
  originOf,
  signIn,
  type TestAccount,
} from './account-steps.ts'
import { test as base, expect } from './product-test.ts'

/** Passkeys are bound to a name, so the product is seen as `localhost` here. */
const test = base.extend<{ readonly account: TestAccount }, { readonly product: RunningProduct }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const port = await freePort()
      const env = { PORT: `${port}`, PUBLIC_URL: `http://localhost:${port}` }
      const product = await startProduct({ env })
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(originOf(product)),
  /** Signed in in this test's browser. */
  account: async ({ context, product }, use) => {
    await use(await createAccountIn(context, product))
  },
})

/** A part of the settings, once the page is alive. */
async function partOf(page: Page, name: string): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeEnabled()
  return page.getByRole('region', { name, exact: true })
}

/** Another browser that is signed in to the account. */
async function elsewhere(
  page: Page,
  product: RunningProduct,
  account: TestAccount,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ baseURL: originOf(product) })
  await signIn(context, product, account)
  return { context, page: await context.newPage() }
}

const modal = (page: Page) => page.getByRole('dialog')

test('[AUTH-16] without a session the protected pages lead to the front page with the modal open', async ({
  page,
  context,
  product,
}) => {
  for (const path of ['/profile', '/Profile/', '/mailinglists', '/history']) {
    await page.goto(path)
    await expect(modal(page)).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  }
  await page.goto('/ar/profile')
  await expect(modal(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/ar')
  // From a page that the router runs, too.
  await page.goto('/processing?from=btc&to=eth&amountFrom=0.05')
  await page.getByRole('banner').getByRole('link', { name: 'Orders' }).click()
  await expect(modal(page)).toBeVisible()
  await modal(page).getByRole('link', { name: 'Orders that you made without an account' }).click()
  await expect(page.getByText('This browser holds no orders yet.')).toBeVisible()
  // Whoever holds an order sees it (TRACK-06).
  const order = await place(product, { from: 'ltc', to: 'btc' })
  const name = `holder-${order.id.slice(0, 8)}`
  await context.addCookies([{ name, value: order.secret, url: originOf(product) }])
  await page.goto('/history')
  await expect(page.getByRole('link', { name: `Open order ${order.id.slice(0, 8)}` })).toBeVisible()
})

test('[AUTH-09] [AUTH-20] a password is changed for the old one, and every other browser is signed out', async ({
  page,
  product,
  account,
}) => {
  const other = await elsewhere(page, product, account)
  await other.page.goto('/profile')
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await page.goto('/profile')
  const part = await partOf(page, 'Password')
  await part.getByText('Change the password').click()
  await part.getByRole('button', { name: 'Save the password' }).click()
  await expect(part.getByText('This is needed.')).toHaveCount(2)
  await expect(part.getByLabel('Current password', { exact: true })).toBeFocused()
  await part.getByLabel('Current password', { exact: true }).fill('not the password')
  await part.getByLabel('New password', { exact: true }).fill('eleven slow barges')
  await part.getByRole('button', { name: 'Save the password' }).click()
  await expect(part.getByText('Incorrect login or password')).toBeVisible()
  await expect(part.getByRole('alert')).toHaveText('Internal error')
  await part.getByLabel('Current password', { exact: true }).fill(account.password)
  await part.getByLabel('New password', { exact: true }).fill('short')
  await part.getByRole('button', { name: 'Save the password' }).click()
  await expect(part.getByLabel('New password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await part.getByLabel('New password', { exact: true }).fill('eleven slow barges')
  await part.getByRole('button', { name: 'Save the password' }).click()
  await expect(part.getByRole('status')).toContainText('Your password is changed.')
  await expect(part.getByLabel('Current password', { exact: true })).toHaveValue('')
  // This browser stays signed in, with a session of its own; the other one does not.
  await page.reload()
  await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible()
  await other.page.reload()
  await expect(modal(other.page)).toBeVisible()
  await signIn(other.context, product, { ...account, password: 'eleven slow barges' })
  await other.context.close()
})

test('[AUTH-09] another e-mail address counts once its link was followed, and the old one is told', async ({
  page,
  product,
  account,
}) => {
  const email = `new-${account.email}`
  await page.goto('/profile')
  const part = await partOf(page, 'E-mail address')
  await part.getByText('Change the e-mail address').click()
  await part.getByLabel('New e-mail address').fill('no address')
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByRole('button', { name: 'Send the link' }).click()
  await expect(part.getByText('Invalid Email')).toBeVisible()
  await part.getByLabel('New e-mail address').fill(email)
  await part.getByRole('button', { name: 'Send the link' }).click()
  await expect(part.getByRole('status')).toContainText(`A link is on its way to ${email}.`)
  await page.reload()
  await expect(page.getByText(`Signed in as ${account.email}`)).toBeVisible()
  await expect.poll(() => mailsTo(product, account.email)).toHaveLength(2)
  await page.goto(`/auth/email/${await linkIn(product, email, 'email')}`)
  await page.getByRole('main').getByRole('button').first().click()
  await expect(page.getByText(email)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()
})

test('[AUTH-07] two-factor sign-in is set up with an app, proven, and turned off by a recovery code', async ({
  page,
  account,
}) => {
  await page.goto('/profile')
  const part = await partOf(page, 'Two-factor sign-in')
  await part.getByRole('button', { name: 'Turn it on' }).click()
  await expect(part.getByRole('img', { name: /QR code/ })).toBeVisible()
  const link = await part.getByRole('link', { name: 'Open it in an app' }).getAttribute('href')
  const secret = new URL(link ?? '').searchParams.get('secret') ?? ''
  const shown = await part.getByText(secret.replace(/(.{4})(?!$)/g, '$1 ')).count()
  expect(shown).toBe(1)
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByLabel('The code that the app shows now').fill(wrongCode(app))
  await part.getByRole('button', { name: 'Check the code' }).click()
  await expect(part.getByText('Invalid Google Authenticator code.')).toBeVisible()
  await expect(part.getByLabel('The code that the app shows now')).toBeFocused()
  await part.getByLabel('The code that the app shows now').fill(app.generate())
  await part.getByRole('button', { name: 'Check the code' }).click()
  await expect(part.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const codes = await part.getByRole('listitem').allTextContents()
  expect(new Set(codes).size).toBe(10)
  const saving = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(codes.every((code) => file.includes(code))).toBe(true)
  await part.getByRole('button', { name: 'I have kept them' }).click()
  await expect(part.getByText('10 recovery codes are left.')).toBeVisible()
  await page.reload()
  await partOf(page, 'Two-factor sign-in')
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)
  await part.getByText('Turn it off').first().click()
  await part.getByLabel('Your password', { exact: true }).last().fill(account.password)
  await part
    .getByLabel('Code from your authenticator app')
    .last()
    .fill(codes[0] ?? '')
  await part.getByRole('button', { name: 'Turn it off' }).click()
  await expect(part.getByRole('button', { name: 'Turn it on' })).toBeVisible()
})

test('a passkey is made by the device, named, and removed', async ({ page, context, account }) => {
  const device = await context.newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/profile')
  const part = await partOf(page, 'Passkeys')
  await part.getByText('Add a passkey').first().click()
  await part.getByLabel('Name of the passkey').fill('Phone')
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(part.getByRole('status')).toContainText('The passkey “Phone” is added.')
  const row = part.getByRole('listitem')
  await expect(row).toContainText('Never used')
  await row.getByText('Rename “Phone”').click()
  await row.getByLabel('Name of the passkey').fill('Old phone')
  await row.getByRole('button', { name: 'Save the name' }).click()
  await expect(part.getByText('The passkey is now called “Old phone”.')).toBeVisible()
  await row.getByText('Remove “Old phone”').click()
  await row.getByLabel('Your password', { exact: true }).fill(account.password)
  await row.getByRole('button', { name: 'Remove the passkey' }).click()
  await expect(part.getByText('The passkey “Old phone” is removed.')).toBeVisible()
  await expect(part.getByText('You have no passkeys yet.')).toBeVisible()
})

test('[AUTH-06] an account elsewhere is linked in a popup of its own, listed, and unlinked', async ({
  page,
  account,
}) => {
  await page.goto('/profile')
  const part = await partOf(page, 'Linked accounts')
  await part.getByText('Link Google').first().click()
  const form = part.locator('details').filter({ hasText: 'Link Google' })
  await form.getByLabel('Your password', { exact: true }).fill('not the password')
  await form.getByRole('button', { name: 'Link Google' }).click()
  await expect(form.getByText('Incorrect login or password')).toBeVisible()
  await form.getByLabel('Your password', { exact: true }).fill(account.password)
  const opening = page.waitForEvent('popup')
  await form.getByRole('button', { name: 'Link Google' }).click()
  const popup = await opening
  await popup.getByRole('textbox').fill(`elsewhere-${account.email}`)
  await popup.getByRole('button', { name: 'Agree' }).click()
  await expect(part.getByRole('status')).toContainText('Google is linked.')
  const row = part.getByRole('listitem')
  await expect(row).toContainText(`elsewhere-${account.email}`)
  await row.getByText('Unlink Google').click()
  await row.getByRole('button', { name: 'Unlink the account' }).click()
  await expect(part.getByRole('status')).toContainText('Google is no longer linked.')
  await expect(part.getByText('No account is linked.')).toBeVisible()
})

test('[AUTH-09] the newsletter is turned on and off, here and on its own page', async ({
  page,
  account,
}) => {
  await page.goto('/mailinglists')
  await expect(page.getByText(`Which mails you get at ${account.email}.`)).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Send me the newsletter' })
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByRole('status')).toHaveText('You get the newsletter.')
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page.getByText('You no longer get the newsletter.')).toBeVisible()
  await page.reload()
  await expect(box).not.toBeChecked()
})

test('[AUTH-09] sessions are listed by device, and every other one can be ended', async ({
  page,
  product,
  account,
}) => {
  const other = await elsewhere(page, product, account)
  await page.goto('/profile')
  const part = await partOf(page, 'Where you are signed in')
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await part.getByRole('button', { name: /^Sign out .*, last seen/ }).click()
  await expect(part.getByRole('status')).toContainText('is signed out.')
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await other.page.goto('/profile')
  await expect(modal(other.page)).toBeVisible()
  await signIn(other.context, product, account)
  await page.reload()
  await part.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(part.getByRole('status')).toContainText('You are signed out everywhere else.')
  await other.page.goto('/profile')
  await expect(modal(other.page)).toBeVisible()
  await other.context.close()
})

test('[AUTH-09] a person takes the data along, and the account goes for its password', async ({
  page,
  context,
  product,
  account,
}) => {
  await page.goto('/profile')
  const part = await partOf(page, 'Your data')
  const saving = page.waitForEvent('download')
  await part.getByRole('button', { name: 'Download my data' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain(account.email)
  await part.getByText('Delete the account').click()
  await part.getByLabel('Your password', { exact: true }).fill('not the password')
  await part.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(part.getByText('Incorrect login or password')).toBeVisible()
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByRole('button', { name: 'Delete my account for good' }).click()
  await page.waitForURL(`${originOf(product)}/`)
  await page.goto('/profile')
  await expect(modal(page)).toBeVisible()
  const again = await context.request.post('/api/auth/sign-in', {
    data: { email: account.email, password: account.password },
    headers: { origin: originOf(product) },
  })
  expect(await again.json()).toMatchObject({ result: false })
})

test('the settings are accessible and fit phone, tablet and desk, in light and dark, from left and from right', async ({
  page,
  account,
}) => {
  for (const [path, width, colorScheme] of [
    ['/profile', 390, 'light'],
    ['/ar/profile', 390, 'dark'],
    ['/profile', 1440, 'dark'],
    ['/mailinglists', 768, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ colorScheme })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByText(account.email).first()).toBeVisible()
    await page.evaluate(() => {
      for (const closed of document.querySelectorAll('main details')) {
        closed.setAttribute('open', '')
      }
    })
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
})

test('[AUTH-09] an account with an order that is not finished stays, and says where the order is', async ({
  page,
  context,
  product,
  account,
}) => {
  const order = await place(product, { from: 'ltc', to: 'btc' })
  const name = `holder-${order.id.slice(0, 8)}`
  await context.addCookies([{ name, value: order.secret, url: originOf(product) }])
  await signIn(context, product, account)
  await page.goto('/profile')
  const part = await partOf(page, 'Your data')
  await part.getByText('Delete the account').click()
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByRole('button', { name: 'Delete my account for good' }).click()
  await expect(part.getByRole('alert')).toContainText('Orders of yours are not finished yet.')
  await part.getByRole('link', { name: `Order ${order.id.slice(0, 8)}` }).click()
  await page.waitForURL(`**/transaction/${order.id}`)
})

/** Six digits that are neither the code of now nor that of a moment before or after. */
function wrongCode(app: TOTP): string {
  const now = Date.now()
  const right = [-30_000, 0, 30_000, 60_000].map((off) => app.generate({ timestamp: now + off }))
  return (
    ['000000', '111111', '222222', '333333', '444444'].find((code) => !right.includes(code)) ?? ''
  )
}
