import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mistyped } from '../../customers/index.ts'
import { type RunningProduct, startProduct } from '../../support/index.ts'
import { type Asked, askProduct, fixedRateId, playAddress } from '../support/ask-product.ts'

let product: RunningProduct
let bitcoin: string
let ether: string

beforeAll(async () => {
  product = await startProduct()
  bitcoin = await playAddress(product, 'btc')
  ether = await playAddress(product, 'eth')
})
afterAll(async () => {
  await product?.stop()
})

const ESTIMATE = { from: 'btc', to: 'eth', amountFrom: '0.1' }

const order = () => ({ ...ESTIMATE, destinationAddress: ether, refundAddress: bitcoin })

async function estimate(body: unknown): Promise<readonly [number, string]> {
  return outcome(await askProduct(product, 'POST', '/api/exchange/estimate', { body }))
}

async function create(
  body: unknown,
  key: string = randomUUID(),
): Promise<readonly [number, string]> {
  const headers = { 'idempotency-key': key }
  return outcome(await askProduct(product, 'POST', '/api/transactions', { body, headers }))
}

function outcome({ status, body }: Asked): readonly [number, string] {
  return [status, String(body.error?.code ?? 'no error')]
}

describe('bad input gets an answer of its own and never a 500', () => {
  test.each([
    ['an unknown ticker', { ...ESTIMATE, to: 'nope' }, 422, 'currency_unknown'],
    ['a coin that is not paid out', { ...ESTIMATE, to: 'neo' }, 422, 'currency_disabled'],
    ['the same coin on both sides', { ...ESTIMATE, to: 'btc' }, 422, 'same_currency'],
    ['zero', { ...ESTIMATE, amountFrom: '0' }, 400, 'amount_not_positive'],
    ['a negative amount', { ...ESTIMATE, amountFrom: '-0.1' }, 400, 'amount_not_positive'],
    ['NaN as a text', { ...ESTIMATE, amountFrom: 'NaN' }, 400, 'amount_malformed'],
    ['NaN as JSON', '{"from":"btc","to":"eth","amountFrom":NaN}', 400, 'json_malformed'],
    ['1e309', '{"from":"btc","to":"eth","amountFrom":1e309}', 400, 'amount_malformed'],
    ['60 digits', { ...ESTIMATE, amountFrom: '7'.repeat(60) }, 400, 'amount_too_long'],
    ['a too fine amount', { ...ESTIMATE, amountFrom: '0.123456789' }, 400, 'amount_too_fine'],
    ['no amount', { from: 'btc', to: 'eth' }, 400, 'amount_missing'],
    ['an unknown field', { ...ESTIMATE, ammount: '1' }, 400, 'unknown_field'],
    ['over 64 kB', { ...ESTIMATE, wtpExperiment: 'x'.repeat(70_000) }, 413, 'body_too_large'],
    ['half of JSON', '{"from":"btc"', 400, 'json_malformed'],
    ['a list', '[]', 400, 'body_missing'],
  ])('estimate: %s', async (_name, body, status, code) => {
    expect(await estimate(body)).toEqual([status, code])
  })

  test('another content type', async () => {
    const body = 'from=btc&to=eth'
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await askProduct(product, 'POST', '/api/exchange/estimate', { body, headers })
    expect(outcome(answer)).toEqual([415, 'media_type_unsupported'])
  })

  test('unknown paths and other methods', async () => {
    expect(outcome(await askProduct(product, 'GET', '/api/nothing'))).toEqual([404, 'path_unknown'])
    const put = await askProduct(product, 'PUT', '/api/exchange/estimate', { body: {} })
    expect([...outcome(put), put.headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST'])
  })
})

describe('an order is refused', () => {
  test('[EXCH-02.3,4] for an address of another network, which is named', async () => {
    const answer = await askProduct(product, 'POST', '/api/transactions', {
      body: { ...order(), destinationAddress: bitcoin },
      headers: { 'idempotency-key': randomUUID() },
    })
    expect(outcome(answer)).toEqual([422, 'address_wrong_network'])
    expect(answer.body.error?.message).toContain('Bitcoin')
    expect(answer.body.error?.details).toMatchObject({ field: 'destinationAddress' })
  })

  test('[EXCH-02.3] for an address that is mistyped', async () => {
    const toBitcoin = { from: 'eth', to: 'btc', amountFrom: '1', refundAddress: ether }
    const wrong = mistyped(bitcoin)
    expect(await create({ ...toBitcoin, destinationAddress: wrong })).toEqual([
      422,
      'address_bad_checksum',
    ])
    expect(await create({ ...order(), refundAddress: wrong })).toEqual([
      422,
      'address_bad_checksum',
    ])
    expect(await create({ ...order(), destinationAddress: 'nonsense' })).toEqual([
      422,
      'address_malformed',
    ])
  })

  test('[EXCH-02.5] for a memo that its network does not have or would not take', async () => {
    expect(await create({ ...order(), extraId: '1' })).toEqual([422, 'extra_id_not_supported'])
    const toRipple = {
      ...order(),
      to: 'xrp',
      destinationAddress: await playAddress(product, 'xrp'),
    }
    expect(await create({ ...toRipple, extraId: 'not a number' })).toEqual([
      422,
      'extra_id_malformed',
    ])
  })

  test('[EXCH-07.1,2] for an idempotency key with another body; the same body is the same order', async () => {
    const key = randomUUID()
    expect(await create(order(), key)).toEqual([201, 'no error'])
    expect(await create(order(), key)).toEqual([200, 'no error'])
    expect(await create({ ...order(), amountFrom: '0.11' }, key)).toEqual([
      409,
      'idempotency_key_reused',
    ])
    const without = await askProduct(product, 'POST', '/api/transactions', { body: order() })
    expect(outcome(without)).toEqual([400, 'idempotency_key_missing'])
  })

  test('for what is malformed, unknown or too small', async () => {
    expect(await create({ ...order(), email: 'nobody' })).toEqual([422, 'email_malformed'])
    expect(await create({ ...order(), isAdmin: true })).toEqual([400, 'unknown_field'])
    expect(await create({ from: 'btc' })).toEqual([400, 'field_missing'])
    expect(await create({ ...order(), amountFrom: '0.00000001' })).toEqual([
      422,
      'amount_below_minimum',
    ])
  })
})

describe('attack: an amount', () => {
  const texts = [
    ...['-0.004', '-1', '+1', '0', '0.000', '-0', '1e3', '1e309', 'Infinity', 'NaN', '0x10'],
    ...['1,5', '1 000', '１', '٤', '1.', '.5', '1.2.3', '', '0.000000001', '1_000', 'null'],
    ...[
      `1${'0'.repeat(78)}`,
      '9'.repeat(40),
      '115792089237316195423570985008687907853269984665640',
    ],
    ...['21000001', "1'; drop table orders; --"],
  ]
  test.each(texts)('[EXCH-07.9] of “%s” makes no order, on either side', async (text) => {
    for (const amount of [{ amountFrom: text }, { amountFrom: null, amountTo: text }]) {
      const [status, code] = await create({ ...order(), ...amount })
      expect(code).toMatch(/^amount_/)
      expect(status).toBe(/^amount_(above|below)_/.test(code) ? 422 : 400)
    }
  })

  test.each(['-1', '-0', '1e309', '1e-400', '0.1000000001', '[1]', '{"units":1}', 'true'])(
    '[EXCH-07.9] of %s as JSON makes no order',
    async (json) => {
      const text = JSON.stringify({ ...order(), amountFrom: 0 }).replace(
        '"amountFrom":0',
        `"amountFrom":${json}`,
      )
      expect(text).toContain(json)
      expect(await create(text)).toEqual([400, expect.stringMatching(/^(amount|field)_/)])
    },
  )

  test('[EXCH-07.9] of seventeen digits is not rounded on its way', async () => {
    const { body } = await askProduct(product, 'POST', '/api/exchange/estimate', {
      body: '{"from":"eth","to":"ltc","amountFrom":0.06000000000000001}',
    })
    expect(body.amountFrom).toBe('0.06000000000000001')
  })
})

describe('a fixed rate is refused', () => {
  const fixedOrder = async () => ({
    ...ESTIMATE,
    isFixedRate: true,
    rateId: await fixedRateId(product, ESTIMATE),
    destinationAddress: ether,
    refundAddress: bitcoin,
  })

  test('[EXCH-07.7] where it is missing or forged', async () => {
    const order = await fixedOrder()
    expect(await create({ ...order, rateId: null })).toEqual([422, 'rate_id_missing'])
    expect(await create({ ...order, rateId: 'nonsense' })).toEqual([422, 'rate_id_forged'])
    const middle = Math.floor(order.rateId.length / 2)
    const other = order.rateId[middle] === 'A' ? 'B' : 'A'
    const forged = order.rateId.slice(0, middle) + other + order.rateId.slice(middle + 1)
    expect(await create({ ...order, rateId: forged })).toEqual([422, 'rate_id_forged'])
  })

  test('[EXCH-07.4,7] for another amount, and when it was used', async () => {
    const order = await fixedOrder()
    expect(await create({ ...order, amountFrom: '0.2' })).toEqual([409, 'rate_id_mismatch'])
    expect(await create(order)).toEqual([201, 'no error'])
    expect(await create(order)).toEqual([409, 'rate_id_used'])
  })

  test('[CALC-09.5] [EXCH-07.5] when it has expired', async () => {
    const order = await fixedOrder()
    const body = { advanceSeconds: 60 }
    expect((await askProduct(product, 'POST', '/api/sandbox/clock', { body })).status).toBe(200)
    expect(await create(order)).toEqual([410, 'rate_id_expired'])
  })
})
