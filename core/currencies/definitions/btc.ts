import type { Currency } from '../currency.ts'

/** Bitcoin. The smallest unit is the satoshi. */
export const btc: Currency = {
  ticker: 'btc',
  name: 'Bitcoin',
  fullName: 'Bitcoin',
  code: 'btc',
  protocol: 'bitcoin',
  decimals: 8,
  contractAddress: null,
  confirmations: 2,
  extraIdName: null,
  // 0.00002 BTC
  networkFeeUnits: 2_000n,
  // 0.00013 BTC
  minimumUnits: 13_000n,
  payWithinMinutes: 20,
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: true,
  popularTo: true,
  popularFiat: false,
  extras: {},
}
