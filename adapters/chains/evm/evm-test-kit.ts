import { amount } from '@causeway/core/money'
import type {
  ChainPort,
  SignedTransfer,
  Taken,
  TransferIntent,
  TransferPlan,
} from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { getAddress } from 'viem'
import type { Anvil } from '../../devnet/index.ts'
import { createEvmChain } from './evm-chain.ts'
import type { EvmConfig, EvmToken } from './evm-config.ts'
import { anvilParams } from './evm-networks.ts'
import { createEvmSigning } from './transfers/sign.ts'

const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(22)).derive("m/44'/60'/0'")

export const NOTHING_TAKEN: Taken = { inputs: new Set(), nextNonce: null, exactNonce: null }

export type EvmKit = {
  readonly chain: ChainPort
  readonly sign: (plan: TransferPlan) => Promise<SignedTransfer>
  readonly hotWallet: string
  readonly fundHotWallet: (coins?: bigint) => Promise<void>
  /** Composes and signs what the chain says can be composed. */
  readonly prepare: (intent: TransferIntent) => Promise<SignedTransfer>
  /** Prepares, broadcasts and mines one block. */
  readonly carryOut: (intent: TransferIntent) => Promise<SignedTransfer>
}

/** The product's side of an anvil, for tests: chain, signer, and what they need to be used. */
export function evmKit(
  node: Anvil,
  tokens: readonly EvmToken[] = [],
  more: Partial<EvmConfig> = {},
): EvmKit {
  const config = {
    ...anvilParams,
    tokens,
    rpcUrl: node.rpcUrl,
    accountXpub: account.publicExtendedKey,
    timeLimitMilliseconds: 10_000,
    ...more,
  }
  const chain = createEvmChain(config)
  const sign = createEvmSigning({ ...config, accountXprv: account.privateExtendedKey })
  const hotWallet = chain.hotWalletAddress('eth')
  const prepare = async (intent: TransferIntent): Promise<SignedTransfer> => {
    const composed = chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)
    if (!composed.ok) throw new Error(composed.failure.code)
    return sign(composed.value)
  }
  return {
    chain,
    sign,
    hotWallet,
    prepare,
    fundHotWallet: async (coins = 1_000n) => {
      await node.pay(hotWallet, coins * 10n ** 18n)
      await node.mine(1)
    },
    carryOut: async (intent) => {
      const signed = await prepare(intent)
      const { outcome } = await chain.broadcast(signed)
      if (outcome !== 'accepted') throw new Error(`The broadcast was ${outcome}`)
      await node.mine(1)
      return signed
    },
  }
}

let intents = 0

/** A payout of the hot wallet, unless more is said. */
export function intentOf(
  asset: string,
  units: bigint,
  destination: string,
  more: Partial<TransferIntent> = {},
): TransferIntent {
  intents += 1
  return {
    transferId: `transfer-${intents}`,
    network: anvilParams.network,
    kind: 'payout',
    source: 'hot',
    amount: amount(asset, units),
    destination,
    extraId: null,
    record: '',
    ...more,
  }
}

let strangers = 0

/** An address of nobody. */
export function strangerAddress(): string {
  strangers += 1
  return getAddress(`0x${'ab'.repeat(16)}${strangers.toString(16).padStart(8, '0')}`)
}
