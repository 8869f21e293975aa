import type { Browser, BrowserContext, Page } from '@playwright/test'
import { operate, type RunningProduct } from '../../support/index.ts'
import { expect } from '../product-test.ts'
import { join, linkIn, signIn } from './office-test.ts'

/** A member of staff at a browser. */
export type Member = {
  readonly email: string
  readonly context: BrowserContext
  readonly page: Page
  readonly code: (steps: number) => string
}

/** Adds a member of staff, who joins in a browser. */
export async function hire(
  browser: Browser,
  product: RunningProduct,
  { email, role }: { readonly email: string; readonly role: string },
): Promise<Member> {
  const said = await operate(product.dataDir, 'staff', 'add', email, '--role', role)
  const context = await browser.newContext({ baseURL: product.url })
  const page = await context.newPage()
  return { email, context, page, code: await join(page, linkIn(said), email.slice(0, 4)) }
}

/** In the morning the session is over; a code that was used before is refused, and the next one taken. */
export async function signInAgain({ code, email, page }: Member): Promise<void> {
  await page.goto('/backoffice')
  await expect(page).toHaveURL(/sign-in/)
  await expect(async () => {
    await signIn(page, { email, code: code(1) })
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible({
      timeout: 5_000,
    })
  }).toPass({ timeout: 120_000, intervals: [20_000] })
}

/** Approves the proposal of that kind; this member's own can't be approved. */
export async function approve({ page }: Member, title: string): Promise<void> {
  await page.goto('/backoffice/approvals')
  const waiting = page.getByRole('region', { name: `${title}, waiting` })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(waiting).toHaveCount(0)
}
