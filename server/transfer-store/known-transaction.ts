import { type RawBuilder, sql } from 'kysely'

/**
 * The transaction of a transfer, for a select list; null before it is signed. Of a transaction and its replacements the one
 * that the chain has taken, otherwise the newest. `transferId` names a column of the outer query: `cold_move.id`.
 */
export function knownTransaction(transferId: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select tx_id from transfer_transaction
    where transfer_id = ${sql.ref(transferId)}
    order by fee_units desc nulls last, attempt desc
    limit 1)`
}
