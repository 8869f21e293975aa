// door: page
import { expect, test } from './product-test.ts'

const noProvider = /has no provider for this at the moment/

test('[CALC-02] [CALC-28] buying, selling and borrowing have pages of their own, which the calculator leads to', async ({
  page,
}) => {
  for (const [category, link, title] of [
    ['Buy', 'Go to buying', 'Buy coins with money'],
    ['Sell', 'Go to selling', 'Sell coins for money'],
    ['Borrow', 'Go to borrowing', 'Borrow against coins'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByText(category, { exact: true }).click()
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(new RegExp(`/${category.toLowerCase()}(\\?|$)`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByText(noProvider)).toBeVisible()
  }
})

test('[CALC-02] the page of buying keeps what was asked, and offers the exchange that comes nearest', async ({
  page,
}) => {
  await page.goto('/buy?from=eur&to=eth&amount=150')
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
