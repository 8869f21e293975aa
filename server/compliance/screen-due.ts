import { isRestricted } from '@causeway/core/compliance/decide-compliance'
import type { DueWork } from '@causeway/core/orders'
import type { Clock, Screening, ScreeningPort } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import type { Database, ScreeningTable } from '../db/index.ts'
import { makeOrderDue } from '../order-store/due-orders.ts'
import type { Compliance } from './compliance.ts'

export type ComplianceNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly compliance?: Compliance
  readonly watch: { readonly changed: (orderId: string) => void }
  readonly wake: (kind?: DueWork) => void
  /** Tells the operator. */
  readonly alert: (name: string, facts: Readonly<Record<string, unknown>>) => void
}

type Row = Selectable<ScreeningTable>

/** Nobody else asks so long; a crash in between costs this wait and one more question. */
const LEASE_SECONDS = 30
const LONGEST_BACKOFF_SECONDS = 300

/** Asks the provider about one due subject and writes the answer down. False where nothing is due. */
export async function screenDue(needs: ComplianceNeeds): Promise<boolean> {
  const port = needs.compliance?.screening ?? null
  if (port === null) return false
  const row = await claim(needs.database)
  if (row === undefined) return false
  const screened = await port.screen({
    currency: row.asset,
    network: row.network,
    address: row.address,
    extraId: row.extra_id,
    txId: row.tx_id,
    direction: row.direction,
  })
  if (screened.ok) await save(needs, row, screened.value)
  else await tryLater(needs, row, port)
  needs.watch.changed(row.order_id)
  needs.wake('orders')
  return true
}

async function claim(database: Database): Promise<Row | undefined> {
  return database
    .direct()
    .updateTable('screening')
    .set({
      due_at: sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (select) =>
      select
        .selectFrom('screening')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

async function save(needs: ComplianceNeeds, row: Row, screening: Screening): Promise<void> {
  const { score, isListed, reason, source } = screening
  await needs.database.transaction('save_screening', async (tx) => {
    await makeOrderDue(tx, row.order_id)
    await tx
      .updateTable('screening')
      .set({
        score,
        is_listed: isListed,
        reason,
        source,
        answered_at: new Date(needs.clock.now()),
        due_at: null,
        last_error: null,
      })
      .where('id', '=', row.id)
      .where('answered_at', 'is', null)
      .execute()
  })
  const policy = needs.compliance?.policy
  if (policy === undefined || !isRestricted(policy, screening)) return
  const { order_id: orderId, direction, network } = row
  needs.alert('screening_risky', { orderId, direction, network, score, isListed, reason, source })
}

/** Says nothing of the subject: the order waits, openly, until somebody answers. */
async function tryLater(needs: ComplianceNeeds, row: Row, port: ScreeningPort): Promise<void> {
  await needs.database.transaction('save_screening', async (tx) => {
    await makeOrderDue(tx, row.order_id)
    await tx
      .updateTable('screening')
      .set({
        last_error: `${port.name} gave no answer`,
        due_at: sql<Date>`now() + least(power(2, attempts), ${LONGEST_BACKOFF_SECONDS}) * interval '1 second'`,
      })
      .where('id', '=', row.id)
      .where('answered_at', 'is', null)
      .where('cleared_at', 'is', null)
      .execute()
  })
  needs.alert('screening_unavailable', { provider: port.name, orderId: row.order_id })
}
