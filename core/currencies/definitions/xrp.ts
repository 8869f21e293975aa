import type { Currency } from '../currency.ts'

/** XRP. The smallest unit is the drop. One validated ledger is final. */
export const xrp: Currency = {
  ticker: 'xrp',
  name: 'XRP',
  fullName: 'XRP',
  code: 'xrp',
  protocol: 'ripple',
  decimals: 6,
  contractAddress: null,
  confirmations: 1,
  extraIdName: 'Destination tag',
  // 0.25 XRP
  networkFeeUnits: 250_000n,
  // 5 XRP
  minimumUnits: 5_000_000n,
  payWithinMinutes: 15,
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
