// door: page, command, chain
import type { PaymentSearchReply } from '@causeway/api/contract'
import { customerAddress, mustAsk, paymentsOnChain, place, reach } from '../../customers/index.ts'
import { operate } from '../../support/index.ts'
import { expectAccessible, expectContrast, expectFits } from '../expect-accessible.ts'
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
  await expectFits(first)
  const button = first.getByRole('button', { name: 'Propose assigning it to the order' })
  const form = claim.locator('form', { has: button })
  await form.getByLabel('Reason').fill('The exchange confirms the withdrawal')
  await button.click()
  await expect(first.getByRole('status')).toContainText('waits for a second person')

  await second.goto('/backoffice/approvals')
  await expect(second.getByRole('heading', { name: 'Assign a payment to an order' })).toBeVisible()
  const waiting = second.getByRole('region', { name: 'Assign a payment to an order, waiting' })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByRole('status')).toContainText('The payment is assigned to the order')
  await reach(product, order, 'finished')
  await first.goto('/backoffice/unmatched')
  await expect(first.getByText('No reported payments.')).toBeVisible()
  await context.close()
})

test('[OPS-12.10] an unmatched payment is sent back from the page, which shows its fee, state and transaction', async ({
  browser,
  office,
  page: first,
}) => {
  const { product } = office
  const invitation = async (email: string) =>
    linkIn(await operate(product.dataDir, 'staff', 'add', email, '--role', 'treasury'))
  await join(first, await invitation('vera@shop.example'), 'Vera')
  const context = await browser.newContext({ baseURL: product.url })
  const second = await context.newPage()
  await join(second, await invitation('vito@shop.example'), 'Vito')

  const order = await place(product, { from: 'xrp', to: 'btc' })
  await mustAsk(product, 'POST', '/api/sandbox/deposits', {
    body: { transactionId: order.id, extraId: null, amount: '123' },
  })
  await first.goto('/backoffice/unmatched')
  const payment = first.getByRole('region', { name: 'Payment of 123 XRP' })
  const summary = payment.getByText('Send it back', { exact: true })
  await expect(async () => {
    await first.reload()
    await expect(summary).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 120_000 })
  await summary.click()
  await expect(payment).toContainText(/122\.\d+ XRP would arrive\. The network fee of 0\.\d+ XRP/)
  const { address } = await customerAddress(product, 'xrp')
  const button = first.getByRole('button', { name: 'Propose sending it back' })
  await payment.getByRole('textbox', { name: 'Address' }).fill(address)
  const form = payment.locator('form', { has: button })
  await form.getByLabel('Reason').fill('The sender asked for it')
  await button.click()
  await expect(first.getByRole('status')).toContainText('needs a memo or destination tag')
  await expectAccessible(first)
  await expect(payment.getByRole('textbox', { name: 'Address' })).toHaveValue(address)
  await expect(form.getByLabel('Reason')).toHaveValue('The sender asked for it')
  await payment.getByLabel(/^This address needs no /).check()
  await button.click()
  await expect(first.getByRole('status')).toContainText('waits for a second person')

  await second.goto('/backoffice/approvals')
  await expect(
    second.getByRole('heading', { name: 'Send an unmatched payment back' }),
  ).toBeVisible()
  const waiting = second.getByRole('region', { name: 'Send an unmatched payment back, waiting' })
  await waiting.getByRole('button', { name: 'Approve' }).click()
  await expect(second.getByRole('status')).toContainText('The payment is on its way back')
  const returns = first.getByRole('table', { name: 'Payments sent back' })
  await expect(async () => {
    await first.goto('/backoffice/unmatched')
    await expect(returns.getByText('sent', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 120_000 })
  await expect(payment).toBeHidden()
  const [sent] = paymentsOnChain(product.dataDir, { address, extraId: null })
  await expect(
    returns
      .getByTitle(sent?.txId ?? 'none')
      .or(returns.getByText(sent?.txId ?? 'none'))
      .first(),
  ).toBeVisible()
  await first.setViewportSize({ width: 390, height: 844 })
  await expectFits(first)
  await context.close()
})
