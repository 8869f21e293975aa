// door: page

import { expectAccessible } from '../expect-accessible.ts'
import { linkIn, turnTotpOn } from './account-steps.ts'
import { addDevice, addPasskey } from './profile-steps.ts'
import { expect, test } from './profile-test.ts'
import {
  accountMenu,
  dialog,
  logIn,
  openEntrypoint,
  openLogIn,
  passwordField,
} from './sign-in-steps.ts'

test('[AUTH-03.7] [AUTH-07.7] a recovery code signs in where the app is lost, and once only', async ({
  page,
  context,
  product,
  account,
}) => {
  const { recoveryCodes } = await turnTotpOn(context, product, account)
  const [recoveryCode = ''] = recoveryCodes
  await context.clearCookies()
  await logIn(page, account)
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click()
  const field = dialog(page).getByLabel('Recovery code')
  await expect(field).toHaveAttribute('autocomplete', 'off')
  await expect(dialog(page).getByLabel('Code', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
  await field.fill('no such code')
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Invalid Google Authenticator code/)
  await expect(field).toHaveValue('')
  await expect(field).toBeFocused()
  await field.fill(` ${recoveryCode.toUpperCase()} `)
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(accountMenu(page)).toBeVisible()

  await context.clearCookies()
  await logIn(page, account)
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await field.fill(recoveryCode)
  await field.press('Enter')
  await expect(field).toHaveAccessibleDescription(/Invalid Google Authenticator code/)
  await dialog(page).getByRole('button', { name: 'Use your authenticator app' }).click()
  await expect(dialog(page).getByLabel('Code', { exact: true })).toBeVisible()
})

test('[AUTH-03.8] a passkey signs in by itself, without address and password', async ({
  page,
  context,
  account,
}) => {
  await addDevice(page)
  await page.goto('/profile')
  await addPasskey(page, account, 'Phone')
  await context.clearCookies()
  await openEntrypoint(page)
  const button = dialog(page).getByRole('button', { name: 'Sign in with a passkey' })
  // Signing up, there is none yet.
  await dialog(page).getByRole('button', { name: 'Sign up' }).click()
  await expect(button).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await button.click()
  await expect(dialog(page)).toBeHidden()
  await expect(accountMenu(page)).toContainText(`Account: ${account.email}`)
  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'Passkeys' })).not.toContainText('Never used')
})

test('[AUTH-09.2] the link to a new address is followed in any browser, once, and says so where it is used', async ({
  page,
  context,
  product,
  account,
}) => {
  const email = `moved-${account.email}`
  await page.goto('/profile')
  const part = page.getByRole('region', { name: 'Email address', exact: true })
  await part.getByText('Change email address').click()
  await part.getByLabel('New email address').fill(email)
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByRole('button', { name: 'Send link' }).click()
  await expect(part.getByRole('status')).toContainText(email)
  const link = `/auth/email/${await linkIn(product, email, 'email')}`
  await context.clearCookies()

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your new email address')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address was changed')
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  await page.goto(link)
  await page.getByRole('main').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('alert')).toContainText('This link has expired or was already used')
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Go to settings' }),
  ).toHaveAttribute('href', '/profile')
  await logIn(page, { ...account, email })
  await expect(accountMenu(page)).toContainText(`Account: ${email}`)
})

test('a password can be looked at, and the field says when Caps Lock is on', async ({ page }) => {
  await openLogIn(page, 'somebody@example.org')
  await passwordField(page).fill('Herons')
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await dialog(page).getByRole('button', { name: 'Show the password in “Password”' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'text')
  await dialog(page).getByRole('button', { name: 'Hide the password in “Password”' }).click()
  await expect(passwordField(page)).toHaveAttribute('type', 'password')
  await passwordField(page).dispatchEvent('keydown', { key: 'A', modifierCapsLock: true })
  await expect(passwordField(page)).toHaveAccessibleDescription('Caps Lock is on.')
  await passwordField(page).dispatchEvent('keyup', { key: 'CapsLock' })
  await expect(passwordField(page)).toHaveAccessibleDescription('')
})

test('at this machine’s bare address the modal says that passkeys need a name, and leads to where they have one', async ({
  page,
  product,
}) => {
  await openEntrypoint(page, product.url)
  await expect(dialog(page).getByText('Passkeys don’t work on IP addresses.')).toBeVisible()
  const button = dialog(page).getByRole('button', { name: 'Sign in with a passkey' })
  await expect(button).toHaveCount(0)
  await expectAccessible(page)
  const { port } = new URL(product.url)
  await dialog(page)
    .getByRole('link', { name: `Open this page at localhost:${port} to use one.` })
    .click()
  await expect(page).toHaveURL(`http://localhost:${port}/`)
  await openEntrypoint(page, page.url())
  await expect(button).toBeVisible()
})
