// door: page
import type { Page } from '@playwright/test'
import { drawn, getField, openForm } from '../form/form-steps.ts'
import { createOrder, goToCheckStep, openAddressesStep, placeOrder } from '../orders/order-steps.ts'
import { expect, test as productTest } from '../product-test.ts'
import { createAccount, originOf, signIn } from './account-steps.ts'

const ETHER = '0x52908400098527886E0F7030069857D2E4169EE7'

/** A browser of somebody who is signed in. */
const test = productTest.extend({
  baseURL: async ({ product }, use) => use(originOf(product)),
})

test.beforeEach(async ({ context, product }) => {
  await signIn(context, product, await createAccount(product))
})

const destination = (page: Page) => page.getByLabel(/Your ETH address/)
const earlier = (page: Page) => page.getByRole('group', { name: 'Used before' })

test('[EXCH-04.2,3,4] earlier addresses come along to another browser, can be named and removed by keyboard', async ({
  page,
}) => {
  await openAddressesStep(page)
  await destination(page).fill(ETHER)
  await goToCheckStep(page)
  await createOrder(page)
  // What this browser keeps is gone: as in another one.
  await page.evaluate(() => localStorage.clear())

  await openAddressesStep(page)
  await destination(page).focus()
  await expect(earlier(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await earlier(page)
    .getByRole('button', { name: `Name ${ETHER}` })
    .press('Enter')
  const name = page.getByLabel(/^Name of 0x52908400…69EE7/)
  await expect(name).toBeFocused()
  await page.keyboard.type('Ledger at home')
  await page.keyboard.press('Enter')
  await expect(name).toBeHidden()
  const choose = earlier(page).getByRole('button', { name: 'Ledger at home' })
  await expect(choose).toBeFocused()
  await choose.press('Enter')
  await expect(destination(page)).toHaveValue(ETHER)

  await page.reload()
  // What this tab has kept comes back once the page is hydrated, as its buttons show.
  await expect(page.getByRole('button', { name: 'Paste' }).first()).toBeVisible()
  await expect(destination(page)).toHaveValue(ETHER)
  await destination(page).fill('')
  await expect(choose).toBeVisible()
  await earlier(page)
    .getByRole('button', { name: `Remove ${ETHER}` })
    .click()
  await expect(earlier(page)).toBeHidden()
  const asked = page.waitForResponse(/\/api\/addresses\/favourites/)
  await openAddressesStep(page)
  await destination(page).focus()
  await (await asked).finished()
  await drawn(page)
  await expect(earlier(page)).toBeHidden()
})

test('[CALC-13.1] [CALC-14.1,3] [CALC-15.3] with an unfinished fixed-rate exchange the form asks, says to wait, and asks again', async ({
  page,
}) => {
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/fixed-rate-ability')) asked.push(request.url())
  })
  await page.route('**/api/exchange/fixed-rate-ability', (route) =>
    route.fulfill({ json: { result: asked.length > 1 } }),
  )
  await openForm(page)
  const wait = page.getByText('Please wait until your current exchange is finished.')
  await expect(wait).toBeVisible()
  await expect(getField(page)).not.toBeEditable()
  expect(asked).toHaveLength(1)
  await page.clock.runFor(15_000)
  await expect(wait).toBeHidden()
  await expect(getField(page)).toBeEditable()
  expect(asked).toHaveLength(2)
  // A purchase has no guaranteed rate.
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  await expect(page.getByLabel('Amount you pay, in USD')).toHaveValue('150', { timeout: 45_000 })
  await page.clock.runFor(31_000)
  expect(asked).toHaveLength(2)
})

test('[TRACK-06.1,2,3] the history is the account’s: in another browser too, by status, with a link to each', async ({
  page,
  context,
}) => {
  const code = await placeOrder(page)
  const holds = (await context.cookies()).filter(({ name }) => name.includes('holder'))
  expect(holds).toHaveLength(1)
  for (const { name } of holds) await context.clearCookies({ name })

  await page.goto('/history')
  const link = page.getByRole('link', { name: `Open order ${code.slice(0, 8)}` })
  await expect(link).toBeVisible()
  await expect(page.getByText('All orders from your account', { exact: false })).toBeVisible()
  await expect(page.getByText('Remove from this browser')).toBeHidden()
  await page.getByLabel('Show', { exact: true }).selectOption('finished')
  await expect(page.getByText('You don’t have any orders with this status.')).toBeVisible()
  await page.getByLabel('Show', { exact: true }).selectOption('')
  await link.click()
  // Only its holder is asked where the coins should come back to.
  await page.waitForURL(`**/transaction/${code}`)
  await expect(page.getByRole('heading', { name: 'Save access to this order' })).toBeVisible()
  // Its secret stays with the browser that made it; the order is recovered through the account.
  await page.getByRole('button', { name: 'Copy secret link' }).click()
  await expect(page.getByText('This order belongs to your account', { exact: false })).toBeVisible()
})

test('[TRACK-06.11] long after signing in, a change of an order asks for the password in place, and is made then', async ({
  page,
  context,
  product,
}) => {
  const account = await createAccount(product)
  await signIn(context, product, account)
  const code = await placeOrder(page)
  for (const { name } of await context.cookies()) {
    if (name.includes('holder')) await context.clearCookies({ name })
  }
  const moved = await page.request.post('/api/sandbox/clock', { data: { advanceSeconds: 601 } })
  expect(moved.ok()).toBe(true)
  await page.goto(`/transaction/${code}`)
  await page.getByText('Edit order').click()
  await page.getByLabel('Email for order updates').fill('news@example.org')
  await page.getByRole('button', { name: 'Save email' }).click()

  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
  const password = dialog.getByLabel('Your password')
  await password.fill('not my password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Wrong password. Try again.')).toBeVisible()
  await password.fill(account.password)
  await password.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(
    page.getByText('Saved. We’ll send updates about this order to that address.'),
  ).toBeVisible()
})
