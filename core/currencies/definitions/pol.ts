import type { Currency } from '../currency.ts'

/** POL, the own coin of Polygon, which was called MATIC until September 2024. The smallest unit is the wei. */
export const pol: Currency = {
  ticker: 'pol',
  name: 'Polygon',
  fullName: 'POL (Polygon)',
  code: 'pol',
  protocol: 'polygon',
  decimals: 18,
  contractAddress: null,
  confirmations: 128,
  extraIdName: null,
  // 4 POL
  networkFeeUnits: 4_000_000_000_000_000_000n,
  // 60 POL
  minimumUnits: 60_000_000_000_000_000_000n,
  payWithinMinutes: 15,
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
