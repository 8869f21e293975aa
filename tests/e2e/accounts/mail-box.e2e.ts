import { accountMail } from '@causeway/content/mail'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { createAccount, originOf } from './account-steps.ts'

test('[AUTH-13.2] whoever runs the exchange reads its mails in the browser, newest first, and follows their links', async ({
  context,
  page,
  product,
}) => {
  const first = await createAccount(product)
  const second = await createAccount(product)
  await page.goto(`${originOf(product)}/sandbox`)
  await page.getByRole('link', { name: 'Open mailbox' }).click()
  await expect(page.getByRole('heading', { name: 'Mailbox', level: 1 })).toBeVisible()
  const list = page.getByRole('navigation', { name: 'All emails' }).getByRole('link')
  const newest = list.filter({ hasText: 'Confirm your email address' }).first()
  await expect(newest).toContainText(second.email)
  await expect(newest).toContainText(/\d\d [A-Z][a-z]{2} 20\d\d, \d\d:\d\d:\d\d UTC/)
  await newest.click()

  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Causeway: Confirm your email address',
  )
  const mail = page.frameLocator('iframe')
  await expect(mail.getByText('This is a sandbox of Causeway')).toBeVisible()
  expect(await backgroundOf(page)).toBe('rgb(255, 255, 255)')

  // A frame that runs nothing: its links open beside it, as pages of their own.
  const opening = context.waitForEvent('page')
  await mail.getByRole('link', { name: 'Confirm email address' }).click()
  const opened = await opening
  await opened.waitForURL(/\/auth\/confirm\/[\w-]{43}/)
  await opened.close()

  const links = page.getByRole('list', { name: 'Links in this email' })
  await expect(links.getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^${product.url}/auth/confirm/[\\w-]{43}$`),
  )
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await links.getByRole('button', { name: 'Copy link' }).click()
  await expect(links.getByText('Copied').first()).toBeVisible()

  await page.getByRole('link', { name: 'Plain text' }).click()
  await expect(page.locator('pre')).toContainText('The link works once, within 24 hours.')

  // Mail that comes meanwhile is there without a reload.
  const third = await createAccount(product)
  await expect(list.filter({ hasText: third.email }).first()).toBeVisible({ timeout: 10_000 })
  await expect(list.filter({ hasText: first.email }).first()).toBeVisible()
})

test('[AUTH-13.3] nobody else reads them: not through a proxy, not under another name', async ({
  page,
  product,
}) => {
  await createAccount(product)
  const asStrangers = [{ 'x-forwarded-for': '203.0.113.7' }, { host: 'rebound.example' }]
  for (const headers of asStrangers) {
    const box = await page.request.get(`${product.url}/sandbox/mail`, { headers })
    const html = await box.text()
    expect(html).toContain('Only the operator can use')
    expect(html).not.toContain('@example.org')
    const view = await page.request.get(`${product.url}/sandbox/mail/1/view`, { headers })
    expect(view.status()).toBe(403)
    const call = await page.request.get(`${product.url}/api/sandbox/mail`, { headers })
    expect(call.status()).toBe(403)
  }
  const own = await page.request.get(`${product.url}/sandbox/mail/1/view`)
  expect(own.headers()['content-security-policy']).toContain("default-src 'none'")
  expect(own.headers()['content-security-policy']).toContain('sandbox allow-popups')
  expect((await page.request.get(`${product.url}/sandbox/mail/999999/view`)).status()).toBe(404)
})

test.describe('a mail as it looks', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[AUTH-13.4] is accessible and fits a phone, ${colorScheme}, from left and from right`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.emulateMedia({ colorScheme })
      for (const language of ['en', 'ar', 'vt'] as const) {
        const { html } = accountMail({
          kind: 'suspicious-sign-in',
          language,
          brand: 'Causeway',
          colours: null,
          isPlayMoney: true,
          support: 'help@example.com',
          link: `https://exchange.example/auth/recover/${'a'.repeat(43)}`,
          profileLink: 'https://exchange.example/profile',
          signInLink: 'https://exchange.example/',
          facts: { device: 'Firefox on Linux', country: 'VN', at: '2026-11-21T23:05:00.000Z' },
        })
        await page.setContent(html)
        await expectAccessible(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(390)
      }
    })
  }
})

function backgroundOf(page: Page): Promise<string> {
  return page
    .frameLocator('iframe')
    .locator('.card')
    .evaluate((card) => getComputedStyle(card).backgroundColor)
}
