import type { IdentityStatus } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Database } from '../db/index.ts'
import { makeOrdersDue } from '../order-store/due-orders.ts'
import type { ComplianceNeeds } from './screen-due.ts'

const LEASE_SECONDS = 30
const FIRST_PAUSE_SECONDS = 5
const LONGEST_PAUSE_SECONDS = 300

/**
 * Asks the provider how far one due identification has come, writes it down, and has its order looked at where that
 * changed. False where nothing is due.
 */
export async function followIdentifications(needs: ComplianceNeeds): Promise<boolean> {
  const port = needs.compliance?.identity ?? null
  if (port === null) return false
  const row = await claim(needs.database)
  if (row === undefined) return false
  const asked = await port.status(row.order_id)
  if (!asked.ok) {
    await tryLater(needs.database, row.order_id, `${port.name} gave no answer`)
    needs.alert('identity_unavailable', { provider: port.name, orderId: row.order_id })
    return true
  }
  // It was begun, whatever the provider has seen of it.
  const status = asked.value === 'none' ? 'started' : asked.value
  if (status === row.status) await tryLater(needs.database, row.order_id, null)
  else await save(needs, row.order_id, status)
  return true
}

/** What has ended, and what was decided, is asked about no more. */
async function claim(database: Database) {
  return database
    .direct()
    .updateTable('identification')
    .set({
      due_at: sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('order_id', '=', (select) =>
      select
        .selectFrom('identification')
        .select('order_id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

async function save(needs: ComplianceNeeds, orderId: string, status: IdentityStatus) {
  const isDecided = status === 'approved' || status === 'refused'
  await needs.database.transaction('save_identification', async (tx) => {
    await makeOrdersDue(tx, [orderId])
    await tx
      .updateTable('identification')
      .set({
        status,
        changed_at: new Date(needs.clock.now()),
        due_at: isDecided ? null : nextLook,
        last_error: null,
      })
      .where('order_id', '=', orderId)
      .where('status', '<>', 'waived')
      .execute()
  })
  needs.watch.changed(orderId)
  needs.wake('orders')
}

async function tryLater(database: Database, orderId: string, error: string | null): Promise<void> {
  await database
    .direct()
    .updateTable('identification')
    .set({ due_at: nextLook, last_error: error })
    .where('order_id', '=', orderId)
    .where('status', '<>', 'waived')
    .execute()
}

/** Messages of the provider call sooner; the pauses grow, and end with the order. */
const nextLook = sql<Date | null>`
  case when exists (select from orders
      where orders.id = identification.order_id and orders.ended_at is not null
        and orders.ended_at < now() - interval '1 day') then null
    else now() + least(${FIRST_PAUSE_SECONDS} * attempts, ${LONGEST_PAUSE_SECONDS}) * interval '1 second'
  end`
