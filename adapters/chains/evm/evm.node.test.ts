import { amount } from '@causeway/core/money'
import { HDKey } from '@scure/bip32'
import {
  bytesToHex,
  getAddress as checked,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
} from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Anvil, startAnvil } from '../../devnet/index.ts'
import type { ChainHarness } from '../chain-harness.ts'
import { describeChain } from '../contract.ts'
import { createEvmChain } from './evm-chain.ts'
import type { EvmToken } from './evm-config.ts'
import { playTokenCode } from './play-token.ts'
import { createEvmSigning } from './sign.ts'

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

const TOKEN_ABI = parseAbi([
  'function transfer(address to, uint256 value) returns (bool)',
  'function transferTwice(address first, address second, uint256 value)',
])

function evmOn(node: Anvil, tokens: readonly EvmToken[]) {
  const chain = createEvmChain({
    ...common,
    tokens,
    rpcUrl: node.rpcUrl,
    accountXpub: account.publicExtendedKey,
    timeLimitMilliseconds: 10_000,
  })
  const sign = createEvmSigning({ ...common, tokens, accountXprv: account.privateExtendedKey })
  const fundHotWallet = async (): Promise<void> => {
    await node.pay(chain.hotWalletAddress('eth'), 1_000n * 10n ** 18n)
    await node.mine(1)
  }
  return { chain, sign, fundHotWallet }
}

async function makeHarness(): Promise<ChainHarness> {
  const node = await startAnvil()
  return {
    ...evmOn(node, []),
    payment: amount('eth', 1_234_567_890_123_456_789n),
    payFromOutside: ({ units }, address) => node.pay(address, units),
    outsideAddress: async () => strangerAddress(),
    mine: node.mine,
    reorganise: node.reorganise,
    stop: node.stop,
  }
}

describeChain('evm on anvil', makeHarness)

test('a cursor whose newest blocks were replaced walks back to the fork', {
  timeout: 30_000,
}, async () => {
  const node = await startAnvil()
  try {
    const { chain } = evmOn(node, [])
    const payIn = chain.payInAddress('eth', 1).address
    const owned = async () => new Set([payIn])
    await node.mine(3)
    const start = await chain.scan(null, owned)
    const lost = await node.pay(payIn, 5n)
    await node.mine(6)
    const before = await chain.scan(start.cursor, owned)
    expect(before.payments).toMatchObject([{ txId: lost.txId, confirmations: 6 }])

    await node.reorganise(6)
    const { txId } = await node.pay(payIn, 6n)
    await node.mine(1)
    const after = await chain.scan(before.cursor, owned)
    expect(after.payments).toMatchObject([{ txId, confirmations: 1, amount: amount('eth', 6n) }])
    expect(await chain.paymentStatuses([{ txId: lost.txId, outputIndex: 0 }])).toMatchObject([
      { state: 'gone' },
    ])

    // Replaced again, and this time the payment stands where the cursor had been already.
    await node.reorganise(3)
    const low = await node.pay(payIn, 7n)
    await node.mine(2)
    const last = await chain.scan(after.cursor, owned)
    expect(last.payments).toMatchObject([{ txId: low.txId, confirmations: 2 }])
    expect((await chain.scan(last.cursor, owned)).payments).toEqual([])
  } finally {
    await node.stop()
  }
})

