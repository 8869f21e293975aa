// door: HTTP
import { connect, type Socket } from 'node:net'
import type { CreateTransactionReply } from '@causeway/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  apply,
  ask,
  estimate,
  type Placed,
  place,
  type Refused,
  type Reply,
  read,
} from '../../customers/index.ts'
import type { RunningProduct } from '../../support/index.ts'
import { startShop, stopShop } from '../support/start-shop.ts'

const ORDERS_A_MINUTE = 30
const SLOW_CONNECTIONS = 200
/** Thirty seconds for a whole request, and some more until the next look at what is late. */
const LONGEST_REQUEST_MILLISECONDS = 45_000

let open: RunningProduct
let proxied: RunningProduct
let victim: Placed
let slow: readonly Socket[]
beforeAll(async () => {
  open = await startShop('attacks_open')
  proxied = await startShop('attacks_proxied', { TRUST_PROXY: 'true' })
  victim = await place(open, { from: 'btc', to: 'eth' })
  slow = Array.from({ length: SLOW_CONNECTIONS }, () => startSlowRequest(open))
})
afterAll(async () => {
  for (const socket of slow ?? []) socket.destroy()
  await stopShop(open)
  await stopShop(proxied)
})

type Made = Reply<CreateTransactionReply & Refused>

/** The header `X-Forwarded-For`, which also makes a caller on this machine a stranger. */
const from = (addresses: string) => ({ 'x-forwarded-for': addresses })
const codeOf = ({ status, body }: Reply<Partial<Refused>>) => `${status} ${body.error?.code ?? ''}`

/** Sends the same small refused request more often than is allowed, from ever new addresses as the header has it. */
function knock(shop: RunningProduct, addressOf: (count: number) => string): Promise<Made[]> {
  return Promise.all(
    Array.from({ length: ORDERS_A_MINUTE + 5 }, (_, count) =>
      ask<CreateTransactionReply & Refused>(shop, 'PATCH', `/api/transactions/${victim.id}`, {
        body: { refundAddress: victim.refund.address, holderSecret: `guess number ${count}` },
        headers: from(addressOf(count)),
      }),
    ),
  )
}

describe('attack: guessing a holder’s secret', () => {
  test('[TRACK-13.5] ends after thirty tries a minute, even for a visitor who claims other addresses', async () => {
    const replies = await knock(open, (count) => `198.51.100.${count}`)
    const counted = Map.groupBy(replies, codeOf)
    expect(counted.get('429 rate_limited')?.length).toBe(5)
    expect([...counted.keys()].filter((code) => !/^(4\d\d) /.test(code))).toEqual([])
    const again = await knock(open, () => '203.0.113.1')
    expect(new Set(again.map(codeOf))).toEqual(new Set(['429 rate_limited']))
    expect(await read(open, victim)).toMatchObject({ refundAddress: victim.refund.address })
  })

  test('[TRACK-13.5] behind our proxy, only the address that the proxy added counts', async () => {
    const replies = await knock(proxied, (count) => `198.51.100.${count}, 203.0.113.7`)
    expect(Map.groupBy(replies, codeOf).get('429 rate_limited')?.length).toBe(5)
    const others = await knock(proxied, (count) => `203.0.113.7, 198.51.100.${count}`)
    expect(others.map(codeOf)).not.toContain('429 rate_limited')
  })
})

describe('attack: holding guaranteed rates as free options', () => {
  const wish = { from: 'btc', to: 'eth', isFixedRate: true, amountFrom: '0.004' }
  const hold = async (clientId: string, address: string, more = {}): Promise<string> => {
    const { body, key } = await apply(proxied, { ...wish, ...more })
    const sent = {
      body: { ...body, userMeta: { clientId } },
      headers: { 'idempotency-key': key, ...from(address) },
    }
    return codeOf(await ask<Partial<Refused>>(proxied, 'POST', '/api/transactions', sent))
  }

  test('[CALC-14.6] a client holds one of a pair until it is paid', async () => {
    expect(await hold('somebody', '192.0.2.1')).toBe('201 ')
    expect(await hold('somebody', '192.0.2.2')).toBe('409 too_many_open_guaranteed')
    expect(await hold('somebody', '192.0.2.2', { from: 'ltc', amountFrom: '3' })).toBe('201 ')
  })

  test('[CALC-14.6] and one address ten of them, whatever clients it invents and whatever it claims', async () => {
    const held = []
    for (let count = 0; count < 12; count += 1) {
      held.push(await hold(`invented-${count}`, `10.0.0.${count}, 192.0.2.77`))
    }
    expect(held.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => '201 '))
    expect(held.slice(10)).toEqual(Array.from({ length: 2 }, () => '409 too_many_open_guaranteed'))
  })

  test('[EXCH-07.7] a quote is for its pair, its side and its amount, and for nobody’s other wish', async () => {
    const { rateId } = await estimate(proxied, wish)
    const others = [
      { amountFrom: '0.0040001' },
      { amountFrom: '0.4' },
      { amountFrom: null, amountTo: '0.07' },
    ]
    for (const [count, other] of others.entries()) {
      const { body, key } = await apply(proxied, wish)
      const sent = {
        body: { ...body, ...other, rateId },
        headers: { 'idempotency-key': key, ...from(`192.0.2.${100 + count}`) },
      }
      const reply = await ask<Partial<Refused>>(proxied, 'POST', '/api/transactions', sent)
      expect(codeOf(reply)).toBe('409 rate_id_mismatch')
    }
    const { body, key } = await apply(proxied, { ...wish, from: 'ltc', amountFrom: '3' })
    const sent = { body: { ...body, rateId }, headers: { 'idempotency-key': key } }
    const reply = await ask<Partial<Refused>>(proxied, 'POST', '/api/transactions', sent)
    expect(codeOf(reply)).toBe('409 rate_id_mismatch')
  })
})

test('attack: connections that send a byte now and then are hung up on, and hold up nobody meanwhile', async () => {
  const begun = performance.now()
  expect((await estimate(open, { from: 'btc', to: 'eth' })).amountTo).not.toBeNull()
  expect(performance.now() - begun).toBeLessThan(5000)
  await expect
    .poll(() => slow.filter(({ closed }) => !closed).length, {
      timeout: LONGEST_REQUEST_MILLISECONDS,
      interval: 1000,
    })
    .toBe(0)
})

/** A request whose headers never end: one more byte each second. */
function startSlowRequest(shop: RunningProduct): Socket {
  const { hostname, port } = new URL(shop.url)
  const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nX-Slow: '))
  const drip = setInterval(() => socket.write('x'), 1000)
  socket.on('error', () => {})
  socket.on('data', () => {})
  socket.on('close', () => clearInterval(drip))
  return socket
}
