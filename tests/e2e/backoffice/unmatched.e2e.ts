// door: page, command, chain
import type { PaymentSearchReply } from '@causeway/api/contract'
import { mustAsk, place, reach } from '../../customers/index.ts'
import { operate } from '../../support/index.ts'
import { expectAccessible, expectContrast } from '../expect-accessible.ts'
import { expect } from '../product-test.ts'
import { join, linkIn, test } from './office-test.ts'

test('[OPS-12.8] a reported payment is given to its order from the page', async ({
  browser,
  office,
  page: first,
}) => {
  const { product } = office
  const invitation = async (email: string) =>
    linkIn(await operate(product.dataDir, 'staff', 'add', email, '--role', 'treasury'))
  await join(first, await invitation('uma@shop.example'), 'Uma')
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await join(second, await invitation('udo@shop.example'), 'Udo')

  const order = await place(product, { from: 'xrp', to: 'btc' })
  const { txId } = await mustAsk<{ txId: string }>(product, 'POST', '/api/sandbox/deposits', {
    body: { transactionId: order.id, extraId: null },
  })
  const search = async () => {
    const path = `/api/transactions/${order.id}/payment-search`
    const body = { txId, holderSecret: order.secret }
    return (await mustAsk<PaymentSearchReply>(product, 'POST', path, { body })).result
  }
  await expect.poll(search, { timeout: 120_000 }).toBe('claimed')

  await first.getByRole('link', { name: 'Unmatched payments' }).click()
  const claim = first.getByRole('region', { name: /^Reported payment of / })
  await expect(claim).toContainText('It came without a memo')
  await expect(claim).toContainText(`${order.id} (waiting)`)
  await expectAccessible(first)
  await first.setViewportSize({ width: 390, height: 844 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await first.emulateMedia({ colorScheme })
    await expectContrast(first)
  }
  const scrollWidth = await first.evaluate(() => document.documentElement.scrollWidth)
  expect(scrollWidth).toBeLessThanOrEqual(390)
  const button = first.getByRole('button', { name: 'Propose assigning it to the order' })
  const form = claim.locator('form', { has: button })
  await form.getByLabel('Reason').fill('The exchange confirms the withdrawal')
  await button.click()
  await expect(first.getByRole('status')).toContainText('waits for a second person')

  await second.goto('/backoffice/approvals')
  await expect(second.getByRole('heading', { name: 'Assign a payment to an order' })).toBeVisible()
  await second.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByRole('status')).toContainText('The payment is assigned to the order')
  await reach(product, order, 'finished')
  await first.goto('/backoffice/unmatched')
  await expect(first.getByText('No reported payments.')).toBeVisible()
  await context.close()
})
