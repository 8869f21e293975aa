import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import { amount, rate } from '@causeway/core/money'
import { expect, test } from 'vitest'
import { failureTable } from './failure-table.ts'
import { refuse, refuseRequest } from './refuse.ts'
import { wordingOf } from './wording-of.ts'

const words = wordingOf(createCatalogue(currencies, networks))

test('every failure is an error of the client, or says that the service is not ready', () => {
  for (const [code, { status }] of Object.entries(failureTable)) {
    expect(status === 503 || (status >= 400 && status < 500), code).toBe(true)
  }
})

test('limits are told exactly, with tickers', () => {
  const limits = {
    minFrom: amount('btc', 130_001n),
    maxFrom: amount('btc', 500_000_000n),
    minTo: amount('eth', 1n),
    maxTo: amount('eth', 10n ** 18n),
  }
  const marketRate = rate({ from: 'btc', to: 'eth' }, 1n, 1n)
  const refusal = refuse({ code: 'amount_below_minimum', limits, marketRate }, words)
  expect(refusal).toEqual({
    ok: false,
    status: 422,
    body: {
      error: {
        code: 'amount_below_minimum',
        message:
          'The amount is too small. The minimum you can send is 0.00130001 BTC, for 0.000000000000000001 ETH.',
        details: {
          limits: {
            from: { min: '0.00130001', max: '5' },
            to: { min: '0.000000000000000001', max: '1' },
          },
        },
      },
    },
  })
})

test('an address of another network names that network [EXCH-02]', () => {
  const failure = {
    code: 'address_wrong_network',
    field: 'destinationAddress',
    fits: ['bsc', 'ethereum'],
  } as const
  const { error } = refuse(failure, words).body
  expect(error.message).toContain('BNB Smart Chain or Ethereum')
  expect(error.details).toEqual({ field: 'destinationAddress', fits: ['bsc', 'ethereum'] })
})

test('a paused coin is named, and why', () => {
  const { status, body } = refuse({ code: 'price_paused', asset: 'btc', reason: 'jumped' }, words)
  expect(status).toBe(503)
  expect(body.error.message).toContain('BTC prices are moving too fast right now')
  expect(body.error.details).toEqual({ currency: 'btc', reason: 'jumped' })
})

test('a request’s own failure says what to do', () => {
  const refusal = refuseRequest({ code: 'method_not_allowed', allow: ['GET', 'HEAD'] })
  expect(refusal.status).toBe(405)
  expect(refusal.body.error.message).toBe('This call accepts GET, HEAD only.')
})
