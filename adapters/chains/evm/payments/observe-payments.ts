import { amount } from '@causeway/core/money'
import type { ObservedPayment } from '@causeway/core/ports'
import { readBlockAt } from '../node/chain-view.ts'
import { type NodeClient, NodeUnavailable } from '../node/node-client.ts'
import { type Block, type Receipt, readReceipt, type TransferLog } from '../node/wire.ts'
import { arrivedUnits } from './arrived-tokens.ts'
import type { Candidate } from './payment-candidates.ts'
import { outputIndexOf, type PaymentPlace } from './payment-place.ts'

type Seen = {
  readonly candidates: readonly Candidate[]
  /** Every log of a known token in the blocks read, ours or not. */
  readonly logs: readonly TransferLog[]
  readonly head: Block
}

/** The candidates that succeeded, with what really arrived. */
export async function observePayments(
  { node }: { readonly node: NodeClient },
  seen: Seen,
): Promise<readonly ObservedPayment[]> {
  const found = await Promise.all(
    seen.candidates.map((candidate) => observePayment(node, candidate, seen)),
  )
  return found.filter((payment) => payment !== null)
}

async function observePayment(
  node: NodeClient,
  candidate: Candidate,
  { logs, head }: Seen,
): Promise<ObservedPayment | null> {
  const { txId, to, sum, means, block } = candidate
  const payment = { txId, address: to, extraId: null, amount: sum }
  if (block === null) return { ...payment, outputIndex: 0, blockHash: null, confirmations: 0 }
  const receipt = await readReceiptIn(node, txId, block)
  if (receipt === null || !receipt.succeeded) return null
  const units =
    means.kind === 'log' ? await arrivedUnits(node, means.log, { logs, block }) : sum.units
  if (units <= 0n) return null
  return {
    ...payment,
    amount: amount(sum.asset, units),
    outputIndex: outputIndexOf(placeIn(receipt, candidate)),
    blockHash: block.hash,
    confirmations: Math.max(0, head.height - block.height + 1),
  }
}

/** Null where the block was replaced meanwhile: the next scan walks back to the fork. */
async function readReceiptIn(
  node: NodeClient,
  txId: string,
  block: Block,
): Promise<Receipt | null> {
  const receipt = readReceipt(await node.demand('eth_getTransactionReceipt', [txId]))
  if (receipt?.blockHash === block.hash) return receipt
  const now = await readBlockAt(node, block.height, false)
  if (now?.hash !== block.hash) return null
  // Its block stands, so the payment does; a cursor beyond it would lose it.
  throw new NodeUnavailable(`The node has no receipt of ${txId} for block ${block.height}`)
}

function placeIn(receipt: Receipt, { txId, means }: Candidate): PaymentPlace {
  if (means.kind !== 'log') return means
  const place = receipt.logs.findIndex(({ logIndex }) => logIndex === means.log.logIndex)
  if (place < 0) {
    throw new NodeUnavailable(`The receipt of ${txId} lacks log ${means.log.logIndex}`)
  }
  return { kind: 'log', place }
}
