import { fail, ok, type Result } from '@causeway/core/result'
import { type Selectable, sql } from 'kysely'
import type { Database, OrdersTable } from '../../db/index.ts'
import { holdsSecret } from '../holders/holder-secret.ts'
import { isHeldBy, type OrderHolder } from '../holders/order-holder.ts'
import type { DepthNeeds } from '../needed-depth.ts'
import type { OrderNotFound, OrderView } from '../order-types.ts'
import { type OrderParts, readOrderParts } from './order-parts.ts'
import { orderView } from './order-view.ts'

type Needs = DepthNeeds & { readonly database: Database }

/** An order by its public code, with everything that is known of it. */
export async function readOrder(
  needs: Needs,
  publicCode: string,
): Promise<Result<OrderView, OrderNotFound>> {
  const row = await needs.database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  return row === undefined ? fail({ code: 'order_not_found' }) : ok(await viewOf(needs, row))
}

/** An order by its internal id; throws where there is none. */
export async function readOrderById(needs: Needs, id: string): Promise<OrderView> {
  const row = await needs.database
    .direct()
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return viewOf(needs, row)
}

/**
 * Orders by their internal ids, in a few statements however many they are. One whose data makes no order holds up none of
 * the others: it is left out, and `onUnreadable` hears of it.
 */
export async function readOrdersById(
  needs: Needs,
  ids: readonly string[],
  onUnreadable: (id: string, error: unknown) => void,
): Promise<readonly OrderView[]> {
  const database = needs.database.direct()
  const rows = await database
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
  const parts = await readOrderParts(database, rows)
  return rows.flatMap((row) => {
    try {
      return [viewWith(needs, row, parts)]
    } catch (error) {
      onUnreadable(row.id, error)
      return []
    }
  })
}

/** True where the caller holds the order by a secret or by his account. */
export async function holdsOrder(
  needs: Pick<Needs, 'database'>,
  publicCode: string,
  holder: OrderHolder,
): Promise<boolean> {
  if (holder.holderSecrets.length === 0 && !holder.accountId) return false
  const row = await needs.database
    .direct()
    .selectFrom('orders')
    .select(['holder_hash', 'account_id'])
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  return row !== undefined && isHeldBy(row, holder)
}

/** The one of the secrets that is the order's; null where none is. */
export async function heldSecret(
  needs: Pick<Needs, 'database'>,
  publicCode: string,
  secrets: readonly string[],
): Promise<string | null> {
  if (secrets.length === 0) return null
  const row = await needs.database
    .direct()
    .selectFrom('orders')
    .select('holder_hash')
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (row === undefined) return null
  return secrets.find((secret) => holdsSecret(row.holder_hash, [secret])) ?? null
}

async function viewOf(needs: Needs, row: Selectable<OrdersTable>): Promise<OrderView> {
  return viewWith(needs, row, await readOrderParts(needs.database.direct(), [row]))
}

function viewWith(
  needs: DepthNeeds,
  row: Selectable<OrdersTable>,
  parts: ReadonlyMap<string, OrderParts>,
): OrderView {
  const own = parts.get(row.id)
  if (own === undefined) throw new Error(`Order ${row.id} was read without its parts`)
  return orderView(needs, row, own)
}
