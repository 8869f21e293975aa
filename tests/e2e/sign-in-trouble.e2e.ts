// door: page
import type { Page, Route } from '@playwright/test'
import { createAccount, linkIn, originOf, signIn, turnTotpOn } from './account-steps.ts'
import { expect, test } from './product-test.ts'
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

type Reply = (route: Route) => Promise<void>

const refusal =
  (status: number, code: string): Reply =>
  (route) =>
    route.fulfill({ status, json: { error: { code, message: '', details: {} } } })
const lost: Reply = (route) => route.abort()
const through: Reply = (route) => route.continue()
const noErrors = { main: null, totp: null, suspicious: null }
const codeAsked: Reply = (route) =>
  route.fulfill({
    json: {
      result: false,
      errors: { ...noErrors, totp: 'code' },
      token: 'token-of-the-first-step',
      attemptsLeft: 5,
    },
  })

/** Answers the calls of a path one after the other; the last answer stays. */
async function answer(page: Page, path: string, replies: readonly Reply[]): Promise<void> {
  let asked = 0
  await page.route(`**${path}`, async (route) => {
    const reply = replies[Math.min(asked, replies.length - 1)]
    asked += 1
    await reply?.(route)
  })
}

const somebody = { email: 'somebody@example.org', password: 'whatever it is' }

