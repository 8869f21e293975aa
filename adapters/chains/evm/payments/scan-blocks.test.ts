import { amount } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import { expect, test } from 'vitest'
import { anvilParams } from '../evm-networks.ts'
import type { NodeClient, NodeRefusal } from '../node/node-client.ts'
import { createNodeHead } from '../node/node-head.ts'
import { createTraceReader } from '../node/trace-reader.ts'
import { broadcastTransfer } from '../transfers/broadcast-transfer.ts'
import { writeBlockCursor } from './block-cursor.ts'
import { BLOCKS_PER_SCAN } from './block-walk.ts'
import { readPaymentStatuses } from './payment-status.ts'
import { scanBlocks } from './scan-blocks.ts'

const HOT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const PAY_IN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const STRANGER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const hash = (kind: string, height: number): string =>
  `0x${kind.repeat(56)}${height.toString(16).padStart(8, '0')}`
const hex = (value: number): string => `0x${value.toString(16)}`

type Sent = {
  height: number
  from: string
  to: string
  value: number
  status?: number
  seenIn?: string
  /** The block at its height, once the scan has read the first. */
  replacedBy?: string
  /** What the node does not say although it should. */
  lacks?: 'receipt' | 'block'
}

/** A chain of 300 blocks with one transaction. */
function nodeWith(sent: Sent | null, head = 300): NodeClient {
  const txId = hash('e', 1)
  const blockAt = (height: number, hasTransactions: boolean) => ({
    number: hex(height),
    hash: hash('b', height),
    parentHash: hash('b', height - 1),
    transactions:
      hasTransactions && sent?.height === height
        ? [{ hash: txId, from: sent.from, to: sent.to, value: hex(sent.value) }]
        : [],
  })
  const demand: NodeClient['demand'] = async (method, [first, second]) => {
    if (method === 'eth_getBlockByNumber') {
      const height = first === 'latest' ? head : Number(first)
      const isLacking = sent?.lacks === 'block' && second === true && height === sent.height
      const block = blockAt(height, second === true)
      if (height > head || isLacking) return null
      const isReplaced = height === sent?.height && second === false
      return isReplaced ? { ...block, hash: sent.replacedBy ?? block.hash } : block
    }
    if (method === 'eth_chainId') return hex(1)
    if (method === 'eth_getTransactionByHash') return null
    if (method !== 'eth_getTransactionReceipt' || sent === null) throw new Error(method)
    if (sent.lacks === 'receipt') return null
    return {
      status: hex(sent.status ?? 1),
      blockNumber: hex(sent.height),
      blockHash: sent.seenIn ?? hash('b', sent.height),
      gasUsed: '0x5208',
      effectiveGasPrice: '0x1',
      logs: [],
    }
  }
  return {
    demand,
    ask: async () => fail({ code: 'node_refused', rpcCode: -32_601, message: 'no pending block' }),
  }
}

const config = {
  ...anvilParams,
  chainId: 1,
  tokens: [],
  rpcUrl: '',
  accountXpub: '',
  timeLimitMilliseconds: 1,
  traces: 'none' as const,
}
const cursorAt = (height: number) => writeBlockCursor([{ height, hash: hash('b', height) }])
const needsOn = (node: NodeClient) => ({
  node,
  config,
  hotWallet: HOT,
  head: createNodeHead({ node, config }),
  traces: createTraceReader({ node, config }),
})
const scan = (sent: Sent | null, cursor: string | null, mine: readonly string[] = [HOT, PAY_IN]) =>
  scanBlocks(needsOn(nodeWith(sent)), cursor, async () => new Set(mine))

test('a transfer is found with its depth, though the node shows no pending block', async () => {
  const { payments, height } = await scan(
    { height: 298, from: STRANGER, to: PAY_IN, value: 5 },
    cursorAt(290),
  )
  expect(height).toBe(300)
  expect(payments).toEqual([
    {
      txId: hash('e', 1),
      outputIndex: 0,
      address: PAY_IN,
      extraId: null,
      amount: amount('eth', 5n),
      blockHash: hash('b', 298),
      confirmations: 3,
    },
  ])
})

test.each([
  ['that failed', { height: 298, from: STRANGER, to: PAY_IN, value: 5, status: 0 }],
  ['of nothing', { height: 298, from: STRANGER, to: PAY_IN, value: 0 }],
  ['of the hot wallet to itself', { height: 298, from: HOT, to: HOT, value: 5 }],
  ['to a stranger', { height: 298, from: HOT, to: STRANGER, value: 5 }],
  ['that is our own sweep', { height: 298, from: PAY_IN, to: HOT, value: 5 }],
  [
    'whose block was replaced meanwhile',
    {
      height: 298,
      from: STRANGER,
      to: PAY_IN,
      value: 5,
      seenIn: hash('c', 298),
      replacedBy: hash('c', 298),
    },
  ],
])('a transfer %s is no payment', async (_name, sent) => {
  expect((await scan(sent, cursorAt(290))).payments).toEqual([])
})

