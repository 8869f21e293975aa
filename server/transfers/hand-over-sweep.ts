import { sql } from 'kysely'
import type { Database } from '../db/index.ts'

/**
 * Nothing worth a fee is left of these deposits, all of one coin at one address. Where a sweep confirmed there whose own
 * deposit of about as much a reorganisation took away, it was their money that it brought: they are marked as swept by
 * it, and what was taken away is not, should it ever return.
 */
export async function handOverSweep(
  database: Database,
  deposits: readonly string[],
): Promise<void> {
  await sql`
    with left_over as (
      select order_id, address, asset, units from deposit where id = any(${deposits}::uuid[])
    ), earlier as (
      select gone.swept_by as id
      from deposit gone join transfer on transfer.id = gone.swept_by
      where (gone.order_id, gone.address, gone.asset) in (select order_id, address, asset from left_over)
        and gone.state in ('gone', 'reversed') and transfer.state = 'confirmed'
      group by gone.swept_by
      having sum(gone.units) * 10 >= 9 * (select sum(units) from left_over)
      limit 1
    ), freed as (
      update deposit set swept_by = null from earlier
      where deposit.swept_by = earlier.id and deposit.state in ('gone', 'reversed')
    )
    update deposit set swept_by = earlier.id from earlier
    where deposit.id = any(${deposits}::uuid[]) and deposit.swept_by is null
  `.execute(database.direct())
}
