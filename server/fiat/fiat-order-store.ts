import type { FiatCheckout } from '@causeway/core/ports'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database, FiatOrderTable, Tx } from '../db/index.ts'

export type FiatOrderRow = Selectable<FiatOrderTable>
export type NewFiatOrderRow = Omit<Insertable<FiatOrderTable>, 'due_at'>

const LEASE_SECONDS = 60
const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** Writes a new order with its first event. Throws a unique violation where its key is known. */
export async function insertFiatOrder(
  database: Database,
  row: NewFiatOrderRow,
  firstLookSeconds: number,
): Promise<void> {
  const due = sql<Date>`now() + ${firstLookSeconds} * interval '1 second'`
  await database.transaction('insert_fiat_order', async (tx) => {
    await tx
      .insertInto('fiat_order')
      .values({ ...row, due_at: due })
      .execute()
    await tx
      .insertInto('fiat_order_event')
      .values({
        order_id: row.id,
        sequence: 1,
        state: row.status,
        source: 'created',
        facts: '{}',
        at: row.created_at,
      })
      .execute()
  })
}

/** The order that a key made; undefined where it made none. */
export async function findFiatOrderByKey(
  database: Database,
  keyHash: string,
): Promise<FiatOrderRow | undefined> {
  return database
    .direct()
    .selectFrom('fiat_order')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .executeTakeFirst()
}

/** The order that a partner calls by this name of its own; undefined where it has none. */
export async function findFiatOrderByExternalId(
  database: Database,
  { externalOrderId, partnerId }: { readonly externalOrderId: string; readonly partnerId: string },
): Promise<FiatOrderRow | undefined> {
  return database
    .direct()
    .selectFrom('fiat_order')
    .selectAll()
    .where('partner_id', '=', partnerId)
    .where('external_order_id', '=', externalOrderId)
    .executeTakeFirst()
}

/** The order that a provider speaks of: by our name for it (its id), else by his. Only among his own. */
export async function findFiatOrderOf(
  database: Database,
  provider: string,
  named: { readonly reference: string | null; readonly providerReference: string | null },
): Promise<FiatOrderRow | undefined> {
  const { providerReference, reference } = named
  const of = database.direct().selectFrom('fiat_order').selectAll().where('provider', '=', provider)
  if (reference !== null) {
    return UUID.test(reference) ? of.where('id', '=', reference).executeTakeFirst() : undefined
  }
  if (providerReference === null) return undefined
  return of.where('provider_reference', '=', providerReference).executeTakeFirst()
}

/** Takes the order that has been due longest, for a while; others pass by it. */
export async function claimFiatOrder(database: Database): Promise<FiatOrderRow | undefined> {
  return database
    .direct()
    .updateTable('fiat_order')
    .set({
      due_at: sql<Date>`now() + ${LEASE_SECONDS} * interval '1 second'`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (select) =>
      select
        .selectFrom('fiat_order')
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

/**
 * When the order is looked at next, in seconds of the database's clock; null: no more. Where somebody called for a look
 * since it was claimed, that look stays.
 */
export async function setNextFiatLook(
  database: Database,
  claimed: Pick<FiatOrderRow, 'id' | 'attempts'>,
  seconds: number | null,
  error: string | null,
): Promise<void> {
  const due = seconds === null ? null : sql<Date>`now() + ${seconds} * interval '1 second'`
  await database
    .direct()
    .updateTable('fiat_order')
    .set({ due_at: due, last_error: error })
    .where('id', '=', claimed.id)
    // Begins anew with every change and with every call.
    .where('attempts', '=', claimed.attempts)
    .execute()
}

/** Has an order looked at at once. */
export async function callForFiatLook(database: Database, id: string): Promise<void> {
  await database
    .direct()
    .updateTable('fiat_order')
    .set({ due_at: sql<Date>`now()`, attempts: 0 })
    .where('id', '=', id)
    .execute()
}

/** Locks the order for this transaction and reads it. */
export async function lockFiatOrder(tx: Tx, id: string): Promise<FiatOrderRow> {
  return tx
    .selectFrom('fiat_order')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Where the person goes, as it was stored; null where the order is not opened yet, or that is forgotten. */
export function readGoesTo(text: string | null): FiatCheckout['goesTo'] | null {
  return text === null || text === '' ? null : (JSON.parse(text) as FiatCheckout['goesTo'])
}
