import { expect, test } from 'vitest'
import { type Holding, proposeMoves } from './propose-moves.ts'

const USD = 10n ** 18n
/** Every stock lies in its band, and nothing is at the venue. */
const usdt: Holding = {
  asset: 'usdt20',
  decimals: 6,
  price: USD,
  hot: 1_000_000_000n,
  venue: 0n,
  band: { low: 500_000_000n, target: 1_000_000_000n, high: 1_500_000_000n },
  isTraded: true,
}
const btc: Holding = {
  asset: 'btc',
  decimals: 8,
  price: 60_000n * USD,
  hot: 100_000_000n,
  venue: 0n,
  band: { low: 50_000_000n, target: 100_000_000n, high: 150_000_000n },
  isTraded: true,
}
const xrp: Holding = { ...btc, asset: 'xrp', decimals: 6, price: USD, venue: 1_000_000_000n }
/** 6 ETH short of its target; 600 dollars, and a hundredth more at the venue. */
const shortEth: Holding = {
  ...btc,
  asset: 'eth',
  decimals: 3,
  price: 100n * USD,
  hot: 4_000n,
  band: { low: 5_000n, target: 10_000n, high: 15_000n },
}
const bought = [
  { kind: 'buy', asset: 'eth', units: 6_000n, against: 606_060_607n },
  { kind: 'withdraw', asset: 'eth', units: 6_000n },
] as const

test('sells of what is idle at the venue no more than pays for what is lacking', () => {
  expect(proposeMoves([usdt, { ...btc, venue: 100_000_000n }, shortEth], 'usdt20')).toEqual([
    { kind: 'sell', asset: 'btc', units: 1_020_305n, against: 606_061_170n },
    ...bought,
  ])
})

test('sells the next coin where the first does not suffice, and stops there', () => {
  const idle = [{ ...btc, venue: 1_000_000n }, xrp, { ...xrp, asset: 'ada' }]
  expect(proposeMoves([usdt, ...idle, shortEth], 'usdt20')).toEqual([
    { kind: 'sell', asset: 'btc', units: 1_000_000n, against: 594_000_000n },
    { kind: 'sell', asset: 'xrp', units: 12_182_432n, against: 12_060_607n },
    ...bought,
  ])
})

test('sells nothing that the venue does not deal in or does not hold: the hot wallet pays, down to its band', () => {
  const none = [{ ...btc, venue: 100_000_000n, isTraded: false }, btc]
  expect(proposeMoves([usdt, ...none, shortEth], 'usdt20')).toEqual([
    { kind: 'send_to_venue', asset: 'usdt20', units: 500_000_000n },
    { kind: 'buy', asset: 'eth', units: 4_950n, against: 500_000_000n },
    { kind: 'withdraw', asset: 'eth', units: 4_950n },
  ])
})

test('sells for the settlement coin’s own hot wallet, and brings it there', () => {
  const holdings = [
    { ...usdt, hot: 100_000_000n },
    { ...btc, venue: 100_000_000n },
  ]
  expect(proposeMoves(holdings, 'usdt20')).toEqual([
    { kind: 'sell', asset: 'btc', units: 1_515_152n, against: 900_000_288n },
    { kind: 'withdraw', asset: 'usdt20', units: 900_000_000n },
  ])
})

test('buys no coin that the venue does not deal in, and trades nothing without a settlement coin', () => {
  expect(proposeMoves([usdt, xrp, { ...shortEth, isTraded: false }], 'usdt20')).toEqual([])
  expect(proposeMoves([xrp, { ...shortEth, venue: 2_000n }], 'usdt20')).toEqual([
    { kind: 'withdraw', asset: 'eth', units: 2_000n },
  ])
})

test('moves nothing at all where there is nothing to pay with', () => {
  const holdings = [{ ...usdt, hot: 500_000_000n }, btc, shortEth]
  expect(proposeMoves(holdings, 'usdt20')).toEqual([])
})
