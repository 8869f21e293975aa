import type { Page } from '@playwright/test'
import { expect } from '../product-test.ts'
import type { TestAccount } from './account-steps.ts'

export const dialog = (page: Page) => page.getByRole('dialog')
export const emailField = (page: Page) => dialog(page).getByLabel('Email address')
export const passwordField = (page: Page) => dialog(page).getByLabel('Password', { exact: true })
export const headerButton = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Sign in' })
export const accountMenu = (page: Page) =>
  page.getByRole('banner').locator('summary', { hasText: 'Account:' })

/** Opens the modal from the header of a page. */
export async function openEntrypoint(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await headerButton(page).click()
  await expect(dialog(page)).toBeVisible()
}

/** Opens the modal for a new account. */
export async function openSignUp(page: Page): Promise<void> {
  await openEntrypoint(page)
  await dialog(page).getByRole('button', { name: 'Sign up' }).click()
}

/** Opens the modal where a known address is asked for its password. */
export async function openLogIn(page: Page, email: string): Promise<void> {
  await openEntrypoint(page)
  await dialog(page).getByRole('button', { name: 'Continue with email' }).click()
  await emailField(page).fill(email)
  await dialog(page).getByRole('button', { name: 'Continue' }).click()
}

/** Signs in through the modal. */
export async function logIn(page: Page, { email, password }: TestAccount): Promise<void> {
  await openLogIn(page, email)
  await passwordField(page).fill(password)
  await dialog(page).getByRole('button', { name: 'Log in' }).click()
}

/** Says in the dialogue of Japan that one does not live there. */
export async function passGate(page: Page): Promise<void> {
  const tick = page.getByRole('checkbox', { name: 'I am not a resident of Japan' })
  await expect(tick).toBeFocused()
  await tick.check()
  await page.getByRole('button', { name: 'Confirm' }).click()
}
