import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { freeOfFailedSweeps } from '../deposit-store/index.ts'
import { reviveOrders } from '../order-store/index.ts'

/** Gives orders and transfers that failed too often another try; answers how many. */
export async function reviveDead(database: Database): Promise<number> {
  const direct = database.direct()
  const again = { dead: false, attempts: 0, due_at: sql<Date>`now()` }
  const orders = await reviveOrders(database)
  // One that the chain included without effect has no bytes left to try: it stays for a person.
  const transfers = await direct
    .updateTable('transfer')
    .set(again)
    .where('dead', '=', true)
    .where('state', '<>', 'failed')
    .executeTakeFirst()
  await freeOfFailedSweeps(database)
  return orders + Number(transfers.numUpdatedRows)
}
