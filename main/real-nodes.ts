import { createEvmChain, createEvmSigning, type EvmConfig } from '@causeway/adapters/chains/evm'
import {
  createUtxoChain,
  createUtxoSigning,
  litecoinRegtestParams,
} from '@causeway/adapters/chains/utxo'
import { type Catalogue, createCatalogue, type NetworkId } from '@causeway/core/currencies'
import type { ChainPort } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import type { Config } from './config.ts'
import type { Keys } from './keys.ts'
import type { OutsideWorld, PlanSigner } from './play-world.ts'

const NODE_LIMIT_MILLISECONDS = 15_000
/** anvil's own chain id; a chain of this id is play money. */
const ANVIL_CHAIN_ID = 31_337
const MAXIMUM_FEE_PER_GAS = 500_000_000_000n

type NodeChain = { readonly chain: ChainPort; readonly sign: PlanSigner }

/** Puts development nodes in the place of the sandbox's chains, where the configuration names any. */
export function withRealNodes(outside: OutsideWorld, config: Config, keys: Keys): OutsideWorld {
  const nodes = [
    ...(config.litecoinRpcUrl === null ? [] : [litecoin(config.litecoinRpcUrl, keys)]),
    ...(config.ethereumRpcUrl === null ? [] : [ethereum(config.ethereumRpcUrl, keys)]),
  ]
  const real = new Set(nodes.map((node) => node.chain.network))
  const chains = new Map([
    ...outside.chains,
    ...nodes.map((node) => [node.chain.network, node.chain] as const),
  ])
  return {
    ...outside,
    catalogue: onlyWhatChainsHave(outside.catalogue, chains),
    chains,
    planSigners: {
      ...outside.planSigners,
      ...Object.fromEntries(nodes.map((node) => [node.chain.network, node.sign])),
    },
    flavourOf: (network) => (real.has(network) ? 'regtest' : outside.flavourOf(network)),
  }
}

/** A development node has the coin itself; tokens that nobody put on it are switched off. */
function onlyWhatChainsHave(
  catalogue: Catalogue,
  chains: ReadonlyMap<NetworkId, ChainPort>,
): Catalogue {
  return createCatalogue(
    catalogue.all.map((coin) =>
      chains.get(coin.protocol)?.assets.includes(coin.ticker) === true
        ? coin
        : { ...coin, isWebEnabled: false },
    ),
    catalogue.networks,
  )
}

function litecoin(rpcUrl: string, keys: Keys): NodeChain {
  const params = litecoinRegtestParams
  const account = HDKey.fromMasterSeed(keys.signerSeed, params.extendedKeys).derive("m/84'/1'/0'")
  return {
    chain: createUtxoChain({
      network: 'litecoin',
      asset: 'ltc',
      rpcUrl,
      accountXpub: account.publicExtendedKey,
      params,
      walletName: 'causeway-watch',
      timeLimitMilliseconds: NODE_LIMIT_MILLISECONDS,
    }),
    sign: createUtxoSigning({
      network: 'litecoin',
      asset: 'ltc',
      accountXprv: account.privateExtendedKey,
      params,
    }),
  }
}

function ethereum(rpcUrl: string, keys: Keys): NodeChain {
  const account = HDKey.fromMasterSeed(keys.signerSeed).derive("m/44'/60'/0'")
  const config: EvmConfig = {
    network: 'ethereum',
    chainId: ANVIL_CHAIN_ID,
    asset: 'eth',
    tokens: [],
    rpcUrl,
    accountXpub: account.publicExtendedKey,
    maximumFeePerGas: MAXIMUM_FEE_PER_GAS,
    timeLimitMilliseconds: NODE_LIMIT_MILLISECONDS,
  }
  return {
    chain: createEvmChain(config),
    sign: createEvmSigning({ ...config, accountXprv: account.privateExtendedKey }),
  }
}
