// door: page

import { expect, test } from '../product-test.ts'
import {
  createOrder,
  goToCheckStep,
  openAddressesStep,
  placeOrder,
  statusOf,
} from './order-steps.ts'

const KEY = 'EOS6MRyAjQq8ud7hVNYcfnVPJqcVpscN5So8BhtHuGYqET5GDW5CV'

test('[EXCH-09.4] someone without an EOS account picks a free name, sees its cost, and has it made', async ({
  page,
}) => {
  await openAddressesStep(page, { to: 'eos', amountFrom: '0.004' })
  await page.getByText('I don’t have an EOS account yet').click()
  await expect(page.getByText('Creating it costs 0.44 EOS')).toBeVisible()
  const name = page.locator('[name="destinationAddress"]:not([type="hidden"])')
  await name.fill('Alice')
  await expect(page.getByText('only the letters a to z and the digits 1 to 5')).toBeVisible()
  await page.getByRole('button', { name: 'Suggest an available name' }).click()
  await expect(name).toHaveValue(/^alice[a-z1-5]{7}$/)
  const chosen = await name.inputValue()
  await expect(page.getByText(`${chosen} is available.`)).toBeVisible()
  await page.getByLabel('Public key for the new account').fill(`${KEY.slice(0, -1)}W`)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
  await page.getByRole('button', { name: 'Review order' }).click()
  await expect(page.getByText('This isn’t an EOS public key')).toBeVisible()
  await page.getByLabel('Public key for the new account').fill(KEY)
  await goToCheckStep(page)
  await expect(page.getByText('0.44 EOS')).toBeVisible()
  await createOrder(page)
  await page.getByRole('button', { name: 'Pay from the play wallet' }).click()
  await expect(statusOf(page)).toContainText('Finished', { timeout: 30_000 })
})

test('[TRACK-08.1,2] the wallet behind a name is asked for the payment, and pays it', async ({
  page,
}) => {
  const order = await placeOrder(page, { from: 'ltc', to: 'btc', amountFrom: '3' })
  await page.getByText('Request payment from a wallet').click()
  await page.getByLabel('Wallet name').fill('nobody.eth')
  await page.getByRole('button', { name: 'Request payment' }).click()
  await expect(page.getByText('doesn’t know the name')).toBeVisible()
  await page.getByLabel('Wallet name').fill('alice.eth')
  await page.getByRole('button', { name: 'Request payment' }).click()
  await expect(page.getByText('Payment requested.')).toBeVisible()
  await page.goto('/sandbox')
  const request = page.locator('#funds li', { hasText: order })
  await expect(request).toContainText('alice.eth')
  await request.getByRole('button', { name: 'Pay' }).click()
  await expect(request).toContainText('paid')
  await page.goto(`/transaction/${order}`)
  await expect(statusOf(page)).toContainText('Finished', { timeout: 30_000 })
})
