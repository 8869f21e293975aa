// door: page, command, chain
import type { Browser, Page } from '@playwright/test'
import {
  advanceClock,
  misbehave,
  type Placed,
  pay,
  place,
  reach,
  read,
} from '../../customers/index.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { expect } from '../product-test.ts'
import { guidePicture } from './guide-picture.ts'
import { test } from './office-test.ts'
import { approve, hire, type Member, signInAgain } from './staff-at-work.ts'

const DAY_SECONDS = 24 * 3600

type Staff = {
  readonly browser: Browser
  readonly product: RunningProduct
  readonly sue: Member
  readonly tom: Member
  readonly tess: Member
}

test('[OPS-01] [OPS-09.4,6,7,9] [OPS-10.8] [OPS-12.4] [OPS-05.5] three days of a shop, by three members of staff', async ({
  browser,
}) => {
  // Hours pass, and each morning members sign in with a code that is new.
  test.setTimeout(480_000)
  // A shop for itself: what it stops, closes and changes is of no other test.
  const product = await startProduct({ env: { BLOCK_MILLISECONDS: '300' } })
  const sue = await hire(browser, product, { email: 'sue3@shop.example', role: 'support' })
  const tom = await hire(browser, product, { email: 'tom3@shop.example', role: 'treasury' })
  const tess = await hire(browser, product, { email: 'tess3@shop.example', role: 'treasury' })

  const staff = { browser, product, sue, tom, tess }
  await test.step('day 1: an order that was paid too little, and one that is held', () =>
    firstDay(staff))

  await test.step('day 2: a payout is stuck, a coin is in maintenance, and a wrong fee is undone', () =>
    secondDay(staff))

  await test.step('day 3: a session is stolen, payouts are stopped, and started again', () =>
    thirdDay(staff))

  await test.step('afterwards: the audit log says who did what', () => readLog(staff))
  for (const { context } of [sue, tom, tess]) await context.close()
  await product.stop()
})

async function firstDay({ product, sue, tom, tess }: Staff): Promise<void> {
  const order = await underpaid(product)
  await guidePicture(await opened(tom, '/backoffice'), 'overview')
  await guidePicture(await opened(sue, `/backoffice/orders/${order.id}`), 'order-on-hold')
  await propose(sue, order, 'Exchange at the current rate')
  await guidePicture(await opened(tom, '/backoffice/approvals'), 'approvals')
  await approve(tom, 'Exchange an order at the current rate')
  await reach(product, order, 'finished')

  await firstDayOverpaid({ product, sue, tom })
  const doubtful = await place(product, { from: 'ltc', to: 'btc' })
  await sue.page.goto(`/backoffice/orders?q=${doubtful.id}`)
  await sue.page.getByRole('link', { name: doubtful.id }).click()
  await expect(sue.page.getByRole('heading', { level: 2, name: 'Timeline' })).toBeVisible()
  await expect(sue.page.getByRole('link', { name: 'Setup' })).toHaveCount(0)
  await act(sue.page, 'Hold', 'The customer says their wallet was stolen')
  await expect(sue.page.getByRole('status')).toContainText('The order is held.')
  await pay(product, doubtful)
  await reach(product, doubtful, 'hold')
  await propose(tom, doubtful, 'Refund')
  await approve(tess, 'Refund an order')
  await reach(product, doubtful, 'refunded')
}

/** More than agreed came: the customer wants a part of it back. */
async function firstDayOverpaid({
  product,
  sue,
  tom,
}: Pick<Staff, 'product' | 'sue' | 'tom'>): Promise<void> {
  const order = await place(product, { from: 'ltc', to: 'btc', isFixedRate: true })
  const expected = Number(order.created.amountExpectedFrom)
  await pay(product, order, String(expected * 2))
  await reach(product, order, 'hold')
  const page = await opened(sue, `/backoffice/orders/${order.id}`)
  const part = page.locator('details', { has: page.getByText('Refund a part', { exact: true }) })
  await part.getByText('Refund a part', { exact: true }).click()
  await part.getByLabel('Amount to refund').fill('a bit')
  await part.getByLabel('Reason').fill('They meant to pay less')
  await part.getByRole('button').click()
  await expect(page.getByRole('status')).toContainText('plain decimal number')
  await expect(part.getByLabel('Amount to refund')).toHaveValue('a bit')
  await expect(part.getByLabel('Reason')).toHaveValue('They meant to pay less')
  await part.getByLabel('Amount to refund').fill(String(expected / 2))
  await guidePicture(page, 'refund-a-part')
  await part.getByRole('button').click()
  await expect(page.getByRole('status')).toContainText('waits for a second person')
  await approve(tom, 'Refund a part of an order')
  const ended = await reach(product, order, 'finished')
  expect(Number(ended.amountRefunded)).toBeGreaterThan(0)
}

