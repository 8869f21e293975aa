// door: HTTP
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  apply,
  ask,
  type Placed,
  place,
  type Refused,
  read,
  submit,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

let shop: RunningProduct
let fromBitcoin: Placed
let fromEther: Placed
beforeAll(async () => {
  shop = await startShop('refused_addresses')
  fromBitcoin = await place(shop, { from: 'btc', to: 'ltc' })
  fromEther = await place(shop, { from: 'eth', to: 'ltc' })
})
afterAll(() => stopShop(shop))

const ZERO = '0x0000000000000000000000000000000000000000'
const DEAD = '0x000000000000000000000000000000000000dEaD'
const EATER = '1BitcoinEaterAddressDontSendf59kuE'

/** Coin, address and why it is refused. */
const refused = () => [
  ['btc', fromBitcoin.created.payinAddress, 'address_is_ours'],
  ['eth', fromEther.created.payinAddress, 'address_is_ours'],
  // The same key's address on another network.
  ['bnb', fromEther.created.payinAddress, 'address_is_ours'],
  ['eth', ZERO, 'address_unspendable'],
  ['usdt20', DEAD, 'address_unspendable'],
  ['btc', EATER, 'address_unspendable'],
]

describe('burn addresses and our own', () => {
  test('[EXCH-05.6] are refused while the form is filled in, in a sentence', async () => {
    expect.assertions(refused().length)
    for (const [currency, address, code] of refused()) {
      const { body } = await ask<Refused & { code: string; message: string }>(
        shop,
        'POST',
        '/api/addresses/aml',
        { body: { currency, address } },
      )
      const told = body.error ?? body
      expect(`${told.code}: ${told.message}`).toMatch(new RegExp(`^${code}: .* your (own )?wallet`))
    }
  })

  test('[EXCH-05.6] are refused in the language of whoever asks', async () => {
    const { body } = await apply(shop, { from: 'ltc', to: 'btc' })
    const reply = await ask<Refused>(shop, 'POST', '/api/transactions', {
      body: { ...body, destinationAddress: fromBitcoin.created.payinAddress },
      headers: { 'idempotency-key': randomUUID(), 'accept-language': 'de' },
    })
    expect(reply.body.error.message).toMatch(/eigenen Einzahlungsadressen/)
  })

  test('[EXCH-05.7] are refused as destination and as refund address of an order', async () => {
    expect.assertions(refused().length * 4)
    for (const [currency = '', address = '', code] of refused()) {
      const out = await apply(shop, { from: 'ltc', to: currency })
      const destination = { ...out.body, destinationAddress: address }
      const first = await submit(shop, { ...out, body: destination })
      expect(`${first.status} ${first.body.error?.code}`).toBe(`422 ${code}`)
      expect(JSON.stringify(first.body)).toContain('destinationAddress')
      const back = await apply(shop, { from: currency, to: 'ltc' })
      const second = await submit(shop, { ...back, body: { ...back.body, refundAddress: address } })
      expect(`${second.status} ${second.body.error?.code}`).toBe(`422 ${code}`)
      expect(JSON.stringify(second.body)).toContain('refundAddress')
    }
  })

  test('[TRACK-13.6] are refused as the new refund address of an order', async () => {
    const { created, id, secret } = fromBitcoin
    for (const refundAddress of [created.payinAddress, EATER]) {
      const reply = await ask<Refused>(shop, 'PATCH', `/api/transactions/${id}`, {
        body: { refundAddress, holderSecret: secret },
      })
      const code = refundAddress === EATER ? 'address_unspendable' : 'address_is_ours'
      expect(`${reply.status} ${reply.body.error.code}`).toBe(`422 ${code}`)
    }
    expect(await read(shop, fromBitcoin)).toMatchObject({
      refundAddress: fromBitcoin.refund.address,
    })
  })
})
