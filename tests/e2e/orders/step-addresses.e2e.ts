// door: page
import type { Page } from '@playwright/test'
import { openBuying, takeOffer } from '../fiat/buy-steps.ts'
import { expect, test } from '../product-test.ts'
import { fillInAddresses, goToCheckStep, openAddressesStep } from './order-steps.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const create = (page: Page) => page.getByRole('button', { name: 'Create order' })

test('[EXCH-01.11] the step to check has an address: reload, back and forward keep it and all that was typed', async ({
  page,
}) => {
  await openAddressesStep(page)
  await page.getByLabel(/^E-?mail/i).fill('keeps@example.org')
  await fillInAddresses(page)
  await expect(create(page)).toBeVisible()
  await expect(page).toHaveURL(/\/processing\?.*step=check/)
  expect(page.url()).not.toContain('keeps')
  const summary = await page.getByRole('main').locator('dl').allInnerTexts()
  const addresses = summary.join(' ').match(/[a-zA-Z0-9]{26,}/g) ?? []
  for (const address of addresses) expect(page.url()).not.toContain(address)

  await page.reload()
  await expect(create(page)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('keeps@example.org')

  await page.goBack()
  await expect(create(page)).toBeHidden()
  await expect(page).not.toHaveURL(/step=check/)
  await expect(page.getByLabel(/^E-?mail/i)).toHaveValue('keeps@example.org')
  await expect(page.getByRole('checkbox', { name: /agree/i })).toBeChecked()

  await page.goForward()
  await expect(create(page)).toBeVisible()
  await page.goBack()
  await goToCheckStep(page)
  await create(page).click()
  await page.waitForURL(/\/transaction\/[\w-]{22}$/)
})

test('[EXCH-01.11] the address of the step to check leads a stranger to the first step', async ({
  page,
}) => {
  await page.goto('/processing?from=btc&to=eth&amountFrom=0.1&step=check')
  await expect(heading(page)).toBeVisible()
  await expect(page).not.toHaveURL(/step=check/)
  await expect(page.getByLabel(/^E-?mail/i)).toHaveValue('')
})

test('[BUY-07.12] a reload of the step of the address keeps what was typed for a purchase', async ({
  page,
}) => {
  await openBuying(page)
  await takeOffer(page, 'Sandbox Pay')
  await page.getByRole('button', { name: 'Fill in a play wallet address' }).click()
  const address = page.locator('[name="address"]')
  await expect(address).not.toHaveValue('')
  const filled = await address.inputValue()
  await page.getByLabel(/^E-?mail/i).fill('keeps@example.org')
  const agreement = page.getByRole('checkbox', { name: 'I agree to the' })
  await agreement.check()
  await page.reload()
  await expect(page.getByLabel(/^E-?mail/i)).toHaveValue('keeps@example.org')
  await expect(address).toHaveValue(filled)
  await expect(agreement).toBeChecked()
})
