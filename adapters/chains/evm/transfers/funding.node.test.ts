import { amount } from '@causeway/core/money'
import { encodeFunctionData, getAddress, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Anvil, anvilTokens, startAnvil } from '../../../devnet/index.ts'
import { compileContracts } from '../contracts/compile-contracts.ts'
import { type EvmKit, evmKit, intentOf, NOTHING_TAKEN, strangerAddress } from '../evm-test-kit.ts'
import { type NodeBetween, startNodeBetween } from '../node-between.ts'

const GWEI = 1_000_000_000n
const ETHER = 10n ** 18n

let node: Anvil
let between: NodeBetween
let kit: EvmKit
beforeAll(async () => {
  node = await startAnvil({ withTokens: true })
  between = await startNodeBetween(node.rpcUrl)
  kit = evmKit(node, anvilTokens, { rpcUrl: between.rpcUrl })
  await kit.fundHotWallet(100n)
  await node.payToken('usdc', kit.hotWallet, 1_000n)
  await node.mine(1)
})
afterAll(async () => {
  await between?.stop()
  await node?.stop()
})

const composed = async (
  chain: EvmKit['chain'],
  intent = intentOf('eth', ETHER, strangerAddress()),
) => chain.compose(intent, await chain.funding(intent), NOTHING_TAKEN)

test('a sweep whose fee rose after the offer lacks funds, and is offered anew', async () => {
  const { chain, hotWallet } = kit
  const { address } = chain.payInAddress('eth', 1)
  await node.pay(address, ETHER)
  await node.mine(1)
  const { sweeps } = chain
  if (sweeps?.kind !== 'per_address') throw new Error('Not swept by address')
  const before = await sweeps.offer('eth', 1)
  if (before === null) throw new Error('Nothing was offered')
  await node.setBaseFee(50n * GWEI)
  const sweep = intentOf('eth', before.amount.units, hotWallet, { kind: 'sweep', source: 1 })
  expect(await composed(chain, sweep)).toMatchObject({ failure: { code: 'insufficient_funds' } })
  const after = await sweeps.offer('eth', 1)
  expect(after?.amount.units).toBeLessThan(before.amount.units)
  // So dear that a tenth of it would be lost.
  await node.setBaseFee(5_000n * GWEI)
  const cheap = evmKit(node, [], { maximumFeePerGas: 10_000n * GWEI })
  if (cheap.chain.sweeps?.kind !== 'per_address') throw new Error('Not swept by address')
  expect(await cheap.chain.sweeps.offer('eth', 1)).toBeNull()
  await node.setBaseFee(GWEI)
})

test('fees stay below the highest allowed, whatever the network asks', async () => {
  await node.setBaseFee(900n * GWEI)
  const plan = await composed(kit.chain)
  await node.setBaseFee(GWEI)
  if (!plan.ok) throw new Error(plan.failure.code)
  expect(JSON.parse(plan.value.body)).toMatchObject({ maxFeePerGas: (500n * GWEI).toString() })
})

test('a network without base fees gets transactions of one gas price', async () => {
  const legacy = evmKit(node, anvilTokens, { feeStyle: 'legacy' })
  const destination = strangerAddress()
  const signed = await legacy.carryOut(intentOf('eth', ETHER, destination))
  expect(await legacy.chain.transactionStatus(signed.txId)).toMatchObject({ succeeded: true })
  expect(await node.received(destination)).toMatchObject([{ txId: signed.txId, units: ETHER }])
  // Type 2 begins with 0x02; an EIP-155 transaction is a plain list.
  expect(signed.bytes.startsWith('0x02')).toBe(false)
})

test.each([
  ['has no state just now', -32_000],
  ['has no time', -32_005],
])('a node that cannot try a transfer because it %s does not refuse it', async (_name, code) => {
  const end = between.refuse(['eth_estimateGas'], { code, message: 'words' })
  await expect(kit.chain.funding(intentOf('usdc', 1n, strangerAddress()))).rejects.toThrow('words')
  await end()
  expect(await composed(kit.chain, intentOf('usdc', 1n, strangerAddress()))).toMatchObject({
    ok: true,
  })
})

test('a node without simulation is asked what the token would answer', async () => {
  const abi = parseAbi(['function transfer(address to, uint256 value)', 'function stand()'])
  const { contract } = await node.makeContract(compileContracts().get('FalseToken') ?? '0x')
  await node.mine(1)
  const args = [getAddress(kit.hotWallet), 500n] as const
  await node.call(contract, encodeFunctionData({ abi, functionName: 'transfer', args }))
  await node.mine(1)
  const end = between.refuse(['eth_simulateV1'], { code: -32_601, message: 'unknown' })
  const { chain } = evmKit(node, [{ asset: 'usdc', contract }], { rpcUrl: between.rpcUrl })
  const payout = intentOf('usdc', 5n, strangerAddress())
  expect(await composed(chain, payout)).toMatchObject({ ok: true })
  await node.call(contract, encodeFunctionData({ abi, functionName: 'stand' }))
  await node.mine(1)
  expect(await composed(chain, payout)).toMatchObject({ failure: { code: 'destination_refused' } })
  await end()
  expect(await chain.holdings('usdc', [])).toEqual(amount('usdc', 500n))
})

test('a node that takes few calls at once gets few', async () => {
  let most = 0
  const end = between.countCalls((count) => {
    most = Math.max(most, count)
  })
  const { chain } = evmKit(node, [], { rpcUrl: between.rpcUrl, callsPerBatch: 3 })
  const { cursor } = await chain.scan(null, async () => new Set())
  await node.mine(20)
  const scanned = await chain.scan(cursor, async () => new Set())
  expect(scanned.height).toBe((await chain.head()).height)
  expect(most).toBe(3)
  await end()
})
