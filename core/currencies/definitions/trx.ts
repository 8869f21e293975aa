import type { Currency } from '../currency.ts'

/** TRX. The smallest unit is the sun. After 19 of 27 witnesses have built on it, a block is solid. */
export const trx: Currency = {
  ticker: 'trx',
  name: 'TRON',
  fullName: 'TRON',
  code: 'trx',
  protocol: 'tron',
  decimals: 6,
  contractAddress: null,
  confirmations: 19,
  extraIdName: null,
  // 2 TRX
  networkFeeUnits: 2_000_000n,
  // 40 TRX
  minimumUnits: 40_000_000n,
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
