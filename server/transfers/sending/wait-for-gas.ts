import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import { gasOf } from '../own-record.ts'
import type { TransferNeeds } from '../transfer-needs.ts'

/** Whether a sweep has the gas that was sent ahead for it. Every other transfer has what it needs. */
export async function waitForGas(
  needs: Pick<TransferNeeds, 'database'>,
  transfer: ClaimedTransfer,
): Promise<'there' | 'waiting' | 'never_comes'> {
  const gas = gasOf(transfer)
  if (gas === null || transfer.state !== 'planned') return 'there'
  const row = await needs.database
    .direct()
    .selectFrom('transfer')
    .select('state')
    .where('id', '=', gas)
    .executeTakeFirstOrThrow()
  if (row.state === 'confirmed') return 'there'
  return row.state === 'cancelled' || row.state === 'failed' ? 'never_comes' : 'waiting'
}
