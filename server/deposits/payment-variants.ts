import type { DepositState } from '@causeway/core/orders'
import type { ObservedPayment, PaymentKey } from '@causeway/core/ports'
import { type Selectable, sql } from 'kysely'
import { type DepositTable, joined, type Queryable } from '../db/index.ts'

type Deposit = Selectable<DepositTable>

/**
 * A payment's key names a place in a transaction. What a contract pays there may be another sum, coin or address when a
 * reorganisation puts the transaction into another block: each such variant has a row of its own, and at most one of them
 * counts.
 */
export function readVariants(
  database: Queryable,
  network: string,
  { txId, outputIndex }: PaymentKey,
): Promise<readonly Deposit[]> {
  return readPlace(database, { network, txId, outputIndex })
}

const readPlace = joined(
  async (database: Queryable, places: readonly (PaymentKey & { readonly network: string })[]) => {
    const { rows } = await sql<Deposit>`
      select deposit.* from unnest(${places.map(({ network }) => network)}::text[],
        ${places.map(({ txId }) => txId)}::text[], ${places.map(({ outputIndex }) => outputIndex)}::integer[])
        as place (network, tx_id, output_index)
      join deposit using (network, tx_id, output_index)
      order by deposit.id`.execute(database)
    const found = Map.groupBy(rows, (row) => `${row.network} ${row.tx_id} ${row.output_index}`)
    return places.map(
      (place) => found.get(`${place.network} ${place.txId} ${place.outputIndex}`) ?? [],
    )
  },
)

/** Whether the row is of exactly this payment. */
export function isVariantOf(deposit: Deposit, payment: ObservedPayment): boolean {
  return (
    deposit.asset === payment.amount.asset &&
    deposit.units === payment.amount.units &&
    deposit.address === payment.address &&
    deposit.extra_id === payment.extraId
  )
}

/** Whether the chain has it, as far as we know. */
export function isCounted({ state }: { readonly state: DepositState }): boolean {
  return state !== 'gone' && state !== 'reversed'
}

/**
 * The settlement that paid out another variant of the payment, which is lost: where it was of the same order and coin and of
 * no less, what the transaction pays now makes good for the loss, and is not paid out again. Null where there is none.
 */
export function settlementCovering(
  variants: readonly Deposit[],
  next: Pick<Deposit, 'order_id' | 'asset' | 'units'>,
): string | null {
  const settled = variants.find(
    (variant) =>
      !isCounted(variant) &&
      variant.settlement_id !== null &&
      variant.order_id === next.order_id &&
      variant.asset === next.asset &&
      variant.units >= next.units,
  )
  return settled?.settlement_id ?? null
}

/** The same of what was sent back because it belonged to no order: it is not sent back again. Null where there is none. */
export function returnCovering(
  variants: readonly Deposit[],
  next: Pick<Deposit, 'order_id' | 'asset' | 'units'>,
): string | null {
  const returned = variants.find(
    (variant) =>
      !isCounted(variant) &&
      variant.return_id !== null &&
      next.order_id === null &&
      variant.asset === next.asset &&
      variant.units >= next.units,
  )
  return returned?.return_id ?? null
}
