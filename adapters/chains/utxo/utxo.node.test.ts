import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { amount, formatUnits } from '@causeway/core/money'
import type { ChainPort, TransferIntent } from '@causeway/core/ports'
import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Litecoind, startLitecoind } from '../../devnet/index.ts'
import type { ChainHarness } from '../chain-harness.ts'
import { describeChain } from '../contract.ts'
import { createUtxoSigning } from './sign.ts'
import { createUtxoChain } from './utxo-chain.ts'
import { litecoinRegtestParams as params } from './utxo-params.ts'

const account = HDKey.fromMasterSeed(new Uint8Array(32).fill(21), params.extendedKeys).derive(
  "m/84'/1'/0'",
)
const chainOf = (node: Litecoind, walletName: string): ChainPort =>
  createUtxoChain({
    network: 'litecoin',
    asset: 'ltc',
    rpcUrl: node.rpcUrl,
    accountXpub: account.publicExtendedKey,
    params,
    walletName,
    timeLimitMilliseconds: 10_000,
  })
const sign = createUtxoSigning({
  network: 'litecoin',
  asset: 'ltc',
  accountXprv: account.privateExtendedKey,
  params,
})

async function startNode(): Promise<{ node: Litecoind; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'causeway-litecoind-'))
  const node = await startLitecoind({ dataDir })
  return {
    node,
    stop: async () => {
      await node.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function makeHarness(): Promise<ChainHarness> {
  const { node, stop } = await startNode()
  const chain = chainOf(node, 'causeway')
  return {
    chain,
    payment: amount('ltc', 12_345_678n),
    sign,
    payFromOutside: ({ units }, address) => node.pay(address, formatUnits(units, 8)),
    outsideAddress: node.outsideAddress,
    mine: node.mine,
    fundHotWallet: async () => {
      await chain.watch([])
      for (let paid = 0; paid < 10; paid += 1) await node.pay(chain.hotWalletAddress('ltc'), '2')
      await node.mine(1)
    },
    reorganise: node.reorganise,
    stop,
  }
}

describeChain('utxo on litecoind', makeHarness)

describe('utxo on litecoind, beyond the contract', { timeout: 60_000 }, () => {
  let started: Awaited<ReturnType<typeof startNode>> | undefined
  const running = (): Litecoind => {
    if (started === undefined) throw new Error('The node was not started')
    return started.node
  }
  beforeAll(async () => {
    started = await startNode()
  }, 60_000)
  afterAll(async () => {
    await started?.stop()
  }, 60_000)
  const paidIn = async (chain: ChainPort, index: number) => {
    const payIn = chain.payInAddress('ltc', index)
    await chain.watch([payIn])
    const { cursor } = await chain.scan(null, async () => new Set())
    const { txId } = await running().pay(payIn.address, '0.1')
    const owned = async () => new Set([payIn.address])
    return { cursor, txId, owned }
  }

  test('a double-spent payment is gone, and no scan reports it again', async () => {
    const chain = chainOf(running(), 'double-spend')
    const { cursor, txId, owned } = await paidIn(chain, 0)
    const [payment] = (await chain.scan(cursor, owned)).payments
    expect(payment).toMatchObject({ txId, blockHash: null })
    await running().doubleSpend(txId)
    const key = { txId, outputIndex: payment?.outputIndex ?? -1 }
    expect(await chain.paymentStatuses([key])).toEqual([
      { ...key, state: 'gone', confirmations: 0, blockHash: null },
    ])
    expect((await chain.scan(cursor, owned)).payments).toEqual([])
    expect(await chain.transactionStatus(txId)).toEqual({ state: 'unknown' })
  })

  test('a second adapter on the same wallet goes on with the cursor of the first', async () => {
    const { cursor, txId, owned } = await paidIn(chainOf(running(), 'shared'), 1)
    await running().mine(1)
    const { payments } = await chainOf(running(), 'shared').scan(cursor, owned)
    expect(payments).toMatchObject([{ txId, confirmations: 1, amount: amount('ltc', 10_000_000n) }])
  })

  test('a node that lost the wallet gets it back', async () => {
    const chain = chainOf(running(), 'unloaded')
    const { cursor, txId, owned } = await paidIn(chain, 3)
    const { username, password, host } = new URL(running().rpcUrl)
    await fetch(`http://${host}/`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${username}:${password}`)}` },
      body: JSON.stringify({ method: 'unloadwallet', params: ['unloaded'] }),
    })
    await running().mine(1)
    const { payments } = await chain.scan(cursor, owned)
    expect(payments).toMatchObject([{ txId, confirmations: 1 }])
  })

  test('indices may skip far ahead', async () => {
    const { cursor, txId, owned } = await paidIn(chainOf(running(), 'ahead'), 5_432)
    await running().mine(1)
    const { payments } = await chainOf(running(), 'ahead').scan(cursor, owned)
    expect(payments).toMatchObject([{ txId }])
  })

  test('an unconfirmed payment of a stranger is neither held nor spendable', async () => {
    const chain = chainOf(running(), 'unconfirmed')
    await paidIn(chain, 2)
    await running().pay(chain.hotWalletAddress('ltc'), '0.2')
    expect(await chain.holdings('ltc', [])).toEqual(amount('ltc', 0n))
    const intent: TransferIntent = {
      transferId: 'transfer-1',
      network: 'litecoin',
      amount: amount('ltc', 100_000n),
      destination: await running().outsideAddress(),
      extraId: null,
    }
    const taken = { inputs: new Set<string>(), nextNonce: null }
    const before = chain.compose(intent, await chain.funding(intent), taken)
    expect(before).toMatchObject({ ok: false, failure: { code: 'insufficient_funds' } })
    await running().mine(1)
    const after = chain.compose(intent, await chain.funding(intent), taken)
    expect(after).toMatchObject({ ok: true })

    // Change of our own is held and spendable at once: only our signer can have made it.
    const held = await chain.holdings('ltc', [])
    if (!after.ok) throw new Error(after.failure.code)
    await chain.broadcast(await sign(after.value))
    const rest = await chain.holdings('ltc', [])
    expect(rest.units).toBeGreaterThan(held.units - 200_000n)
    expect(rest.units).toBeLessThan(held.units - 100_000n)
  })
})
