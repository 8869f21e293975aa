import { isRestricted } from '@causeway/core/compliance/decide-compliance'
import type { DueWork } from '@causeway/core/orders'
import type { Clock, Screening, ScreeningPort } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import { type Database, groupedWork, type ScreeningTable, type Tx } from '../db/index.ts'
import { lockFreeOrders } from '../order-store/claim-order.ts'
import { makeOrdersDue } from '../order-store/due-orders.ts'
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

type Answered = { readonly row: Row; readonly screening: Screening | null }

/**
 * Asks the provider about due subjects, `most` of them, side by side, and writes down the answers of each order as soon as
 * they are there: an order whose question fails fails alone. Answers how many it took. Throws what a question threw.
 */
export async function screenDue(needs: ComplianceNeeds, most: number): Promise<number> {
  const port = needs.compliance?.screening ?? null
  if (port === null) return 0
  const rows = await claim(needs.database, most)
  if (rows.length === 0) return 0
  const byOrder = Map.groupBy(rows, (row) => row.order_id)
  const outcomes = await Promise.allSettled(
    [...byOrder].map(([orderId, subjects]) => screenOrder(needs, port, { orderId, subjects })),
  )
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  return rows.length
}

async function screenOrder(
  needs: ComplianceNeeds,
  port: ScreeningPort,
  { orderId, subjects }: { readonly orderId: string; readonly subjects: readonly Row[] },
): Promise<void> {
  const answers = await Promise.all(subjects.map((row) => ask(port, row)))
  const kept = { orderId, answers, provider: port.name, at: needs.clock.now() }
  if (!(await keepFree(needs.database, kept))) {
    await needs.database.transaction('save_screening', (tx) => keepAll(tx, [kept]))
  }
  for (const answer of answers) alertOf(needs, answer, port)
  needs.watch.changed(orderId)
  needs.wake('orders')
}

type Kept = {
  readonly orderId: string
  readonly answers: readonly Answered[]
  readonly provider: string
  readonly at: number
}

/** Answers false for an order that another transaction has locked; its answers are not saved. */
const keepFree = groupedWork((database: Database, kept: readonly Kept[]) =>
  database.transaction('save_screening', async (tx) => {
    const orderIds = kept.map(({ orderId }) => orderId)
    const free = kept.length === 1 ? new Set(orderIds) : await lockFreeOrders(tx, orderIds)
    await keepAll(
      tx,
      kept.filter(({ orderId }) => free.has(orderId)),
    )
    return orderIds.map((orderId) => free.has(orderId))
  }),
)

/** Each order is looked at once, with all that was answered of it. */
async function keepAll(tx: Tx, kept: readonly Kept[]): Promise<void> {
  await makeOrdersDue(
    tx,
    kept.map(({ orderId }) => orderId),
  )
  await saveAnswered(tx, kept)
  for (const each of kept) await askAgain(tx, each)
}

async function ask(port: ScreeningPort, row: Row): Promise<Answered> {
  const screened = await port.screen({
    currency: row.asset,
    network: row.network,
    address: row.address,
    extraId: row.extra_id,
    txId: row.tx_id,
    direction: row.direction,
  })
  return { row, screening: screened.ok ? screened.value : null }
}

async function claim(database: Database, most: number): Promise<readonly Row[]> {
  return database
    .direct()
    .updateTable('screening')
    .set({
      due_at: sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', (select) =>
      select
        .selectFrom('screening')
        .select('id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

async function saveAnswered(tx: Tx, kept: readonly Kept[]): Promise<void> {
  const answered = kept.flatMap(({ answers, at }) =>
    answers.flatMap(({ row, screening }) =>
      screening === null ? [] : [{ id: row.id, at: new Date(at), ...screening }],
    ),
  )
  if (answered.length === 0) return
  const column = <Name extends keyof (typeof answered)[number]>(name: Name) =>
    answered.map((each) => each[name])
  await sql`
    update screening set score = given.score, is_listed = given.is_listed, reason = given.reason, source = given.source,
      answered_at = given.at, due_at = null, last_error = null
    from unnest(${column('id')}::uuid[], ${column('score')}::integer[], ${column('isListed')}::boolean[],
      ${column('reason')}::text[], ${column('source')}::text[], ${column('at')}::timestamptz[])
      as given (id, score, is_listed, reason, source, at)
    where screening.id = given.id and screening.answered_at is null`.execute(tx)
}

/** Without an answer nothing is said of the subject: the order waits, openly, until the provider answers. */
async function askAgain(tx: Tx, { answers, provider }: Kept): Promise<void> {
  const open = answers.filter(({ screening }) => screening === null).map(({ row }) => row.id)
  if (open.length === 0) return
  await tx
    .updateTable('screening')
    .set({
      last_error: `${provider} gave no answer`,
      due_at: sql<Date>`now() + least(power(2, attempts), ${LONGEST_BACKOFF_SECONDS}) * interval '1 second'`,
    })
    .where('id', 'in', open)
    .where('answered_at', 'is', null)
    .where('cleared_at', 'is', null)
    .execute()
}

function alertOf(needs: ComplianceNeeds, { row, screening }: Answered, port: ScreeningPort): void {
  const { direction, network, order_id: orderId } = row
  if (screening === null) {
    needs.alert('screening_unavailable', { provider: port.name, orderId })
    return
  }
  const policy = needs.compliance?.policy
  if (policy === undefined || !isRestricted(policy, screening)) return
  const { isListed, reason, score, source } = screening
  needs.alert('screening_risky', { orderId, direction, network, score, isListed, reason, source })
}
