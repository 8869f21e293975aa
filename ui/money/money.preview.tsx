import type { Preview } from '../primitives/index.ts'
import { AddressText } from './address-text.tsx'
import { AmountText } from './amount-text.tsx'
import { CoinIcon } from './coin-icon.tsx'
import { firstCoinIcons, furtherCoinIcons } from './coin-icon-codes.ts'
import { CoinLabel } from './coin-label.tsx'
import { NetworkBadge } from './network-badge.tsx'
import { Sparkline } from './sparkline.tsx'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const usdt = { code: 'usdt', network: 'Ethereum', networkBadge: 'ERC-20' }

/** Amounts, addresses and coins in the gallery. */
export const moneyPreviews: readonly Preview[] = [
  {
    name: 'AmountText',
    examples: [
      { title: 'short', show: () => <AmountText amount="0.1" ticker="BTC" /> },
      { title: '14 digits', show: () => <AmountText amount="12345678901234" ticker="DOGE" /> },
      {
        title: '18 decimals',
        show: () => <AmountText amount="16.427180123456789012" ticker="ETH" />,
      },
    ],
  },
  {
    name: 'AddressText',
    examples: [
      { title: 'whole, in groups', show: () => <AddressText address={address} /> },
      { title: 'short', show: () => <AddressText address={address} short /> },
    ],
  },
  {
    name: 'CoinIcon',
    examples: [
      ...[...firstCoinIcons, ...furtherCoinIcons].map((code) => ({
        title: code,
        show: () => <CoinIcon code={code} />,
      })),
      { title: 'without an icon', show: () => <CoinIcon code="zed" /> },
    ],
  },
  {
    name: 'CoinLabel, NetworkBadge',
    examples: [
      { title: 'a token', show: () => <CoinLabel coin={usdt} /> },
      {
        title: 'a coin of its own network',
        show: () => <CoinLabel coin={{ code: 'btc', network: 'Bitcoin', networkBadge: 'BTC' }} />,
      },
      { title: 'badge', show: () => <NetworkBadge badge="BEP-20" network="BNB Smart Chain" /> },
    ],
  },
  {
    name: 'Sparkline',
    examples: [
      { title: 'up', show: () => <Sparkline prices={['1', '1.2', '1.1', '1.4']} label="Up" /> },
      { title: 'down', show: () => <Sparkline prices={['3', '2', '2.2', '1']} isDown /> },
      { title: 'nothing known', show: () => <Sparkline prices={[]} /> },
    ],
  },
]
