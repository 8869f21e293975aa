import type { Currency } from '../currency.ts'

/** Circle's US dollar token on Ethereum. */
export const usdc: Currency = {
  ticker: 'usdc',
  name: 'USDC',
  fullName: 'USD Coin (ERC-20)',
  code: 'usdc',
  protocol: 'ethereum',
  decimals: 6,
  contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  confirmations: 12,
  extraIdName: null,
  // 2 USDC
  networkFeeUnits: 2_000_000n,
  // 12 USDC
  minimumUnits: 12_000_000n,
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
