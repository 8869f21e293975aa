// door: page
import { expect, test } from './product-test.ts'

const noProvider = /has no provider for this at the moment/

test('[CALC-02] the page of buying keeps what was asked, and offers the exchange that comes nearest', async ({
  page,
}) => {
  await page.goto('/buy?from=eur&to=eth&amount=150')
  await expect(page.getByText(noProvider)).toBeVisible()
  await expect(page.getByText('You wanted to buy ETH for 150 EUR.')).toBeVisible()
  await page.getByRole('link', { name: 'Exchange USDT for ETH' }).click()
  await expect(page.getByLabel('Amount you send, in USDT')).toBeVisible()
  await expect(page.getByLabel('Amount you get, in ETH')).toBeVisible()
})

test('[CALC-02] the page of selling takes coin and amount into the exchange form', async ({
  page,
}) => {
  await page.goto('/sell?from=ltc&amount=3.5')
  await expect(page.getByText('You wanted to sell 3.5 LTC.')).toBeVisible()
  await page.getByRole('link', { name: 'Exchange LTC for USDT' }).click()
  await expect(page.getByLabel('Amount you send, in LTC')).toHaveValue('3.5')
})
