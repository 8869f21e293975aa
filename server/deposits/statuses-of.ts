import type { ChainPort, PaymentStatus } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import type { DepositTable } from '../db/index.ts'

type Deposit = Selectable<DepositTable>

/** What the chain says of some deposits now, in order. */
export async function statusesOf(
  chain: ChainPort,
  deposits: readonly Deposit[],
): Promise<readonly { readonly deposit: Deposit; readonly status: PaymentStatus }[]> {
  if (deposits.length === 0) return []
  const statuses = await chain.paymentStatuses(
    deposits.map((deposit) => ({ txId: deposit.tx_id, outputIndex: deposit.output_index })),
  )
  return deposits.map((deposit, index) => {
    const status = statuses[index]
    if (status === undefined) throw new Error(`${chain.network} answered too few statuses`)
    return { deposit, status }
  })
}
