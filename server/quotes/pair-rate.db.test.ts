import { sharedExchange } from '@causeway/tests/exchange'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeEstimate } from './make-estimate.ts'
import { isPairRate, makePairRate, quoteAtPairRate } from './pair-rate.ts'
import { readRatePromise } from './rate-token.ts'

const open = sharedExchange('pair_rate')
const PAIR = { from: 'btc', to: 'eth' }

test('a rate of a pair gives every amount what a quote for it gives, while the market stands', async (context) => {
  const { needs } = await open(context)
  const rate = makePairRate(needs, PAIR)
  if (!rate.ok) throw new Error(rate.failure.code)
  fc.assert(
    fc.property(
      fc.constantFrom('from', 'to'),
      fc.integer({ min: 1_000, max: 400_000 }),
      (side, thousandths) => {
        const given = side === 'from' ? `${thousandths / 1e6}` : `${thousandths / 1e4}`
        const asked = { ...PAIR, side, given, kind: 'fixed' } as const
        const quoted = quoteAtPairRate(needs, rate.value.rateId, asked)
        const estimated = makeEstimate(needs, asked)
        if (!quoted.ok || !estimated.ok) return expect(quoted.ok).toBe(estimated.ok)
        const promise = readRatePromise(quoted.value, needs.rateKey)
        if (!promise.ok) throw new Error(promise.failure.code)
        const { quote } = estimated.value
        expect(promise.value).toMatchObject({
          fromUnits: quote.from.units,
          gross: quote.gross.units,
          networkFee: quote.networkFee.units,
        })
        const { exchangeFee, gross, networkFee, toUnits } = promise.value
        expect(toUnits + exchangeFee + networkFee).toBe(gross)
        // Where what arrives was asked for, rounding left to the fee differs by a unit of it.
        expect(toUnits <= quote.to.units).toBe(true)
      },
    ),
  )
})

test('it is no quote of an amount, nor is such a quote one of a pair', async (context) => {
  const { clock, needs } = await open(context)
  const rate = makePairRate(needs, PAIR)
  const quote = makeEstimate(needs, { ...PAIR, side: 'from', given: '0.01', kind: 'fixed' })
  if (!rate.ok || !quote.ok) throw new Error('Not quoted')
  const { rateId } = rate.value
  const quoteId = quote.value.rateId ?? ''
  expect([isPairRate(rateId), isPairRate(quoteId)]).toEqual([true, false])
  expect(readRatePromise(rateId, needs.rateKey).ok).toBe(false)
  const asked = { ...PAIR, side: 'from', given: '0.01', kind: 'fixed' } as const
  expect(quoteAtPairRate(needs, quoteId, asked)).toMatchObject({
    failure: { code: 'rate_id_forged' },
  })
  expect(quoteAtPairRate(needs, rateId, { ...asked, to: 'ltc' })).toMatchObject({
    failure: { code: 'rate_id_mismatch' },
  })
  clock.advance(needs.policy.fixedQuoteSeconds + 1)
  expect(quoteAtPairRate(needs, rateId, asked)).toMatchObject({
    failure: { code: 'rate_id_expired' },
  })
})
