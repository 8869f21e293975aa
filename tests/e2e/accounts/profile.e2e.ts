// door: page
import { readFile } from 'node:fs/promises'
import { place } from '../../customers/index.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { originOf, placeSignedIn, signIn } from './account-steps.ts'
import { elsewhere, modal, partOf } from './profile-steps.ts'
import { expect, test } from './profile-test.ts'

test('[AUTH-16.1,5] without a session the protected pages lead to the front page with the modal open', async ({
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
  await modal(page).getByRole('link', { name: 'Orders you made without an account' }).click()
  await expect(page.getByText('There are no orders in this browser yet.')).toBeVisible()
  // Whoever holds an order sees it (TRACK-06).
  const order = await place(product, { from: 'ltc', to: 'btc' })
  const name = `holder-${order.id.slice(0, 8)}`
  await context.addCookies([{ name, value: order.secret, url: originOf(product) }])
  await page.goto('/history')
  await expect(page.getByRole('link', { name: `Open order ${order.id.slice(0, 8)}` })).toBeVisible()
})

test('[AUTH-09.3] [SHELL-06.6] the newsletter is turned on and off, here and on its own page', async ({
  page,
  account,
}) => {
  await page.goto('/mailinglists')
  await expect(page.getByText(`Choose which emails you get at ${account.email}.`)).toBeVisible()
  const box = page.getByRole('checkbox', { name: 'Send me the newsletter' })
  await expect(box).not.toBeChecked()
  await box.check()
  await expect(page.getByRole('status')).toHaveText('You’re subscribed to the newsletter.')
  await page.getByRole('link', { name: 'All settings' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(page.getByText('You’re no longer subscribed to the newsletter.')).toBeVisible()
  await page.reload()
  await expect(box).not.toBeChecked()

  // A server that fails is told as with any call.
  await page.route('**/api/user/subscriptions', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('checkbox', { name: 'Send me the newsletter' }).click()
  await expect(page.locator('dialog[data-broken]')).toBeVisible()
})

test('[AUTH-09.6] sessions are listed by device, and every other one can be ended', async ({
  page,
  product,
  account,
}) => {
  const other = await elsewhere(page, product, account)
  await page.goto('/profile')
  const part = await partOf(page, 'Active sessions')
  await expect(part.getByRole('listitem')).toHaveCount(2)
  await expect(part.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1)
  await part.getByRole('button', { name: /^Sign out .*, last seen/ }).click()
  await expect(part.getByRole('status')).toContainText('was signed out.')
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await other.page.goto('/profile')
  await expect(modal(other.page)).toBeVisible()
  await signIn(other.context, product, account)
  await page.reload()
  await part.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(part.getByRole('status')).toContainText(
    'You’ve been signed out on all other devices.',
  )
  await other.page.goto('/profile')
  await expect(modal(other.page)).toBeVisible()
  await other.context.close()
})

test('[AUTH-09.7,9] a person takes the data along, and the account goes for its password', async ({
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
  await part.getByText('Delete account').click()
  await part.getByLabel('Your password', { exact: true }).fill('not the password')
  await part.getByRole('button', { name: 'Delete my account permanently' }).click()
  await expect(part.getByText('Incorrect login or password')).toBeVisible()
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByRole('button', { name: 'Delete my account permanently' }).click()
  await page.waitForURL(`${originOf(product)}/`)
  await expect(
    page.getByRole('status').filter({ hasText: 'Your account was deleted' }),
  ).toBeVisible()
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
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    )
  }
})

test('[AUTH-09.8] an account with an order that is not finished stays, and says where the order is', async ({
  page,
  context,
  product,
  account,
}) => {
  await signIn(context, product, account)
  const id = await placeSignedIn(context, product)
  await page.goto('/profile')
  const part = await partOf(page, 'Your data')
  await part.getByText('Delete account').click()
  await part.getByLabel('Your password', { exact: true }).fill(account.password)
  await part.getByRole('button', { name: 'Delete my account permanently' }).click()
  await expect(part.getByRole('alert')).toContainText('Some of your orders aren’t finished yet.')
  await part.getByRole('link', { name: `Order ${id.slice(0, 8)}` }).click()
  await page.waitForURL(`**/transaction/${id}`)
})
