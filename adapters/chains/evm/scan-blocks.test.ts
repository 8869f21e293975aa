import { amount } from '@causeway/core/money'
import { fail, ok, type Result } from '@causeway/core/result'
import { expect, test } from 'vitest'
import { writeBlockCursor } from './block-cursor.ts'
import { broadcastTransfer } from './broadcast-transfer.ts'
import type { NodeClient, NodeRefusal } from './node-client.ts'
import { BLOCKS_PER_SCAN, scanBlocks } from './scan-blocks.ts'
import { readPaymentStatus } from './transaction-place.ts'

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
      return height > head ? null : blockAt(height, second === true)
    }
    if (method === 'eth_getTransactionByHash') return null
    if (method !== 'eth_getTransactionReceipt' || sent === null) throw new Error(method)
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
  network: 'ethereum',
  chainId: 1,
  asset: 'eth',
  tokens: [],
  rpcUrl: '',
  accountXpub: '',
  maximumFeePerGas: 1n,
  timeLimitMilliseconds: 1,
}
const cursorAt = (height: number) => writeBlockCursor([{ height, hash: hash('b', height) }])
const scan = (sent: Sent | null, cursor: string | null) =>
  scanBlocks(
    { node: nodeWith(sent), config, hotWallet: HOT },
    cursor,
    async () => new Set([HOT, PAY_IN]),
  )

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
  [
    'whose block was replaced meanwhile',
    { height: 298, from: STRANGER, to: PAY_IN, value: 5, seenIn: hash('c', 298) },
  ],
])('a transfer %s is no payment', async (_name, sent) => {
  expect((await scan(sent, cursorAt(290))).payments).toEqual([])
})

test('a receipt from a replaced block counts for nothing', async () => {
  const sent = { height: 298, from: STRANGER, to: PAY_IN, value: 5 }
  const key = { txId: hash('e', 1), outputIndex: 0 }
  expect(await readPaymentStatus(nodeWith(sent), key)).toMatchObject({ state: 'in_block' })
  const replaced = nodeWith({ ...sent, seenIn: hash('c', 298) })
  expect(await readPaymentStatus(replaced, key)).toMatchObject({ state: 'gone' })
})

test('a long absence is made good in steps, none of them skipped', async () => {
  const sent = { height: 290, from: STRANGER, to: PAY_IN, value: 5 }
  const first = await scan(sent, cursorAt(10))
  expect(first.payments).toEqual([])
  expect(JSON.parse(first.cursor).at(-1)).toEqual({
    height: 10 + BLOCKS_PER_SCAN,
    hash: hash('b', 10 + BLOCKS_PER_SCAN),
  })
  expect((await scan(sent, first.cursor)).payments).toHaveLength(1)
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
