import type { BrowserContext, Page } from '@playwright/test'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { originOf } from '../accounts/account-steps.ts'
import { expect } from '../product-test.ts'

/** Has the account of a browser apply to the affiliate programme. Answers its ref id. */
export async function applyFor(context: BrowserContext, product: RunningProduct): Promise<string> {
  const origin = originOf(product)
  const { csrf } = await (await context.request.get(`${origin}/api/csrf`)).json()
  const reply = await context.request.post(`${origin}/api/affiliate/apply`, {
    headers: { origin },
    data: { _csrf: csrf },
  })
  const { result } = await reply.json()
  return result.refId
}

/** The same, and approves it as the operator of the play world does. */
export async function approve(context: BrowserContext, product: RunningProduct): Promise<string> {
  const refId = await applyFor(context, product)
  await decide(product, refId, 'approved')
  return refId
}

/** Decides about an affiliate as the operator of the play world does. */
export async function decide(product: RunningProduct, refId: string, status: string) {
  await mustAsk(product, 'POST', `/api/sandbox/affiliates/${refId}`, { body: { status } })
}

/** Creates a tool by the form, which chooses it. */
export async function createTool(page: Page, type: string, name: string): Promise<void> {
  const tools = page.getByRole('region', { name: 'Your tools' })
  const form = tools.locator('details')
  if (!(await form.evaluate((element) => (element as HTMLDetailsElement).open))) {
    await form.locator('summary').click()
  }
  await form.getByRole('radio', { name: new RegExp(`^${type}`) }).check()
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Create a tool' }).click()
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
}

/** The text under a heading of the code section. */
export function codeOf(page: Page, title: string) {
  const code = page.getByRole('region', { name: 'Code', exact: true })
  return code
    .locator('div', { has: page.getByRole('heading', { name: title, exact: true }) })
    .last()
    .locator('xpath=following-sibling::*[1]')
}
