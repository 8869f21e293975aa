import type { Currency } from '../currency.ts'

/** Monero. The smallest unit is the piconero. Ten blocks is when received coins can first be spent. */
export const xmr: Currency = {
  ticker: 'xmr',
  name: 'Monero',
  fullName: 'Monero',
  code: 'xmr',
  protocol: 'monero',
  decimals: 12,
  contractAddress: null,
  confirmations: 10,
  extraIdName: null,
  // 0.002 XMR
  networkFeeUnits: 2_000_000_000n,
  // 0.042 XMR
  minimumUnits: 42_000_000_000n,
  payWithinMinutes: 20,
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
