import type { Currency } from '../currency.ts'

/** Dash. The smallest unit is the duff. What masternodes have locked (ChainLocks, DIP-8) is final earlier; we count blocks. */
export const dash: Currency = {
  ticker: 'dash',
  name: 'Dash',
  fullName: 'Dash',
  code: 'dash',
  protocol: 'dash',
  decimals: 8,
  contractAddress: null,
  confirmations: 6,
  extraIdName: null,
  // 0.02 DASH
  networkFeeUnits: 2_000_000n,
  // 0.25 DASH
  minimumUnits: 25_000_000n,
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
