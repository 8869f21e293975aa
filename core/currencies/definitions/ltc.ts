import type { Currency } from '../currency.ts'

/** Litecoin. The smallest unit is the litoshi. */
export const ltc: Currency = {
  ticker: 'ltc',
  name: 'Litecoin',
  fullName: 'Litecoin',
  code: 'ltc',
  protocol: 'litecoin',
  decimals: 8,
  contractAddress: null,
  confirmations: 6,
  extraIdName: null,
  // 0.005 LTC
  networkFeeUnits: 500_000n,
  // 0.11 LTC
  minimumUnits: 11_000_000n,
  payWithinMinutes: 20,
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: true,
  popularTo: false,
  popularFiat: false,
  extras: {},
}
