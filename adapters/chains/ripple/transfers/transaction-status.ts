import { amount } from '@causeway/core/money'
import type {
  FoundTransaction,
  PaymentKey,
  PaymentStatus,
  TransactionStatus,
} from '@causeway/core/ports'
import { holdsAll } from '../node/held-ledgers.ts'
import { findAccount, findTransaction, ledgerHashOf } from '../node/ledger-view.ts'
import type { NodeClient } from '../node/node-client.ts'
import { HistoryMissing, type NodeHead } from '../node/node-head.ts'
import type { LedgerTransaction, ServerFacts } from '../node/wire.ts'
import type { RippleConfig } from '../ripple-config.ts'

export type StatusNeeds = {
  readonly node: NodeClient
  readonly head: NodeHead
  readonly config: RippleConfig
}

/** The newest ledgers that a server must have searched before it may say that it knows nothing: a quarter of an hour. */
const LEDGERS_SEARCHED = 256
const LEDGERS_TO_SETTLE = 3

/**
 * Where a transaction of ours stands. One that is in no validated ledger and whose sequence another has used can never be
 * in one: it is `unknown`, although servers go on remembering it for a while. Throws where the server has fallen behind
 * or lacks recent ledgers.
 */
export async function readTransactionStatus(
  { node, head, config }: StatusNeeds,
  txId: string,
): Promise<TransactionStatus> {
  const server = await head.read()
  const found = await lookUp({ node, head }, txId, server)
  if (found === null) return { state: 'unknown' }
  if (found.place === null) return waiting({ node }, found, server)
  return inLedger(found, config, server)
}

/** Where anybody's transaction stands. Throws where the server has fallen behind or lacks recent ledgers. */
export async function findAnyTransaction(
  { node, head }: StatusNeeds,
  txId: string,
): Promise<FoundTransaction> {
  const found = await lookUp({ node, head }, txId, await head.read())
  if (found === null) return { state: 'unknown' }
  const { place } = found
  if (place === null) return { state: 'pending' }
  return { state: 'in_block', height: place.height, succeeded: place.result === 'tesSUCCESS' }
}

/** Whether it can still get into a ledger. Nothing that another has used the sequence of can, and that settles for good. */
async function waiting(
  { node }: Pick<StatusNeeds, 'node'>,
  { account, sequence }: LedgerTransaction,
  server: ServerFacts,
): Promise<TransactionStatus> {
  // A server may know an account's newest state a moment before it can find the transaction that made it.
  const settled = server.head.height - LEDGERS_TO_SETTLE
  if (settled < 1) return { state: 'pending' }
  const sender = await findAccount(node, account, settled)
  return sender !== null && sender.sequence > sequence ? { state: 'unknown' } : { state: 'pending' }
}

function inLedger(
  { place, fee }: LedgerTransaction,
  config: RippleConfig,
  server: ServerFacts,
): TransactionStatus {
  if (place === null) return { state: 'pending' }
  return {
    state: 'in_block',
    confirmations: Math.max(1, server.head.height - place.height + 1),
    fee: amount(config.asset, fee),
    // A tec code took the fee and the sequence, and did nothing.
    succeeded: place.result === 'tesSUCCESS',
  }
}

async function lookUp(
  { node, head }: Pick<StatusNeeds, 'node' | 'head'>,
  txId: string,
  server: ServerFacts,
): Promise<LedgerTransaction | null> {
  const to = server.head.height
  const reply = await findTransaction(node, txId, {
    from: Math.max(1, to - LEDGERS_SEARCHED + 1),
    to,
  })
  if (reply.found !== null) return reply.found
  head.assertNotBehind(to)
  if (!reply.searchedAll) {
    throw new HistoryMissing(`The node lacks some of the last ${LEDGERS_SEARCHED} ledgers`)
  }
  return null
}

/**
 * Where payments to us stand, in order. A validated payment is final: `gone` is said only of what a server with the whole
 * history has never seen. Any other throws `HistoryMissing`, for it may merely have forgotten.
 */
export async function readPaymentStatuses(
  needs: StatusNeeds,
  keys: readonly PaymentKey[],
): Promise<readonly PaymentStatus[]> {
  const statuses: PaymentStatus[] = []
  const server = await needs.head.read()
  for (const key of keys) statuses.push(await paymentStatus(needs, key, server))
  return statuses
}

async function paymentStatus(
  needs: StatusNeeds,
  { txId, outputIndex }: PaymentKey,
  server: ServerFacts,
): Promise<PaymentStatus> {
  const found = await lookUp(needs, txId, server)
  if (found === null) {
    if (!holdsAll(server)) throw new HistoryMissing(`The node has no history to look for ${txId}`)
    return { txId, outputIndex, state: 'gone', confirmations: 0, blockHash: null }
  }
  const { place } = found
  if (place === null) {
    return { txId, outputIndex, state: 'pending', confirmations: 0, blockHash: null }
  }
  return {
    txId,
    outputIndex,
    state: 'in_block',
    confirmations: Math.max(1, server.head.height - place.height + 1),
    blockHash: await ledgerHashOf(needs.node, place),
  }
}
