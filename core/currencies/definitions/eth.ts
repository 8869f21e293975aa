import type { Currency } from '../currency.ts'

/** Ether, the own coin of Ethereum. The smallest unit is the wei. */
export const eth: Currency = {
  ticker: 'eth',
  name: 'Ethereum',
  fullName: 'Ethereum',
  code: 'eth',
  protocol: 'ethereum',
  decimals: 18,
  contractAddress: null,
  confirmations: 12,
  extraIdName: null,
  // 0.0003 ETH
  networkFeeUnits: 300_000_000_000_000n,
  // 0.0022 ETH
  minimumUnits: 2_200_000_000_000_000n,
  payWithinMinutes: 15,
  isFiat: false,
  isWebEnabled: true,
  isWebFromEnabled: true,
  isWebToEnabled: true,
  isWebFixedEnabled: true,
  popularFrom: true,
  popularTo: true,
  popularFiat: false,
  extras: {},
}
