import type { Currency } from '../currency.ts'

/**
 * Ether of Ethereum Classic: nearly two hours. The attacks of August 2020 went thousands of blocks deep, with computers
 * rented from miners of Ethereum; since those left mining in 2022, this is the largest chain of its kind.
 */
export const etc: Currency = {
  ticker: 'etc',
  name: 'Ethereum Classic',
  fullName: 'Ethereum Classic',
  code: 'etc',
  protocol: 'ethereumclassic',
  decimals: 18,
  contractAddress: null,
  confirmations: 500,
  extraIdName: null,
  // 0.05 ETC
  networkFeeUnits: 50_000_000_000_000_000n,
  // 0.65 ETC
  minimumUnits: 650_000_000_000_000_000n,
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
