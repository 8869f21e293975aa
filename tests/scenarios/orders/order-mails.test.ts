// door: HTTP, chain
import { shortenAddress } from '@causeway/core/addresses'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask, mustAsk, pay, place, reach, read } from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { awaitStock } from '../support/await-stock.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const SUPPORT = 'help@exchange.example'

type Mail = { readonly subject: string; readonly text: string; readonly html: string }

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('order_mails', { SUPPORT_EMAIL: SUPPORT })
  await awaitStock(shop, { from: 'eth', to: 'usdc', amountFrom: '0.06', isFixedRate: true })
})
afterAll(() => stopShop(shop))

/** Mails to an address, oldest first. */
async function mailsTo(email: string): Promise<readonly Mail[]> {
  const path = `/api/sandbox/mail?to=${encodeURIComponent(email)}`
  const { mails } = await mustAsk<{ mails: readonly Mail[] }>(shop, 'GET', path)
  return mails.toReversed()
}

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)

async function mailThatSays(email: string, words: string): Promise<Mail> {
  const found = await vi.waitUntil(
    async () => (await mailsTo(email)).find(({ subject }) => subject.includes(words)),
    { timeout: 120_000, interval: 200 },
  )
  if (found === undefined) throw new Error(`No mail says ${words}`)
  return found
}

const bodiesOf = ({ text, html }: Mail) => [text, html]

test('[TRACK-11.1,3] a guest who left an address hears of every change that matters, once, and can stop it', async () => {
  const email = 'desk@example.com'
  const order = await place(shop, { from: 'eth', to: 'usdc', isFixedRate: true, email })
  expect((await read(shop, order)).hasEmail).toBe(true)
  await mailThatSays(email, 'Order received')
  await pay(shop, order, '0.05')
  await reach(shop, order, 'hold')
  await pay(shop, order, '0.01')
  await reach(shop, order, 'finished')
  const code = order.id.slice(0, 8)
  await expect
    .poll(() => subjectsTo(email), { timeout: 120_000 })
    .toEqual([
      `Causeway: Order received (${code})`,
      `Causeway: Payment received (${code})`,
      `Causeway: Your order needs your decision (${code})`,
      `Causeway: Payment received (${code})`,
      `Causeway: Your exchange is complete (${code})`,
    ])
  for (const body of (await mailsTo(email)).flatMap(bodiesOf)) {
    expect(body).toContain(`/track/${order.id}`)
    expect(body).toContain(SUPPORT)
  }
  const quiet = await place(shop, { from: 'ltc', to: 'btc', email })
  await expect.poll(() => subjectsTo(email), { timeout: 120_000 }).toHaveLength(6)
  const stopped = { email: null, holderSecret: quiet.secret }
  const path = `/api/transactions/${quiet.id}`
  expect((await ask(shop, 'PATCH', path, { body: stopped })).status).toBe(200)
  expect((await read(shop, quiet)).hasEmail).toBe(false)
  await pay(shop, quiet)
  await reach(shop, quiet, 'finished')
  expect(await subjectsTo(email)).toHaveLength(6)
})

test('the first mail alone has the link that lets its reader decide; each tells sums, addresses and transactions', async () => {
  const email = 'sums@example.com'
  const order = await place(shop, { from: 'eth', to: 'usdc', email })
  const { created } = order
  const first = await mailThatSays(email, 'Order received')
  const secretLink = `/transaction/${order.id}#k=${order.secret}`
  for (const body of bodiesOf(first)) {
    expect(body).toContain(secretLink)
    expect(body).toContain(shortenAddress(created.payinAddress))
    expect(body).not.toContain(created.payinAddress)
  }
  expect(first.text).toContain(`You send: ${created.amountExpectedFrom} ETH\n`)
  expect(first.text).toContain(`You get: ≈ ${created.amountExpectedTo} USDC`)
  await pay(shop, order)
  const { amountTo, payinHash, payoutHash } = hashesOf(await reach(shop, order, 'finished'))
  const seen = await mailThatSays(email, 'Payment received')
  expect(seen.text).toContain(`Payment transaction: ${shortenAddress(payinHash)}\n`)
  const last = await mailThatSays(email, 'is complete')
  expect(last.text).toContain(`You received: ${amountTo} USDC`)
  expect(last.text).toContain(`To address: ${shortenAddress(order.destination.address)}\n`)
  expect(last.text).toContain(`Payout transaction: ${shortenAddress(payoutHash)}\n`)
  for (const body of [seen, last].flatMap(bodiesOf)) expect(body).not.toContain(order.secret)
})

test('a refund’s mail tells what was sent back, and where', async () => {
  const email = 'back@example.com'
  const order = await place(shop, { from: 'eth', to: 'usdc', isFixedRate: true, email })
  await pay(shop, order, '0.05')
  await reach(shop, order, 'hold')
  const body = { choice: 'refund', holderSecret: order.secret }
  await mustAsk(shop, 'PATCH', `/api/transactions/${order.id}`, { body })
  await reach(shop, order, 'refunded')
  const { text } = await mailThatSays(email, 'refund was sent')
  expect(text).toContain('You paid: 0.05 ETH\n')
  expect(text).toContain('Refunded: 0.0497 ETH\n')
  expect(text).toContain(`Refund address: ${shortenAddress(order.refund.address)}\n`)
  expect(text).toContain('Refund transaction: ')
  expect(text).not.toContain('You received')
})

function hashesOf(order: Awaited<ReturnType<typeof reach>>) {
  const { amountTo, payinTxId, payoutTxId } = order
  if (payinTxId === null || payoutTxId === null) throw new Error('A transaction is missing')
  return { amountTo, payinHash: payinTxId, payoutHash: payoutTxId }
}
