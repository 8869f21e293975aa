// door: page

import { expectAccessible } from '../expect-accessible.ts'
import { expect, test } from '../product-test.ts'
import { goOn, offerOf, offers, openBuying, payByCard, payField, takeOffer } from './buy-steps.ts'

const declinedCard = '4000 0000 0000 0002'
const ARRIVES = { timeout: 20_000 }

test('[BUY-10.1,2] [CALC-26.1,2] [CALC-03.1] the page takes currency and amount from its address, and dollars have amounts for one click', async ({
  page,
}) => {
  await openBuying(page, 'from=eur&amount=200&country=DE')
  await expect(page.getByLabel('Amount you pay, in EUR')).toHaveValue('200')
  await expect(page.getByRole('group', { name: 'Quick amounts' })).toBeHidden()
  await openBuying(page)
  await expect(payField(page)).toHaveValue('150')
  await page.getByRole('button', { name: '500 US dollars' }).click()
  await expect(payField(page)).toHaveValue('500')
  await expect(page).toHaveURL(/amount=500/)
})

test('[CALC-04.1,3] [CALC-15.1] [CALC-30.4] the form’s own way to buy asks for offers, and shows the best as the amount received', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/fiat/offer')) asked.push(new URL(request.url()).search)
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Buy', exact: true }).click()
  // Some seventy files are fetched at once, and a trace is written of each.
  await expect(page.getByLabel('Amount you pay, in USD')).toHaveValue('150', { timeout: 45_000 })
  const got = page.getByLabel('Amount you get, in BTC')
  await expect(got).toHaveValue(/^0\.\d+$/)
  await expect(got).toHaveAttribute('readonly')
  expect(asked.at(-1)).toMatch(/from=usd&to=btc&amount=150&country=[A-Z]{2}/)
  await page.getByRole('button', { name: /^Buy BTC with / }).click()
  await expect(page).toHaveURL(/\/buy\?from=usd&to=btc&amount=150/)
})

test('[BUY-04.2] [BUY-05.1,2] offers are sorted and explained; filters narrow them', async ({
  page,
}) => {
  await openBuying(page)
  await expect(offerOf(page, 'Sandbox Pay')).toBeVisible()
  await expect(offerOf(page, 'Toyramp')).toBeVisible()
  await expect(offers(page).first()).toContainText('Playbank')
  await expect(offers(page).first()).toContainText('Best price')
  await expect(page.getByText('Sorted by what you get after all fees.')).toBeVisible()
  await expect(offerOf(page, 'Toyramp')).toContainText('email only')
  for (const method of ['Visa', 'Mastercard', 'Apple Pay'])
    await expect(page.getByRole('button', { name: method, exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  await expect(offerOf(page, 'Toyramp')).toBeHidden()
  await page.getByRole('button', { name: 'Bank transfer' }).click()
  await page.getByText('Filter', { exact: true }).click()
  await expect(page.getByLabel('Rating')).toHaveValue('')
  await page.getByLabel('Rating').selectOption('4.5 and up')
  await expect(page.getByText('No offers match the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Show all offers' }).click()
  await expect(offers(page)).toHaveCount(3)
})

test('[BUY-06.2,3,4,5] country and state are searched, chosen and kept', async ({ page }) => {
  await openBuying(page)
  await page.getByRole('button', { name: /^Your country/ }).click()
  const list = page.getByRole('dialog', { name: 'Your country' })
  await expect(list.getByRole('group').first()).toContainText('United Kingdom')
  await list.getByLabel('Search countries').fill('united states')
  await list.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Your state/ }).click()
  await page.getByLabel('Search states').fill('ny')
  await page.keyboard.press('Enter')
  await expect(offerOf(page, 'Sandbox Pay')).toContainText('doesn’t serve New York')
  await page.goto('/buy')
  await expect(page.getByRole('button', { name: /^Your state/ })).toContainText('New York')
  await page.getByRole('button', { name: /^Your country/ }).click()
  await page.getByLabel('Search countries').fill('fr')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Your state/ })).toBeHidden()
})

test('[BUY-08.1,2,4,5] what nobody offers is said at the side that it is about, with a way out', async ({
  page,
}) => {
  await openBuying(page, 'country=DE&amount=5')
  await page.getByRole('button', { name: 'minimum amount: 10 USD' }).click()
  await expect(payField(page)).toHaveValue('10')
  await expect(offerOf(page, 'Playbank')).toContainText('doesn’t accept this amount')
  await openBuying(page, 'country=DE&to=xmr')
  await expect(page.locator('[data-alert="payout"]')).toHaveText(
    'No provider sells XMR for USD here.',
  )
  await openBuying(page, 'country=KP')
  await expect(page.locator('[data-alert="payin"]')).toContainText('No provider offers this in')
})

