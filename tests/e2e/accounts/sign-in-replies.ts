import type { Page, Route } from '@playwright/test'

export type Reply = (route: Route) => Promise<void>

/** The product's refusal. */
export const refusal =
  (status: number, code: string): Reply =>
  (route) =>
    route.fulfill({ status, json: { error: { code, message: '', details: {} } } })
/** Nothing comes back. */
export const lost: Reply = (route) => route.abort()
/** What the product itself answers. */
export const through: Reply = (route) => route.continue()
const noErrors = { main: null, totp: null, suspicious: null }
/** The password was right, and a code is asked for. */
export const codeAsked: Reply = (route) =>
  route.fulfill({
    json: {
      result: false,
      errors: { ...noErrors, totp: 'code' },
      token: 'token-of-the-first-step',
      attemptsLeft: 5,
    },
  })

/** Answers the calls of a path one after the other; the last answer stays. */
export async function answer(page: Page, path: string, replies: readonly Reply[]): Promise<void> {
  let asked = 0
  await page.route(`**${path}`, async (route) => {
    const reply = replies[Math.min(asked, replies.length - 1)]
    asked += 1
    await reply?.(route)
  })
}
