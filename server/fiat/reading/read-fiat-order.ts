import type { FiatCheckout } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import type { Selectable } from 'kysely'
import type { Database, FiatOrderTable, Queryable } from '../../db/index.ts'
import { holdsSecret, isHeldBy, type OrderHolder, type OrderNotFound } from '../../orders/index.ts'
import { readGoesTo } from '../fiat-order-store.ts'
import type { FiatEventView, FiatOrderView, PartnerFiatFacts } from '../fiat-order-types.ts'
import { FIAT_UNPAID_FOR } from '../fiat-pace.ts'

type Needs = { readonly database: Database }

/** A fiat order by its public code, with everything that is known of it. */
export async function readFiatOrder(
  { database }: Needs,
  publicCode: string,
): Promise<Result<FiatOrderView, OrderNotFound>> {
  const row = await database
    .direct()
    .selectFrom('fiat_order')
    .selectAll()
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (row === undefined) return fail({ code: 'order_not_found' })
  return ok(viewOf(row, await readEvents(database.direct(), row.id)))
}

/** A fiat order by its internal id; throws where there is none. */
export async function readFiatOrderById({ database }: Needs, id: string): Promise<FiatOrderView> {
  const row = await database
    .direct()
    .selectFrom('fiat_order')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return viewOf(row, await readEvents(database.direct(), id))
}

/** True where the caller holds the fiat order by a secret or by his account. */
export async function holdsFiatOrder(
  { database }: Needs,
  publicCode: string,
  holder: OrderHolder,
): Promise<boolean> {
  if (holder.holderSecrets.length === 0 && !holder.accountId) return false
  const row = await database
    .direct()
    .selectFrom('fiat_order')
    .select(['holder_hash', 'account_id'])
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  return row !== undefined && isHeldBy(row, holder)
}

/** The one of the secrets that is the fiat order's; null where none is. */
export async function heldFiatSecret(
  { database }: Needs,
  publicCode: string,
  secrets: readonly string[],
): Promise<string | null> {
  if (secrets.length === 0) return null
  const row = await database
    .direct()
    .selectFrom('fiat_order')
    .select('holder_hash')
    .where('public_code', '=', publicCode)
    .executeTakeFirst()
  if (row === undefined) return null
  return secrets.find((secret) => holdsSecret(row.holder_hash, [secret])) ?? null
}

async function readEvents(database: Queryable, orderId: string): Promise<readonly FiatEventView[]> {
  const rows = await database
    .selectFrom('fiat_order_event')
    .select(['sequence', 'source', 'state', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('sequence')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}

function viewOf(row: Selectable<FiatOrderTable>, events: readonly FiatEventView[]): FiatOrderView {
  const isPurchase = row.side === 'buy'
  const goesTo: FiatCheckout['goesTo'] | null = readGoesTo(row.goes_to)
  return {
    kind: 'fiat',
    id: row.id,
    publicCode: row.public_code,
    provider: row.provider,
    providerReference: row.provider_reference,
    side: row.side,
    state: row.status,
    from: isPurchase ? row.fiat : row.coin,
    to: isPurchase ? row.coin : row.fiat,
    fiat: row.fiat,
    amountFrom: row.amount_from,
    amountTo: row.amount_to,
    reportedFrom: row.reported_from,
    reportedTo: row.reported_to,
    fee: row.fee,
    networkFee: row.network_fee,
    method: row.method,
    country: row.country,
    countryState: row.country_state,
    destination: { address: row.destination, extraId: row.destination_extra_id },
    payIn:
      row.pay_in_address === null
        ? null
        : {
            address: row.pay_in_address,
            extraId: row.pay_in_extra_id,
            amount: row.pay_in_amount,
          },
    email: row.email,
    txId: row.tx_id,
    reason: row.reason,
    providerUrl: row.provider_url,
    goesTo,
    createdAt: row.created_at.getTime(),
    paidAt: row.paid_at?.getTime() ?? null,
    sentAt: row.sent_at?.getTime() ?? null,
    endedAt: row.ended_at?.getTime() ?? null,
    payUntil: row.created_at.getTime() + FIAT_UNPAID_FOR,
    events,
    partner: partnerFactsOf(row),
  }
}

function partnerFactsOf(row: Selectable<FiatOrderTable>): PartnerFiatFacts | null {
  if (row.external_order_id === null) return null
  return {
    externalOrderId: row.external_order_id,
    externalUserId: row.external_user_id,
    metadata: row.metadata,
    returnSuccessUrl: row.return_success_url,
    returnFailedUrl: row.return_failed_url,
  }
}
