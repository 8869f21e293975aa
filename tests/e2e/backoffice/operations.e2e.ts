// door: page, command, chain
import type { Page } from '@playwright/test'
import { advanceClock, misbehave, place } from '../../customers/index.ts'
import { operate, type RunningProduct } from '../../support/index.ts'
import { createAccount } from '../accounts/account-steps.ts'
import { logIn, passwordField } from '../accounts/sign-in-steps.ts'
import { expectAccessible, expectContrast, expectFits } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { join, linkIn, test } from './office-test.ts'

test('[OPS-02.6,7,8] [OPS-11.1,2,3] health and prices: which parts have problems, why, since when and what to do, renewed without a reload', async ({
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
  await expect(prices.getByRole('img')).toHaveAttribute('aria-label', /Last 24 hours: .*OK/)
  await expectAccessible(page)
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
  await misbehave(product, 'rates/sandbox', 'down')
  await advanceClock(product, 31)
  await expect(prices).toHaveAttribute('data-state', 'red', { timeout: 60_000 })
  await expect(prices).toContainText('too old to trade on')
  await expect(prices.locator('time')).toBeVisible()
  await expect(page.getByTestId('health-summary')).toContainText('Prices: failing')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [768, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme })
    await expectFits(page)
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
  await expectPricesDesk(page, product)
  // A page that renews itself is nobody at work: the session ends as if it were still.
  await page.goto('/backoffice/health')
  await advanceClock(product, 8 * 60)
  const asOf = page.locator('[data-live="health"] > p > time')
  const renewed = (await asOf.getAttribute('datetime')) ?? ''
  await expect(asOf).not.toHaveAttribute('datetime', renewed, { timeout: 30_000 })
  await advanceClock(product, 8 * 60)
  await expect(page).toHaveURL(/sign-in\?to=/, { timeout: 30_000 })
})

