import { bookSuspenseTaken } from '@causeway/core/ledger'
import { amount } from '@causeway/core/money'
import type { PaymentKey } from '@causeway/core/ports'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { sql } from 'kysely'
import { assignToCapital } from '../../deposit-store/change-deposit.ts'
import { post } from '../../ledger/index.ts'
import { wasSentBack } from '../../suspense-returns/return-record.ts'
import type { DepositNeeds } from '../deposit-needs.ts'

export type TakeSuspenseFailure = Failure<
  'reason_missing' | 'deposit_not_found' | 'not_in_suspense' | 'already_sent_back'
>

/**
 * An operator found out whose an unexplained payment is, settled with the sender or put the money in himself, and books
 * it from suspense to the house's capital, with the reason beside the posting. From then on the deposit counts as capital,
 * also where a reorganisation takes it back.
 */
export async function moveSuspenseToCapital(
  needs: Pick<DepositNeeds, 'database' | 'clock' | 'alert'>,
  input: PaymentKey & { readonly network: string; readonly reason: string },
): Promise<Result<null, TakeSuspenseFailure>> {
  const { network, txId, outputIndex } = input
  const reason = input.reason.trim()
  if (reason === '') return fail({ code: 'reason_missing' })
  const taken = await needs.database.transaction(
    'take_suspense',
    async (tx): Promise<Result<null, TakeSuspenseFailure>> => {
      const deposit = await tx
        .selectFrom('deposit')
        .selectAll()
        .where('network', '=', network)
        .where('tx_id', '=', txId)
        .where('output_index', '=', outputIndex)
        // Of several variants of the payment at most one counts.
        .orderBy(sql`state in ('gone', 'reversed')`)
        .limit(1)
        .forUpdate()
        .executeTakeFirst()
      if (deposit === undefined) return fail({ code: 'deposit_not_found' })
      if (deposit.role !== 'suspense' || deposit.state !== 'confirmed') {
        return fail({ code: 'not_in_suspense' })
      }
      if (await wasSentBack(tx, deposit)) return fail({ code: 'already_sent_back' })
      await assignToCapital(tx, deposit.id)
      await post(tx, bookSuspenseTaken(deposit, amount(deposit.asset, deposit.units)), {
        orderId: null,
        at: new Date(needs.clock.now()),
        note: reason,
      })
      return ok(null)
    },
  )
  if (taken.ok) needs.alert('suspense_taken', { network, txId, outputIndex, reason })
  return taken
}
