import type { Currency } from '../currency.ts'

/** Bitcoin Cash. The smallest unit is the satoshi. Nodes give up no block that ten others stand on. */
export const bch: Currency = {
  ticker: 'bch',
  name: 'Bitcoin Cash',
  fullName: 'Bitcoin Cash',
  code: 'bch',
  protocol: 'bitcoincash',
  decimals: 8,
  contractAddress: null,
  confirmations: 10,
  extraIdName: null,
  // 0.002 BCH
  networkFeeUnits: 200_000n,
  // 0.022 BCH
  minimumUnits: 2_200_000n,
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
