import type { PaymentKey } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Queryable } from '../db/index.ts'

/** What a return's transfer says of it: the payment that it sends back, for a database that has lost the return. */
export function returnRecord({ outputIndex, txId }: PaymentKey): string {
  return JSON.stringify({ outputIndex, txId })
}

/**
 * True where the signer remembers that a payment was sent back and this database, restored from a backup, has lost the
 * return. Nobody may decide about the payment again.
 */
export async function wasSentBack(
  database: Queryable,
  deposit: { readonly network: string; readonly tx_id: string; readonly output_index: number },
): Promise<boolean> {
  const record = returnRecord({ txId: deposit.tx_id, outputIndex: deposit.output_index })
  const found = await sql`
    select 1 from recalled_signature
    where kind = 'return' and network = ${deposit.network} and record = ${record}
      and not exists (select 1 from transfer where transfer.id = recalled_signature.transfer_id)
    limit 1`.execute(database)
  return found.rows.length > 0
}
