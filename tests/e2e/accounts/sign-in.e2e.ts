// door: page

import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { createAccount, linkIn, nextCode, signIn, turnTotpOn } from './account-steps.ts'
import {
  accountMenu,
  dialog,
  emailField,
  headerButton,
  logIn,
  openEntrypoint,
  openLogIn,
  passwordField,
} from './sign-in-steps.ts'

test('[AUTH-01.5] [AUTH-03.1] [AUTH-11.5] [AUTH-20.1] a wrong password is told under its field, the right one signs in, and logging out ends it', async ({
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

test('[AUTH-03.3] [AUTH-04.3] two-factor: a wrong code costs an attempt, six right digits sign in by themselves', async ({
  page,
  product,
  context,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  const app = await turnTotpOn(context, product, account)
  await context.clearCookies()

  await logIn(page, account)
  const code = dialog(page).getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  // The code of the next half minute is taken, too; that of this one was used.
  const right = nextCode(app)
  await code.pressSequentially(right === '000000' ? '111111' : '000000')
  await expect(dialog(page).getByText('Invalid Google Authenticator code')).toBeVisible()
  await expect(dialog(page).getByText('4 attempts left')).toBeVisible()
  await expect(code).toHaveValue('')
  await code.pressSequentially(right)
  await expect(dialog(page)).toBeHidden()
  await expect(accountMenu(page)).toBeVisible()
})

test('[AUTH-03.5] a suspicious sign-in shows the notice, which leads to a new password', async ({
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
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Reset password' }).click()
  await expect(emailField(page)).toHaveValue('somebody@example.org')
  await expect(dialog(page).getByRole('heading')).toHaveText('Reset your password')
})

test('[AUTH-08.1,3,4,5] [AUTH-04.5,8] a forgotten password: a link by mail, a new password, once', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  await page.clock.install()
  await openLogIn(page, account.email)
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  const send = dialog(page).getByRole('button', { name: 'Send link' })
  await page.clock.pauseAt(Date.now() + 60_000)
  await emailField(page).fill('nobody')
  await expect(send).toBeDisabled()
  await page.clock.runFor(699)
  await expect(dialog(page).getByText('Please enter valid email address')).toBeHidden()
  await page.clock.runFor(1)
  await expect(dialog(page).getByText('Please enter valid email address')).toBeVisible()
  await page.clock.resume()
  await emailField(page).fill(account.email)
  await send.click()
  await expect(dialog(page).getByRole('status').first()).toContainText(account.email)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Log in')
  await expect(emailField(page)).toHaveValue(account.email)

  const token = await linkIn(product, account.email, 'recover')
  await page.goto(`/auth/recover/${token}`)
  await expect(page.getByText(account.email)).toBeVisible()
  const field = page.getByLabel('New password', { exact: true })
  await field.fill('password123')
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(page.getByText(/too common/)).toBeVisible()
  await field.fill('another seven quiet herons')
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(accountMenu(page)).toBeVisible()
  await page.goto(`/auth/recover/${token}`)
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
})

test('[AUTH-12.3,5] after failures logging in has the browser do a little work first, and goes on by itself', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  const captchas: string[] = []
  const hosts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/api/gt/register')) captchas.push(request.url())
    hosts.add(new URL(request.url()).host)
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
  // Nobody else is asked for anything.
  expect([...hosts].filter((host) => host !== '')).toEqual([new URL(product.url).host])
})

test('[AUTH-16.1,2] a protected page leads to the modal, and signing in leads back to it', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/\?sign-in=1&next=%2Fprofile$/)
  await expect(dialog(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Continue with email' }).click()
  await emailField(page).fill(account.email)
  await page.keyboard.press('Enter')
  await passwordField(page).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile$/)
})

test('[AUTH-19.3] a social service’s window signs in, and the page stays where it is', async ({
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