test('what somebody else sends to the hot wallet is a payment', async () => {
  const sent = { height: 298, from: STRANGER, to: HOT, value: 5 }
  expect((await scan(sent, cursorAt(290), [HOT])).payments).toMatchObject([{ address: HOT }])
})

test.each([
  ['block', 'lacks block 298'],
  ['receipt', 'no receipt'],
] as const)(
  'a node that lacks a %s of its own chain stops the scan where it is',
  async (lacks, message) => {
    const sent = { height: 298, from: STRANGER, to: PAY_IN, value: 5, lacks }
    await expect(scan(sent, cursorAt(290))).rejects.toThrow(message)
  },
)

test('a node below the cursor says nothing new', async () => {
  const cursor = cursorAt(301)
  expect(await scan(null, cursor)).toEqual({ cursor, payments: [], height: 300 })
})

test('a receipt from a replaced block counts for nothing', async () => {
  const sent = { height: 298, from: STRANGER, to: PAY_IN, value: 5 }
  const key = { txId: hash('e', 1), outputIndex: 0 }
  const statuses = (node: NodeClient) => readPaymentStatuses(needsOn(node), [key])
  expect(await statuses(nodeWith(sent))).toMatchObject([{ state: 'in_block' }])
  const replaced = nodeWith({ ...sent, seenIn: hash('c', 298) })
  expect(await statuses(replaced)).toMatchObject([{ state: 'gone' }])
})

test('a long absence is made good in steps, none of them skipped', async () => {
  const sent = { height: 290, from: STRANGER, to: PAY_IN, value: 5 }
  let cursor = cursorAt(10)
  for (let step = 1; 10 + step * BLOCKS_PER_SCAN < 290; step += 1) {
    const scanned = await scan(sent, cursor)
    expect(scanned.payments).toEqual([])
    const height = 10 + step * BLOCKS_PER_SCAN
    expect(JSON.parse(scanned.cursor).at(-1)).toEqual({ height, hash: hash('b', height) })
    cursor = scanned.cursor
  }
  expect((await scan(sent, cursor)).payments).toHaveLength(1)
})

test('a database is asked about a thousand addresses at a time', async () => {
  const asked: number[] = []
  const many = Array.from({ length: 2_500 }, (_, index) => ({
    hash: hash('d', index),
    from: STRANGER,
    to: `0x${index.toString(16).padStart(40, '0')}`,
    value: '0x1',
  }))
  const plain = nodeWith(null)
  const node: NodeClient = {
    ...plain,
    demand: async (method, params) => {
      const reply = await plain.demand(method, params)
      const isWhole = method === 'eth_getBlockByNumber' && params[1] === true
      return isWhole && params[0] === hex(300) && typeof reply === 'object'
        ? { ...reply, transactions: many }
        : reply
    },
  }
  await scanBlocks(needsOn(node), cursorAt(290), async (candidates) => {
    asked.push(candidates.length)
    return new Set()
  })
  expect(asked).toEqual([1_000, 1_000, 500])
})

test('without a cursor only what comes from now on counts', async () => {
  const sent = { height: 300, from: STRANGER, to: PAY_IN, value: 5 }
  const first = await scan(sent, null)
  expect(first.payments).toEqual([])
  expect((await scan(sent, first.cursor)).payments).toEqual([])
})

const signed = { transferId: 'a', network: 'ethereum', txId: hash('e', 1), bytes: '0x00' }
const refusing = (rpcCode: number): NodeClient => ({
  ...nodeWith(null),
  ask: async (): Promise<Result<unknown, NodeRefusal>> =>
    fail({ code: 'node_refused', rpcCode, message: 'words' }),
})

test('a refusal of the bytes is an outcome, any other is thrown', async () => {
  expect(await broadcastTransfer(refusing(-32_000), signed)).toEqual({
    outcome: 'rejected',
    reason: 'words',
  })
  await expect(broadcastTransfer(refusing(-32_005), signed)).rejects.toThrow('words')
})

test('bytes that the chain knows are known, whatever the node says of them', async () => {
  let asked = 0
  const node: NodeClient = {
    ask: async () => {
      asked += 1
      return asked === 1
        ? fail({ code: 'node_refused', rpcCode: -32_000, message: 'nonce too low' })
        : ok(null)
    },
    demand: async () => (asked === 0 ? null : { hash: signed.txId }),
  }
  expect(await broadcastTransfer(node, signed)).toEqual({ outcome: 'already_known' })
})
