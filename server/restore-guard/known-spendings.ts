import type { NetworkId } from '@causeway/core/currencies'
import type { FoundSpending, Spendings } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { adoptFor, completeTransaction, transfersOfTransaction } from './joint-transfers.ts'
import type { ReconcileNeeds } from './reconcile-needs.ts'

type Row = {
  readonly tx_id: string
  readonly bytes: string
  readonly nonce: string | null
  readonly inputs: readonly string[] | null
}

const REASON = 'Signed by the word of the database, by doctor --reconcile'

/** Transactions of the hot wallet that the database has: a journal that was lost alone gets them back from here. */
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

/** Gives the journal what was signed and is not on its chain yet: sent again, the chain would show what it does not know. */
export async function importUnconfirmed(needs: ReconcileNeeds): Promise<void> {
  const { database, signer, chains } = needs
  for (const network of chains.keys()) {
    const { rows } = await sql<Row>`
      select distinct on (signed.tx_id) * from (${signatures(network)}) signed
      where signed.is_under_way
      order by signed.tx_id`.execute(database.direct())
    for (const row of rows) {
      const missing = await unknownToJournal(needs, row.tx_id)
      await adoptFor(signer, { network, reason: REASON, found: spendingOf(row) }, missing)
    }
  }
}

/** Which transfers of a transaction the journal does not know it for. */
async function unknownToJournal(
  { database, signer }: Pick<ReconcileNeeds, 'database' | 'signer'>,
  txId: string,
): Promise<readonly string[]> {
  await completeTransaction(database, txId)
  const missing: string[] = []
  for (const { transferId } of await transfersOfTransaction(database.direct(), txId)) {
    const recalled = await signer.recall(transferId)
    if (recalled.every(({ signed }) => signed.txId !== txId)) missing.push(transferId)
  }
  return missing
}

function signatures(network: NetworkId) {
  return sql`
    select signed.tx_id, signed.bytes,
      coalesce(signed.plan, transfer.plan)::jsonb ->> 'nonce' as nonce,
      coalesce(signed.plan, transfer.plan)::jsonb -> 'inputs' as inputs,
      transfer.confirmed_at is null and transfer.state in ('signed', 'broadcast') as is_under_way
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
