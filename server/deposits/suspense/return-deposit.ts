import { depositTransitions } from '@causeway/core/orders'
import type { Selectable } from 'kysely'
import type { DepositTable, OrdersTable, Tx } from '../../db/index.ts'
import { reopenDeposit } from '../../deposit-store/change-deposit.ts'
import type { DepositNeeds } from '../deposit-needs.ts'
import { recordArrival } from '../record-arrival.ts'

/**
 * A deposit that had vanished is on the chain again, in the block given (null: where the scan had read it before, or none
 * yet): it starts anew in another round. Both rows are locked. Answers the order to tell, or null where nothing changed.
 */
export async function returnDeposit(
  tx: Tx,
  needs: Pick<DepositNeeds, 'clock' | 'notifier'>,
  known: Selectable<DepositTable>,
  to: { readonly order: Selectable<OrdersTable> | null; readonly blockHash: string | null },
): Promise<string | null> {
  const state = depositTransitions[known.state].returned
  if (state === undefined) return null
  const { order, blockHash } = to
  await reopenDeposit(tx, known, { state, blockHash })
  if (order === null) return null
  // Where it was settled before, its loss is undone when it is deep enough; nothing more is owed.
  if (known.settlement_id === null) await recordArrival(tx, needs, order, known.tx_id)
  return order.id
}
