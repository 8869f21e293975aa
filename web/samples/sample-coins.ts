import type { CurrencyOut } from '@causeway/api/contract'
import { testCoin } from '@causeway/widget/form-testing/test-coins'

/** Coins of the gallery: facts like those of the catalogue, and nothing that changes. */
export const sampleCoins = {
  btc: coin('btc', { fullName: 'Bitcoin', network: 'Bitcoin', confirmations: 2 }),
  eth: coin('eth', {
    fullName: 'Ethereum',
    network: 'Ethereum',
    addressFamily: 'evm',
    decimals: 18,
    confirmations: 12,
  }),
  usdt20: coin('usdt20', {
    code: 'usdt',
    fullName: 'Tether USD',
    network: 'Ethereum',
    networkBadge: 'ERC-20',
    addressFamily: 'evm',
    decimals: 6,
    contractAddress: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  }),
  xrp: coin('xrp', {
    fullName: 'XRP',
    network: 'XRP Ledger',
    addressFamily: 'xrp',
    decimals: 6,
    extraIdName: 'Destination tag',
  }),
  usd: coin('usd', {
    fullName: 'US Dollar',
    network: 'Bank or card',
    networkBadge: 'Fiat',
    addressFamily: 'fiat',
    decimals: 2,
    isFiat: true,
    isWebFromEnabled: false,
    isWebToEnabled: false,
    isWebFixedEnabled: false,
  }),
  /** No guaranteed rate, no icon, and a name that is too long for its place. */
  plain: coin('wbtcpolygon', {
    code: 'xyzzy',
    fullName: 'A Coin With a Very Long Name (PoS)',
    network: 'Polygon',
    networkBadge: 'POLYGON',
    addressFamily: 'evm',
    decimals: 18,
    isWebFixedEnabled: false,
    contractAddress: '0x1BFD67037B42Cf73acF2047067bd4F2C47D9BfD6',
  }),
} as const satisfies Record<string, CurrencyOut>

function coin(ticker: string, facts: Partial<CurrencyOut>): CurrencyOut {
  return testCoin(ticker, {
    popularFrom: true,
    popularTo: true,
    explorerTransaction: 'https://explorer.example/tx/{id}',
    explorerAddress: 'https://explorer.example/address/{id}',
    ...facts,
  })
}
