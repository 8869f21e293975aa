import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import type { TransferNeeds } from '../transfer-needs.ts'

type Needs = Pick<TransferNeeds, 'database'>

/** Nothing is signed while a reorganisation has put a deposit that it rests on back among the unconfirmed. */
export async function waitsForDeposits(needs: Needs, transfer: ClaimedTransfer): Promise<boolean> {
  if (transfer.kind === 'return') return waitsForReturned(needs, transfer)
  if (transfer.settlement_id === null) return false
  const shallow = await needs.database
    .direct()
    .selectFrom('deposit')
    .innerJoin('settlement', (join) =>
      join.on((on) =>
        on.or([
          on('settlement.id', '=', on.ref('deposit.settlement_id')),
          on('settlement.rest_of', '=', on.ref('deposit.settlement_id')),
        ]),
      ),
    )
    .select('deposit.id')
    .where('settlement.id', '=', transfer.settlement_id)
    .whereRef('deposit.confirmations', '<', 'deposit.needed')
    .executeTakeFirst()
  return shallow !== undefined
}

async function waitsForReturned(needs: Needs, { id }: ClaimedTransfer): Promise<boolean> {
  const deep = await needs.database
    .direct()
    .selectFrom('deposit')
    .select('id')
    .where('return_id', '=', id)
    .where('state', '=', 'settled')
    .whereRef('confirmations', '>=', 'needed')
    .executeTakeFirst()
  return deep === undefined
}

/**
 * The refund of what a payout left over is not signed before that payout is confirmed: until then the payout may prove
 * impossible, and all that came in is its holder's to decide about again.
 */
export async function waitsForPayout(needs: Needs, transfer: ClaimedTransfer): Promise<boolean> {
  if (transfer.settlement_id === null) return false
  const open = await needs.database
    .direct()
    .selectFrom('settlement')
    .leftJoin('transfer', 'transfer.settlement_id', 'settlement.rest_of')
    .select('settlement.id')
    .where('settlement.id', '=', transfer.settlement_id)
    .where('settlement.rest_of', 'is not', null)
    .where((where) =>
      where.or([where('transfer.id', 'is', null), where('transfer.state', '<>', 'confirmed')]),
    )
    .executeTakeFirst()
  return open !== undefined
}
