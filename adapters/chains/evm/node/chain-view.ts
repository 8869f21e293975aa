import type { NodeClient } from './node-client.ts'
import { type Block, type Receipt, readBlock, readHash, readObject, readReceipt } from './wire.ts'

/** The newest block. */
export async function readHead(node: NodeClient): Promise<Block> {
  const head = readBlock(await node.demand('eth_getBlockByNumber', ['latest', false]), false)
  if (head === null) throw new Error('The node has no blocks')
  return head
}

/** The canonical block of a height; null above the head. */
export async function readBlockAt(
  node: NodeClient,
  height: number,
  hasTransactions: boolean,
): Promise<Block | null> {
  const reply = await node.demand('eth_getBlockByNumber', [hexOf(height), hasTransactions])
  return readBlock(reply, hasTransactions)
}

/** The receipt of a transaction that is in the canonical chain now; null of any other. */
export async function findReceipt(node: NodeClient, txId: string): Promise<Receipt | null> {
  const receipt = readReceipt(await node.demand('eth_getTransactionReceipt', [txId]))
  if (receipt === null) return null
  const block = await readBlockAt(node, receipt.height, false)
  return block?.hash === receipt.blockHash ? receipt : null
}

/** Whether the node knows the transaction at all: in a block or waiting for one. */
export async function isKnown(node: NodeClient, txId: string): Promise<boolean> {
  const reply = await node.demand('eth_getTransactionByHash', [txId])
  return reply !== null && readHash(readObject(reply).hash) === txId
}

/** A quantity, as the Ethereum JSON-RPC specification writes it. */
export function hexOf(value: number | bigint): string {
  return `0x${value.toString(16)}`
}
