// door: page

import { expect, test } from '../product-test.ts'
import { createAccount, linkIn, nextCode, signIn, turnTotpOn } from './account-steps.ts'
import { answer, lost, refusal, through } from './sign-in-replies.ts'
import { accountMenu, dialog, logIn, openLogIn, passGate } from './sign-in-steps.ts'

test('[AUTH-15.4] the page that sets a password asks it, too', async ({ page, product }) => {
  const account = await createAccount(product)
  await openLogIn(page, account.email)
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog(page).getByRole('button', { name: 'Send link' }).click()
  await expect(dialog(page).getByRole('status').first()).toContainText(account.email)
  await answer(page, '/api/auth/recover/submit', [refusal(403, 'japan_unconfirmed'), through])
  await page.goto(`/auth/recover/${await linkIn(product, account.email, 'recover')}`)
  await page.getByLabel('New password', { exact: true }).fill('another seven quiet herons')
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await passGate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set')
})

test('[AUTH-02.4] [AUTH-08.4] an old link leads on whether or not somebody is signed in', async ({
  page,
  product,
}) => {
  const account = await createAccount(product)
  const used = `/auth/recover/${'x'.repeat(43)}`
  const main = page.getByRole('main')
  await page.goto(used)
  await main.getByRole('button', { name: 'Send a new link' }).click()
  await expect(dialog(page).getByRole('heading')).toHaveText('Reset your password')
  await page.keyboard.press('Escape')
  await logIn(page, account)
  await expect(accountMenu(page)).toBeVisible()
  await page.goto(used)
  await expect(main.getByRole('link', { name: 'Go to settings' })).toBeVisible()
  await expect(main.getByRole('button')).toHaveCount(0)
  await page.goto(`/auth/confirm/${'x'.repeat(43)}`)
  await main.getByRole('button', { name: 'Confirm' }).click()
  await expect(main.getByRole('link', { name: 'Back to home' })).toBeVisible()
})

test('[AUTH-08.6] with two-factor codes the page of a new password says at last that one is in', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  const app = await turnTotpOn(context, product, account)
  await context.clearCookies()
  await openLogIn(page, account.email)
  await dialog(page).getByRole('button', { name: 'Forgot your password?' }).click()
  await dialog(page).getByRole('button', { name: 'Send link' }).click()
  await expect(dialog(page).getByRole('status').first()).toContainText(account.email)
  await page.goto(`/auth/recover/${await linkIn(product, account.email, 'recover')}`)
  await page.getByLabel('New password', { exact: true }).fill('another seven quiet herons')
  await page.getByRole('button', { name: 'Set password and sign in' }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.getByText('Log in with it and your two-factor code.')).toBeAttached()
  await dialog(page).getByLabel('Code', { exact: true }).pressSequentially(nextCode(app))
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('main').getByText(/^You’re signed in\./)).toBeVisible()
})

test('[AUTH-08.4] the page of a link that could not be asked about asks again', async ({
  page,
}) => {
  await answer(page, '/api/auth/recover', [lost, through])
  await page.goto(`/auth/recover/${'x'.repeat(43)}`)
  await expect(page.getByText('We can’t reach the server')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
})

test('[AUTH-06.4] a mailed link of another browser says so, in the language of its page', async ({
  page,
}) => {
  await page.goto(`/de/auth/social/${'x'.repeat(43)}`)
  await page.getByRole('main').getByRole('link').click()
  await expect(page).toHaveURL(/\/de\b/)
  await expect(dialog(page).getByRole('alert')).toContainText(
    'in einem anderen Browser geöffnet als dem, in dem Sie begonnen haben',
  )
})
