import type { Currency } from '../currency.ts'

/** Lumens. The smallest unit is the stroop. One closed ledger is final. */
export const xlm: Currency = {
  ticker: 'xlm',
  name: 'Stellar',
  fullName: 'Stellar Lumens',
  code: 'xlm',
  protocol: 'stellar',
  decimals: 7,
  contractAddress: null,
  confirmations: 1,
  extraIdName: 'Memo',
  // 2 XLM
  networkFeeUnits: 20_000_000n,
  // 45 XLM
  minimumUnits: 450_000_000n,
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
