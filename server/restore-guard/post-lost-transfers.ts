import { bookRecalled } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import { shareOfFee, type TransactionStatus } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/index.ts'
import { markSweptBySum } from '../deposit-store/sweep-deposits.ts'
import { post } from '../ledger/index.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

type Needs = Pick<ReconcileNeeds, 'database' | 'clock' | 'catalogue' | 'chains'>
type Recalled = Selectable<Tables['recalled_signature']>
type InBlock = Extract<TransactionStatus, { state: 'in_block' }>

const MOST_AT_ONCE = 200

/**
 * Books what was paid for orders that the database has forgotten, once it is deep enough on the chain: it left the wallet,
 * and stands in suspense beside what their customers paid in. Each bears its share of the transaction's fee. Marks the
 * deposits that recalled sweeps took along.
 */
export async function postLostTransfers(needs: Needs): Promise<void> {
  await markSwept(needs)
  const rows = await needs.database
    .direct()
    .selectFrom('recalled_signature')
    .selectAll()
    .where('booked_at', 'is', null)
    .where('is_lost', '=', true)
    .orderBy('transfer_id')
    .limit(MOST_AT_ONCE)
    .execute()
  for (const row of rows) {
    const status = await needs.chains.get(row.network)?.transactionStatus(row.tx_id)
    const needed = needs.catalogue.find(row.asset)?.confirmations ?? 1
    if (status?.state !== 'in_block' || status.confirmations < needed) continue
    await book(needs, row, status)
  }
}

async function book(needs: Needs, row: Recalled, status: InBlock): Promise<void> {
  const at = new Date(needs.clock.now())
  await needs.database.transaction('book_recalled', async (tx) => {
    // All attempts of a transfer are one payment: at most one of them is in the chain.
    const marked = await tx
      .updateTable('recalled_signature')
      .set({ booked_at: at })
      .where('transfer_id', '=', row.transfer_id)
      .where('booked_at', 'is', null)
      .executeTakeFirst()
    if (marked.numUpdatedRows === 0n) return
    const transfer = { id: row.transfer_id, outOf: accountOf(row) }
    const sent = amount(row.asset, status.succeeded ? row.units : 0n)
    const fee = amount(status.fee.asset, shareOfFee(status.fee.units, row))
    await post(tx, bookRecalled(transfer, sent, fee), {
      orderId: null,
      at,
      note: noteOf(row),
    })
  })
}

/** The shop's own coins are known to have been its own. */
function accountOf({ kind }: Recalled): 'suspense' | 'cold' | 'capital' {
  if (kind === 'cold') return 'cold'
  return kind === 'hand' ? 'capital' : 'suspense'
}

function noteOf(row: Recalled): string {
  if (row.kind === 'hand') return 'Paid out by hand, which a restored database has lost'
  if (row.kind === 'cold') return 'Moved to cold storage, which a restored database has lost'
  return row.order_id === null
    ? `Spent on ${row.network} in ${row.tx_id}, which neither database nor journal knew`
    : `Paid for order ${row.order_id}, which a restored database has lost`
}

/**
 * A recalled sweep emptied its address, but of the deposits that it took only those that the backup had are named in it. The
 * others were found again since: the first ones at the address that make up its sum.
 */
async function markSwept(needs: Needs): Promise<void> {
  const sweeps = await needs.database
    .direct()
    .selectFrom('recalled_signature')
    .innerJoin('transfer', 'transfer.id', 'recalled_signature.transfer_id')
    .select([
      'transfer.id',
      'transfer.network',
      'transfer.source',
      'transfer.asset',
      'transfer.units',
    ])
    .distinct()
    .where('recalled_signature.kind', '=', 'sweep')
    .where('recalled_signature.booked_at', 'is', null)
    .where('transfer.state', '=', 'confirmed')
    .execute()
  for (const { id, network, source, asset, units } of sweeps) {
    const chain = needs.chains.get(network)
    if (chain === undefined || source === 'hot') continue
    const { address } = chain.payInAddress(asset, Number(source))
    await needs.database.transaction('mark_swept', async (tx) => {
      const swept = { sweepId: id, network, asset, address, units }
      if (!(await markSweptBySum(tx, swept))) return
      await tx
        .updateTable('recalled_signature')
        .set({ booked_at: new Date(needs.clock.now()) })
        .where('transfer_id', '=', id)
        .execute()
    })
  }
}
