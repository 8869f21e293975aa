import { describe, expect, test } from 'vitest'
import { makeEstimate, quoteFor } from './make-estimate.ts'
import { ACCOUNT_COST, catalogueWith, NOW, quoteNeeds } from './quotes.fixture.ts'
import { readRatePromise } from './rate-token.ts'

const needs = quoteNeeds()
const asked = { from: 'btc', to: 'ltc', side: 'from', given: '0.01', kind: 'float' } as const
const named = { ...asked, to: 'eos', given: '0.01', newAccount: true } as const

function estimate(input: Parameters<typeof makeEstimate>[1], given = needs) {
  const made = makeEstimate(given, input)
  if (!made.ok) throw new Error(made.failure.code)
  return made.value
}

describe('an estimate at floating rate', () => {
  test('is the quote of now, and promises nothing', () => {
    const quote = quoteFor(needs, asked)
    expect(quote.ok).toBe(true)
    expect(estimate(asked)).toEqual({
      quote: quote.ok ? quote.value : null,
      quotedAt: NOW,
      accountCost: null,
      rateId: null,
      rateIdExpiresAt: null,
    })
  })

  test('reads the amount in the coin of its side', () => {
    expect(estimate({ ...asked, side: 'from', given: '1' }).quote.from.units).toBe(10n ** 8n)
    const toEther = estimate({ ...asked, to: 'eth', side: 'to', given: '7' })
    expect(toEther.quote.to.units).toBe(7n * 10n ** 18n)
  })

  test('adds what a partner asks for', () => {
    const { quote } = estimate({ ...asked, commissionBps: 100n })
    expect(quote.commission.units).toBe(quote.gross.units / 100n)
    expect(estimate(asked).quote.commission.units).toBe(0n)
  })

  test.for(['price_stale', 'stock_unknown', 'same_currency', 'amount_malformed'] as const)(
    'is refused with %s, and so is a quote at guaranteed rate',
    (code) => {
      const refusing = {
        price_stale: [quoteNeeds({ freshSnapshot: () => null }), {}],
        stock_unknown: [quoteNeeds({ stock: { available: () => null } }), {}],
        same_currency: [needs, { to: 'btc' }],
        amount_malformed: [needs, { given: 'much' }],
      } as const
      const [given, change] = refusing[code]
      for (const kind of ['float', 'fixed'] as const) {
        expect(makeEstimate(given, { ...asked, ...change, kind })).toEqual({
          ok: false,
          failure: { code },
        })
      }
    },
  )

  test('never gives more than is in stock of the coin that is paid out', () => {
    const stock = { available: (asset: string) => (asset === 'ltc' ? 10n ** 10n : 10n ** 30n) }
    const made = makeEstimate(quoteNeeds({ stock }), {
      ...asked,
      side: 'to',
      given: '100.00000001',
    })
    expect(made).toMatchObject({ failure: { code: 'amount_above_maximum' } })
  })
})

describe('a payout that makes the account which it pays', () => {
  test.for(['float', 'fixed'] as const)('bears its cost in the network fee (%s)', (kind) => {
    const plain = estimate({ ...named, newAccount: false, kind })
    const made = estimate({ ...named, kind })
    expect(plain.accountCost).toBeNull()
    expect(made.accountCost).toEqual({ asset: 'eos', units: ACCOUNT_COST })
    expect(made.quote.networkFee.units).toBe(plain.quote.networkFee.units + ACCOUNT_COST)
    expect(made.quote.to.units).toBe(plain.quote.to.units - ACCOUNT_COST)
  })

  test.for([
    ['nobody makes accounts', quoteNeeds({ accountNames: new Map() })],
    ['the coin has none', quoteNeeds({ catalogue: catalogueWith('eos', { extras: {} }) })],
  ] as const)('is not offered where %s', ([, given]) => {
    expect(makeEstimate(given, named)).toEqual({
      ok: false,
      failure: { code: 'new_account_not_offered' },
    })
    expect(makeEstimate(given, { ...named, newAccount: false }).ok).toBe(true)
  })
})

describe('an estimate at guaranteed rate', () => {
  test('promises every figure of its quote for as long as the policy says', () => {
    const made = estimate({ ...named, kind: 'fixed', commissionBps: 30n })
    const expiresAt = NOW + needs.policy.fixedQuoteSeconds * 1000
    expect(made.rateIdExpiresAt).toBe(expiresAt)
    expect(made.quotedAt).toBe(NOW)
    const { quote } = made
    expect(readRatePromise(made.rateId ?? '', needs.rateKey)).toEqual({
      ok: true,
      value: {
        nonce: expect.stringMatching(/^.{22}$/),
        from: 'btc',
        to: 'eos',
        side: 'from',
        fromUnits: quote.from.units,
        toUnits: quote.to.units,
        gross: quote.gross.units,
        exchangeFee: quote.exchangeFee.units,
        networkFee: quote.networkFee.units,
        accountCost: ACCOUNT_COST,
        commissionBps: 30n,
        expiresAt,
        policyVersion: needs.policy.version,
        snapshotId: 'market-1',
      },
    })
  })

  test('promises nothing for an account or a partner where there is none', () => {
    const { accountCost, rateId } = estimate({ ...asked, kind: 'fixed' })
    expect(accountCost).toBeNull()
    expect(readRatePromise(rateId ?? '', needs.rateKey)).toMatchObject({
      value: { accountCost: 0n, commissionBps: 0n },
    })
  })
})
