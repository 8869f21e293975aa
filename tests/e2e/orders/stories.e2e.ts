// door: page
import { createTranslator, loadMessages, type MessageKey } from '@causeway/content/messages'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../product-test.ts'
import {
  createOrder,
  fillInAddresses,
  goToCheckStep,
  openAddressesStep,
  orderCodeOf,
  placeOrder,
  statusOf,
} from './order-steps.ts'

/** An order from its payment to its end takes a few blocks. */
const UNTIL_FINISHED = { timeout: 120_000 }

test('[EXCH-01.2,7] [TRACK-01.4] a coin with a memo is paid with it, and one is sent to a memo', async ({
  page,
}) => {
  const reply = await page.request.get('/api/sandbox/addresses/xlm')
  const { address } = await reply.json()
  await openAddressesStep(page, { from: 'xrp', to: 'xlm', amountFrom: '300' })
  await page.getByLabel('Your XLM address').fill(`${address}`)
  await page.getByLabel('Memo', { exact: true }).fill('104729')
  await goToCheckStep(page)
  await expect(page.getByRole('main')).toContainText('104729')
  const code = await createOrder(page)
  await expect(page.getByText('Destination tag required')).toBeVisible()
  await page.getByRole('button', { name: 'Pay from the play wallet' }).click()
  await expect(statusOf(page)).toHaveText('Finished', UNTIL_FINISHED)

  const order = await (await page.request.get(`/api/transactions/${code}`)).json()
  expect(order.transaction).toMatchObject({
    payoutExtraId: '104729',
    payinExtraIdName: 'Destination tag',
  })
  const wallet = await (await page.request.get(`/api/sandbox/wallets/${address}`)).json()
  expect(wallet.payments).toMatchObject([{ currency: 'xlm', amount: order.transaction.amountTo }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('[EXCH-13.1] a swap from beginning to end in Arabic, from right to left', async ({
    page,
  }) => {
    const t = await wordsOf('ar')
    await page.goto('/ar?from=ltc&to=eth&amountFrom=2')
    await page.getByRole('button', { name: t('form.submit') }).tap()
    await page.waitForURL(/\/ar\/processing\?/)
    await page.getByRole('button', { name: t('processing.playAddresses') }).tap()
    await expect(destination(page)).not.toHaveValue('')
    await page.locator('[name="email"]').fill('arabic@example.com')
    await page.getByRole('checkbox', { name: new RegExp(t('legal.termsTitle')) }).check()
    await page.getByRole('button', { name: t('processing.toCheck') }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('processing.checkTitle'))
    await page.getByRole('button', { name: t('processing.create') }).tap()
    await page.waitForURL(/\/ar\/transaction\/[\w-]{22}$/)
    await page.getByRole('button', { name: t('transaction.payFromPlayWallet') }).tap()
    await expect(statusOf(page)).toHaveText(t('transaction.statusFinished'), UNTIL_FINISHED)
    // Amounts and addresses are read from the left in every language.
    const amount = page.getByText(/^0\.\d+ ETH$/).first()
    await expect(amount).toBeVisible()
    expect(await amount.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
    await expectMailIn(page, 'arabic@example.com', 'اكتمل تبديلك')
  })
})

test('[CALC-22.7] [EXCH-13.1] a swap with the keyboard alone, from the choice of the coin to the payment', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'About fees' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Coin you send' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Search by name, ticker or network')).toBeFocused()
  await page.keyboard.type('litecoin')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Coin you send' })).toContainText('LTC')
  await expect(page.getByRole('button', { name: 'Coin you send' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByLabel('Amount you send, in LTC')).toBeFocused()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('2')
  await tabTo(page, page.getByRole('button', { name: 'Exchange now' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/processing\?/)
  await tabTo(page, page.getByRole('button', { name: 'Fill in play wallet addresses' }))
  await page.keyboard.press('Enter')
  await expect(destination(page)).not.toHaveValue('')
  await tabTo(page, page.getByRole('checkbox', { name: /I agree/ }))
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Review order' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Review/)
  await tabTo(page, page.getByRole('button', { name: 'Create order' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/transaction\/[\w-]{22}$/)
  await tabTo(page, page.getByRole('button', { name: 'Pay from the play wallet' }))
  await page.keyboard.press('Enter')
  await expect(statusOf(page)).toHaveText('Finished', UNTIL_FINISHED)
})

test('[EXCH-05.5] risky coins are held, never taken: the page says so, and goes on when they are released', async ({
  page,
}) => {
  const code = await placeOrder(page, { from: 'ltc', to: 'btc', amountFrom: '2' })
  const paid = await page.request.post('/api/sandbox/deposits', {
    data: { transactionId: code, risk: 90 },
  })
  expect(paid.ok()).toBe(true)
  await expect(statusOf(page)).toHaveText('On hold', UNTIL_FINISHED)
  await expect(page.getByText(/Your coins are safe/)).toBeVisible()
  const released = await page.request.post(`/api/sandbox/holds/${code}`, {
    data: { decision: 'release', reason: 'Looked at by the story' },
  })
  expect(released.ok()).toBe(true)
  await expect(statusOf(page)).toHaveText('Finished', UNTIL_FINISHED)
})

test('an order that expired is followed by another one', async ({ page }) => {
  await openAddressesStep(page, { from: 'ltc', to: 'btc', amountFrom: '3' })
  await fillInAddresses(page)
  const code = await createOrder(page)
  const moved = await page.request.post('/api/sandbox/clock', { data: { advanceSeconds: 130_000 } })
  expect(moved.ok()).toBe(true)
  await expect(statusOf(page)).toHaveText('Expired', { timeout: 45_000 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Exchange now' }).click()
  await page.waitForURL(/\/processing\?/)
  await fillInAddresses(page)
  expect(await createOrder(page)).not.toBe(code)
  await page.getByRole('button', { name: 'Pay from the play wallet' }).click()
  await expect(statusOf(page)).toHaveText('Finished', UNTIL_FINISHED)
  expect(orderCodeOf(page)).not.toBe(code)
})

function destination(page: Page): Locator {
  return page.locator('[name="destinationAddress"]:not([type="hidden"])')
}

/** Presses Tab until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the Tab key does not reach it')
}

async function wordsOf(language: 'ar' | 'de'): Promise<(key: MessageKey) => string> {
  const messages = await loadMessages(language, ['form', 'legal', 'processing', 'transaction'])
  return createTranslator(language, messages)
}

async function expectMailIn(page: Page, to: string, words: string): Promise<void> {
  await expect(async () => {
    const reply = await page.request.get(`/api/sandbox/mail?to=${to}`)
    const { mails }: { mails: readonly { subject: string }[] } = await reply.json()
    expect(mails.some(({ subject }) => subject.includes(words))).toBe(true)
  }).toPass({ timeout: 20_000 })
}
