import { amount } from '@causeway/core/money'
import { encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Anvil, startAnvil } from '../../../devnet/index.ts'
import { compileContracts } from '../contracts/compile-contracts.ts'
import { evmKit } from '../evm-test-kit.ts'
import { type NodeBetween, startNodeBetween } from '../node-between.ts'

const ABI = parseAbi([
  'function pay(address to, uint256 value)',
  'function payTwice(address first, address second, uint256 value)',
  'function payInVain(address to, uint256 value)',
  'function payAndFailWhole(address to, uint256 value)',
  'function payByEnding(address to, uint256 value)',
  'function payInBlockWith(address to, uint256 value, uint256 baseFee)',
])
const FIRST_INTERNAL = 1_000_000
const NO_SUCH_METHOD = { code: -32_601, message: 'the method does not exist' }

let node: Anvil
let wallet = ''
beforeAll(async () => {
  node = await startAnvil()
  const { contract } = await node.makeContract(compileContracts().get('PlayWallet') ?? '0x')
  wallet = contract
  await node.mine(1)
  await node.pay(wallet, 10n ** 18n)
  await node.mine(1)
})
afterAll(() => node?.stop())

let lastIndex = 0

describe.each([
  ['by call frames', 'debug_traceBlockByHash'],
  ['by flat traces', 'trace_block'],
])('coins that a contract pays in, %s', (_name, method) => {
  let between: NodeBetween
  let kit: ReturnType<typeof evmKit>
  let payIn = ''
  let other = ''
  let cursor = ''
  beforeAll(async () => {
    between = await startNodeBetween(node.rpcUrl)
    between.refuse(
      ['debug_traceBlockByHash', 'trace_block'].filter((each) => each !== method),
      NO_SUCH_METHOD,
    )
    kit = evmKit(node, [], { rpcUrl: between.rpcUrl })
  })
  afterAll(() => between?.stop())
  beforeEach(async () => {
    lastIndex += 2
    payIn = kit.chain.payInAddress('eth', lastIndex).address
    other = kit.chain.payInAddress('eth', lastIndex + 1).address
    cursor = (await kit.chain.scan(null, async () => new Set())).cursor
  })

  const found = async () =>
    (await kit.chain.scan(cursor, async () => new Set([payIn, other]))).payments
  const call = (data: Hex) => node.callWithGas(wallet, data, 500_000n)
  const payTo = (
    functionName: 'pay' | 'payInVain' | 'payAndFailWhole' | 'payByEnding',
    to: string,
    value: bigint,
  ) => call(encodeFunctionData({ abi: ABI, functionName, args: [getAddress(to), value] }))

  test('are found and keep their keys', async () => {
    const { txId } = await call(
      encodeFunctionData({
        abi: ABI,
        functionName: 'payTwice',
        args: [getAddress(other), getAddress(payIn), 5n],
      }),
    )
    await node.mine(2)
    const common = { txId, amount: amount('eth', 5n), confirmations: 2 }
    expect(await found()).toMatchObject([
      { ...common, address: other, outputIndex: FIRST_INTERNAL },
      { ...common, address: payIn, outputIndex: FIRST_INTERNAL + 1 },
    ])
    const keys = [0, 1, 2].map((place) => ({ txId, outputIndex: FIRST_INTERNAL + place }))
    expect(await kit.chain.paymentStatuses(keys)).toMatchObject([
      { state: 'in_block', confirmations: 2 },
      { state: 'in_block', confirmations: 2 },
      { state: 'gone' },
    ])
    expect(await kit.chain.holdings('eth', [payIn, other])).toEqual(amount('eth', 10n))
  })

  test('are found where a contract leaves them when it ends', async () => {
    const { txId } = await payTo('payByEnding', payIn, 7n)
    await node.mine(1)
    // The first transfer of the transaction gives the coins to the contract that ends.
    expect(await found()).toMatchObject([
      { txId, amount: amount('eth', 7n), outputIndex: FIRST_INTERNAL + 1 },
    ])
  })

  test('count only where they stay', async () => {
    const { txId } = await payTo('payInVain', payIn, 900n)
    await payTo('payAndFailWhole', payIn, 800n)
    await node.mine(1)
    expect(await found()).toMatchObject([
      { txId, amount: amount('eth', 1n), outputIndex: FIRST_INTERNAL },
    ])
  })

  test('are gone where the same transaction, in another block, pays no more', async () => {
    const baseFee = 3_000_000_000n
    await node.setBaseFee(baseFee)
    const { txId } = await call(
      encodeFunctionData({
        abi: ABI,
        functionName: 'payInBlockWith',
        args: [getAddress(payIn), 5n, baseFee],
      }),
    )
    await node.mine(1)
    const [payment] = await found()
    expect(payment).toMatchObject({ txId, outputIndex: FIRST_INTERNAL })
    const before = await kit.chain.head()
    await node.reorganise(1, [{ txId, to: 0 }])
    expect((await kit.chain.head()).hash).not.toBe(before.hash)
    const key = { txId, outputIndex: FIRST_INTERNAL }
    expect(await kit.chain.paymentStatuses([key])).toMatchObject([{ state: 'gone' }])
    await node.setBaseFee(1_000_000_000n)
  })
})

describe('a node that cannot trace', () => {
  const both = ['debug_traceBlockByHash', 'trace_block']

  test('shows everything else, and what contracts pay in shows in holdings only', async () => {
    const between = await startNodeBetween(node.rpcUrl)
    between.refuse(both, NO_SUCH_METHOD)
    const { chain } = evmKit(node, [], { rpcUrl: between.rpcUrl })
    const payIn = chain.payInAddress('eth', 5_000).address
    const { cursor } = await chain.scan(null, async () => new Set())
    await node.call(
      wallet,
      encodeFunctionData({ abi: ABI, functionName: 'pay', args: [getAddress(payIn), 5n] }),
    )
    const { txId } = await node.pay(payIn, 6n)
    await node.mine(1)
    expect((await chain.scan(cursor, async () => new Set([payIn]))).payments).toMatchObject([
      { txId, amount: amount('eth', 6n) },
    ])
    const hot = await chain.holdings('eth', [])
    expect(await chain.holdings('eth', [payIn])).toEqual(amount('eth', hot.units + 11n))
    await between.stop()
  })

  test('for another reason than not knowing how is asked again: no block is skipped', async () => {
    const between = await startNodeBetween(node.rpcUrl)
    const end = between.refuse(both, { code: -32_005, message: 'too many requests' })
    const { chain } = evmKit(node, [], { rpcUrl: between.rpcUrl })
    const unasked = evmKit(node, [], { rpcUrl: between.rpcUrl, traces: 'none' })
    const payIn = chain.payInAddress('eth', 5_001).address
    const { cursor } = await chain.scan(null, async () => new Set())
    const { txId } = await node.call(
      wallet,
      encodeFunctionData({ abi: ABI, functionName: 'pay', args: [getAddress(payIn), 5n] }),
    )
    await node.mine(1)
    const owned = async () => new Set([payIn])
    await expect(chain.scan(cursor, owned)).rejects.toThrow('too many requests')
    expect((await unasked.chain.scan(cursor, owned)).payments).toEqual([])
    await end()
    expect((await chain.scan(cursor, owned)).payments).toMatchObject([{ txId }])
    await between.stop()
  })
})
