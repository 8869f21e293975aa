import { type RawBuilder, sql } from 'kysely'
import type { CommissionHold, Tx } from '../db/index.ts'

type Found = {
  readonly disabled: boolean
  readonly own_order: boolean | null
  readonly own_address: boolean
  readonly own_device: boolean
  readonly burst: boolean
}

/** What is compared of an order or purchase: whose it is, on which device, and where its coins go. */
export type CheckedOrder = {
  readonly affiliateId: string
  readonly accountId: string | null
  readonly clientId: string | null
  readonly addresses: readonly string[]
  readonly at: Date
}

/**
 * Why the commission of an order that has just finished has to be looked at by the operator; null where nothing stands
 * out. Affiliates earn nothing by their own orders: those of their account, of a device that their account was used on,
 * and those that pay an address of theirs.
 */
export async function holdReasonOf(tx: Tx, order: CheckedOrder): Promise<CommissionHold | null> {
  const { rows } = await checks(order).execute(tx)
  const [found] = rows
  if (found === undefined) return null
  if (found.own_order === true) return 'own_order'
  if (found.own_address) return 'own_address'
  if (found.own_device) return 'own_device'
  if (found.disabled) return 'affiliate_disabled'
  return found.burst ? 'burst' : null
}

function checks({
  accountId,
  addresses,
  affiliateId,
  at,
  clientId,
}: CheckedOrder): RawBuilder<Found> {
  return sql<Found>`
    select a.state <> 'approved' as disabled,
      a.account_id = ${accountId}::uuid as own_order,
      exists (select 1 from affiliate_address own
          where own.affiliate_id = a.id and own.address = any(${addresses}::text[]))
        or exists (select 1 from orders own where own.account_id = a.account_id
          and not own.is_joined and own.destination = any(${addresses}::text[])) as own_address,
      exists (select 1 from orders own where own.account_id = a.account_id
        and not own.is_joined and own.client_id = ${clientId}::text) as own_device,
      (select count(*) from (select 1 from affiliate_commission recent
        where recent.affiliate_id = a.id and recent.at > ${at}::timestamptz - interval '1 hour'
        limit a.orders_an_hour) as recent) >= a.orders_an_hour as burst
    from affiliate a where a.id = ${affiliateId}::uuid`
}
