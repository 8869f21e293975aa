import type { ObservedPayment, ScanResult } from '@causeway/core/ports'
import { assertHeld, heldFrom } from '../node/held-ledgers.ts'
import { findLedger, ledgerHashOf } from '../node/ledger-view.ts'
import type { NodeClient } from '../node/node-client.ts'
import { HistoryMissing, type NodeHead } from '../node/node-head.ts'
import {
  BadNodeReply,
  type LedgerRange,
  type LedgerTransaction,
  readCount,
  readLedgerTransaction,
  readList,
  type SeenLedger,
  type ServerFacts,
} from '../node/wire.ts'
import type { RippleConfig } from '../ripple-config.ts'
import { readLedgerCursor, writeLedgerCursor } from './ledger-cursor.ts'
import { receivedPayment } from './received-payment.ts'

export type ScanNeeds = {
  readonly node: NodeClient
  readonly head: NodeHead
  readonly config: RippleConfig
  readonly hotWallet: string
}

/** How far a cursor that the ledger does not know is read back: five hours and more. */
const LEDGERS_BACK = 5_000
/** Read at once at most, after a long rest; the next scan goes on. */
const MOST_LEDGERS = 20_000
const TRANSACTIONS_PER_PAGE = 200

/**
 * Payments to the account in validated ledgers since a cursor. Throws `HistoryMissing` where the node lacks a ledger
 * between, so that none is ever skipped, and `NodeBehind` where it is far behind the cursor.
 */
export async function scanLedgers(
  needs: ScanNeeds,
  cursor: string | null,
  owned: (candidates: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<ScanResult> {
  const server = await needs.head.read()
  const { head } = server
  if (cursor === null) {
    return { cursor: writeLedgerCursor(head), payments: [], height: head.height }
  }
  const from = await firstUnread(needs, readLedgerCursor(cursor), server)
  if (from > head.height) {
    return { cursor, payments: [], height: head.height }
  }
  const range = { from, to: Math.min(head.height, from + MOST_LEDGERS - 1) }
  assertHeld(server, range)
  const payments = await paymentsWithin(needs, range, head.height)
  const last = range.to === head.height ? head : await findLedger(needs.node, range.to)
  if (last === null) throw new HistoryMissing(`The node lost ledger ${range.to} meanwhile`)
  const isOurs = payments.length > 0 && (await owned([needs.hotWallet])).has(needs.hotWallet)
  return {
    cursor: writeLedgerCursor(last),
    payments: isOurs ? payments : [],
    height: last.height,
  }
}

/** The ledger after the one of the cursor, or one far enough back where the node has another in its place. */
export async function firstUnread(
  { node, head }: ScanNeeds,
  read: SeenLedger | null,
  server: ServerFacts,
): Promise<number> {
  if (read === null) return backFrom(server.head.height, server)
  if (read.height > server.head.height) {
    // It was read already, be it by another process or before a restart.
    head.assertNotBehind(server.head.height, read.height)
    return read.height + 1
  }
  const ledger = await findLedger(node, read.height)
  if (ledger === null) throw new HistoryMissing(`The node does not hold ledger ${read.height}`)
  return ledger.hash === read.hash ? read.height + 1 : backFrom(read.height, server)
}

function backFrom(height: number, server: ServerFacts): number {
  return Math.max(heldFrom(server), height - LEDGERS_BACK)
}

async function paymentsWithin(
  { node, hotWallet, config }: ScanNeeds,
  range: LedgerRange,
  headHeight: number,
): Promise<readonly ObservedPayment[]> {
  const payments: ObservedPayment[] = []
  for await (const transaction of transactionsWithin(node, hotWallet, range)) {
    const payment = receivedPayment(transaction, {
      account: hotWallet,
      asset: config.asset,
      headHeight,
    })
    if (payment === null || transaction.place === null) continue
    payments.push({ ...payment, blockHash: await ledgerHashOf(node, transaction.place) })
  }
  return payments
}

/** All transactions that touched the account, page by page (`account_tx`). */
export async function* transactionsWithin(
  node: NodeClient,
  account: string,
  range: LedgerRange,
): AsyncGenerator<LedgerTransaction> {
  let marker: unknown
  do {
    const reply = await node.demand('account_tx', {
      account,
      ledger_index_min: range.from,
      ledger_index_max: range.to,
      forward: true,
      limit: TRANSACTIONS_PER_PAGE,
      ...(marker === undefined ? {} : { marker }),
    })
    // A server that lacks some of them says what it read instead.
    const min = readCount(reply.ledger_index_min)
    const max = readCount(reply.ledger_index_max)
    if (min > range.from || max < range.to) {
      throw new HistoryMissing(`The node read ledgers ${min}-${max} of ${range.from}-${range.to}`)
    }
    for (const transaction of readList(reply.transactions, readLedgerTransaction)) {
      assertWithin(transaction, range)
      yield transaction
    }
    if (reply.marker !== undefined && JSON.stringify(reply.marker) === JSON.stringify(marker)) {
      throw new BadNodeReply('account_tx goes round in circles')
    }
    marker = reply.marker
  } while (marker !== undefined)
}

function assertWithin({ place, txId }: LedgerTransaction, { from, to }: LedgerRange): void {
  if (place === null || place.height < from || place.height > to) {
    throw new BadNodeReply(`${txId} is not of the validated ledgers ${from}-${to}`)
  }
}
