import type { NetworkId } from '@causeway/core/currencies'
import type { FoundSpending, Spendings } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database, Queryable } from '../db/index.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

type Row = {
  readonly transfer_id: string
  readonly tx_id: string
  readonly bytes: string
  readonly nonce: string | null
  readonly inputs: readonly string[] | null
}

const REASON = 'Signed by the word of the database, by doctor --reconcile'

/** Signatures of the hot wallet that the database has: a journal that was lost alone gets them back from here. */
export async function knownSpendings(
  database: Database,
  network: NetworkId,
  { transactions, nonces }: Spendings,
): Promise<readonly FoundSpending[]> {
  const rows = await sql<Row>`
    select distinct on (signed.nonce, signed.tx_id) * from (${signatures(network)}) signed
    where signed.tx_id = any(${transactions})
      or signed.nonce = any(${nonces.map(String)})
    order by signed.nonce, signed.tx_id`.execute(database.direct())
  return rows.rows.map(spendingOf)
}

/** The transfer that the database has a transaction for; null where it has none. */
export async function transferOfTransaction(
  database: Queryable,
  txId: string,
): Promise<{ readonly transferId: string; readonly orderId: string | null } | null> {
  const row = await database
    .selectFrom('transfer_transaction')
    .innerJoin('transfer', 'transfer.id', 'transfer_transaction.transfer_id')
    .select(['transfer.id', 'transfer.order_id'])
    .where('tx_id', '=', txId)
    .executeTakeFirst()
  return row === undefined ? null : { transferId: row.id, orderId: row.order_id }
}

/** Gives the journal what was signed and is not on its chain yet: sent again, the chain would show what it does not know. */
export async function importUnconfirmed({
  database,
  signer,
  chains,
}: ReconcileNeeds): Promise<void> {
  for (const network of chains.keys()) {
    const rows = await sql<Row>`
      select * from (${signatures(network)}) signed where signed.is_under_way`.execute(
      database.direct(),
    )
    for (const row of rows.rows) {
      const recalled = await signer.recall(row.transfer_id)
      if (recalled.some(({ signed }) => signed.txId === row.tx_id)) continue
      const found = spendingOf(row)
      await signer.adopt({ network, reason: REASON, transferId: row.transfer_id, found })
    }
  }
}

function signatures(network: NetworkId) {
  return sql`
    select signed.transfer_id, signed.tx_id, signed.bytes,
      coalesce(signed.plan, transfer.plan)::jsonb ->> 'nonce' as nonce,
      coalesce(signed.plan, transfer.plan)::jsonb -> 'inputs' as inputs,
      transfer.state in ('signed', 'broadcast') as is_under_way
    from transfer_transaction signed
    join transfer on transfer.id = signed.transfer_id
    where transfer.network = ${network} and transfer.source = 'hot'
      and coalesce(signed.plan, transfer.plan) is not null`
}

function spendingOf({ tx_id, bytes, nonce, inputs }: Row): FoundSpending {
  return {
    txId: tx_id,
    nonce: nonce === null ? null : BigInt(nonce),
    inputs: inputs ?? [],
    bytes,
    payments: [],
  }
}
