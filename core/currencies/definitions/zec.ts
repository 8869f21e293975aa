import type { Currency } from '../currency.ts'

/** Zcash, transparent addresses only. The smallest unit is the zatoshi. */
export const zec: Currency = {
  ticker: 'zec',
  name: 'Zcash',
  fullName: 'Zcash',
  code: 'zec',
  protocol: 'zcash',
  decimals: 8,
  contractAddress: null,
  confirmations: 24,
  extraIdName: null,
  // 0.003 ZEC
  networkFeeUnits: 300_000n,
  // 0.03 ZEC
  minimumUnits: 3_000_000n,
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
