import type { Currency } from '../currency.ts'

/** DigiByte. Blocks come every 15 seconds: 60 are a quarter of an hour. */
export const dgb: Currency = {
  ticker: 'dgb',
  name: 'DigiByte',
  fullName: 'DigiByte',
  code: 'dgb',
  protocol: 'digibyte',
  decimals: 8,
  contractAddress: null,
  confirmations: 60,
  extraIdName: null,
  // 100 DGB
  networkFeeUnits: 10_000_000_000n,
  // 1,300 DGB
  minimumUnits: 130_000_000_000n,
  payWithinMinutes: 20,
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: false,
  popularTo: false,
  popularFiat: false,
  extras: {},
}
