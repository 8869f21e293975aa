import type { CurrencyOut } from '@causeway/api/contract'
import { expect, test } from 'vitest'
import { relatedPairs } from './related-pairs.ts'

const coin = (ticker: string, more: Partial<CurrencyOut> = {}): CurrencyOut => ({
  ticker,
  name: ticker,
  fullName: `Name of ${ticker}`,
  code: ticker,
  protocol: 'chain',
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: false,
  popularTo: false,
  popularFiat: false,
  extras: {},
  network: `Chain of ${ticker}`,
  networkBadge: ticker.toUpperCase(),
  addressFamily: 'bitcoin',
  decimals: 8,
  contractAddress: null,
  standsFor: null,
  confirmations: 2,
  extraIdName: null,
  explorerTransaction: '',
  explorerAddress: '',
  ...more,
})

test('related pairs are the way back and pairs with coins that many choose, each once', () => {
  const btc = coin('btc', { popularFrom: true, popularTo: true })
  const eth = coin('eth', { popularTo: true })
  const off = coin('off', { popularTo: true, isWebToEnabled: false })
  const xmr = coin('xmr')
  const pairs = relatedPairs([btc, eth, off, xmr], { from: btc, to: xmr })
  expect(pairs.map(({ from, to }) => `${from.ticker}-${to.ticker}`)).toEqual(['xmr-btc', 'btc-eth'])
})
