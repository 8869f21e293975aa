import type { Currency } from '../currency.ts'

/** Dogecoin. The smallest unit is the koinu. */
export const doge: Currency = {
  ticker: 'doge',
  name: 'Dogecoin',
  fullName: 'Dogecoin',
  code: 'doge',
  protocol: 'dogecoin',
  decimals: 8,
  contractAddress: null,
  confirmations: 20,
  extraIdName: null,
  // 4 DOGE
  networkFeeUnits: 400_000_000n,
  // 60 DOGE
  minimumUnits: 6_000_000_000n,
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
