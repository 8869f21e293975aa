// door: HTTP
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningProduct } from '../support/index.ts'
import {
  apply,
  ask,
  choose,
  mustAsk,
  pay,
  place,
  reach,
  read,
  startShop,
  stopShop,
  submit,
} from './support/index.ts'

let shop: RunningProduct
beforeAll(async () => {
  shop = await startShop('privacy', { LOG_LEVEL: 'trace' })
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
      timeout: 20_000,
    })
    .toSatisfy(({ mails }) => mails.length >= wishes.length)
  const log = shop.output()
  expect(log.length).toBeGreaterThan(0)
  for (const secret of secrets) {
    if (typeof secret === 'string') expect(log).not.toContain(secret)
  }
})
