import type { NameQuestion } from '@causeway/core/ports'

/** How Unstoppable Domains speaks of a network: family and chain of the newer keys, version of the older ones. */
type NetworkWords = {
  readonly family: string
  readonly chain: string
  /** Ending of `crypto.<TOKEN>.version.<VERSION>.address`; null where no token has a version here. */
  readonly version: string | null
  /** Codes whose plain `crypto.<CODE>.address` means this network and no other. */
  readonly plain: readonly string[]
}

const NETWORKS: Readonly<Record<string, NetworkWords>> = {
  bitcoin: { family: 'BTC', chain: 'BTC', version: null, plain: ['BTC'] },
  bitcoincash: { family: 'BCH', chain: 'BCH', version: null, plain: ['BCH'] },
  litecoin: { family: 'LTC', chain: 'LTC', version: null, plain: ['LTC'] },
  dogecoin: { family: 'DOGE', chain: 'DOGE', version: null, plain: ['DOGE'] },
  dash: { family: 'DASH', chain: 'DASH', version: null, plain: ['DASH'] },
  zcash: { family: 'ZEC', chain: 'ZEC', version: null, plain: ['ZEC'] },
  digibyte: { family: 'DGB', chain: 'DGB', version: null, plain: ['DGB'] },
  ravencoin: { family: 'RVN', chain: 'RVN', version: null, plain: ['RVN'] },
  monero: { family: 'XMR', chain: 'XMR', version: null, plain: ['XMR'] },
  ripple: { family: 'XRPL', chain: 'XRP', version: null, plain: ['XRP'] },
  stellar: { family: 'XLM', chain: 'XLM', version: null, plain: ['XLM'] },
  eos: { family: 'EOS', chain: 'EOS', version: 'EOS', plain: ['EOS'] },
  tron: { family: 'TRON', chain: 'TRX', version: 'TRON', plain: ['TRX'] },
  solana: { family: 'SOL', chain: 'SOL', version: 'SOLANA', plain: ['SOL'] },
  ethereum: { family: 'EVM', chain: 'ETH', version: 'ERC20', plain: ['ETH'] },
  ethereumclassic: { family: 'EVM', chain: 'ETC', version: null, plain: ['ETC'] },
  bsc: { family: 'EVM', chain: 'BNB', version: 'BEP20', plain: ['BNB'] },
  polygon: { family: 'EVM', chain: 'MATIC', version: 'MATIC', plain: ['MATIC', 'POL'] },
  avalanche: { family: 'EVM', chain: 'AVAX', version: 'AVAX', plain: ['AVAX'] },
  arbitrum: { family: 'EVM', chain: 'ARB1', version: 'ARB1', plain: [] },
  optimism: { family: 'EVM', chain: 'OP', version: 'OP', plain: [] },
  base: { family: 'EVM', chain: 'BASE', version: 'BASE', plain: [] },
  fantom: { family: 'EVM', chain: 'FTM', version: 'FANTOM', plain: ['FTM'] },
}

/** The records that can hold a coin's address, the most exact first; `extraIds`: those of its memo or tag. */
export type RecordKeys = {
  readonly addresses: readonly string[]
  readonly extraIds: readonly string[]
}

/**
 * Where a domain may say a coin's address: `token.<FAMILY>.<CHAIN>.<TOKEN>.address`, then the older keys, then what it says
 * for the whole chain. A key of another network is never asked: its owner may have no wallet on this one. Null where
 * nothing is known of the network.
 */
export function recordKeysOf({ currency, network }: NameQuestion): RecordKeys | null {
  const words = NETWORKS[network.id]
  if (words === undefined) return null
  const { chain, family, plain, version } = words
  const code = currency.code.toUpperCase()
  const isOwnCoin = currency.contractAddress === null && network.feeAsset === currency.ticker
  const older = isOwnCoin
    ? plain
        .filter((each) => each === code || chain === each)
        .map((each) => `crypto.${each}.address`)
    : version === null
      ? []
      : [`crypto.${code}.version.${version}.address`]
  return {
    addresses: [
      `token.${family}.${chain}.${code}.address`,
      ...older,
      `token.${family}.${chain}.address`,
    ],
    extraIds: [`crypto.${code}.tag`, `crypto.${code}.memo`],
  }
}