async function secondDay({ product, tom, tess }: Staff): Promise<void> {
  await advanceClock(product, DAY_SECONDS)
  await Promise.all([signInAgain(tom), signInAgain(tess)])
  const stuck = await place(product, { from: 'ltc', to: 'doge' })
  await misbehave(product, 'chains/dogecoin', 'down')
  await pay(product, stuck)
  await reach(product, stuck, ['sending', 'exchanging'])
  await tom.page.goto(`/backoffice/orders/${stuck.id}`)
  await expect(tom.page.getByRole('heading', { name: 'Transfers' })).toBeVisible()
  await guidePicture(await opened(tom, '/backoffice/health'), 'health')
  await tom.page.goto('/backoffice/coins/doge')
  const close = tom.page.locator('form', {
    has: tom.page.getByRole('button', { name: 'Close DOGE' }),
  })
  await close.getByLabel('Reason').fill('Its node is being upgraded')
  await close.getByRole('button').click()
  await expect(tom.page.getByRole('status')).toHaveText('Closed. Open orders continue.')
  await guidePicture(tom.page, 'coin-closed')
  await misbehave(product, 'chains/dogecoin', 'ok')
  await reach(product, stuck, 'finished')

  await changeFee(tom, '250')
  await approve(tess, 'Change coins, fees or limits')
  await guidePicture(await opened(tess, '/backoffice/fees'), 'fees')
  const newest = tess.page.getByRole('listitem').filter({ hasText: 'A wrong fee' }).first()
  await newest.getByText('Undo', { exact: true }).click()
  await newest.getByLabel('Reason').fill('Ten times too much')
  await newest.getByRole('button', { name: 'Propose to undo change' }).click()
  await approve(tom, 'Change coins, fees or limits')
  await tom.page.goto('/backoffice/fees')
  await expect(tom.page.getByLabel('Service fee', { exact: true })).toHaveValue('25')
}

async function thirdDay({ browser, product, sue, tom, tess }: Staff): Promise<void> {
  await advanceClock(product, DAY_SECONDS)
  await Promise.all([signInAgain(sue), signInAgain(tom), signInAgain(tess)])
  const thief = await browser.newContext({ baseURL: product.url })
  await thief.addCookies(await tom.context.cookies())
  const stolen = await thief.newPage()
  await stolen.goto('/backoffice/wallets')
  await expect(stolen.getByRole('heading', { level: 1, name: 'Wallets' })).toBeVisible()
  await tom.page.getByRole('button', { name: 'Stop payouts' }).click()
  const question = tom.page.getByRole('dialog')
  await question.getByLabel('Reason').fill('Somebody has my session')
  await guidePicture(tom.page, 'stop-payouts', 'viewport')
  await question.getByRole('button', { name: 'Stop now' }).click()
  await expect(tom.page.getByTestId('stopped')).toContainText('Somebody has my session')
  await expect(place(product, { from: 'ltc', to: 'btc' })).rejects.toThrow('pair_halted')
  await tom.page.getByRole('button', { name: 'Sign out' }).click()
  await stolen.goto('/backoffice/wallets')
  await expect(stolen).toHaveURL(/sign-in/)
  await thief.close()

  await guidePicture(await opened(tess, '/backoffice/stop'), 'payouts-stopped')
  const start = tess.page.getByRole('region', { name: 'Stopped: all' })
  await start.getByLabel('Reason').fill('The session is over')
  await start.getByRole('button', { name: 'Propose to start again' }).click()
  await expect(tess.page.getByRole('status')).toContainText('waits for a second person')
  await signInAgain(tom)
  await approve(tom, 'Start payouts again')
  const order = await place(product, { from: 'ltc', to: 'btc' })
  await pay(product, order)
  await reach(product, order, 'finished')
  await guidePicture(await opened(tom, '/backoffice/wallets'), 'wallets')
}

/** Finance reads what was done, and does none of it. */
async function readLog({ browser, product, sue, tom }: Staff): Promise<void> {
  const { context, page } = await hire(browser, product, {
    email: 'fay3@shop.example',
    role: 'finance',
  })
  for (const [action, { email }] of [
    ['order.held', sue],
    ['payouts.stopped', tom],
  ] as const) {
    await page.goto(`/backoffice/audit?action=${action}`)
    const entries = page.getByRole('region', { name: 'Entries of the audit log' })
    await expect(entries.getByRole('row').filter({ hasText: email })).toHaveCount(1)
  }
  await expect(page.getByRole('button', { name: 'Stop payouts' })).toHaveCount(0)
  await context.close()
}

async function opened({ page }: Member, path: string): Promise<Page> {
  await page.goto(path)
  return page
}

/** A guaranteed order that got half of what was agreed. */
async function underpaid(product: RunningProduct): Promise<Placed> {
  const order = await place(product, { from: 'ltc', to: 'btc', isFixedRate: true })
  await pay(product, order, String(Number(order.created.amountExpectedFrom) / 2))
  await reach(product, order, 'hold')
  expect((await read(product, order)).holdReason).toBe('amount_differs')
  return order
}

/** Opens an act of an order's page and sends it with a reason. */
async function act(page: Page, title: string, reason: string): Promise<void> {
  const shown = page.locator('details', { has: page.getByText(title, { exact: true }) })
  await shown.getByText(title, { exact: true }).click()
  await shown.getByLabel('Reason').fill(reason)
  await shown.getByRole('button').click()
}

async function propose({ page }: Member, order: Placed, title: string): Promise<void> {
  await page.goto(`/backoffice/orders/${order.id}`)
  await act(page, title, 'The customer agrees')
  await expect(page.getByRole('status')).toContainText('waits for a second person')
}

async function changeFee({ page }: Member, bps: string): Promise<void> {
  await page.goto('/backoffice/fees')
  await page.getByLabel('Service fee', { exact: true }).fill(bps)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Propose' }) }).first()
  await form.getByLabel('Reason').fill('A wrong fee')
  await form.getByRole('button').click()
  await expect(page.getByRole('status')).toContainText('waits for a second person')
}
