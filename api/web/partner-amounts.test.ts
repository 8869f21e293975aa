import { describe, expect, test } from 'vitest'
import { FIXTURE_API_KEY } from './fixtures/partners.fixture.ts'
import { createFixtureServer } from './fixtures/server.fixture.ts'

const { server } = await createFixtureServer()

/** As JSON: what stands there is what a program sends. */
const refused = [
  ['1e+308', 'amount_malformed'],
  ['"1e+308"', 'amount_malformed'],
  ['1e1000', 'amount_malformed'],
  ['1e-7', 'amount_malformed'],
  ['"0x1"', 'amount_malformed'],
  ['"١"', 'amount_malformed'],
  ['"NaN"', 'amount_malformed'],
  ['9'.repeat(60), 'amount_too_long'],
  ['9007199254740993', 'amount_above_maximum'],
  ['-0', 'amount_not_positive'],
  ['[]', 'field_malformed'],
] as const

describe('an order of a partner’s program', () => {
  const create = (amount: string) =>
    server.inject({
      method: 'POST',
      url: '/api/partner/v1/orders',
      payload: `{"from":"btc","to":"eth",${amount},"address":"0x00","commissionBps":10}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${FIXTURE_API_KEY}` },
    })

  test('is made, and its repeat is answered with it', async () => {
    const made = await create('"amountFrom":0.1')
    expect([made.statusCode, made.json().order.amountExpectedFrom]).toEqual([201, '0.1'])
    const again = await create('"amountFrom":0.1')
    expect([again.statusCode, again.json().order.id]).toEqual([200, made.json().order.id])
  })

  test.each(refused)(
    'with the amount %s is refused with %s on either side',
    async (amount, code) => {
      for (const side of ['amountFrom', 'amountTo']) {
        const reply = await create(`"${side}":${amount}`)
        expect([reply.statusCode < 500, reply.json().error.code]).toEqual([true, code])
      }
    },
  )
})
