import type { ChainPort } from '@causeway/core/ports'
import { liftHistoryHalt } from '../wallet-history/history-halt.ts'
import { acceptHistory } from './accept-history.ts'
import { type ExaminedWallet, examineWallet, hasAny } from './examine-wallets.ts'
import { adoptFor } from './joint-transfers.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'
import { type WrittenPayment, writeSpending, writeSweeps } from './write-spending.ts'

/** A payment that the journal had forgotten and now has. A joint transaction makes several. */
export type ImportedSpending = Pick<WrittenPayment, 'payment' | 'orderId'> & {
  readonly network: string
  readonly txId: string
}

/** What became of one wallet. */
export type ImportedWallet = Pick<ExaminedWallet, 'network' | 'failure' | 'unread'> & {
  readonly adopted: readonly ImportedSpending[]
  /** How many were taken in unread: the wallet was used before this database had an order there. */
  readonly accepted: number
  /** From here on the network may be signed for. */
  readonly agrees: boolean
}

const REASON = 'Found on the chain by doctor --reconcile'
const BEFORE = 'Spent before the database had an order on this network'

/**
 * Takes into journal and books what a wallet has spent and both had forgotten. The database first: what was cut off
 * between the two is found again. A payment to an order that is here becomes that order's own; others are booked to
 * suspense once they are deep. Lifts the network's halt when nothing is unknown any more. Where no order ever had to do
 * with the network nobody can be paid twice, and the books begin later: what was spent is taken in as it stands.
 */
export async function importSpendings(
  needs: ReconcileNeeds,
  chain: ChainPort,
): Promise<ImportedWallet> {
  const adopted: ImportedSpending[] = []
  if (!(await hasOrders(needs, chain))) return acceptAll(needs, chain)
  for (;;) {
    const examined = await examineWallet(needs, chain)
    const { network, failure, unread } = examined
    for (const found of examined.found) {
      const written = await writeSpending(needs, chain, found)
      const ids = written.map(({ transferId }) => transferId)
      await adoptFor(needs.signer, { network, reason: REASON, found }, ids)
      const { txId } = found
      adopted.push(...written.map(({ orderId, payment }) => ({ network, txId, payment, orderId })))
    }
    if (failure === null && examined.found.length > 0) continue
    const agrees = failure === null && !hasAny(unread)
    if (failure === null) await writeSweeps(needs, chain)
    if (agrees) await liftHistoryHalt(needs.database, network)
    return { network, failure, unread, adopted, accepted: 0, agrees }
  }
}

async function hasOrders({ database }: ReconcileNeeds, { network }: ChainPort): Promise<boolean> {
  const order = await database
    .direct()
    .selectFrom('orders')
    .select('id')
    .where((where) =>
      where.or([where('network_from', '=', network), where('network_to', '=', network)]),
    )
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

async function acceptAll(needs: ReconcileNeeds, chain: ChainPort): Promise<ImportedWallet> {
  const { network } = chain
  const none = { transactions: [], nonces: [] }
  const about = { network, unread: none, adopted: [] }
  try {
    const accepted = await acceptHistory(needs, network, BEFORE)
    return { ...about, failure: null, accepted, agrees: true }
  } catch (error) {
    return { ...about, failure: String(error), accepted: 0, agrees: false }
  }
}
