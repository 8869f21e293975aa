import { amount } from '@causeway/core/money'
import type { ObservedPayment } from '@causeway/core/ports'
import type { EvmConfig } from '../evm-config.ts'
import type { NodeClient } from '../node/node-client.ts'
import type { TraceReader } from '../node/trace-reader.ts'
import {
  addressHex,
  type Block,
  type BlockTransaction,
  readPendingBlock,
  readTransferLogs,
  TRANSFER_TOPIC,
  type TransferLog,
} from '../node/wire.ts'

export type CandidateNeeds = {
  readonly node: NodeClient
  readonly config: EvmConfig
  readonly hotWallet: string
  readonly traces: TraceReader
}

/** What moved it: the transaction itself, a token's log, or a contract inside the transaction. */
export type CandidateMeans =
  | { readonly kind: 'coin' }
  | { readonly kind: 'log'; readonly log: TransferLog }
  | { readonly kind: 'internal'; readonly place: number }

/** A transfer of coin or token, before we know whether it is ours and whether it succeeded. */
export type Candidate = {
  readonly txId: string
  readonly from: string
  readonly to: string
  readonly sum: ObservedPayment['amount']
  readonly means: CandidateMeans
  /** Null while it waits. */
  readonly block: Block | null
}

/** Everything that moved in a block, and the logs that say so. */
export type BlockTransfers = {
  readonly candidates: readonly Candidate[]
  readonly logs: readonly TransferLog[]
}

/** All transfers of a block: values of transactions, logs of the known tokens, and what contracts passed on. */
export async function readBlockTransfers(
  needs: CandidateNeeds,
  block: Block,
): Promise<BlockTransfers> {
  const [logs, internal] = await Promise.all([
    readTokenLogs(needs, block.hash),
    needs.traces.ofBlock(block),
  ])
  const candidates = [
    ...coinCandidates(needs, block.transactions, block),
    ...logs.map((log) => tokenCandidate(needs, log, block)),
    ...(internal ?? []).map(({ txId, from, to, value, place }) => ({
      txId,
      from,
      to,
      sum: amount(needs.config.asset, value),
      means: { kind: 'internal', place } as const,
      block,
    })),
  ]
  return { candidates: candidates.filter((each) => movesSomething(needs, each)), logs }
}

/** Values that wait for the next block, where the node shows them. */
export async function readPendingTransfers(
  needs: CandidateNeeds,
  head: { readonly hash: string },
): Promise<readonly Candidate[]> {
  const reply = await needs.node.ask('eth_getBlockByNumber', ['pending', true])
  const pending = reply.ok ? readPendingBlock(reply.value) : null
  // A node without such a view answers with the newest block instead.
  if (pending === null || pending.parentHash !== head.hash) return []
  return coinCandidates(needs, pending.transactions, null).filter((each) =>
    movesSomething(needs, each),
  )
}

/** `Transfer` logs of the known tokens in one block. What another contract says is no concern of ours. */
export async function readTokenLogs(
  { node, config }: Pick<CandidateNeeds, 'node' | 'config'>,
  blockHash: string,
): Promise<readonly TransferLog[]> {
  if (config.tokens.length === 0) return []
  const contracts = config.tokens.map(({ contract }) => addressHex(contract))
  const logs = await node.demand('eth_getLogs', [
    { blockHash, address: contracts, topics: [TRANSFER_TOPIC] },
  ])
  // Some nodes do not filter as asked: the list is ours to keep.
  return readTransferLogs(logs, blockHash).filter(({ contract }) =>
    contracts.some((known) => known === contract),
  )
}

function coinCandidates(
  { config }: CandidateNeeds,
  transactions: readonly BlockTransaction[],
  block: Block | null,
): readonly Candidate[] {
  return transactions.flatMap(({ txId, from, to, value }) =>
    to === null
      ? []
      : [{ txId, from, to, sum: amount(config.asset, value), means: { kind: 'coin' }, block }],
  )
}

function tokenCandidate({ config }: CandidateNeeds, log: TransferLog, block: Block): Candidate {
  const token = config.tokens.find((each) => addressHex(each.contract) === log.contract)
  if (token === undefined) throw new Error(`${log.contract} is no token of ours`)
  const { txId, from, to, value } = log
  return { txId, from, to, sum: amount(token.asset, value), means: { kind: 'log', log }, block }
}

/** What the hot wallet sends to itself only fills a nonce. */
function movesSomething({ hotWallet }: CandidateNeeds, { from, to, sum }: Candidate): boolean {
  return sum.units > 0n && !(from === hotWallet && to === hotWallet)
}
