import type { NetworkId } from '@causeway/core/currencies'
import type { PartnerDialect } from '@causeway/core/partners'

/** Blockchains whose name in this protocol is not our own. */
const names: Readonly<Record<NetworkId, string>> = {
  bitcoincash: 'bitcoin_cash',
  bitcoinsv: 'bitcoin_sv',
  bsc: 'binance_smart_chain',
  dogecoin: 'doge',
  ethereumclassic: 'ethereum_classic',
}

/** Avalanche is called differently by either of the two services that wallets know. */
const AVALANCHE = { changehero: 'avalanche_(c-chain)', others: 'avaxc' } as const

/** What wallets call a blockchain. */
export function blockchainName(network: NetworkId, dialect: PartnerDialect): string {
  if (network === 'avalanche') return AVALANCHE[dialect === 'changehero' ? dialect : 'others']
  return names[network] ?? network
}
