import { sql } from 'kysely'
import type { Exchange } from './exchange.ts'

export type RefusedInserts = {
  readonly table: 'ledger_posting' | 'reserved_input' | 'settlement' | 'transfer_transaction'
  /** Only rows of this order or this transfer; both absent: every row. */
  readonly orderId?: string
  readonly transferId?: string
  /** Absent: that of an exception. */
  readonly sqlState?: string
  readonly message: string
}

/** The database refuses rows of this table; call what it returns to let them in again. */
export async function refuseInserts(
  { database }: Exchange,
  { message, orderId, sqlState = 'P0001', table, transferId }: RefusedInserts,
): Promise<() => Promise<void>> {
  const body = `begin raise exception '${message}' using errcode = '${sqlState}'; end`
  const those =
    orderId !== undefined
      ? sql`when (new.order_id = ${sql.lit(orderId)})`
      : transferId !== undefined
        ? sql`when (new.transfer_id = ${sql.lit(transferId)})`
        : sql``
  await sql`
    create function refuse_inserts() returns trigger language plpgsql as ${sql.lit(body)}
  `.execute(database.direct())
  await sql`
    create trigger refuse_inserts before insert on ${sql.table(table)} for each row ${those}
    execute function refuse_inserts()
  `.execute(database.direct())
  return async () => {
    await sql`drop function refuse_inserts cascade`.execute(database.direct())
  }
}