test('[BUY-07.1,4,7] [BUY-13.1,3] [EXCH-13.2] a purchase: the offer, a wrong address, the provider’s page, the coins', async ({
  page,
}) => {
  await openBuying(page)
  const current = page.getByRole('list', { name: 'Steps' }).locator('[aria-current]')
  await expect(current).toHaveText('Offer')
  await takeOffer(page, 'Sandbox Pay')
  await expect(current).toHaveText('Address')
  await expect(page.getByRole('heading', { name: 'Sandbox Pay' })).toBeVisible()
  const said = (name: string) => page.locator('div:has(> dt)').filter({ hasText: name })
  await expect(said('You pay')).toContainText(/150(\.00)? ?USD/)
  await expect(said('You get about')).toContainText(/0\.00\d+ ?BTC/)
  await expect(said('Rate')).toContainText('1 BTC')
  await page.locator('[name="address"]').fill('no address')
  await page.getByRole('checkbox', { name: 'I agree to the' }).check()
  // The field is marked while it is typed in; what is awaited is the server's own refusal, which draws the step anew.
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/buy'),
  )
  await page.getByRole('button', { name: 'Continue to Sandbox Pay' }).click()
  await (await refused).finished()
  await expect(page.getByRole('button', { name: 'Continue to Sandbox Pay' })).toBeEnabled()
  await expect(page.locator('[name="address"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="address"]').fill('')
  await goOn(page, 'Sandbox Pay')
  await payByCard(page)
  await page.getByRole('link', { name: 'Back to the exchange' }).click(ARRIVES)
  await page.waitForURL(/\/transaction\//)
  await expect(page.getByRole('heading', { name: 'Sandbox Pay has sent your BTC' })).toBeVisible(
    ARRIVES,
  )
  await expectAccessible(page)
})

test('[BUY-07.5,6,7] a provider that wants a form is posted one; a declined card is no purchase', async ({
  page,
}) => {
  await openBuying(page)
  await takeOffer(page, 'Toyramp')
  await goOn(page, 'Toyramp')
  await page.goBack()
  await page.waitForURL(/\/payment\//)
  await expect(page.getByText('Already been there?')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Toyramp now' }).click()
  await page.waitForURL(/\/sandbox\/checkout\//)
  await payByCard(page, declinedCard)
  await expect(page.getByText('The payment was declined')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the exchange' }).click()
  await expect(page.getByText('Toyramp declined the payment')).toBeVisible(ARRIVES)
  await expect(page.getByText('Haven’t received it?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See offers again' })).toHaveAttribute(
    'href',
    /\/buy\?from=usd&to=btc&amount=150&country=DE/,
  )
})

test('[BUY-09.4,5,6,7] a coin that nobody sells: the modal, the hint, the first step and the second', async ({
  page,
}) => {
  await openBuying(page, 'country=DE&to=xmr')
  const modal = page.getByRole('dialog', { name: 'XMR in two steps' })
  await expect(modal).toContainText('No provider sells XMR')
  await modal.getByRole('button', { name: 'Close' }).click()
  await expect(modal).toBeHidden()
  await expect(page.getByRole('button', { name: 'Buy USDT first' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Buy USDT first' })).toBeVisible()
  await expect(modal).toBeHidden()
  await page.getByRole('button', { name: 'Buy USDT first' }).click()
  await expect(page.getByLabel('Amount you pay, in USD')).toHaveValue('150')
  await takeOffer(page, 'Sandbox Pay')
  await goOn(page, 'Sandbox Pay')
  await payByCard(page)
  await page.getByRole('link', { name: 'Back to the exchange' }).click(ARRIVES)
  await page.getByRole('link', { name: 'Exchange USDT for XMR' }).click(ARRIVES)
  await expect(page.getByLabel('Amount you get, in XMR')).toBeVisible()
  await expect(page.getByLabel('Amount you send, in USDT')).toHaveValue(/^1\d\d/)
})

test('[BUY-12.1] /sell and /sell-crypto sell through the providers that buy', async ({ page }) => {
  await page.goto('/sell-crypto?from=btc&amount=0.01&country=DE')
  await expect(page.getByLabel('Amount you sell, in BTC')).toHaveValue('0.01')
  await expect(offerOf(page, 'Sandbox Pay')).toBeVisible()
  await expect(offerOf(page, 'Toyramp')).toBeHidden()
  await page.goto('/sell?from=btc&amount=0.01&country=DE')
  await takeOffer(page, 'Playbank')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund address')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[BUY-07.11] offers are asked by the server, and one is taken by a plain form post', async ({
    page,
  }) => {
    await page.goto('/buy?country=DE')
    await page.getByRole('button', { name: 'Find offers' }).click()
    await page.getByRole('button', { name: 'Buy BTC with Toyramp' }).click()
    await expect(page.getByRole('button', { name: 'Continue to Toyramp' })).toBeVisible()
    await page.getByRole('button', { name: 'Fill in a play wallet address' }).click()
    await page.getByRole('checkbox', { name: 'I agree to the' }).check()
    await page.getByRole('button', { name: 'Continue to Toyramp' }).click()
    await page.getByRole('button', { name: 'Go to Toyramp now' }).click()
    await expect(page).toHaveURL(/\/sandbox\/checkout\//)
  })
})
