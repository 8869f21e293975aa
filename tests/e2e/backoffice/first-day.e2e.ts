// door: page, command
import { test as base, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { advanceClock, misbehave } from '../../customers/index.ts'
import { operate, type RunningProduct, startProduct } from '../../support/index.ts'
import { expectAccessible, expectContrast } from '../expect-accessible.ts'
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

test('[OPS-02.6,7,8] health: what is not well, why, since when and what to do, renewed without a reload', async ({
  office,
  page,
}) => {
  const { product } = office
  const role = ['--role', 'viewer'] as const
  await join(
    page,
    linkIn(await operate(product.dataDir, 'staff', 'add', 'h@shop.example', ...role)),
    'Hal',
  )
  await page.getByRole('link', { name: 'Health' }).click()
  const prices = page.locator('[data-part="prices"]')
  await expect(prices).toHaveAttribute('data-state', 'green', { timeout: 60_000 })
  await expect(prices.getByRole('img')).toHaveAttribute('aria-label', /Last 24 hours: .*well/)
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await misbehave(product, 'rates/sandbox', 'down')
  await advanceClock(product, 31)
  await expect(prices).toHaveAttribute('data-state', 'red', { timeout: 60_000 })
  await expect(prices).toContainText('too old to deal on')
  await expect(prices.locator('time')).toBeVisible()
  await expect(page.getByTestId('health-summary')).toContainText('Prices: trouble')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [768, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(scrollWidth).toBeLessThanOrEqual(width)
    await expectContrast(page)
  }
  await page.context().setOffline(true)
  await expect(page.getByText('can’t be renewed at the moment')).toBeVisible({ timeout: 30_000 })
  await page.context().setOffline(false)
  await expect(page.getByText('can’t be renewed at the moment')).toBeHidden({ timeout: 30_000 })
  await prices.getByRole('link', { name: 'What to do' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'A node or provider is down' }),
  ).toBeVisible()
  await expectAccessible(page)
  await misbehave(product, 'rates/sandbox', 'ok')
  // A page that renews itself is nobody at work: the session ends as if it were still.
  await page.goto('/backoffice/health')
  await advanceClock(product, 15 * 60 + 31)
  await expect(page).toHaveURL(/sign-in\?to=/, { timeout: 30_000 })
})

test('[OPS-12.4] payouts are stopped from any page after a question, every page says so, and customers read it', async ({
  office,
  page,
}) => {
  const { product } = office
  const role = ['--role', 'treasury'] as const
  const said = await operate(product.dataDir, 'staff', 'add', 't@shop.example', ...role)
  await join(page, linkIn(said), 'Tess')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/backoffice/health')
  await page.getByRole('button', { name: 'Stop payouts' }).click()
  const question = page.getByRole('dialog', { name: 'Stop all payouts and new orders?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: 'Stop payouts' }).click()
  await expectAccessible(page)
  await question.getByLabel('Reason').fill('The balance looks wrong')
  await question.getByRole('button', { name: 'Stop now' }).click()
  await expect(page.getByRole('status')).toContainText('Nothing is signed or sent out any more')
  await expect(page.getByTestId('stopped')).toContainText('The balance looks wrong')
  await expectAccessible(page)
  await page.goto('/backoffice')
  await expect(page.getByTestId('stopped')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop payouts' })).toHaveCount(0)
  await expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 30_000 })
    .toContain('Payouts are paused for a check')
  await page.goto('/backoffice/stop')
  const start = page.getByRole('region', { name: 'Stopped: all' })
  await start.getByLabel('Reason').fill('It was a display fault')
  await start.getByRole('button', { name: 'Propose to start again' }).click()
  await expect(page.getByRole('status')).toContainText('waits for a second person')
  await page.getByText('Menu').click()
  await page.getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByRole('heading', { name: 'Start payouts again' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0)
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
