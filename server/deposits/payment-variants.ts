import type { DepositState } from '@causeway/core/orders'
import type { ObservedPayment, PaymentKey } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import type { DepositTable, Queryable } from '../db/index.ts'

type Deposit = Selectable<DepositTable>

/**
 * A payment's key names a place in a transaction. What a contract pays there may be another sum, coin or address when a
 * reorganisation puts the transaction into another block: each such variant has a row of its own, and at most one of them
 * counts.
 */
export async function readVariants(
  database: Queryable,
  network: string,
  { txId, outputIndex }: PaymentKey,
): Promise<readonly Deposit[]> {
  return database
    .selectFrom('deposit')
    .selectAll()
    .where('network', '=', network)
    .where('tx_id', '=', txId)
    .where('output_index', '=', outputIndex)
    .orderBy('id')
    .execute()
}

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