test('[AUTH-03] [AUTH-04] a code that could not be checked says why, and one that came too late leads back', async ({
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
  await expect(code).toHaveAccessibleDescription(/server cannot be reached/)
  await expect(code).toHaveValue('123456')
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(code).toHaveAccessibleDescription(/Too many attempts/)
  await expect(code).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Confirm' }).click()
  await expect(code).toHaveAccessibleDescription('Internal Error')
  // Typing anew takes the word back.
  await code.press('Backspace')
  await expect(code).toHaveAccessibleDescription(/Six digits/)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
  await passwordField(page).fill(somebody.password)
  await page.keyboard.press('Enter')
  await code.pressSequentially('654321')
  await expect(code).toHaveAccessibleDescription('This took too long. Log in again.')
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await expect(emailField(page)).toHaveValue(somebody.email)
})

test('[AUTH-03] the field for a recovery code has focus as soon as it is there', async ({
  page,
}) => {
  await answer(page, '/api/auth/sign-in', [codeAsked])
  await logIn(page, somebody)
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(dialog(page).getByLabel('Recovery code')).toBeFocused()
})

test('[AUTH-04] what goes wrong at the server has its exact word in every frame', async ({
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
  const send = dialog(page).getByRole('button', { name: 'Send the link' })
  await send.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Unknown error')
  await send.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Mail is late today')
  await page.keyboard.press('Escape')

  await openEntrypoint(page)
  await dialog(page).getByRole('button', { name: 'Continue with e-mail' }).click()
  await emailField(page).fill(somebody.email)
  await dialog(page).getByRole('radio', { name: /^Yes/ }).check()
  await dialog(page).getByRole('button', { name: 'Create the account' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Internal Error, try again')
})

test('[AUTH-15] [AUTH-21] where only the server sees Japan, it is asked then, and what was begun goes on', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  await answer(page, '/api/auth/sign-in', [refusal(403, 'japan_unconfirmed'), through])
  await logIn(page, account)
  await passGate(page)
  await expect(accountMenu(page)).toBeVisible()
})

test('[AUTH-15] [AUTH-08] the page that sets a password asks it, too', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  await openLogIn(page, account.email)
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog(page).getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog(page).getByRole('status').first()).toContainText(account.email)
  await answer(page, '/api/auth/recover/submit', [refusal(403, 'japan_unconfirmed'), through])
  await page.goto(`/auth/recover/${await linkIn(product, account.email, 'recover')}`)
  await page.getByLabel('New password', { exact: true }).fill('another seven quiet herons')
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await passGate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set')
})

async function passGate(page: Page): Promise<void> {
  const tick = page.getByRole('checkbox', { name: 'I am not a resident of Japan' })
  await expect(tick).toBeFocused()
  await tick.check()
  await page.getByRole('button', { name: 'Confirm' }).click()
}

test('[AUTH-01] whoever signs in elsewhere in this browser finds the modal closed', async ({
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
    await expect(says).toHaveText(/^Signing in could not be opened/)
    await context.setOffline(false)
    await headerButton(page).click()
    await expect(dialog(page)).toBeVisible()
    await expect(says).toHaveCount(0)
  })
}

test('[AUTH-11] signed in, the account menu has focus; logging out opens no dialogue, wherever it happens', async ({
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
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
  await dialog(page).getByRole('button', { name: 'Continue with e-mail' }).click()
  await emailField(page).fill(account.email)
  await page.keyboard.press('Enter')
  await passwordField(page).fill(account.password)
  await page.keyboard.press('Enter')
  await expect(accountMenu(page)).toBeFocused()
  await expect(page.getByRole('banner').getByText('You are signed in.')).toBeAttached()
  await logOut()
  await logIn(page, account)
  await expect(accountMenu(page)).toBeVisible()
  await page.goto('/profile')
  await logOut()
})

test('[AUTH-02] [AUTH-08] an old link leads on whether or not somebody is signed in', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  const used = `/auth/recover/${'x'.repeat(43)}`
  const main = page.getByRole('main')
  await page.goto(used)
  await main.getByRole('button', { name: 'Send a new link' }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Recover your password')
  await page.keyboard.press('Escape')
  await logIn(page, account)
  await expect(accountMenu(page)).toBeVisible()
  await page.goto(used)
  await expect(main.getByRole('link', { name: 'To the settings' })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await page.goto(`/auth/confirm/${'x'.repeat(43)}`)
  await main.getByRole('button', { name: 'Confirm' }).click()
  await expect(main.getByRole('link', { name: 'To the exchange' })).toBeVisible()
})

test('[AUTH-08] with two-factor codes the page of a new password says at last that one is in', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  const { totp, usedAt } = await turnTotpOn(context, product, account)
  await context.clearCookies()
  await openLogIn(page, account.email)
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog(page).getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog(page).getByRole('status').first()).toContainText(account.email)
  await page.goto(`/auth/recover/${await linkIn(product, account.email, 'recover')}`)
  await page.getByLabel('New password', { exact: true }).fill('another seven quiet herons')
  await page.getByRole('button', { name: 'Set the password and sign in' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByText('Log in with it and your two-factor code.')).toBeAttached()
  await dialog(page)
    .getByLabel('Code', { exact: true })
    .pressSequentially(totp.generate({ timestamp: usedAt + 30_000 }))
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main').getByText(/^You are signed in\./)).toBeVisible()
})

test('[AUTH-08] the page of a link that could not be asked about asks again', async ({ page }) => {
  await answer(page, '/api/auth/recover', [lost, through])
  await page.goto(`/auth/recover/${'x'.repeat(43)}`)
  await expect(page.getByText('The server cannot be reached')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This link is too old, or was used before')).toBeVisible()
})

test('[AUTH-06] a mailed link of another browser says so, in the language of its page', async ({
  page,
}) => {
  await page.goto(`/de/auth/social/${'x'.repeat(43)}`)
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/de\b/)
  await expect(dialog(page).getByRole('alert')).toContainText(
    'in einem anderen Browser geöffnet als dem, in dem Sie begonnen haben',
  )
})

test('[AUTH-09] changing the e-mail address names the account to password managers, and leaves the newsletter alone', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  await page.goto(`${originOf(product)}/profile`)
  await page.getByText('Change the e-mail address').first().click()
  const form = page.locator('form').filter({ has: page.getByLabel('New e-mail address') })
  await expect(form.locator('input[autocomplete="username"]')).toHaveValue(account.email)
  await form.getByLabel('New e-mail address').fill('new@example.org')
  await form.getByLabel('Your password', { exact: true }).fill(account.password)
  const asked = page.waitForRequest('**/api/user/email')
  await form.getByRole('button').last().click()
  const body = (await asked).postDataJSON()
  expect(body).toMatchObject({ email: 'new@example.org' })
  expect(body).not.toHaveProperty('subscribed')
})
