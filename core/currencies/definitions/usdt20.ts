import type { Currency } from '../currency.ts'

/** Tether USD on Ethereum. */
export const usdt20: Currency = {
  ticker: 'usdt20',
  name: 'Tether',
  fullName: 'Tether USD (ERC-20)',
  code: 'usdt',
  protocol: 'ethereum',
  decimals: 6,
  contractAddress: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  confirmations: 12,
  extraIdName: null,
  // 2 USDT
  networkFeeUnits: 2_000_000n,
  // 12 USDT
  minimumUnits: 12_000_000n,
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
