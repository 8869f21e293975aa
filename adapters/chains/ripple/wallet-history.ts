import { amount } from '@causeway/core/money'
import type { FoundSpending, Spendings, WalletHistory } from '@causeway/core/ports'
import { encode } from 'ripple-binary-codec'
import { heldFrom } from './node/held-ledgers.ts'
import { findAccount } from './node/ledger-view.ts'
import { BadNodeReply, readObject } from './node/wire.ts'
import { readLedgerCursor, writeLedgerCursor } from './payments/ledger-cursor.ts'
import { firstUnread, type ScanNeeds, transactionsWithin } from './payments/scan-ledgers.ts'
import { transactionId } from './transfers/transfer-body.ts'

/**
 * Validated transactions of the account since a cursor, and its sequence with those that wait. A server without the whole
 * history tells what it holds; the sequence counts what came before.
 */
export async function readWalletHistory(
  needs: ScanNeeds,
  cursor: string | null,
): Promise<WalletHistory> {
  const { node, hotWallet } = needs
  const server = await needs.head.read()
  const { head } = server
  const from =
    cursor === null ? heldFrom(server) : await firstUnread(needs, readLedgerCursor(cursor), server)
  needs.head.assertNotBehind(head.height)
  const transactions: string[] = []
  if (from <= head.height) {
    const range = { from, to: head.height }
    for await (const { account, txId } of transactionsWithin(node, hotWallet, range)) {
      if (account === hotWallet) transactions.push(txId)
    }
  }
  const [validated, open] = await Promise.all([
    findAccount(node, hotWallet, 'validated'),
    findAccount(node, hotWallet, 'current'),
  ])
  const next = Math.max(validated?.sequence ?? 0, open?.sequence ?? 0, (open?.lastQueued ?? -1) + 1)
  return {
    cursor: from > head.height && cursor !== null ? cursor : writeLedgerCursor(head),
    transactions,
    nonces: next === 0 ? null : { first: null, next: BigInt(next) },
  }
}

/** Reads transactions of the account back, by id or sequence, out of all the ledgers that the server holds. */
export async function findSpendings(
  needs: ScanNeeds,
  wanted: Spendings,
): Promise<readonly FoundSpending[]> {
  const { node, hotWallet, config } = needs
  const server = await needs.head.read()
  const [ids, nonces] = [new Set(wanted.transactions), new Set(wanted.nonces)]
  const found: FoundSpending[] = []
  const range = { from: heldFrom(server), to: server.head.height }
  for await (const each of transactionsWithin(node, hotWallet, range)) {
    if (each.account !== hotWallet) continue
    if (!ids.has(each.txId) && !nonces.has(BigInt(each.sequence))) continue
    const { destination, tag, place } = each
    const delivered = place !== null && typeof place.delivery === 'bigint' ? place.delivery : null
    found.push({
      txId: each.txId,
      nonce: BigInt(each.sequence),
      inputs: [],
      bytes: await bytesOf(needs, each.txId),
      payments:
        destination === null || delivered === null || place?.result !== 'tesSUCCESS'
          ? []
          : [{ address: destination, extraId: tag, amount: amount(config.asset, delivered) }],
    })
  }
  return found
}

/** The server tells fields; encoded they are the bytes that were signed, or the id would be another. */
async function bytesOf({ node }: ScanNeeds, txId: string): Promise<string> {
  const reply = await node.demand('tx', { transaction: txId })
  const bytes = encode({ ...readObject(reply.tx_json) })
  if (transactionId(bytes) !== txId)
    throw new BadNodeReply(`tx: other fields than those of ${txId}`)
  return bytes
}
