import type { Currency, NetworkId } from './currency.ts'

/** A program or device that keeps a customer's own keys. */
type Wallet = {
  readonly name: string
  /** Its maker's own site. */
  readonly url: string
  readonly kind: 'hardware' | 'software'
}

const evm = ['ethereum', 'bsc', 'polygon', 'arbitrum', 'optimism', 'base', 'avalanche'] as const

/** Well-known wallets with the networks that their makers name; no recommendation, and in no order of merit. */
const wallets: readonly (Wallet & { readonly networks: readonly NetworkId[] })[] = [
  {
    name: 'Ledger',
    url: 'https://www.ledger.com',
    kind: 'hardware',
    networks: [
      ...['bitcoin', 'bitcoincash', 'litecoin', 'dogecoin', 'dash', 'zcash', 'digibyte'],
      ...[...evm, 'ethereumclassic', 'ripple', 'stellar', 'solana', 'tron', 'cardano'],
      ...['polkadot', 'cosmos', 'tezos', 'algorand', 'near', 'vechain', 'hedera', 'ton'],
      ...['sui', 'aptos', 'filecoin'],
    ],
  },
  {
    name: 'Trezor',
    url: 'https://trezor.io',
    kind: 'hardware',
    networks: [
      ...['bitcoin', 'bitcoincash', 'litecoin', 'dogecoin', 'dash', 'zcash', 'digibyte'],
      ...[...evm, 'ethereumclassic', 'ripple', 'stellar', 'solana', 'cardano'],
    ],
  },
  {
    name: 'Trust Wallet',
    url: 'https://trustwallet.com',
    kind: 'software',
    networks: [
      ...['bitcoin', 'bitcoincash', 'litecoin', 'dogecoin', 'dash', 'zcash', 'digibyte'],
      ...['ravencoin', ...evm, 'cronos', 'sonic', 'ethereumclassic', 'ripple', 'stellar'],
      ...['solana', 'tron', 'cardano', 'polkadot', 'cosmos', 'kava', 'tezos', 'algorand'],
      ...['near', 'vechain', 'ton', 'sui', 'aptos', 'filecoin'],
    ],
  },
  {
    name: 'MetaMask',
    url: 'https://metamask.io',
    kind: 'software',
    networks: [...evm, 'ethereumclassic', 'cronos', 'sonic'],
  },
  {
    name: 'Cake Wallet',
    url: 'https://cakewallet.com',
    kind: 'software',
    networks: ['monero', 'bitcoin', 'litecoin', 'bitcoincash', 'ethereum', 'polygon', 'solana'],
  },
  ...only('Monero GUI', 'https://www.getmonero.org', 'monero'),
  ...only('Electrum', 'https://electrum.org', 'bitcoin'),
  ...only('Sparrow', 'https://sparrowwallet.com', 'bitcoin'),
  ...only('Electron Cash', 'https://electroncash.org', 'bitcoincash'),
  ...only('ElectrumSV', 'https://electrumsv.io', 'bitcoinsv'),
  ...only('Dash Core', 'https://www.dash.org', 'dash'),
  ...only('Raven Core', 'https://ravencoin.org', 'ravencoin'),
  ...only('Phantom', 'https://phantom.com', 'solana'),
  ...only('Xaman', 'https://xaman.app', 'ripple'),
  ...only('LOBSTR', 'https://lobstr.co', 'stellar'),
  ...only('TronLink', 'https://www.tronlink.org', 'tron'),
  ...only('Eternl', 'https://eternl.io', 'cardano'),
  ...only('Nova Wallet', 'https://novawallet.io', 'polkadot'),
  ...only('Keplr', 'https://www.keplr.app', 'cosmos'),
  ...only('Temple', 'https://templewallet.com', 'tezos'),
  ...only('Pera', 'https://perawallet.app', 'algorand'),
  ...only('Tonkeeper', 'https://tonkeeper.com', 'ton'),
  ...only('VeWorld', 'https://www.veworld.net', 'vechain'),
  ...only('HashPack', 'https://www.hashpack.app', 'hedera'),
  ...only('Petra', 'https://petra.app', 'aptos'),
  ...only('NeoLine', 'https://neoline.io', 'neo'),
  ...only('Keeper Wallet', 'https://keeper-wallet.app', 'waves'),
]

function only(name: string, url: string, network: NetworkId) {
  return [{ name, url, kind: 'software', networks: [network] } as const]
}

/** Well-known wallets that can receive a coin on its network; none where we know of none. */
export function walletsOf({ protocol }: Pick<Currency, 'protocol'>): readonly Wallet[] {
  return wallets
    .filter(({ networks }) => networks.includes(protocol))
    .map(({ kind, name, url }) => ({ name, url, kind }))
}

/** Every network that some wallet is known for. */
export const networksOfWallets: ReadonlySet<NetworkId> = new Set(
  wallets.flatMap(({ networks }) => networks),
)
