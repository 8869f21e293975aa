import type { NetworkId } from '@causeway/core/currencies'
import { decidedKinds, type FoundSpending, type TransferKind } from '@causeway/core/ports'
import { sql } from 'kysely'
import type { Queryable } from '../db/index.ts'
import { transferIdOf } from '../orders/index.ts'

/** One payment to somebody who is not us. */
export type OutsidePayment = FoundSpending['payments'][number]

/** The transfer that a payment is, as the database has planned it. */
export type PlannedPayment = {
  /** Null of a payout to an affiliate, and of what staff decided to send. */
  readonly orderId: string | null
  /** Its number among the order's settlements; null where there is no order. */
  readonly settlement: number | null
  readonly kind: TransferKind
  readonly transferId: string
}

/** The transaction that makes a payment. What another payment of it was matched to is not matched again. */
export type SpendingName = { readonly network: NetworkId; readonly txId: string }

/** What an order is paid: its payout, or its deposits back. */
export type MatchedOrder = { readonly orderId: string; readonly kind: 'payout' | 'refund' }

/** What a transaction pays to others. Pay-in addresses are ours, and change comes back. */
export async function outsidePayments(
  database: Queryable,
  network: NetworkId,
  { payments }: Pick<FoundSpending, 'payments'>,
): Promise<readonly OutsidePayment[]> {
  const ours = await ownPayIns(
    database,
    network,
    payments.map(({ address }) => address),
  )
  return payments.filter(({ address }) => !ours.has(address))
}

/** Which of some addresses are pay-in addresses of ours. */
export async function ownPayIns(
  database: Queryable,
  network: NetworkId,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const own = await sql<{ address: string }>`
    select pay_in_address as address from orders
      where network_from = ${network} and pay_in_address = any(${addresses})
    union select address from pay_in_skipped
      where network = ${network} and address = any(${addresses})`.execute(database)
  return new Set(own.rows.map(({ address }) => address))
}

/** The settlement that is written down, is not signed, and asks for exactly this payment; null where there is none. */
export async function findPlannedPayment(
  database: Queryable,
  spending: SpendingName,
  payment: OutsidePayment,
): Promise<PlannedPayment | null> {
  const { network, txId } = spending
  const { address, extraId, amount } = payment
  const found = await sql<{
    order_id: string
    number: number
    kind: TransferKind
    transfer_id: string | null
  }>`
    select settlement.order_id, settlement.number, settlement.kind, transfer.id as transfer_id
    from settlement
    join orders on orders.id = settlement.order_id
    left join transfer on transfer.settlement_id = settlement.id
    where settlement.taken_back_at is null
      and settlement.asset_out = ${amount.asset} and settlement.units_out = ${amount.units}
      and (transfer.id is null or transfer.state in ('planned', 'reserved'))
      and case settlement.kind
        when 'payout' then orders.network_to = ${network} and orders.destination = ${address}
          and orders.destination_extra_id is not distinct from ${extraId}
        else orders.network_from = ${network} and orders.refund_address = ${address}
          and orders.refund_extra_id is not distinct from ${extraId} end
      and not exists (select 1 from recalled_signature recalled where recalled.tx_id = ${txId}
        and recalled.order_id = settlement.order_id
        and recalled.settlement_number = settlement.number)
    order by settlement.at, settlement.order_id
    limit 1
    for update of settlement`.execute(database)
  const [row] = found.rows
  if (row === undefined) return findPlannedOrderless(database, spending, payment)
  const { kind, number: settlement, order_id: orderId } = row
  return {
    orderId,
    settlement,
    kind,
    transferId: row.transfer_id ?? transferIdOf(orderId, settlement),
  }
}

/** The payout to an affiliate, or what staff decided to send, that is planned, is not signed, and asks for exactly this. */
async function findPlannedOrderless(
  database: Queryable,
  { network, txId }: SpendingName,
  { address, amount, extraId }: OutsidePayment,
): Promise<PlannedPayment | null> {
  const planned = await database
    .selectFrom('transfer')
    .select(['id', 'kind'])
    .where('kind', 'in', ['commission', ...decidedKinds])
    .where('state', 'in', ['planned', 'reserved'])
    .where('network', '=', network)
    .where('destination', '=', address)
    .where(sql<boolean>`extra_id is not distinct from ${extraId}::text`)
    .where('asset', '=', amount.asset)
    .where('units', '=', amount.units)
    .where('id', 'not in', (where) =>
      where.selectFrom('recalled_signature').select('transfer_id').where('tx_id', '=', txId),
    )
    .orderBy('created_at')
    .executeTakeFirst()
  if (planned === undefined) return null
  return { orderId: null, settlement: null, kind: planned.kind, transferId: planned.id }
}

/**
 * The order that a payment went to, by its address: of several the one of which nothing was signed, then the one whose sum
 * is nearest, then the newest. Better an order that waits for an operator than one that is paid twice.
 */
export async function findOrderPaid(
  database: Queryable,
  { network, txId }: SpendingName,
  { address, extraId, amount: { asset, units } }: OutsidePayment,
): Promise<MatchedOrder | null> {
  const found = await sql<{ id: string; kind: 'payout' | 'refund' }>`
    select id, kind from (
      select id, created_at, 'payout' as kind, abs(expected_to - ${units}::numeric) as distance from orders
        where network_to = ${network} and asset_to = ${asset} and destination = ${address}
          and destination_extra_id is not distinct from ${extraId}
      union all
      select id, created_at, 'refund', abs(expected_from - ${units}::numeric) from orders
        where network_from = ${network} and asset_from = ${asset} and refund_address = ${address}
          and refund_extra_id is not distinct from ${extraId}
    ) as candidate
    where not exists (select 1 from recalled_signature recalled
      where recalled.order_id = candidate.id and (recalled.tx_id = ${txId} or not exists (select 1 from settlement
        where settlement.order_id = recalled.order_id and settlement.number = recalled.settlement_number)))
    order by exists (select 1 from transfer where transfer.order_id = candidate.id
        and transfer.state in ('signed', 'broadcast', 'confirmed')),
      distance, created_at desc
    limit 1`.execute(database)
  const [row] = found.rows
  return row === undefined ? null : { orderId: row.id, kind: row.kind }
}
