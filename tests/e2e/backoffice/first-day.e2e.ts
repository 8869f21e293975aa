// door: page, command
import { test as base, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'

const PASSWORD = 'a grey heron at the weir'

type Office = { readonly product: RunningProduct; readonly link: string }

/** A shop whose operator has made the first member of staff before it was started. */
const test = base.extend<Record<never, never>, { readonly office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      let said = ''
      const product = await startProduct({
        env: { BLOCK_MILLISECONDS: '300' },
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

test('[OPS-05.9] [OPS-07.7] [OPS-08.5] a first day: join, invite a second person, propose, approve, read the log', async ({
  browser,
  office,
  page,
}) => {
  const anna = await join(page, office.link, 'Anna')
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await signIn(page, { email: 'anna@shop.example', code: 'wrong!' })
  await expect(page.getByRole('alert')).toContainText('don’t match')
  await expectAccessible(page)
  await signIn(page, { email: 'anna@shop.example', code: anna(1) })

  await page.getByRole('link', { name: 'Staff' }).click()
  await invite(page, 'bert@shop.example', 'administrator')
  const second = linkIn(await page.getByTestId('invitation-link').innerText())
  const other = await browser.newContext({ baseURL: office.product.url })
  const bert = await other.newPage()
  await join(bert, second, 'Bert')

  await invite(page, 'clara@shop.example', 'support')
  await expect(page.getByRole('status')).toContainText('waits for a second person')
  await expect(page.getByTestId('invitation-link')).toHaveCount(0)
  await page.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByText('Another person has to approve this.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)

  await bert.goto('/backoffice')
  await bert.getByRole('link', { name: /Approvals\s*1/ }).click()
  await expect(bert.getByText('{"email":"clara@shop.example","role":"support"}')).toBeVisible()
  await expectAccessible(bert)
  await bert.getByRole('button', { name: 'Approve' }).click()
  await expect(bert.getByRole('status')).toContainText('clara@shop.example is invited')
  await expect(bert.getByTestId('invitation-link')).toBeVisible()

  await bert.getByRole('link', { name: 'Audit log' }).click()
  const log = bert.getByRole('table')
  for (const action of [
    'staff.invited',
    'proposal.executed',
    'proposal.approved',
    'proposal.made',
  ]) {
    await expect(log.getByText(action, { exact: true }).first()).toBeVisible()
  }
  await expect(log.getByRole('row').filter({ hasText: 'proposal.approved' })).toContainText('bert@')
  await expectAccessible(bert)
  await other.close()
})

/** Takes an invitation in a browser; answers the codes of the authenticator. */
async function join(page: Page, link: string, name: string): Promise<(steps: number) => string> {
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

async function signIn(
  page: Page,
  { code, email }: { readonly email: string; readonly code: string },
) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByLabel('Code').fill(code)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function invite(page: Page, email: string, role: string): Promise<void> {
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Invite' }) })
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Role').selectOption(role)
  await form.getByLabel('Reason').fill('Works here')
  await form.getByRole('button', { name: 'Invite' }).click()
}

function linkIn(text: string): string {
  const link = /https?:\S+\/backoffice\/invitation\/[\w-]{43}/.exec(text)?.[0]
  if (link === undefined) throw new Error(`No invitation in: ${text}`)
  return link
}