describe('tokens on anvil', { timeout: 60_000 }, () => {
  let started: Anvil | undefined
  let tokenContract = ''
  const running = (): Anvil => {
    if (started === undefined) throw new Error('The node was not started')
    return started
  }
  beforeAll(async () => {
    const node = await startAnvil()
    started = node
    await node.call(null, playTokenCode)
    await node.mine(1)
    const from = checked(await node.outsideAddress())
    tokenContract = getContractAddress({ from, nonce: 0n })
  })
  afterAll(() => started?.stop())
  const given = () => evmOn(running(), [{ asset: 'usdt20', contract: tokenContract }])

  test('two transfers in one transaction are two payments with keys that last', async () => {
    const { chain } = given()
    const first = chain.payInAddress('usdt20', 1).address
    const second = chain.payInAddress('usdt20', 2).address
    const { cursor } = await chain.scan(null, async () => new Set())
    // Something before them in the block: a key must not depend on that.
    await running().call(tokenContract, transferData(strangerAddress(), 1n))
    const { txId } = await running().call(
      tokenContract,
      encodeFunctionData({
        abi: TOKEN_ABI,
        functionName: 'transferTwice',
        args: [checked(first), checked(second), 700n],
      }),
    )
    await running().mine(1)
    const { payments } = await chain.scan(cursor, async () => new Set([first, second]))
    expect(payments).toMatchObject([
      { txId, outputIndex: 1, address: first, amount: amount('usdt20', 700n), confirmations: 1 },
      { txId, outputIndex: 2, address: second, amount: amount('usdt20', 700n), confirmations: 1 },
    ])
    expect(await chain.paymentStatuses([{ txId, outputIndex: 2 }])).toMatchObject([
      { state: 'in_block', confirmations: 1 },
    ])
    expect(await chain.paymentStatuses([{ txId, outputIndex: 3 }])).toMatchObject([
      { state: 'gone' },
    ])
    expect(await chain.holdings('usdt20', [first, second])).toEqual(amount('usdt20', 1_400n))
  })

  test('a transfer that fails is no payment', async () => {
    const { chain } = given()
    const payIn = chain.payInAddress('usdt20', 3).address
    const { cursor } = await chain.scan(null, async () => new Set())
    await running().callWithGas(tokenContract, transferData(payIn, 10n ** 30n), 100_000n)
    await running().mine(1)
    expect((await chain.scan(cursor, async () => new Set([payIn]))).payments).toEqual([])
  })

  test('tokens are sent, and their fee is paid in the coin', async () => {
    const { chain, sign, fundHotWallet } = given()
    await fundHotWallet()
    await running().call(tokenContract, transferData(chain.hotWalletAddress('usdt20'), 5_000n))
    await running().mine(1)
    const intent = {
      transferId: 'token-1',
      network: 'ethereum',
      amount: amount('usdt20', 4_000n),
      destination: strangerAddress(),
      extraId: null,
    }
    const taken = { inputs: new Set<string>(), nextNonce: null }
    const composed = chain.compose(intent, await chain.funding(intent), taken)
    if (!composed.ok) throw new Error(composed.failure.code)
    const signed = await sign(composed.value)
    expect(await chain.broadcast(signed)).toEqual({ outcome: 'accepted' })
    await running().mine(1)
    const status = await chain.transactionStatus(signed.txId)
    expect(status).toMatchObject({ state: 'in_block', succeeded: true, fee: { asset: 'eth' } })
    expect(await chain.holdings('usdt20', [])).toEqual(amount('usdt20', 1_000n))

    const tooMuch = { ...intent, transferId: 'token-2', amount: amount('usdt20', 1_001n) }
    expect(chain.compose(tooMuch, await chain.funding(tooMuch), taken)).toMatchObject({
      failure: { code: 'insufficient_funds' },
    })
    const toContract = { ...intent, transferId: 'token-3', destination: tokenContract }
    expect(chain.compose(toContract, await chain.funding(toContract), taken)).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })

  test('a contract that takes no coins is refused as a destination', async () => {
    const { chain, fundHotWallet } = given()
    await fundHotWallet()
    const intent = {
      transferId: 'coin-1',
      network: 'ethereum',
      amount: amount('eth', 1n),
      destination: tokenContract,
      extraId: null,
    }
    const taken = { inputs: new Set<string>(), nextNonce: null }
    expect(chain.compose(intent, await chain.funding(intent), taken)).toMatchObject({
      failure: { code: 'destination_refused' },
    })
  })
})

function transferData(to: string, units: bigint): Hex {
  return encodeFunctionData({
    abi: TOKEN_ABI,
    functionName: 'transfer',
    args: [checked(to), units],
  })
}
