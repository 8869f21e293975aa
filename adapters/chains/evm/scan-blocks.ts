import { amount } from '@causeway/core/money'
import type { ObservedPayment, ScanResult } from '@causeway/core/ports'
import { readBlockCursor, type SeenBlock, writeBlockCursor } from './block-cursor.ts'
import { hexOf, readBlockAt, readHead } from './chain-view.ts'
import type { EvmConfig } from './evm-config.ts'
import type { NodeClient } from './node-client.ts'
import {
  addressHex,
  type Block,
  type BlockTransaction,
  readPendingBlock,
  readReceipt,
  readTransferLogs,
  TRANSFER_TOPIC,
} from './wire.ts'

/** Blocks read by one scan; the cursor takes up the rest. */
export const BLOCKS_PER_SCAN = 200
// How far back a scan begins whose cursor helps no further: a day of Ethereum's blocks.
const BLOCKS_BACK_WHEN_LOST = 7_200

export type ScanNeeds = {
  readonly node: NodeClient
  readonly config: EvmConfig
  readonly hotWallet: string
}

/** A transfer of value or of a token, before we know whether it is ours and whether it succeeded. */
type Candidate = {
  readonly txId: string
  readonly to: string
  readonly sum: ObservedPayment['amount']
  /** Null for the network's own coin. */
  readonly logIndex: number | null
  /** Null while it waits. */
  readonly block: Block | null
}

type Owned = (candidates: readonly string[]) => Promise<ReadonlySet<string>>

/**
 * Payments to our addresses since the cursor: value transfers of transactions, and `Transfer` logs of known tokens. A
 * payment's output index is 0 for value, and 1 + the log's place in its transaction for a token: unlike its place in the
 * block, that stays the same when another block includes it. Value moved inside a contract's call is not seen.
 */
export async function scanBlocks(
  needs: ScanNeeds,
  cursor: string | null,
  owned: Owned,
): Promise<ScanResult> {
  const head = await readHead(needs.node)
  if (cursor === null) {
    return { cursor: writeBlockCursor([head]), payments: [], height: head.height }
  }
  const seen = await commonPart(needs.node, readBlockCursor(cursor))
  const first = firstHeight(seen, readBlockCursor(cursor), head)
  const blocks = await readBlocks(needs.node, seen.at(-1), { first, last: head.height })
  const remembered = [...seen, ...blocks]
  const candidates = await collectCandidates(needs, blocks)
  // What waits is of interest only once everything before it was read.
  if (remembered.at(-1)?.hash === head.hash) {
    candidates.push(...(await pendingCandidates(needs, head)))
  }
  const ours = await owned([...new Set(candidates.map(({ to }) => to))])
  const found = await Promise.all(
    candidates
      .filter(({ to }) => ours.has(to))
      .map((candidate) => observe(needs.node, candidate, head)),
  )
  return {
    cursor: writeBlockCursor(remembered),
    payments: found.filter((payment) => payment !== null),
    height: head.height,
  }
}

/** The blocks of a cursor that are still in the chain. */
async function commonPart(
  node: NodeClient,
  blocks: readonly SeenBlock[],
): Promise<readonly SeenBlock[]> {
  for (let length = blocks.length; length > 0; length -= 1) {
    const newest = blocks[length - 1]
    if (newest === undefined) break
    const now = await readBlockAt(node, newest.height, false)
    if (now?.hash === newest.hash) return blocks.slice(0, length)
  }
  return []
}

function firstHeight(
  seen: readonly SeenBlock[],
  before: readonly SeenBlock[],
  head: SeenBlock,
): number {
  const newest = seen.at(-1)
  if (newest !== undefined) return newest.height + 1
  const oldest = before[0]?.height ?? head.height
  return Math.max(0, Math.min(oldest, head.height) - BLOCKS_BACK_WHEN_LOST)
}

/** Blocks in order, each the child of the one before; it stops where the chain changes under the reader. */
async function readBlocks(
  node: NodeClient,
  parent: SeenBlock | undefined,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<readonly Block[]> {
  const end = Math.min(last, first + BLOCKS_PER_SCAN - 1)
  const heights = Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index)
  const read = await Promise.all(heights.map((height) => readBlockAt(node, height, true)))
  const blocks: Block[] = []
  let parentHash = parent?.hash
  for (const block of read) {
    if (block === null || (parentHash !== undefined && block.parentHash !== parentHash)) break
    blocks.push(block)
    parentHash = block.hash
  }
  return blocks
}

async function collectCandidates(needs: ScanNeeds, blocks: readonly Block[]): Promise<Candidate[]> {
  const tokens = await Promise.all(blocks.map((block) => tokenCandidates(needs, block)))
  return [
    ...blocks.flatMap((block) => coinCandidates(needs, block.transactions, block)),
    ...tokens.flat(),
  ]
}

function coinCandidates(
  { config, hotWallet }: ScanNeeds,
  transactions: readonly BlockTransaction[],
  block: Block | null,
): readonly Candidate[] {
  return transactions.flatMap(({ txId, from, to, value }) => {
    // What the hot wallet sends to itself only fills a nonce.
    if (to === null || value === 0n || (from === hotWallet && to === hotWallet)) return []
    return [{ txId, to, sum: amount(config.asset, value), logIndex: null, block }]
  })
}

async function tokenCandidates(
  { node, config, hotWallet }: ScanNeeds,
  block: Block,
): Promise<readonly Candidate[]> {
  if (config.tokens.length === 0) return []
  const logs = await node.demand('eth_getLogs', [
    {
      blockHash: block.hash,
      address: config.tokens.map(({ contract }) => contract),
      topics: [TRANSFER_TOPIC],
    },
  ])
  return readTransferLogs(logs).flatMap(({ txId, from, to, contract, value, logIndex }) => {
    const token = config.tokens.find((each) => addressHex(each.contract) === contract)
    const isIdle = value === 0n || (from === hotWallet && to === hotWallet)
    if (token === undefined || isIdle) return []
    return [{ txId, to, sum: amount(token.asset, value), logIndex, block }]
  })
}

/** Value transfers that wait for the next block, where the node shows them. */
async function pendingCandidates(needs: ScanNeeds, head: Block): Promise<readonly Candidate[]> {
  const reply = await needs.node.ask('eth_getBlockByNumber', ['pending', true])
  const pending = reply.ok ? readPendingBlock(reply.value) : null
  // A node without such a view answers with the newest block instead.
  if (pending === null || pending.parentHash !== head.hash) return []
  return coinCandidates(needs, pending.transactions, null)
}

async function observe(
  node: NodeClient,
  { txId, to, sum, logIndex, block }: Candidate,
  head: Block,
): Promise<ObservedPayment | null> {
  const common = { txId, address: to, extraId: null, amount: sum }
  if (block === null) return { ...common, outputIndex: 0, blockHash: null, confirmations: 0 }
  const receipt = readReceipt(await node.demand('eth_getTransactionReceipt', [txId]))
  // The block was replaced meanwhile: the next scan walks back to the fork.
  if (receipt === null || receipt.blockHash !== block.hash || !receipt.succeeded) return null
  const place = logIndex === null ? -1 : receipt.logIndices.indexOf(logIndex)
  if (logIndex !== null && place < 0) {
    throw new Error(`The receipt of ${txId} lacks log ${hexOf(logIndex)}`)
  }
  return {
    ...common,
    outputIndex: place + 1,
    blockHash: block.hash,
    confirmations: Math.max(0, head.height - block.height + 1),
  }
}
