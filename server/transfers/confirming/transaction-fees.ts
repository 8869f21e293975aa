import { type Amount, amount } from '@causeway/core/money'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/index.ts'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'

type Included = {
  readonly transfer: Pick<ClaimedTransfer, 'id'>
  readonly included: { readonly txId: string; readonly fee: Amount }
}

/** Saves what the network took of each transfer for its transaction. */
export async function saveFees(database: Queryable, included: readonly Included[]): Promise<void> {
  const transfers = included.map((each) => each.transfer.id)
  const ids = included.map((each) => each.included.txId)
  const assets = included.map((each) => each.included.fee.asset)
  const units = included.map((each) => each.included.fee.units)
  await sql`
    update transfer_transaction set fee_asset = given.asset, fee_units = given.units
    from unnest(${ids}::text[], ${transfers}::uuid[], ${assets}::text[], ${units}::numeric[])
      as given (id, transfer_id, asset, units)
    where transfer_transaction.tx_id = given.id and transfer_transaction.transfer_id = given.transfer_id`.execute(
    database,
  )
}

/** What the network had taken of the transfer for the transaction that was booked; it is forgotten with the booking. */
export async function takeFeeBack(tx: Tx, transfer: ClaimedTransfer): Promise<Amount> {
  const booked = await tx
    .selectFrom('transfer_transaction')
    .select(['tx_id', 'fee_asset', 'fee_units'])
    .where('transfer_id', '=', transfer.id)
    .where('fee_units', 'is not', null)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('transfer_transaction')
    .set({ fee_asset: null, fee_units: null })
    .where('tx_id', '=', booked.tx_id)
    .where('transfer_id', '=', transfer.id)
    .execute()
  return amount(booked.fee_asset ?? transfer.asset, booked.fee_units ?? 0n)
}
