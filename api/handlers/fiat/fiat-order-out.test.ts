import { createCatalogue, currencies, networks } from '@causeway/core/currencies'
import type { FiatOrderView } from '@causeway/server/fiat'
import { describe, expect, test } from 'vitest'
import { fiatOrderOut } from './fiat-order-out.ts'

const NOW = Date.UTC(2026, 10, 22)
const PAGE = 'https://provider.example/pay?email=her@example.com'

const sale: FiatOrderView = {
  kind: 'fiat',
  id: 'internal',
  publicCode: 'a-code',
  provider: 'one',
  providerReference: 'their-1',
  side: 'sell',
  state: 'waiting',
  from: 'btc',
  to: 'usd',
  fiat: 'usd',
  amountFrom: 150_000n,
  amountTo: 9_550n,
  reportedFrom: null,
  reportedTo: null,
  fee: 450n,
  networkFee: null,
  method: null,
  country: 'US',
  countryState: 'CA',
  destination: { address: 'bc1qback', extraId: null },
  payIn: { address: 'bc1qthere', extraId: '77', amount: 151_000n },
  email: 'her@example.com',
  txId: null,
  reason: 'The card was declined',
  providerUrl: null,
  goesTo: { kind: 'redirect', url: PAGE },
  createdAt: NOW,
  paidAt: null,
  sentAt: null,
  endedAt: null,
  payUntil: NOW + 1,
  events: [],
  partner: null,
}

const out = (change: Partial<FiatOrderView>, isOwner: boolean) =>
  fiatOrderOut(
    { ...sale, ...change },
    {
      catalogue: createCatalogue(currencies, networks),
      isOwner,
      now: NOW,
      fiatProvider: () => ({ name: 'One', site: 'https://provider.example' }),
    },
  )

describe('[BUY-07] a fiat order on the wire', () => {
  test('shows its holder where to pay in, and how much the provider asks for', () => {
    expect(out({}, true)).toMatchObject({
      payinAddress: 'bc1qthere',
      payinExtraId: '77',
      amountExpectedFrom: '0.00151',
      refundAddress: 'bc1qback',
      fiatProviderId: 'their-1',
      fiatProviderRedirect: PAGE,
      fiat: { country: 'US', countryState: 'CA', reason: 'The card was declined' },
    })
    expect(out({ payIn: null }, true)).toMatchObject({
      payinAddress: '',
      amountExpectedFrom: '0.0015',
    })
    const forgotten = { address: '', extraId: null }
    expect(out({ destination: forgotten }, true).refundAddress).toBeNull()
  })

  test('shows strangers nothing that leads to the money, to the provider’s page or to the person', () => {
    const goesTo = {
      kind: 'form',
      action: 'https://provider.example/new',
      fields: { a: 'b' },
    } as const
    for (const change of [{}, { goesTo }, { providerUrl: PAGE }]) {
      const shown = out(change, false)
      expect(shown).toMatchObject({
        payinAddress: '',
        payinExtraId: null,
        refundAddress: null,
        fiatProviderId: null,
        fiatProviderRedirect: null,
        hasEmail: null,
        fiat: { country: '', countryState: null, reason: null, form: null },
      })
      const text = JSON.stringify(shown)
      for (const hidden of ['bc1q', 'their-1', 'provider.example/', 'her@', 'declined', 'CA']) {
        expect(text).not.toContain(hidden)
      }
    }
  })

  test('opens the provider’s form again to its holder alone, and only while it is not paid', () => {
    const goesTo = {
      kind: 'form',
      action: 'https://provider.example/new',
      fields: { a: 'b' },
    } as const
    const form = { action: goesTo.action, fields: goesTo.fields }
    expect(out({ goesTo }, true).fiat?.form).toEqual(form)
    expect(out({ goesTo, state: 'paid' }, true).fiat?.form).toBeNull()
    expect(out({ state: 'paid' }, true).fiatProviderRedirect).toBeNull()
  })
})
