import { type NodeClient, NodeUnavailable } from './node-client.ts'
import {
  type AccountFacts,
  type LedgerPlace,
  type LedgerTransaction,
  readAccountFacts,
  readLedger,
  readLedgerTransaction,
  type SeenLedger,
} from './wire.ts'

/** A validated ledger by its number; null where the node does not hold it. */
export async function findLedger(node: NodeClient, height: number): Promise<SeenLedger | null> {
  const reply = await node.ask('ledger', { ledger_index: height })
  if (reply.ok) return readLedger(reply.value)
  if (reply.failure.error === 'lgrNotFound') return null
  throw new NodeUnavailable(`ledger: the node refused (${reply.failure.error})`)
}

/** The hash of the ledger that a transaction is in. */
export async function ledgerHashOf(node: NodeClient, place: LedgerPlace): Promise<string> {
  if (place.hash !== null) return place.hash
  const ledger = await findLedger(node, place.height)
  if (ledger === null) throw new NodeUnavailable(`The node lost ledger ${place.height}`)
  return ledger.hash
}

/** An account in the newest validated ledger, in a certain one, or in the open one; null where nobody had funded it. */
export async function findAccount(
  node: NodeClient,
  account: string,
  ledger: 'validated' | 'current' | number,
): Promise<AccountFacts | null> {
  const queue = ledger === 'current' ? { queue: true } : {}
  const reply = await node.ask('account_info', { account, ledger_index: ledger, ...queue })
  if (!reply.ok) {
    if (reply.failure.error === 'actNotFound') return null
    throw new NodeUnavailable(`account_info: the node refused (${reply.failure.error})`)
  }
  if (ledger !== 'current' && reply.value.validated !== true) {
    throw new NodeUnavailable('account_info: the node answered of a ledger that is not validated')
  }
  return readAccountFacts(reply.value)
}

/** What the node found, and where it found nothing whether it has looked through all the ledgers named. */
export type Found =
  | { readonly found: LedgerTransaction }
  | { readonly found: null; readonly searchedAll: boolean }

/** A transaction by its hash, validated or not, looked for in some ledgers at least. */
export async function findTransaction(
  node: NodeClient,
  txId: string,
  within: { readonly from: number; readonly to: number },
): Promise<Found> {
  const reply = await node.ask('tx', {
    transaction: txId,
    min_ledger: within.from,
    max_ledger: within.to,
  })
  if (reply.ok) return { found: readOwn(txId, readLedgerTransaction(reply.value)) }
  if (reply.failure.error === 'txnNotFound') {
    return { found: null, searchedAll: reply.failure.searchedAll }
  }
  throw new NodeUnavailable(`tx: the node refused (${reply.failure.error})`)
}

function readOwn(txId: string, transaction: LedgerTransaction): LedgerTransaction {
  if (transaction.txId === txId) return transaction
  throw new NodeUnavailable(`tx: the node answered of ${transaction.txId} instead of ${txId}`)
}
