import type { Currency } from '../currency.ts'

/** BNB, the own coin of BNB Smart Chain. */
export const bnb: Currency = {
  ticker: 'bnb',
  name: 'BNB',
  fullName: 'BNB (BNB Smart Chain)',
  code: 'bnb',
  protocol: 'bsc',
  decimals: 18,
  contractAddress: null,
  confirmations: 15,
  extraIdName: null,
  // 0.0006 BNB
  networkFeeUnits: 600_000_000_000_000n,
  // 0.014 BNB
  minimumUnits: 14_000_000_000_000_000n,
  payWithinMinutes: 15,
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: false,
  popularTo: true,
  popularFiat: false,
  extras: {},
}
