import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import type { AddressFamily, Currency, Network, NetworkId } from '@causeway/core/currencies'
import type { AssetCode } from '@causeway/core/money'
import type { Clock } from '@causeway/core/ports'

/** One provider of the sandbox whose behaviour can be switched. */
export type SandboxProvider = { readonly kind: string; readonly provider: string }

/** The sandbox world, open. Several processes may hold one file open; every change is one transaction. */
export type World = {
  readonly store: DatabaseSync
  readonly seed: string
  readonly clock: Clock
  readonly blockMilliseconds: number
  readonly networks: ReadonlyMap<NetworkId, Network>
  readonly currencies: ReadonlyMap<AssetCode, Currency>
  readonly providers: readonly SandboxProvider[]
  readonly close: () => void
}

/** The network by its id; a network that this world lacks is a mistake of the caller and thrown. */
export function worldNetwork(world: World, id: NetworkId): Network {
  const network = world.networks.get(id)
  if (network === undefined) throw new Error(`The sandbox world has no network ${id}`)
  return network
}

/** The currency by its ticker; one that this world lacks is a mistake of the caller and thrown. */
export function worldCurrency(world: World, asset: AssetCode): Currency {
  const currency = world.currencies.get(asset)
  if (currency === undefined) throw new Error(`The sandbox world has no currency ${asset}`)
  return currency
}

/** The currencies that live on a network. */
export function currenciesOf(world: World, network: NetworkId): readonly Currency[] {
  return [...world.currencies.values()].filter((currency) => currency.protocol === network)
}

const SPENDS_OUTPUTS = {
  bitcoin: true,
  bitcoincash: true,
  litecoin: true,
  dogecoin: true,
  dash: true,
  zcash: true,
  digibyte: true,
  ravencoin: true,
  evm: false,
  ripple: false,
  stellar: false,
  tron: false,
  eos: false,
  // Its outputs hide among others: here it counts nonces, which is as near as the sandbox comes.
  monero: false,
  solana: false,
  bitcoinsv: true,
  vechain: false,
  cardano: true,
  polkadot: false,
  tezos: false,
  neo: false,
  nem: false,
  cosmos: false,
  kava: false,
  near: false,
  algorand: false,
  hedera: false,
  ton: false,
  filecoin: false,
  waves: false,
  sui: false,
  aptos: false,
  fiat: false,
} as const satisfies Record<AddressFamily, boolean>

/** Networks whose wallets spend outputs; the others count nonces. */
export function spendsOutputs(network: Network): boolean {
  return SPENDS_OUTPUTS[network.addressFamily]
}

/** 32 bytes that depend on the world's seed and on what they are for, and on nothing else. */
export function playBytes(seed: string, ...purpose: readonly (string | number)[]): Uint8Array {
  return new Uint8Array(createHmac('sha256', seed).update(purpose.join('|')).digest())
}

/** The same, 64 bytes long. */
export function playBytes64(seed: string, ...purpose: readonly (string | number)[]): Uint8Array {
  return new Uint8Array(createHmac('sha512', seed).update(purpose.join('|')).digest())
}
