import { test as base, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'

const PASSWORD = 'a grey heron at the weir'

/** Cold storage of bitcoin in these stories. */
export const COLD_ADDRESS = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'

type Office = { readonly product: RunningProduct; readonly link: string }

/** A shop whose operator has made the first member of staff before it was started. */
export const test = base.extend<Record<never, never>, { readonly office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      let said = ''
      const product = await startProduct({
        env: {
          BLOCK_MILLISECONDS: '300',
          COLD_ADDRESSES: `btc=${COLD_ADDRESS}`,
          HAND_PAYOUT_LIMITS: 'btc=5',
        },
        prepare: async (dataDir) => {
          said = await operate(
            dataDir,
            'staff',
            'add',
            'anna@shop.example',
            '--role',
            'administrator',
          )
        },
      })
      await use({ product, link: linkIn(said) })
      await product.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ office }, use) => use(office.product.url),
})

/** Takes an invitation in a browser; answers the codes of the authenticator. */
export async function join(
  page: Page,
  link: string,
  name: string,
): Promise<(steps: number) => string> {
  await page.goto(new URL(link).pathname)
  const secret = Secret.fromBase32(await page.getByTestId('totp-secret').innerText())
  const totp = new TOTP({ secret })
  const code = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Code').fill(code(0))
  await page.getByRole('button', { name: 'Join' }).click()
  return code
}

/** Joins as a new member of treasury, and waits for the first page. */
export async function enter(page: Page, product: RunningProduct, email: string): Promise<void> {
  await join(page, await addMember(product, email), 'Lou')
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor()
}

/** Makes a member of treasury by the operator’s command; answers the link. */
export async function addMember(product: RunningProduct, email: string): Promise<string> {
  return linkIn(await operate(product.dataDir, 'staff', 'add', email, '--role', 'treasury'))
}

/** Signs in with the password of all members of these stories. */
export async function signIn(
  page: Page,
  { code, email }: { readonly email: string; readonly code: string },
) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Invites on the page of staff. */
export async function invite(page: Page, email: string, role: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Invite' }) })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role').selectOption(role)
  await form.getByLabel('Reason').fill('Works here')
  await form.getByRole('button', { name: 'Invite' }).click()
}

/** The link of an invitation in what was said. */
export function linkIn(text: string): string {
  const link = /https?:\S+\/backoffice\/invitation\/[\w-]{43}/.exec(text)?.[0]
  if (link === undefined) throw new Error(`No invitation in: ${text}`)
  return link
}
