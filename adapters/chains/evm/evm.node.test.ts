import { amount } from '@causeway/core/money'
import { HDKey } from '@scure/bip32'
import { bytesToHex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { describe, expect, test } from 'vitest'
import { startAnvil } from '../../devnet/index.ts'
import type { ChainHarness } from '../chain-harness.ts'
import { describeChain } from '../contract.ts'
import { createEvmChain, createEvmSigning } from './index.ts'

const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(22)).derive("m/44'/60'/0'")
const common = {
  network: 'ethereum',
  chainId: 31_337,
  asset: 'eth',
  tokens: [],
  maximumFeePerGas: 500_000_000_000n,
} as const

let strangers = 0
function strangerAddress(): string {
  strangers += 1
  const key = new Uint8Array(32).fill(9)
  key[31] = strangers
  return privateKeyToAddress(bytesToHex(key))
}

async function makeHarness(): Promise<ChainHarness> {
  const node = await startAnvil()
  const chain = createEvmChain({
    ...common,
    rpcUrl: node.rpcUrl,
    accountXpub: account.publicExtendedKey,
    timeLimitMilliseconds: 10_000,
  })
  return {
    chain,
    payment: amount('eth', 1_234_567_890_123_456_789n),
    sign: createEvmSigning({ ...common, accountXprv: account.privateExtendedKey }),
    payFromOutside: ({ units }, address) => node.pay(address, units),
    outsideAddress: async () => strangerAddress(),
    mine: node.mine,
    fundHotWallet: async () => {
      await node.pay(chain.hotWalletAddress('eth'), 1_000n * 10n ** 18n)
      await node.mine(1)
    },
    reorganise: node.reorganise,
    stop: node.stop,
  }
}

describeChain('evm on anvil', makeHarness)
