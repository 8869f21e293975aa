// door: page
import { expect, test } from '../product-test.ts'

const noProvider = /no provider is available/

test('[CALC-02.4] the page of borrowing keeps what was asked, and offers the exchange that comes nearest', async ({
  page,
}) => {
  await page.goto('/borrow?from=ltc&amount=3.5')
  await expect(page.getByText(noProvider)).toBeVisible()
  await expect(page.getByText('You wanted to borrow against 3.5 LTC.')).toBeVisible()
  await page.getByRole('link', { name: 'Exchange LTC for USDT' }).click()
  await expect(page.getByLabel('Amount you send, in LTC')).toHaveValue('3.5')
})
