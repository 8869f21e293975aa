// door: page
import type { Locator, Page } from '@playwright/test'
import { createOrder, fillInAddresses, openAddressesStep } from '../orders/order-steps.ts'
import { expect, test } from '../product-test.ts'
import { expectSteady, watchShifts } from '../watch-shifts.ts'
import { openForm, sendField } from './form-steps.ts'

const worths = (page: Page) => page.locator('[data-worth]:not([data-worth=""])')

test('[CALC-32.1,2,3] [CALC-33.1,2] the form says what both sides are worth, in the money of the footer', async ({
  page,
}) => {
  await watchShifts(page)
  await openForm(page)
  const [send, get] = [worths(page).nth(0), worths(page).nth(1)]
  await expect(send).toHaveText(/^≈ \$\d+\.\d\d$/)
  await expect(get).toHaveText(/^≈ \$\d+\.\d\d$/)
  await expect(send).toHaveAttribute('title', /^Rate as of \d\d:\d\d/)
  await expectSteady(page, 0.01)

  const sums = page.getByRole('group', { name: 'Quick amounts' }).getByRole('button')
  await expect(sums).toHaveCount(3)
  const sum = (await sums.nth(1).textContent()) ?? ''
  await sums.nth(1).click()
  await expect(sendField(page)).toHaveValue(sum)
  await expect(sums.nth(1)).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('Show values in').selectOption('jpy')
  await expect(send).toHaveText(/^≈ ¥\d+$/)
  await page.reload()
  await expect(send).toHaveText(/^≈ ¥\d+$/)
  await page.getByLabel('Show values in').scrollIntoViewIfNeeded()
  await expect(page.getByLabel('Show values in')).toHaveValue('jpy')
})

test('[CALC-32.4] a money without a rate gives way to dollars, and says so', async ({ page }) => {
  await page.route('**/api/coins/prices', async (route) => {
    const { prices, ...rest } = await (await route.fetch()).json()
    const { eur: _, ...others } = prices
    await route.fulfill({ json: { ...rest, prices: others } })
  })
  await openForm(page)
  await page.getByLabel('Show values in').selectOption('eur')
  await expect(worths(page).first()).toHaveText(/^≈ \$\d+\.\d\d$/)
  await expect(worths(page).first()).toHaveAttribute('title', /^There is no EUR rate right now/)
})

test('[CALC-32.5] a rate that could not be asked anew for three minutes is no longer shown', async ({
  page,
}) => {
  await page.clock.install()
  await openForm(page)
  await expect(worths(page).first()).toBeVisible()
  let refused = 0
  await page.route('**/api/coins/prices', (route) => {
    refused += 1
    const error = { code: 'prices_unavailable', message: 'No prices', details: {} }
    return route.fulfill({ status: 503, json: { error } })
  })
  await page.clock.runFor(120_000)
  await expect.poll(() => refused).toBeGreaterThan(0)
  await expect(worths(page).first()).toBeVisible()
  await page.clock.runFor(125_000)
  await expect(worths(page)).toHaveCount(0)
})

test('[CALC-16.6,7] [CALC-32.6] amounts end after eight decimals and are copied whole; what is to be paid is not cut', async ({
  page,
}) => {
  const wish = { from: 'eth', to: 'usdt20', amountFrom: '1.123456789012345678' }
  await openAddressesStep(page, wish)
  await fillInAddresses(page)
  await expect(worths(page).first()).toBeVisible()
  const code = await createOrder(page)
  const toPay = page.getByText(`${wish.amountFrom} ETH`).first()
  await expect(toPay).toBeVisible()
  expect(await hiddenDigits(page, wish.amountFrom)).toBe('')
  await expect(worths(page).first()).toBeVisible()

  await page.goto(`/transaction/${code}`)
  await page.getByRole('button', { name: 'Pay from the play wallet' }).click()
  await expect(page.getByText('You sent', { exact: true }).first()).toBeVisible()
  const sent = page.getByTitle(`${wish.amountFrom} ETH`).first()
  await expect(sent).toBeVisible()
  expect(await copied(sent)).toBe(`${wish.amountFrom} ETH`)
  expect(await hiddenDigits(page, wish.amountFrom)).toBe('9012345678')
  await page.goto('/history')
  await expect(worths(page).first()).toBeVisible()
})

/** The end of an amount that takes no room; empty where all of it is seen. */
function hiddenDigits(page: Page, amount: string): Promise<string> {
  return page.evaluate((text) => {
    for (const element of document.querySelectorAll('span')) {
      const end = element.textContent ?? ''
      const isEnd = end !== '' && text.endsWith(end) && element.childElementCount === 0
      if (isEnd && element.getBoundingClientRect().width === 0) return end
    }
    return ''
  }, amount)
}

/** What somebody gets who selects it and copies. */
function copied(of: Locator): Promise<string> {
  return of.evaluate((element) => {
    const selection = document.getSelection()
    selection?.selectAllChildren(element)
    return selection?.toString() ?? ''
  })
}
