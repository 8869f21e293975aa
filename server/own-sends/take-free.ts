import type { Currency } from '@causeway/core/currencies'
import type { Amount } from '@causeway/core/money'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Tx } from '../db/index.ts'
import { lockExposure, moveExposure } from '../order-store/move-exposure.ts'
import type { TakeFailure } from './own-send-types.ts'
import { type FreeNeeds, readFreeOf } from './read-free.ts'

/**
 * Takes coins of the shop out of what promises lean on, for a transfer that the caller writes down in the same transaction.
 * What is free is read under the lock that promises wait for, so that nothing is promised of it meanwhile; the transfer's id
 * was chosen when it was proposed, so that it is made once. A second call for the coin waits until the first has ended.
 */
export async function takeFree<F extends Failure<string> = never>(
  tx: Tx,
  needs: FreeNeeds,
  taken: {
    readonly id: string
    readonly coin: Currency
    readonly sum: Amount
    /** What else must hold under that lock. */
    readonly check?: () => Promise<Result<null, F>>
  },
): Promise<Result<null, TakeFailure | F>> {
  const { check, coin, id, sum } = taken
  await lockExposure(tx, coin.ticker)
  if (await wasMade(tx, id)) return fail({ code: 'send_made' })
  const checked = (await check?.()) ?? ok(null)
  if (!checked.ok) return checked
  const free = await readFreeOf(tx, needs, coin)
  if (sum.units > free.units) return fail({ code: 'above_free', free })
  await moveExposure(tx, coin.ticker, { units: 0n, committed: sum.units })
  return ok(null)
}

/** Here, or before this database came back older: the signer remembers its transfer. */
async function wasMade(tx: Tx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('transfer')
    .select('id')
    .where('id', '=', id)
    .unionAll(
      tx.selectFrom('recalled_signature').select('transfer_id as id').where('transfer_id', '=', id),
    )
    .execute()
  return found.length > 0
}
