// door: HTTP, chain
import type { TransactionsReply } from '@causeway/api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  apply,
  ask,
  choose,
  mustAsk,
  pay,
  place,
  reach,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { awaitStock } from '../support/await-stock.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('privacy', { LOG_LEVEL: 'trace' })
  await awaitStock(shop, { from: 'btc', to: 'eth' }, { from: 'btc', to: 'ltc' })
})
afterAll(() => stopShop(shop))

const EMAIL = 'somebody.private@example.org'

test('the log of whole swaps, written in every detail, tells nothing about who swapped', async () => {
  const wishes = [
    { from: 'btc', to: 'eth', email: EMAIL },
    { from: 'eth', to: 'xrp', isFixedRate: true, email: EMAIL },
  ]
  const secrets: unknown[] = [EMAIL, 'somebody.private']
  for (const wish of wishes) {
    const order = await place(shop, wish)
    await read(shop, order)
    await ask(shop, 'POST', '/api/addresses/check', {
      body: { currency: wish.to, address: order.destination.address },
    })
    await fetch(`${shop.url}/track/${order.id}`).then((page) => page.text())
    // A mistake is told to its maker, not to the log.
    await submit(shop, {
      ...order,
      key: 'a-key-of-its-own-0',
      body: { ...order.body, from: 'xxx' },
    })
    await submit(shop, await apply(shop, { ...wish, amountFrom: '0.00000001' }))
    await choose(shop, order, 'refund')
    await pay(shop, order)
    const ended = await reach(shop, order, 'finished')
    await mustAsk(shop, 'GET', `/api/sandbox/wallets/${order.destination.address}`)
    secrets.push(
      order.secret,
      order.body.rateId,
      order.destination.address,
      order.refund.address,
      ended.payinAddress,
      order.key,
      order.id,
    )
  }
  await expect
    .poll(() => mustAsk<{ mails: unknown[] }>(shop, 'GET', `/api/sandbox/mail?to=${EMAIL}`), {
      timeout: 120_000,
    })
    .toSatisfy(({ mails }) => mails.length >= wishes.length)
  const log = shop.output()
  expect(log.length).toBeGreaterThan(0)
  for (const secret of secrets) {
    if (typeof secret === 'string') expect(log).not.toContain(secret)
  }
})

test('[TRACK-05.4] shows neither e-mail nor refund address to a secret that is not its own', async () => {
  const victim = await place(shop, { from: 'btc', to: 'eth', email: 'victim@example.org' })
  const other = await place(shop, { from: 'btc', to: 'eth' })
  const seen = await fetch(`${shop.url}/api/transactions/${victim.id}`, {
    headers: { 'x-holder-secret': other.secret, cookie: `holder-a=${other.secret}` },
  }).then((reply) => reply.text())
  const page = await fetch(`${shop.url}/transaction/${victim.id}`).then((reply) => reply.text())
  for (const text of [seen, page]) {
    expect(text).not.toContain(victim.refund.address)
    expect(text).not.toContain('victim@example.org')
    expect(text).not.toContain(victim.secret)
  }
})

test('[TRACK-06.7] the secret brings a guest’s order to another browser, and only the secret', async () => {
  const order = await place(shop, { from: 'ltc', to: 'btc' })
  const path = `/api/transactions/${order.id}`
  const cookie = `holder-${order.id.slice(0, 8)}=${order.secret}`
  // A page of another site could have this browser ask.
  const stolen = { headers: { cookie, origin: 'https://evil.example' } }
  expect((await ask(shop, 'POST', `${path}/recovery`, stolen)).status).toBe(403)
  expect((await ask(shop, 'POST', `${path}/recovery`)).status).toBe(403)
  const own = { headers: { cookie, origin: shop.url } }
  expect(await mustAsk(shop, 'POST', `${path}/recovery`, own)).toEqual({
    transactionId: order.id,
    holderSecret: order.secret,
  })
  const wrong = await ask(shop, 'POST', `${path}/holder`, { body: { holderSecret: 'mistyped' } })
  expect(wrong.status).toBe(403)
  const response = await fetch(`${shop.url}${path}/holder`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ holderSecret: order.secret }),
  })
  expect(response.headers.get('set-cookie')).toBe(
    `${cookie}; HttpOnly; SameSite=Lax; Path=/; Max-Age=2678400`,
  )
  expect(await response.json()).toMatchObject({ transaction: { isOwner: true } })
})

test('[TRACK-05.3] [TRACK-06.2,4] lists are narrowed by status, counted in pages, and the caller’s own', async () => {
  const [paid, unpaid] = await Promise.all([
    place(shop, { from: 'ltc', to: 'btc' }),
    place(shop, { from: 'btc', to: 'ltc' }),
  ])
  const orders = [paid, unpaid]
  const cookie = orders.map((order) => `holder-${order.id.slice(0, 8)}=${order.secret}`).join('; ')
  await pay(shop, paid)
  await reach(shop, paid, 'finished')
  const list = (path: string) =>
    mustAsk<TransactionsReply>(shop, 'GET', path, { headers: { cookie } })
  const all = await list('/api/transactions?page=1')
  expect(all.pagesCount).toBe(1)
  expect(all.payouts.map(({ transactionId }) => transactionId).sort()).toEqual(
    orders.map(({ id }) => id).sort(),
  )
  expect(all.payouts.every(({ isOwner }) => isOwner)).toBe(true)
  const finished = await list('/api/transactions?status=finished')
  expect(finished.payouts).toMatchObject([{ transactionId: paid.id, status: 'finished' }])
  const open = await list('/api/collections/transactions?status=in-progress&page=1')
  expect(open.payouts).toMatchObject([{ transactionId: unpaid.id, status: 'waiting' }])
  expect(await list('/api/transactions?status=hold')).toEqual({ payouts: [], pagesCount: 0 })
  expect((await list('/api/transactions?page=2')).payouts).toEqual([])
  const other = await ask(shop, 'GET', '/api/transactions?status=nonsense')
  expect(other.status).toBe(400)
})

test('what is of one person or one order is kept by no browser and nothing in between', async () => {
  const order = await place(shop, { from: 'btc', to: 'eth' })
  const cookie = `holder-${order.id.slice(0, 8)}=${order.secret}`
  for (const path of [
    `/transaction/${order.id}`,
    `/track/${order.id}`,
    '/history',
    '/processing?from=btc&to=eth&amountFrom=0.1',
    `/api/transactions/${order.id}`,
    '/api/transactions',
    '/api/user',
    '/api/csrf',
  ]) {
    const { headers, status } = await fetch(shop.url + path, { headers: { cookie } })
    expect([path, status]).toEqual([path, 200])
    expect(headers.get('cache-control'), path).toContain('no-store')
  }
})
