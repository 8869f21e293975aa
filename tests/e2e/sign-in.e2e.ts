// door: page
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { createAccount, linkIn, originOf, signIn, type TestAccount } from './account-steps.ts'
import { expect, test } from './product-test.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const emailField = (page: Page) => dialog(page).getByLabel('E-mail address')
const passwordField = (page: Page) => dialog(page).getByLabel('Password', { exact: true })
const headerButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' })
const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account of' })

async function openEntrypoint(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await headerButton(page).click()
  await expect(dialog(page)).toBeVisible()
}

async function openLogIn(page: Page, email: string): Promise<void> {
  await openEntrypoint(page)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await dialog(page).getByRole('button', { name: 'Continue with e-mail' }).click()
  await emailField(page).fill(email)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
}

async function logIn(page: Page, { email, password }: TestAccount): Promise<void> {
  await openLogIn(page, email)
  await passwordField(page).fill(password)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
}

async function expectSound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('[AUTH-01] [AUTH-02] [AUTH-04] [AUTH-12] [AUTH-17] a new account: address, newsletter choice, link, password, signed in', async ({
  page,
  product,
}) => {
  const email = `new-${process.pid}-${Date.now()}@example.org`
  await page.clock.install()
  await openEntrypoint(page)
  await dialog(page).getByRole('button', { name: 'Continue with e-mail' }).click()
  const submit = dialog(page).getByRole('button', { name: 'Create the account' })
  await expect(submit).toBeDisabled()

  await emailField(page).fill('nobody@nowhere')
  await expect(dialog(page).getByText('Invalid Email')).toBeHidden()
  await page.clock.fastForward(700)
  await expect(dialog(page).getByText('Invalid Email')).toBeVisible()
  await emailField(page).fill(email)
  await expect(dialog(page).getByText('Invalid Email')).toBeHidden()
  // The newsletter choice comes first.
  await expect(submit).toBeDisabled()
  await dialog(page).getByRole('radio', { name: /^No/ }).check()
  const asked = page.waitForRequest('**/api/auth/sign-up')
  await submit.click()
  expect((await asked).postDataJSON()).toMatchObject({
    email,
    subscribed: false,
    source: 'web',
    captcha: expect.stringMatching(/^[\w+/=]{100,}$/),
  })
  await expect(dialog(page)).toContainText(email)

  const resend = dialog(page).getByRole('button', { name: /^Send it again/ })
  await expect(resend).toBeDisabled()
  await expect(resend).toHaveText(/in \d+ seconds?$/)
  await page.clock.fastForward(30_000)
  await expect(resend).toHaveText('Send it again')
  await resend.click()
  await expect(dialog(page).getByText('Sent again.')).toBeVisible()

  const first = await linkIn(product, email, 'confirm')
  await page.goto(`/auth/confirm/${first}`)
  await expectSound(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password')
  const field = page.getByLabel('New password')
  await expect(field).toHaveAttribute('autocomplete', 'new-password')
  await expectSound(page)
  const set = page.getByRole('button', { name: 'Set the password and sign in' })
  await field.fill('short')
  await set.click()
  await expect(page.getByText('At least 10 characters.', { exact: true })).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('seven quiet herons at dusk')
  await set.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set')
  await expect(accountMenu(page)).toContainText('N')
})

test('[AUTH-02] a used link says so and leads on', async ({ page, product }) => {
  const { email } = await createAccount(product)
  await page.goto(`/auth/confirm/${await linkIn(product, email, 'confirm')}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This link is too old, or was used before')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog(page)).toBeVisible()
})

test('[AUTH-03] [AUTH-11] [AUTH-20] a wrong password is told under its field, the right one signs in, and logging out ends it', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  await logIn(page, { ...account, password: 'not this one, surely' })
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(passwordField(page)).toHaveAccessibleDescription('Incorrect login or password')
  await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password')
  await passwordField(page).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(headerButton(page)).toBeHidden()
  await accountMenu(page).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/profile',
  )
  // Never shown to somebody who is signed in, whatever the address says.
  await page.goto('/?sign-in=1')
  await expect(accountMenu(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()

  await accountMenu(page).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
  await reloaded
  await expect(headerButton(page)).toBeVisible()
  await page.reload()
  await expect(accountMenu(page)).toHaveCount(0)
})

test('[AUTH-03] [AUTH-04] two-factor: a wrong code costs an attempt, six right digits sign in by themselves', async ({
  page,
  product,
  context,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  const origin = originOf(product)
  const csrf = await (await context.request.get(`${origin}/api/csrf`)).json()
  const change = async (path: string, data: object) =>
    (
      await context.request.post(`${origin}/api/user/totp/${path}`, {
        data: { ...data, _csrf: csrf.csrf },
        headers: { origin },
      })
    ).json()
  const { totpSecret } = await change('enable', {})
  const totp = new TOTP({ secret: Secret.fromBase32(totpSecret) })
  const now = Date.now()
  const confirmed = await change('confirm', {
    code: totp.generate({ timestamp: now }),
    password: account.password,
  })
  expect(confirmed).toMatchObject({ result: true })
  await context.clearCookies()

  await logIn(page, account)
  const code = dialog(page).getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectSound(page)
  // The code of the next half minute is taken, too; that of this one was used.
  const right = totp.generate({ timestamp: now + 30_000 })
  await code.pressSequentially(right === '000000' ? '111111' : '000000')
  await expect(dialog(page).getByText('Invalid Google Authenticator code')).toBeVisible()
  await expect(dialog(page).getByText('4 attempts left')).toBeVisible()
  await expect(code).toHaveValue('')
  await code.pressSequentially(right)
  await expect(dialog(page)).toBeHidden()
  await expect(accountMenu(page)).toBeVisible()
})

test('[AUTH-03] a suspicious sign-in shows the notice, which leads to a new password', async ({
  page,
}) => {
  await page.route('**/api/auth/sign-in', (route) =>
    route.fulfill({
      json: {
        result: false,
        errors: { main: null, totp: null, suspicious: 'Suspicious activity' },
        token: null,
        attemptsLeft: null,
      },
    }),
  )
  await logIn(page, { email: 'somebody@example.org', password: 'whatever it is' })
  await expect(dialog(page).getByRole('alert')).toContainText('Suspicious activity')
  await expectSound(page)
  await dialog(page).getByRole('button', { name: 'Reset password' }).click()
  await expect(emailField(page)).toHaveValue('somebody@example.org')
  await expect(dialog(page).getByRole('heading')).toHaveText('Recover your password')
})

test('[AUTH-08] [AUTH-04] a forgotten password: a link by mail, a new password, and everything else signed out', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  await page.clock.install()
  await openLogIn(page, account.email)
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  const send = dialog(page).getByRole('button', { name: 'Send the link' })
  await emailField(page).fill('nobody')
  await expect(send).toBeDisabled()
  await page.clock.fastForward(700)
  await expect(dialog(page).getByText('Please enter valid email address')).toBeVisible()
  await emailField(page).fill(account.email)
  await send.click()
  await expect(dialog(page).getByRole('status').first()).toContainText(account.email)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Log in')
  await expect(emailField(page)).toHaveValue(account.email)

  const token = await linkIn(product, account.email, 'recover')
  await page.goto(`/auth/recover/${token}`)
  await expect(page.getByText(account.email)).toBeVisible()
  const field = page.getByLabel('New password')
  await field.fill('password123')
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(page.getByText(/among those that everybody tries/)).toBeVisible()
  await field.fill('another seven quiet herons')
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(accountMenu(page)).toBeVisible()
  await page.goto(`/auth/recover/${token}`)
  await expect(page.getByText('This link is too old, or was used before')).toBeVisible()
})

test('[AUTH-12] after failures logging in has the browser do a little work first, and goes on by itself', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  const captchas: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/gt/register')) captchas.push(request.url())
  })
  await openLogIn(page, account.email)
  for (const attempt of ['first', 'second', 'third']) {
    await passwordField(page).fill(`wrong for the ${attempt} time`)
    await page.keyboard.press('Enter')
    await expect(passwordField(page)).toHaveAccessibleDescription('Incorrect login or password')
  }
  expect(captchas).toEqual([])
  await passwordField(page).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeVisible()
  expect(captchas).toHaveLength(1)
})

test('[AUTH-15] whoever seems to be in Japan confirms first, and is not asked again', async ({
  page,
}) => {
  await page.route('**/api/locale/country', (route) =>
    route.fulfill({ json: { result: { country: 'JP', state: '' } } }),
  )
  await openEntrypoint(page)
  const confirm = dialog(page).getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  await expect(dialog(page).getByRole('button', { name: 'Continue with e-mail' })).toHaveCount(0)
  await expectSound(page)
  await dialog(page).getByRole('checkbox', { name: 'I am not a resident of Japan' }).check()
  await confirm.click()
  await expect(dialog(page).getByRole('button', { name: 'Continue with e-mail' })).toBeVisible()
  await openEntrypoint(page)
  await expect(dialog(page).getByRole('button', { name: 'Continue with e-mail' })).toBeVisible()
})

test('[AUTH-16] a protected page leads to the modal, and signing in leads back to it', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/\?sign-in=1&next=%2Fprofile$/)
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await dialog(page).getByRole('button', { name: 'Continue with e-mail' }).click()
  await emailField(page).fill(account.email)
  await page.keyboard.press('Enter')
  await passwordField(page).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
})

test('[AUTH-19] a social service’s window signs in, and the page stays where it is', async ({
  page,
}) => {
  await openEntrypoint(page, '/terms-of-use')
  const opened = page.waitForEvent('popup')
  await dialog(page).getByRole('button', { name: 'Continue with Google' }).click()
  const popup = await opened
  await popup.locator('input[name="email"]').fill(`social-${process.pid}-${Date.now()}@example.org`)
  await popup.locator('button[value="agree"]').click()
  await expect(accountMenu(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(/\/terms-of-use$/)
})

test('the modal is used by keyboard alone: focus stays within, Escape closes, focus returns', async ({
  page,
}) => {
  await page.goto('/terms-of-use')
  await headerButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Continue with e-mail' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(emailField(page)).toBeFocused()
  for (let count = 0; count < 8; count += 1) {
    await page.keyboard.press('Tab')
    // At either end a guard has it for a moment, and hands it on.
    await expect(dialog(page).locator(':focus')).toHaveCount(1)
  }
  await dialog(page).getByRole('button', { name: 'Back' }).press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Continue with e-mail' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(headerButton(page)).toBeFocused()
})

for (const [prefix, direction] of [
  ['', 'ltr'],
  ['/ar', 'rtl'],
] as const) {
  test(`on a phone the frames fit and are accessible (${direction})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${prefix}/?sign-in=1`)
    await expect(dialog(page)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    for (const step of ['entrypoint', 'enter-email']) {
      await expectSound(page)
      const box = await dialog(page).boundingBox()
      expect(box?.width, step).toBe(390)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        step,
      ).toBeLessThanOrEqual(390)
      if (step === 'entrypoint') await page.keyboard.press('Enter')
    }
    await expect(dialog(page).getByRole('radio')).toHaveCount(2)
  })
}

test('nothing moves when it becomes known who is there, and no page carries the modal', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Node }[] = Reflect.get(entry, 'sources')
        const isHeader = sources.some(({ node }) => node?.parentElement?.closest('header'))
        if (isHeader) shifts.push(Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(originOf(product), { waitUntil: 'networkidle' })
  await expect(accountMenu(page)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
  expect(scripts.filter((path) => /sign-in-modal|dialog/.test(path))).toEqual([])
})
