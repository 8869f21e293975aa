// door: page

import { expect, test } from '../product-test.ts'
import { createAccount, originOf, signIn } from './account-steps.ts'
import { answer, codeAsked, lost, refusal, through } from './sign-in-replies.ts'
import {
  accountMenu,
  dialog,
  emailField,
  headerButton,
  logIn,
  openEntrypoint,
  openLogIn,
  openSignUp,
  passGate,
  passwordField,
} from './sign-in-steps.ts'

const somebody = { email: 'somebody@example.org', password: 'whatever it is' }

test('[AUTH-03.4] [AUTH-04.3] a code that could not be checked says why, and one that came too late leads back', async ({
  page,
}) => {
  await answer(page, '/api/auth/sign-in', [
    codeAsked,
    lost,
    refusal(429, 'too_often'),
    refusal(500, 'unexpected'),
    codeAsked,
    refusal(410, 'token_old'),
  ])
  await logIn(page, somebody)
  const code = dialog(page).getByLabel('Code', { exact: true })
  await code.pressSequentially('123456')
  await expect(code).toHaveAccessibleDescription(/can’t reach the server/)
  await expect(code).toHaveValue('123456')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(code).toHaveAccessibleDescription(/Too many attempts/)
  await expect(code).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(code).toHaveAccessibleDescription('Internal Error')
  // Typing anew takes the word back.
  await code.press('Backspace')
  await expect(code).toHaveAccessibleDescription(/6-digit code/)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await passwordField(page).fill(somebody.password)
  await page.keyboard.press('Enter')
  await code.pressSequentially('654321')
  await expect(code).toHaveAccessibleDescription('That took too long. Log in again.')
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await expect(emailField(page)).toHaveValue(somebody.email)
})

test('[AUTH-03.7] the field for a recovery code has focus as soon as it is there', async ({
  page,
}) => {
  await answer(page, '/api/auth/sign-in', [codeAsked])
  await logIn(page, somebody)
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(dialog(page).getByLabel('Recovery code')).toBeFocused()
})

test('[AUTH-04.4,5,6] what goes wrong at the server has its exact word in every frame', async ({
  page,
}) => {
  const broken = refusal(500, 'unexpected')
  await answer(page, '/api/auth/sign-in', [broken])
  await answer(page, '/api/auth/sign-up', [broken])
  await answer(page, '/api/auth/form-recover', [
    broken,
    (route) =>
      route.fulfill({
        json: { result: false, errors: { email: null }, error: 'Mail is late today' },
      }),
  ])
  await logIn(page, somebody)
  await expect(passwordField(page)).toHaveAccessibleDescription('Internal error')
  await expect(passwordField(page)).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  const send = dialog(page).getByRole('button', { name: 'Send link' })
  await send.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Unknown error')
  await send.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Mail is late today')
  await page.keyboard.press('Escape')

  await openSignUp(page)
  await dialog(page).getByRole('button', { name: 'Continue with email' }).click()
  await emailField(page).fill(somebody.email)
  await dialog(page).getByRole('radio', { name: /^Yes/ }).check()
  await dialog(page).getByRole('button', { name: 'Create account' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Internal Error, try again')
})

test('[REF-02.2] a captcha that cannot be had is told to the person, and to the page by its call', async ({
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await answer(page, '/api/gt/register?t=*', [refusal(503, 'unavailable')])
  await openLogIn(page, somebody.email)
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog(page).getByRole('button', { name: 'Send link' }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  expect(errors).toEqual(['Error during captcha'])
})

test('[AUTH-15.4] where only the server sees Japan, it is asked then, and what was begun goes on', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  await answer(page, '/api/auth/sign-in', [refusal(403, 'japan_unconfirmed'), through])
  await logIn(page, account)
  await passGate(page)
  await expect(accountMenu(page)).toBeVisible()
})

test('[AUTH-01.6] whoever signs in elsewhere in this browser finds the modal closed', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await openEntrypoint(page, originOf(product))
  await signIn(context, product, account)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(dialog(page)).toBeHidden()
  await expect(accountMenu(page)).toBeVisible()
})

for (const path of ['/', '/processing']) {
  test(`without the connection the way in says so, and works again with it (${path})`, async ({
    page,
    context,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' })
    await context.setOffline(true)
    await headerButton(page).click()
    const says = page.getByRole('banner').getByRole('alert')
    await expect(says).toHaveText(/^We couldn’t open sign-in/)
    await context.setOffline(false)
    await headerButton(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(says).toHaveCount(0)
  })
}

test('[AUTH-11.5,7] signed in, the account menu has focus; logging out opens no dialogue, wherever it happens', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  const logOut = async () => {
    await accountMenu(page).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click()
    await loaded
    await expect(headerButton(page)).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.goto('/?sign-in=1')
  await dialog(page).getByRole('button', { name: 'Continue with email' }).click()
  await emailField(page).fill(account.email)
  await page.keyboard.press('Enter')
  await passwordField(page).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeFocused()
  await expect(page.getByRole('banner').getByText('You’re signed in.')).toBeAttached()
  await logOut()
  await logIn(page, account)
  await expect(accountMenu(page)).toBeVisible()
  await page.goto('/profile')
  await logOut()
})

test('[AUTH-09.2] changing the e-mail address names the account to password managers, and leaves the newsletter alone', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  await page.goto(`${originOf(product)}/profile`)
  await page.getByText('Change email address').first().click()
  const form = page.locator('form').filter({ has: page.getByLabel('New email address') })
  await expect(form.locator('input[autocomplete="username"]')).toHaveValue(account.email)
  await form.getByLabel('New email address').fill('new@example.org')
  await form.getByLabel('Your password', { exact: true }).fill(account.password)
  const asked = page.waitForRequest('**/api/user/email')
  await form.getByRole('button').last().click()
  const body = (await asked).postDataJSON()
  expect(body).toMatchObject({ email: 'new@example.org' })
  expect(body).not.toHaveProperty('subscribed')
})
