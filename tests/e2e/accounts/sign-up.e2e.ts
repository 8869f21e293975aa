// door: page

import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { createAccount, linkIn } from './account-steps.ts'
import { accountMenu, dialog, emailField, openEntrypoint, openSignUp } from './sign-in-steps.ts'

test('[AUTH-01.1] [AUTH-02.1,2,3,5] [AUTH-04.1,8] [AUTH-12.1] [AUTH-17.1,2] a new account: address, newsletter choice, link, password, signed in', async ({
  page,
  product,
}) => {
  const email = `new-${process.pid}-${Date.now()}@example.org`
  await page.clock.install()
  await openSignUp(page)
  await dialog(page).getByRole('button', { name: 'Continue with email' }).click()
  const submit = dialog(page).getByRole('button', { name: 'Create account' })
  await expect(submit).toBeDisabled()

  await page.clock.pauseAt(Date.now() + 60_000)
  await emailField(page).fill('nobody@nowhere')
  await page.clock.runFor(699)
  await expect(dialog(page).getByText('Invalid Email')).toBeHidden()
  await page.clock.runFor(1)
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
    clientId: expect.stringMatching(/^[0-9a-f]{32}$/),
    captcha: expect.stringMatching(/^[\w+/=]{100,}$/),
  })
  await expect(dialog(page)).toContainText(email)

  const resend = dialog(page).getByRole('button', { name: /^Send again/ })
  await expect(resend).toBeDisabled()
  await expect(resend).toHaveText('Send again in 30 seconds')
  await page.clock.runFor(29_999)
  await expect(resend).toHaveText('Send again in 1 second')
  await expect(resend).toBeDisabled()
  await page.clock.runFor(1)
  await expect(resend).toHaveText('Send again')
  await page.clock.resume()
  const again = page.waitForRequest('**/api/auth/resend-verification')
  await resend.click()
  expect((await again).postDataJSON()).toMatchObject({
    email,
    clientId: expect.stringMatching(/^[0-9a-f]{32}$/),
    verificationType: 'link',
  })
  await expect(dialog(page).getByText('Sent again.')).toBeVisible()

  const first = await linkIn(product, email, 'confirm')
  await page.goto(`/auth/confirm/${first}`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a password')
  const field = page.getByLabel('New password', { exact: true })
  await expect(field).toHaveAttribute('autocomplete', 'new-password')
  await expectAccessible(page)
  const set = page.getByRole('button', { name: 'Set password and sign in' })
  await field.fill('short')
  await set.click()
  await expect(page.getByText('At least 10 characters.', { exact: true })).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('seven quiet herons at dusk')
  await set.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password is set')
  await expect(accountMenu(page)).toContainText('N')
})

test('[AUTH-02.8] a sign-up in the window of a widget says where it comes from', async ({
  page,
}) => {
  await page.goto('/de/widget-sign-in')
  await page.getByRole('main').getByRole('button').click()
  await dialog(page).getByRole('button', { name: 'Registrieren', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Weiter mit E-Mail' }).click()
  await dialog(page)
    .getByLabel('E-Mail-Adresse')
    .fill(`widget-${process.pid}-${Date.now()}@example.org`)
  await dialog(page).getByRole('radio', { name: /^Nein/ }).check()
  const asked = page.waitForRequest('**/api/auth/sign-up')
  await dialog(page).getByRole('button', { name: 'Konto erstellen' }).click()
  const request = await asked
  expect(request.postDataJSON()).toMatchObject({
    source: 'widget',
    verificationMode: 'disabled',
    authType: 'signUp',
  })
  expect(await (await request.response())?.json()).toMatchObject({ result: true })
})

test('[AUTH-02.4] a used link says so and leads on', async ({ page, product }) => {
  const { email } = await createAccount(product)
  await page.goto(`/auth/confirm/${await linkIn(product, email, 'confirm')}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This link has expired or was already used')).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(dialog(page)).toBeVisible()
})

test('[AUTH-15.1,2,3] whoever seems to be in Japan confirms first, and is not asked again', async ({
  page,
}) => {
  await page.route('**/api/locale/country', (route) =>
    route.fulfill({ json: { result: { country: 'JP', state: '' } } }),
  )
  await openEntrypoint(page)
  const confirm = dialog(page).getByRole('button', { name: 'Confirm' })
  await expect(confirm).toBeDisabled()
  await expect(dialog(page).getByRole('button', { name: 'Continue with email' })).toHaveCount(0)
  await expectAccessible(page)
  await dialog(page).getByRole('checkbox', { name: 'I am not a resident of Japan' }).check()
  await confirm.click()
  await expect(dialog(page).getByRole('button', { name: 'Continue with email' })).toBeVisible()
  await openEntrypoint(page)
  await expect(dialog(page).getByRole('button', { name: 'Continue with email' })).toBeVisible()
})