/** Prices while their only source is away: all are closed, until it is back. */
async function expectPricesDesk(page: Page, product: RunningProduct): Promise<void> {
  await page.goto('/backoffice/prices?closed=1')
  const summary = page.getByTestId('prices-summary')
  await expect(summary).toHaveText('Nothing can be traded: the prices are too old.')
  const table = page.getByRole('table', { name: 'Prices' })
  await expect(table.getByRole('row', { name: /closed All prices are too old/ })).toHaveCount(40)
  await expect(page.getByRole('row', { name: /^sandbox failing \S/ })).toBeVisible()
  await expectAccessible(page)
  await misbehave(product, 'rates/sandbox', 'ok')
  await expect(summary).toHaveText(/^Prices are \d+ s old\. All coins are traded\.$/, {
    timeout: 60_000,
  })
  await expect(page.getByText('No coin matches.')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/backoffice/prices')
  await expect(table.getByRole('row')).toHaveCount(41)
  await expectFits(page)
  await page.getByLabel('Coin or network').fill('btc')
  await page.getByLabel('Only coins that aren’t traded').uncheck()
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(table.getByRole('row', { name: /^btc bitcoin [\d.]+ .*traded/ })).toBeVisible()
  await expectFits(page)
}

test('[OPS-22.1] [OPS-12.6] [OPS-21.4] Ctrl K finds pages, acts and orders by keyboard alone; wallets and setup fit a phone', async ({
  office,
  page,
}) => {
  const { product } = office
  const order = await place(product, { from: 'ltc', to: 'btc' })
  const role = ['--role', 'treasury'] as const
  const said = await operate(product.dataDir, 'staff', 'add', 'p@shop.example', ...role)
  await join(page, linkIn(said), 'Pia')
  const palette = page.getByRole('dialog', { name: 'Find' })
  const find = async (text: string) => {
    // Its script shows the button.
    await expect(page.getByRole('button', { name: 'Find Ctrl K' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill(text)
  }
  await find('wall')
  await expect(palette.getByRole('option', { selected: true })).toHaveText('Wallets')
  await expectAccessible(page)
  for (let tabs = 0; tabs < 3; tabs += 1) {
    await page.keyboard.press('Tab')
    const focused = page.locator('*:focus')
    // Between its last and its first control the focus is at the browser’s own.
    if ((await focused.count()) > 0) await expect(palette.locator('*:focus')).toHaveCount(1)
  }
  await palette.getByRole('combobox').press('Enter')
  await expect(page).toHaveURL(/\/backoffice\/wallets$/)
  const wallets = page.getByRole('table', { name: 'Wallets' })
  await expect(wallets.getByRole('row')).toHaveCount(41)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectFits(page)
  await expectAccessible(page)
  await page.goto('/backoffice/setup')
  await expect(page.getByTestId('setup-summary')).toHaveText(
    /^\d+ steps are missing for real money\.$/,
  )
  await expectFits(page)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectContrast(page)
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(page.getByRole('progressbar', { name: 'Steps done' })).toBeVisible()
  await find('nothing like this')
  await expect(palette.getByText('Nothing found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await find('stop all')
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: 'Stop all payouts and new orders?' })
  await expect(question.getByLabel('Reason')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await find(order.created.payinAddress)
  await expect(palette.getByRole('option', { selected: true })).toContainText(order.id)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/backoffice/orders/${order.id}$`))
})

test('[OPS-12.4] [OPS-11.2] payouts are stopped from any page after a question, every page says so, and customers read it', async ({
  browser,
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
  await expect(page.getByRole('status')).toContainText('No payouts are signed or sent')
  await expect(page.getByTestId('stopped')).toContainText('The balance looks wrong')
  await expectAccessible(page)
  await page.goto('/backoffice/prices?q=bitcoin')
  const stopped = page.getByRole('row', { name: /^btc bitcoin .* closed Stopped: .*looks wrong/ })
  await expect(stopped).toBeVisible()
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
  const proposed = { name: 'Start payouts again, waiting' } as const
  await expect(page.getByRole('region', proposed).getByRole('button')).toHaveText('Withdraw')
  const invitation = await operate(product.dataDir, 'staff', 'add', 'u@shop.example', ...role)
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await join(second, linkIn(invitation), 'Ulf')
  await second.goto('/backoffice/approvals')
  await second.getByRole('region', proposed).getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByRole('status')).toContainText('Payouts go on')
  await expect(second.getByTestId('stopped')).toHaveCount(0)
  await context.close()
})

test('[OPS-16.7] Ctrl K finds a customer, who is locked out and told so; pages say what is kept, fit phones and dark screens', async ({
  browser,
  office,
  page,
}) => {
  const { product } = office
  const customer = await createAccount(product)
  const role = ['--role', 'administrator'] as const
  const said = await operate(product.dataDir, 'staff', 'add', 'c@shop.example', ...role)
  await join(page, linkIn(said), 'Cleo')
  await page.getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByRole('table', { name: 'Customers' })).toContainText(customer.email)
  const look = async () => {
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [768, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      await expectFits(page)
      await expectContrast(page)
    }
    await expectAccessible(page)
  }
  await look()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Find' })
  await palette.getByRole('combobox').fill(customer.email)
  const option = palette.getByRole('option', { selected: true })
  await expect(option).toHaveText(`Customer ${customer.email}: verified`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: customer.email })).toBeVisible()
  const erasure = page.locator('section', { has: page.getByRole('heading', { name: 'Erase' }) })
  await expect(erasure).toContainText('Erased at once')
  await expect(erasure).toContainText('the account is removed altogether')
  const lock = page.locator('form', { has: page.getByRole('button', { name: 'Lock' }) })
  await lock.getByLabel('Reason').fill('The mailbox was stolen')
  await lock.getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByRole('status')).toContainText('The account is locked')
  await expect(page.getByText('The mailbox was stolen')).toBeVisible()
  await look()
  const elsewhere = await browser.newContext({ baseURL: product.url })
  const theirs = await elsewhere.newPage()
  await logIn(theirs, customer)
  await expect(passwordField(theirs)).toHaveAccessibleDescription(
    'Your account is locked. Contact support. Your orders continue as usual.',
  )
  await expect(theirs.getByText('stolen')).toHaveCount(0)
  await elsewhere.close()
})
