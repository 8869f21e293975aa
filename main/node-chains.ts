import {
  anvilParams,
  bscParams,
  createEvmChain,
  createEvmSigning,
  type EvmConfig,
  type EvmNetworkParams,
  type EvmToken,
  ethereumClassicParams,
  ethereumParams,
  polygonParams,
} from '@causeway/adapters/chains/evm'
import {
  createRippleChain,
  createRippleSigning,
  xrpLedgerParams,
  xrpTestnetParams,
} from '@causeway/adapters/chains/ripple'
import * as utxo from '@causeway/adapters/chains/utxo'
import type { Catalogue, Currency, NetworkId } from '@causeway/core/currencies'
import type { ChainPort, SignedTransfer, TransferPlan } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { type Config, type Keys, WrongSetting } from './settings/index.ts'

/** Signs a plan of one network. */
export type PlanSigner = (plan: TransferPlan) => Promise<SignedTransfer>

/** A network behind a node of its own. */
export type NodeChain = {
  readonly chain: ChainPort
  /** Null where this process has no keys: another one signs. */
  readonly sign: PlanSigner | null
}

export type NodeNeeds = {
  readonly config: Config
  readonly keys: Keys
  readonly catalogue: Catalogue
  /** The first pay-in index of a network that was never handed out. */
  readonly nextIndex: (network: NetworkId) => Promise<number>
}

type UtxoCoin = {
  readonly asset: string
  readonly main: utxo.UtxoParams
  readonly play: utxo.UtxoParams
  /** Old nodes have one wallet only. */
  readonly hasWallets: boolean
}

const NODE_LIMIT_MILLISECONDS = 15_000
const WALLET_NAME = 'causeway-watch'
const RIPPLE_PLACE: AccountPlace = { network: 'ripple', path: "m/44'/144'/0'" }
const EVM_ACCOUNT_PATH = "m/44'/60'/0'"
/** Joining pays when fees are at the fallback rate or lower, and there is something to join. */
const SWEEP_OUTPUTS = 100

const utxoCoins: Readonly<Record<NetworkId, UtxoCoin>> = {
  bitcoin: coin('btc', utxo.bitcoinParams, utxo.bitcoinRegtestParams),
  litecoin: coin('ltc', utxo.litecoinParams, utxo.litecoinRegtestParams),
  digibyte: coin('dgb', utxo.digibyteParams, utxo.digibyteRegtestParams),
  dash: coin('dash', utxo.dashParams, utxo.dashRegtestParams),
  bitcoincash: coin('bch', utxo.bitcoinCashParams, utxo.bitcoinCashRegtestParams),
  dogecoin: coin('doge', utxo.dogecoinParams, utxo.dogecoinRegtestParams, false),
  zcash: coin('zec', utxo.zcashParams, utxo.zcashRegtestParams, false),
  ravencoin: coin('rvn', utxo.ravencoinParams, utxo.ravencoinRegtestParams, false),
}

const evmNetworks: Readonly<Record<NetworkId, EvmNetworkParams>> = {
  ethereum: ethereumParams,
  ethereumclassic: ethereumClassicParams,
  bsc: bscParams,
  polygon: polygonParams,
}

/** Where the accounts of the networks lie below a seed, in a world. */
export function accountPlaces(world: 'play' | 'real'): readonly AccountPlace[] {
  const coins = Object.entries(utxoCoins).map(([network, { main, play }]) => {
    const { accountPath: path, extendedKeys } = world === 'real' ? main : play
    return { network, path, extendedKeys }
  })
  const accounts = Object.keys(evmNetworks).map((network) => ({ network, path: EVM_ACCOUNT_PATH }))
  return [...coins, ...accounts, RIPPLE_PLACE]
}

/** The networks that have a node by the configuration. */
export function nodeChainsOf(needs: NodeNeeds): readonly NodeChain[] {
  return [...needs.config.nodes].map(([network, rpcUrl]) => nodeChain(needs, network, rpcUrl))
}

function nodeChain(needs: NodeNeeds, network: NetworkId, rpcUrl: string): NodeChain {
  const coin = utxoCoins[network]
  if (coin !== undefined) return utxoChain(needs, network, { coin, rpcUrl })
  const params = evmNetworks[network]
  if (params !== undefined) return evmChain(needs, params, rpcUrl)
  if (network === RIPPLE_PLACE.network) return rippleChain(needs, rpcUrl)
  throw new Error(`No adapter is known for a node of ${network}`)
}

