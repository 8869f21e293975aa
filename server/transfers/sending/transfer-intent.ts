import { amount } from '@causeway/core/money'
import type { TransferIntent } from '@causeway/core/ports'
import type { ClaimedTransfer } from '../../transfer-store/claim-transfer.ts'
import { readSource } from '../transfer-source.ts'

/** What a transfer row asks for. */
export function intentOf(transfer: ClaimedTransfer): TransferIntent {
  return {
    transferId: transfer.id,
    network: transfer.network,
    kind: transfer.kind,
    source: readSource(transfer.source),
    amount: amount(transfer.asset, transfer.units),
    destination: transfer.destination,
    extraId: transfer.extra_id,
    ...(transfer.account_key === null ? {} : { newAccountKey: transfer.account_key }),
    record: transfer.record,
  }
}

/** True where both would move the same money to the same place. */
export function isSameIntent(one: TransferIntent, other: TransferIntent): boolean {
  return (
    one.network === other.network &&
    one.source === other.source &&
    one.amount.asset === other.amount.asset &&
    one.amount.units === other.amount.units &&
    one.destination === other.destination &&
    one.extraId === other.extraId &&
    one.newAccountKey === other.newAccountKey
  )
}
