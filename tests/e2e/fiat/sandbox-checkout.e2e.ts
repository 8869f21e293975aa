// door: page
import { randomUUID } from 'node:crypto'
import type {
  FiatExchangeReply,
  SandboxAddressReply,
  SandboxWalletReply,
} from '@causeway/api/contract'
import type { Page } from '@playwright/test'
import { originOf } from '../accounts/account-steps.ts'
import { expect, test } from '../product-test.ts'

const CARDS = {
  declined: '4000 0000 0000 0002',
  secure: '4000 0000 0000 3220',
} as const

/** Opens an order and goes where its provider sends the person: by address, or by a posted form. */
async function checkout(page: Page, providerId: string, change: Record<string, string> = {}) {
  const given = await page.request.get('/api/sandbox/addresses/btc')
  const { address }: SandboxAddressReply = await given.json()
  const data = { from: 'usd', to: 'btc', amount: '150', country: 'DE', providerId, address }
  const made = await page.request.post('/api/fiat/exchange', {
    data: { ...data, ...change },
    headers: { 'idempotency-key': randomUUID() },
  })
  expect(made.status()).toBe(201)
  const { form, redirectUrl, faTransactionId: id }: FiatExchangeReply = await made.json()
  if (redirectUrl !== null) await page.goto(new URL(redirectUrl).pathname)
  else if (form !== null) await postForm(page, form.action, form.fields)
  return { id, address }
}

async function postForm(page: Page, action: string, fields: Readonly<Record<string, string>>) {
  await page.goto('/buy')
  const arrived = page.waitForURL(/\/sandbox\/checkout\//)
  await page.evaluate(
    ({ given, path }) => {
      const form = document.createElement('form')
      form.method = 'post'
      form.action = path
      for (const [name, value] of Object.entries(given)) {
        const input = document.createElement('input')
        input.name = name
        input.value = value
        form.append(input)
      }
      document.body.append(form)
      form.submit()
    },
    { given: fields, path: new URL(action).pathname },
  )
  await arrived
}

async function payByCard(page: Page, number: string) {
  await page.getByRole('textbox', { name: 'Test card number' }).fill(number)
  await page.getByRole('button', { name: 'Pay with play money' }).click()
}

async function arrivals(page: Page, address: string): Promise<number> {
  const reply = await page.request.get(`/api/sandbox/wallets/${address}`)
  const { payments }: SandboxWalletReply = await reply.json()
  return payments.length
}

test('[BUY-02.2,5] [BUY-07.7] a real card is refused, a declined one costs nothing, the bank’s code pays', async ({
  page,
}) => {
  const { address, id } = await checkout(page, 'sandboxpay')
  await expect(page.getByRole('heading', { name: 'Sandbox Pay: checkout' })).toBeVisible()
  await expect(page.getByText('This is play money')).toBeVisible()
  await payByCard(page, '5555 5555 5555 4444')
  await expect(page.getByText('This isn’t one of the test cards above.')).toBeVisible()
  await payByCard(page, CARDS.declined)
  await expect(page.getByText('Try another way to pay, or go back.')).toBeVisible()
  await payByCard(page, CARDS.secure)
  const code = page.getByRole('textbox', { name: 'Bank code' })
  await code.fill('000000')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByText('That code is wrong.')).toBeVisible()
  await code.fill('123456')
  await page.getByRole('button', { name: 'Confirm payment' }).click()
  await expect(page.getByText('Done. Your coins have arrived.')).toBeVisible({ timeout: 20_000 })
  expect(await arrivals(page, address)).toBe(1)
  await page.getByRole('link', { name: 'Back to the exchange' }).click()
  await page.waitForURL(new RegExp(`/transaction/${id}`))
})

test('[BUY-02.2] who came by another name of the machine stays there, where the order is theirs', async ({
  page,
  product,
}) => {
  const origin = originOf(product)
  const data = { from: 'usd', to: 'btc', amount: '150', country: 'DE', providerId: 'sandboxpay' }
  const given = await page.request.get('/api/sandbox/addresses/btc')
  const { address }: SandboxAddressReply = await given.json()
  const made = await page.request.post(`${origin}/api/fiat/exchange`, {
    data: { ...data, address },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { faTransactionId: id }: FiatExchangeReply = await made.json()
  await page.goto(`${origin}/payment/${id}`)
  await page.waitForURL(`${origin}/sandbox/checkout/**`)
  await payByCard(page, '4111 1111 1111 1111')
  await page.getByRole('link', { name: 'Back to the exchange' }).click()
  await page.waitForURL(`${origin}/transaction/${id}**`)
  await expect(page.getByText('Download recovery file')).toBeVisible()
})

test('[BUY-07.5] a posted form leads to its checkout; other ways to pay stand beside the card', async ({
  page,
}) => {
  await checkout(page, 'toyramp')
  await expect(page.getByRole('heading', { name: 'Toyramp: checkout' })).toBeVisible()
  await page.getByRole('link', { name: 'PayPal' }).click()
  await page.getByRole('button', { name: 'Simulate paying with PayPal' }).click()
  await expect(page.getByText('Done. Your coins have arrived.')).toBeVisible({ timeout: 20_000 })
})

test('[BUY-12.2] a sale: the account, the address, the coins, the money', async ({ page }) => {
  await checkout(page, 'playbank', { from: 'btc', to: 'usd', amount: '0.01' })
  const account = page.getByRole('textbox', { name: 'Payout account' })
  await account.fill('DE89 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Confirm account' }).click()
  await expect(page.getByText('This isn’t the test account above.')).toBeVisible()
  await account.fill('DE00 PLAY 0000 0000 0000 00')
  await page.getByRole('button', { name: 'Confirm account' }).click()
  await page.getByRole('button', { name: 'Send from the play wallet' }).click()
  await expect(page.getByText('Done. Your money was paid out.')).toBeVisible({ timeout: 20_000 })
})

test('[BUY-02.8] the panel decides about purchases, and shows what they have become', async ({
  page,
}) => {
  const { id } = await checkout(page, 'sandboxpay')
  await page.goto('/sandbox#fiat')
  const panel = page.getByRole('region', { name: 'Purchases and sales' })
  const order = panel.getByRole('listitem').filter({ hasText: id })
  await order.getByRole('button', { name: 'Mark as declined' }).click()
  await expect(order).toContainText('declined')
  await order.getByRole('button', { name: 'Mark as paid' }).click()
  await order.getByRole('button', { name: 'Mark as charged back' }).click()
  await expect(order).toContainText('charged back')
})
