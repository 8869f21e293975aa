// door: page

import { expect, test } from '../product-test.ts'
import { createAccount, originOf, placeSignedIn, signIn } from './account-steps.ts'
import { answer, codeAsked, lost, refusal } from './sign-in-replies.ts'
import {
  accountMenu,
  dialog,
  emailField,
  headerButton,
  openEntrypoint,
  openLogIn,
  openSignUp,
  passwordField,
} from './sign-in-steps.ts'

test('[AUTH-01.2,3] [AUTH-17.1] signing in comes first; frames follow each other, and Back leads to the one before', async ({
  page,
}) => {
  await answer(page, '/api/auth/sign-in', [codeAsked])
  await openEntrypoint(page)
  const title = dialog(page).getByRole('heading')
  const press = (name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
  await expect(title).toHaveText('Log in')
  await press('Sign up')
  await expect(title).toHaveText('Sign up')
  await press('Log in')
  await expect(title).toHaveText('Log in')
  await press('Sign up')
  await expect(title).toHaveText('Sign up')
  await press('Continue with email')
  await expect(dialog(page).getByRole('radio')).toHaveCount(2)
  await press('Log in')
  await expect(dialog(page).getByRole('radio')).toHaveCount(0)
  await emailField(page).fill('somebody@example.org')
  await press('Continue')
  await expect(title).toHaveText('Your password')
  await press('Forgot your password?')
  await expect(title).toHaveText('Reset your password')
  await press('Back')
  await expect(title).toHaveText('Your password')
  await passwordField(page).fill('whatever it is')
  await press('Log in')
  await expect(title).toHaveText('Two-factor code')
  await press('Back')
  await expect(title).toHaveText('Your password')
  await press('Back')
  await expect(emailField(page)).toHaveValue('somebody@example.org')
  await press('Back')
  await expect(dialog(page).getByRole('button', { name: 'Continue with email' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Back' })).toHaveCount(0)
})

test('[AUTH-05.4] the field of the address goes by the agreed pattern', async ({ page }) => {
  await openSignUp(page)
  await dialog(page).getByRole('button', { name: 'Continue with email' }).click()
  await dialog(page).getByRole('radio', { name: /^No/ }).check()
  const submit = dialog(page).getByRole('button', { name: 'Create account' })
  for (const wrong of ['a@b', 'a b@c.de', '<a>@b.cd', 'a@[1.2.3]']) {
    await emailField(page).fill(wrong)
    await expect(dialog(page).getByText('Invalid Email')).toBeVisible()
    await expect(submit).toBeDisabled()
  }
  for (const right of ['a@[192.168.0.1]', 'a.b+c@sub.example.org']) {
    await emailField(page).fill(right)
    await expect(submit).toBeEnabled()
    await expect(dialog(page).getByText('Invalid Email')).toBeHidden()
  }
})

test('[AUTH-04.9] while an answer is awaited a button is disabled, and nothing is sent twice', async ({
  page,
}) => {
  const answered = Promise.withResolvers<void>()
  let asked = 0
  for (const path of ['sign-in', 'form-recover'])
    await page.route(`**/api/auth/${path}`, async (route) => {
      asked += 1
      await answered.promise
      await lost(route)
    })
  await openLogIn(page, 'somebody@example.org')
  await passwordField(page).fill('whatever it is')
  const logIn = dialog(page).getByRole('button', { name: 'Log in' })
  await logIn.click()
  await expect(logIn).toBeDisabled()
  await passwordField(page).press('Enter')
  await logIn.click({ force: true })
  answered.resolve()
  await expect(passwordField(page)).toHaveAccessibleDescription(/can’t reach the server/)
  await expect(logIn).toBeEnabled()
  expect(asked).toBe(1)
})

test('[AUTH-16.4] [AUTH-18.6] until it is known who is there, no dialogue opens and nobody is told anything', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>()
  const known = Promise.withResolvers<void>()
  await page.route(/\/api\/user\?/, async (route) => {
    asked.resolve()
    await known.promise
    await route.continue()
  })
  // Opening the dialogue begins with the question what it is to offer.
  const order: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/oauth') order.push('dialogue')
  })
  const slot = page.waitForResponse(/\/account-slot[^/]*\.js$/)
  await page.goto('/?sign-in=1')
  await asked.promise
  await (await slot).finished()
  await page.evaluate(() => new Promise((idle) => setTimeout(() => requestIdleCallback(idle))))
  await headerButton(page).click()
  await expect(headerButton(page)).toHaveAttribute('aria-busy', 'true')
  expect(await page.locator('html').getAttribute('data-signed-in')).toBeNull()
  order.push('known')
  known.resolve()
  await expect(dialog(page)).toBeVisible()
  expect(order).toEqual(['known', 'dialogue'])
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', 'false')
})

test('[AUTH-11.2,3,4] logging out forgets the orders and what is the account’s, once the server has done it; a guest’s addresses stay', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  const own = await placeSignedIn(context, product)
  await page.goto(originOf(product))
  await expect(accountMenu(page)).toBeVisible()
  await page.evaluate((transactionId) => {
    const kind = { currency: 'btc', kind: 'destination', extraId: '', alias: null }
    const addresses = [
      { ...kind, address: 'of-the-account', isAccounts: true },
      { ...kind, address: 'of-a-guest', isAccounts: false },
    ]
    const orders = [{ transactionId, from: 'ltc', to: 'btc' }]
    localStorage.setItem('recent-orders', JSON.stringify(orders))
    localStorage.setItem('kept-addresses', JSON.stringify({ isOn: true, addresses }))
    sessionStorage.setItem('typed', 'her@example.org')
  }, own)
  const kept = () =>
    page.evaluate(() => {
      const orders: { transactionId: string }[] = JSON.parse(localStorage['recent-orders'])
      const { addresses } = JSON.parse(localStorage['kept-addresses'])
      return {
        orders: orders.map(({ transactionId }) => transactionId),
        addresses: addresses.map(({ address }: { address: string }) => address),
        typed: sessionStorage.getItem('typed'),
      }
    })
  const before = await kept()
  expect(before).toMatchObject({ orders: [own], typed: 'her@example.org' })
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log out' })
  await answer(page, '/api/auth/logout', [refusal(429, 'too_often')])
  await accountMenu(page).click()
  await logOut.click()
  await expect(page.getByRole('banner').getByRole('alert')).toHaveText(
    'We couldn’t log you out. Try again.',
  )
  expect(await kept()).toEqual(before)
  expect(loads).toBe(0)

  await page.unroute('**/api/auth/logout')
  const loaded = page.waitForEvent('load')
  await logOut.click()
  await loaded
  await expect(headerButton(page)).toBeVisible()
  expect(await kept()).toEqual({ orders: [], addresses: ['of-a-guest'], typed: null })
})
