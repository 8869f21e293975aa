import type { ChainPort, PaymentStatus } from '@causeway/core/ports'
import type { Selectable } from 'kysely'
import type { DepositTable } from '../db/index.ts'
import { isCounted } from './payment-variants.ts'

type Deposit = Selectable<DepositTable>

type AskedChain = Pick<ChainPort, 'network' | 'paymentStatuses'>

type Looked = { readonly deposit: Deposit; readonly status: PaymentStatus }

/** So many times a node must call a deposit gone, one after another, before that is believed. */
const TIMES_GONE = 4

/**
 * What the chain says of some deposits now, in order. One that counts is gone only where the node says so again and
 * again: a single answer may be an old one of a node among several that is behind, or come of two questions between
 * which its block was made. Whatever else it says on the way is believed at once.
 */
export async function statusesOf(
  chain: AskedChain,
  deposits: readonly Deposit[],
): Promise<readonly Looked[]> {
  let looked = await lookUp(chain, deposits)
  for (let times = 1; times < TIMES_GONE; times += 1) {
    const doubtful = looked.filter(
      ({ deposit, status }) => status.state === 'gone' && isCounted(deposit),
    )
    if (doubtful.length === 0) break
    const again = new Map(
      (
        await lookUp(
          chain,
          doubtful.map(({ deposit }) => deposit),
        )
      ).map((each) => [each.deposit.id, each]),
    )
    looked = looked.map((each) => again.get(each.deposit.id) ?? each)
  }
  return looked
}

async function lookUp(chain: AskedChain, deposits: readonly Deposit[]): Promise<readonly Looked[]> {
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
