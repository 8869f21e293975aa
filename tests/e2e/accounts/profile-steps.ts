import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { RunningProduct } from '../../support/index.ts'
import { originOf, signIn, type TestAccount } from './account-steps.ts'
import { expect } from './profile-test.ts'

/** A part of the settings, once the page is hydrated. */
export async function partOf(page: Page, name: string): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Download my data' })).toBeEnabled()
  return page.getByRole('region', { name, exact: true })
}

/** Another browser that is signed in to the account. */
export async function elsewhere(
  page: Page,
  product: RunningProduct,
  account: TestAccount,
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ baseURL: originOf(product) })
  await signIn(context, product, account)
  return { context, page: await context.newPage() }
}

/** Gives the page's browser a device that holds passkeys and agrees at once. */
export async function addDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

/** Adds a passkey on the page of the settings; answers the part that lists it. */
export async function addPasskey(
  page: Page,
  { password }: TestAccount,
  name: string,
): Promise<Locator> {
  const part = await partOf(page, 'Passkeys')
  await part.getByText('Add a passkey').first().click()
  await part.getByLabel('Passkey name').fill(name)
  await part.getByLabel('Your password', { exact: true }).fill(password)
  await part.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(part.getByRole('status')).toContainText(`Passkey “${name}” added.`)
  return part
}

export const modal = (page: Page) => page.getByRole('dialog')