function utxoChain(
  needs: NodeNeeds,
  network: NetworkId,
  { coin, rpcUrl }: { readonly coin: UtxoCoin; readonly rpcUrl: string },
): NodeChain {
  const { config, keys } = needs
  const { asset, hasWallets } = coin
  const params = config.world === 'real' ? coin.main : coin.play
  const { accountPath: path, extendedKeys } = params
  const account = accountOf(config, keys, { network, path, extendedKeys })
  const { xprv: accountXprv } = account
  return {
    chain: utxo.createUtxoChain({
      network,
      asset,
      rpcUrl,
      accountXpub: account.xpub,
      params,
      walletName: hasWallets ? WALLET_NAME : null,
      timeLimitMilliseconds: NODE_LIMIT_MILLISECONDS,
      restore: {
        fromHeight: Number(config.walletBirthdays.get(network) ?? 0),
        nextIndex: () => needs.nextIndex(network),
      },
      sweep: { highestFeePerVbyte: params.fallbackFeePerVbyte, fewestOutputs: SWEEP_OUTPUTS },
    }),
    sign:
      accountXprv === null ? null : utxo.createUtxoSigning({ network, asset, accountXprv, params }),
  }
}

function evmChain(needs: NodeNeeds, main: EvmNetworkParams, rpcUrl: string): NodeChain {
  const { config, keys } = needs
  // A play world's node is anvil, whichever network it stands for.
  const params = config.world === 'real' ? main : { ...main, chainId: anvilParams.chainId }
  const account = accountOf(config, keys, { network: params.network, path: EVM_ACCOUNT_PATH })
  const evmConfig: EvmConfig = {
    ...params,
    tokens: tokensOf(needs, params.network),
    rpcUrl,
    accountXpub: account.xpub,
    timeLimitMilliseconds: NODE_LIMIT_MILLISECONDS,
  }
  const { xprv: accountXprv } = account
  return {
    chain: createEvmChain(evmConfig),
    sign: accountXprv === null ? null : createEvmSigning({ ...evmConfig, accountXprv }),
  }
}

function rippleChain({ config, keys }: NodeNeeds, rpcUrl: string): NodeChain {
  const params = config.world === 'real' ? xrpLedgerParams : xrpTestnetParams
  const { xpub: accountXpub, xprv: accountXprv } = accountOf(config, keys, RIPPLE_PLACE)
  const timeLimitMilliseconds = NODE_LIMIT_MILLISECONDS
  return {
    chain: createRippleChain({ ...params, rpcUrl, accountXpub, timeLimitMilliseconds }),
    sign: accountXprv === null ? null : createRippleSigning({ ...params, accountXprv }),
  }
}

/** Real tokens are those of the catalogue that the operator names; a development chain has contracts of its own. */
function tokensOf({ config, catalogue }: NodeNeeds, network: NetworkId): readonly EvmToken[] {
  return catalogue.all.flatMap((coin) => {
    if (coin.protocol !== network || coin.contractAddress === null) return []
    const contract =
      config.world === 'real' ? realContract(config, coin) : config.tokenContracts.get(coin.ticker)
    return contract === undefined ? [] : [{ asset: coin.ticker, contract, decimals: coin.decimals }]
  })
}

function realContract({ tokens }: Config, coin: Currency): string | undefined {
  return tokens.includes(coin.ticker) ? (coin.contractAddress ?? undefined) : undefined
}

function coin(
  asset: string,
  main: utxo.UtxoParams,
  play: utxo.UtxoParams,
  hasWallets = true,
): UtxoCoin {
  return { asset, main, play, hasWallets }
}

/** A network's account: everybody may know the public key, the signer's process alone has the private one. */
type Account = { readonly xpub: string; readonly xprv: string | null }

/** Where a network's account lies below the seed, and how its extended keys are written. */
type AccountPlace = {
  readonly network: NetworkId
  readonly path: string
  readonly extendedKeys?: { readonly private: number; readonly public: number }
}

/**
 * The account of a network: from WALLET_PUBLIC_KEYS where this process has no seed, else derived. Throws WrongSetting
 * where neither is there.
 */
function accountOf(config: Config, keys: Keys, place: AccountPlace): Account {
  const named = config.walletPublicKeys.get(place.network)
  if (keys.signerSeed === null) {
    if (named !== undefined) return { xpub: named, xprv: null }
    throw new WrongSetting(
      'WALLET_PUBLIC_KEYS',
      '',
      `a list that has ${place.network}, since this process has no seed`,
    )
  }
  const account = HDKey.fromMasterSeed(keys.signerSeed, place.extendedKeys).derive(place.path)
  if (named !== undefined && named !== account.publicExtendedKey) {
    throw new WrongSetting(
      'WALLET_PUBLIC_KEYS',
      `${place.network}=${named}`,
      'the public keys of the seed that this process has',
    )
  }
  return { xpub: account.publicExtendedKey, xprv: account.privateExtendedKey }
}
