// door: page
import { readFile } from 'node:fs/promises'
import type { CreatePartnerKeyReply, PartnerOrderOut } from '@causeway/api/contract'
import type { Page } from '@playwright/test'
import { mustAsk } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { expectAccessible, expectFits } from '../expect-accessible.ts'
import { expect, test } from './profile-test.ts'

/** A bearer key of whoever is signed in, made as the page does. */
async function bearerKey(page: Page, password: string): Promise<{ readonly apiKey: string }> {
  const csrf: { csrf: string } = await (await page.request.get('/api/csrf')).json()
  const reply = await page.request.post('/api/user/partner/keys', {
    headers: { 'x-csrf-token': csrf.csrf, origin: new URL(page.url()).origin },
    data: { name: 'Orders', dialects: ['rest'], scopes: ['read', 'create'], password },
  })
  const made: CreatePartnerKeyReply = await reply.json()
  return { apiKey: made.apiKey ?? '' }
}

/** Makes an order with a commission, and sees it finished. */
async function finishedOrder(product: RunningProduct, { apiKey }: { readonly apiKey: string }) {
  const headers = { authorization: `Bearer ${apiKey}` }
  const { address } = await mustAsk<{ address: string }>(
    product,
    'GET',
    '/api/sandbox/addresses/eth',
  )
  const body = { from: 'btc', to: 'eth', amountFrom: '0.01', address, commissionBps: 200 }
  let id = ''
  // A play world that has just started has no stock for a moment.
  await expect(async () => {
    const path = '/api/partner/v1/orders'
    const made = await mustAsk<{ order: PartnerOrderOut }>(product, 'POST', path, { body, headers })
    id = made.order.id
  }).toPass()
  await mustAsk(product, 'POST', '/api/sandbox/deposits', { body: { transactionId: id } })
  const status = async () => {
    const path = `/api/partner/v1/orders/${id}/status`
    return (await mustAsk<{ status: string }>(product, 'GET', path, { headers })).status
  }
  await expect.poll(status, { timeout: 300_000, intervals: [500] }).toBe('finished')
  return id
}

test('[API-05.12] the page shows the terms, the balance and the orders of an account, and keeps them as CSV', async ({
  account,
  page,
  product,
}) => {
  await page.goto('/account/api')
  await page.getByRole('button', { name: 'Get API access' }).click()
  const earnings = page.getByRole('region', { name: 'Earnings', exact: true })
  const termOf = (name: string) =>
    earnings.locator('div', { has: page.getByText(name, { exact: true }) }).locator('dd')
  await expect(termOf('Your share of our fee')).toHaveText('0 %')
  await expect(termOf('Highest commission you can add')).toHaveText('5 %')
  await expect(earnings.getByText('Nothing yet.', { exact: false })).toBeVisible()
  await expect(earnings.getByText('No orders in the last 30 days.')).toBeVisible()
  const id = await finishedOrder(product, await bearerKey(page, account.password))
  await page.reload()
  await expect(termOf('Balance')).toContainText('ETH')
  const row = earnings.getByRole('row').nth(1)
  await expect(row).toContainText('BTC/ETH')
  await expect(row).toContainText('1 of 1')
  const download = page.waitForEvent('download')
  await earnings.getByRole('button', { name: 'Download CSV' }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).split('\r\n')
  expect(lines[0]).toBe(
    'day,currencyFrom,currencyTo,subaccountId,ordersCreated,ordersFinished,amountFrom,amountTo,earned',
  )
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d,btc,eth,,1,1,0\.01,[\d.]+,[\d.]+$/)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expectFits(page)
  await page.goto(`/transaction/${id}`)
  await expect(page.getByText('Partner fee', { exact: true })).toBeVisible()
})
