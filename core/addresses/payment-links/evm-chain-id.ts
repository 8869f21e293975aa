import type { NetworkId } from '../../currencies/index.ts'

const CHAIN_IDS: ReadonlyMap<NetworkId, number> = new Map([
  ['ethereum', 1],
  ['bsc', 56],
  ['ethereumclassic', 61],
  ['polygon', 137],
  ['avalanche', 43_114],
  ['arbitrum', 42_161],
  ['optimism', 10],
  ['base', 8453],
  ['sonic', 146],
  ['cronos', 25],
])

/** The number by which wallets know an EVM network (EIP-155); undefined for one that has no place in a payment URI. */
export function evmChainId(network: NetworkId): number | undefined {
  return CHAIN_IDS.get(network)
}
