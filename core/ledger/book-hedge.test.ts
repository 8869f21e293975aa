import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amount } from '../money/index.ts'
import { tradingAccount } from './accounts.ts'
import { bookExchange } from './book.ts'
import { bookHedge, bookVenueCapital } from './book-hedge.ts'
import type { LedgerEntry } from './posting.ts'
import { sumByAsset } from './posting.ts'

const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
const venue = { id: 'h1', venue: 'kraken' }

function balanceOf(entries: readonly LedgerEntry[], account: string, asset: string): bigint {
  return entries
    .filter((entry) => entry.account === account && entry.asset === asset)
    .reduce((sum, entry) => sum + entry.units, 0n)
}

test('a trade balances in every coin, whatever the venue took', () => {
  const side = fc.constantFrom('buy' as const, 'sell' as const)
  const fee = fc.option(fc.tuple(fc.constantFrom('eth', 'usdt20', 'bnb'), units))
  fc.assert(
    fc.property(side, units, units, fee, (of, filled, against, taken) => {
      const made = bookHedge(venue, {
        side: of,
        filled: amount('eth', filled),
        against: amount('usdt20', against),
        fee: taken === null ? null : amount(taken[0], taken[1]),
      })
      expect([...sumByAsset(made.entries).values()].every((sum) => sum === 0n)).toBe(true)
      expect(balanceOf(made.entries, tradingAccount, 'eth')).toBe(of === 'buy' ? -filled : filled)
    }),
  )
})

test('buying what was paid out turns its exposure back', () => {
  const exchange = bookExchange(
    { id: 's1', orderId: 'o1' },
    {
      sold: amount('btc', 100n),
      gross: amount('eth', 500n),
      serviceFee: amount('eth', 5n),
      networkFee: amount('eth', 3n),
      payout: amount('eth', 492n),
    },
  )
  const hedge = bookHedge(venue, {
    side: 'buy',
    filled: amount('eth', 500n),
    against: amount('usdt20', 9n),
    fee: null,
  })
  const all = [...exchange.entries, ...hedge.entries]
  expect(balanceOf(all, tradingAccount, 'eth')).toBe(0n)
  expect(balanceOf(all, 'venue:kraken', 'eth')).toBe(500n)
  expect(balanceOf(all, 'venue:kraken', 'usdt20')).toBe(-9n)
})

test('money moved to a venue is the operator’s capital there', () => {
  expect(bookVenueCapital('kraken', 'r', amount('eth', -7n)).entries).toEqual([
    { account: 'venue:kraken', asset: 'eth', units: -7n },
    { account: 'capital', asset: 'eth', units: 7n },
  ])
})
