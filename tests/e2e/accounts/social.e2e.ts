// door: page
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { createAccountIn, linkIn, nextCode, originOf, turnTotpOn } from './account-steps.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account:' })

let people = 0
function newEmail(): string {
  people += 1
  return `social-${process.pid}-${people}@example.org`
}

/** Presses a service's button; answers the popup that opens. */
async function openService(page: Page, name = 'Google'): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await dialog(page)
    .getByRole('button', { name: `Continue with ${name}` })
    .click()
  return opened
}

async function answer(popup: Page, email: string, told = 'has verified'): Promise<void> {
  await popup.getByLabel('Email address at the service').fill(email)
  await popup.getByLabel(`The service ${told} the address`).check()
  await popup.getByRole('button', { name: 'Agree' }).click()
}

/** The same in a popup that closes by itself then. */
async function agree(popup: Page, email: string, told?: string): Promise<void> {
  const closed = popup.waitForEvent('close')
  await answer(popup, email, told)
  await closed
}

test('[AUTH-06.2] [AUTH-19.3] a popup signs in: the page hears of it, and the modal closes', async ({
  page,
  context,
}) => {
  await page.goto('/?sign-in=1')
  const begun = context.waitForEvent('request', (request) =>
    request.url().includes('/api/oauth/google?'),
  )
  const popup = await openService(page)
  const clientId = new URL((await begun).url()).searchParams.get('clientId')
  expect(clientId).toMatch(/^[0-9a-f]{32}$/)
  expect(await page.evaluate(() => localStorage.getItem('client-id'))).toBe(clientId)
  await expect(popup.getByRole('heading', { name: 'Google in the sandbox' })).toBeVisible()
  await expectAccessible(popup)
  await agree(popup, newEmail())
  await expect(dialog(page)).toBeHidden()
  await expect(accountMenu(page)).toBeVisible()
})

test('[AUTH-19.2,6] a popup that was closed or declined leaves the modal as it was', async ({
  page,
}) => {
  await page.goto('/?sign-in=1')
  const closed = await openService(page, 'Facebook')
  await closed.close()
  const again = await openService(page, 'X')
  await again.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog(page).getByText('We couldn’t sign you in with that service')).toBeVisible()
  await agree(await openService(page, 'X'), newEmail())
  await expect(accountMenu(page)).toBeVisible()
})

/** Has the way to Google end at once, with what a returned query says. */
async function endsWith(context: BrowserContext, query: string): Promise<void> {
  await context.unroute(/\/api\/oauth\/google/)
  await context.route(/\/api\/oauth\/google/, (route) =>
    route.fulfill({ status: 303, headers: { location: `/api/oauth/result?${query}` } }),
  )
}

test('[AUTH-19.1] a way back that names a page of ours leads there, and one of another site nowhere', async ({
  page,
  context,
}) => {
  await page.goto('/?sign-in=1')
  await endsWith(context, 'goto=//evil.example/')
  await openService(page)
  await expect(dialog(page).getByText('We couldn’t sign you in with that service')).toBeVisible()
  await endsWith(context, 'goto=/about')
  await openService(page)
  await expect(page).toHaveURL(/\/about$/)
})

test('[AUTH-19.4] a suspicious way back leads to the address, with the notice', async ({
  page,
  context,
}) => {
  await page.goto('/?sign-in=1')
  await endsWith(context, 'suspicious=1&email=ada%40example.org')
  await openService(page)
  await expect(dialog(page).getByRole('alert')).toContainText('Suspicious activity')
  await expect(dialog(page).getByLabel('Email address')).toHaveValue('ada@example.org')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toHaveText('Log in')
  await expect(accountMenu(page)).toHaveCount(0)
})

test('[AUTH-19.5] an account with codes asks for one after the service, too', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccountIn(context, product)
  const app = await turnTotpOn(context, product, account)
  await context.clearCookies()
  await page.goto('/?sign-in=1')
  await agree(await openService(page), account.email)
  await expect(dialog(page).getByRole('heading')).toHaveText('Two-factor code')
  await expect(accountMenu(page)).toHaveCount(0)
  await dialog(page).getByLabel('Code', { exact: true }).pressSequentially(nextCode(app))
  await expect(accountMenu(page)).toContainText(account.email)
})

test('[AUTH-06.8] a popup that a service cut off from its opener is heard all the same', async ({
  page,
  context,
}) => {
  await page.goto('/?sign-in=1')
  const popup = await openService(page)
  const { pathname, search } = new URL(popup.url())
  // As a service with a policy of its own does: what it opens in has no opener.
  const apart = await context.newPage()
  await apart.goto(pathname + search)
  await answer(apart, newEmail())
  await expect(accountMenu(page)).toBeVisible()
  // A window that no script opened stays open, and goes home.
  await expect(accountMenu(apart)).toBeVisible()
})

test('[AUTH-06.4] an address that the service has not verified is proved by a mailed link', async ({
  page,
  product,
}) => {
  const email = newEmail()
  await page.goto('/?sign-in=1')
  await agree(await openService(page), email, 'has not verified')
  await expect(dialog(page).getByText(email)).toBeVisible()
  await page.goto(`/auth/social/${await linkIn(product, email, 'social')}`)
  await page.getByRole('link', { name: 'Confirm and sign in' }).click()
  await expect(accountMenu(page)).toBeVisible()
})

test('[AUTH-06.5,6] [AUTH-09.5] an account is linked and unlinked in the settings', async ({
  page,
  context,
  product,
}) => {
  const { password } = await createAccountIn(context, product)
  await page.goto(`${originOf(product)}/profile`)
  const summary = page.getByText('Link Google', { exact: true }).first()
  await summary.click()
  const form = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Link Google' }) })
  await form.getByLabel('Password').first().fill(password)
  const opened = page.waitForEvent('popup')
  await form.getByRole('button', { name: 'Link Google' }).click()
  await agree(await opened, newEmail())
  await page.getByText('Unlink Google').first().click()
  const unlinking = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Unlink account' }) })
  await unlinking.getByLabel('Password').first().fill(password)
  await page.getByRole('button', { name: 'Unlink account' }).click()
  await expect(page.getByText('Google is no longer linked.')).toBeVisible()
})
