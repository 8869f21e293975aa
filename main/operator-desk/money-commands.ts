import { takeSuspense } from '@causeway/server/deposits'
import { closeOrder } from '@causeway/server/orders'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorDesk } from './open-operator-desk.ts'

const SAYS = {
  reason_missing: 'Say why: --reason TEXT. It stands in the records for ever',
  order_not_found: 'There is no such order',
  not_on_hold: 'Only an order on hold can be closed',
  still_owed: 'Something is owed to this order, or on its way: refund it instead',
  deposit_not_found: 'No such payment was seen',
  not_in_suspense: 'That payment is not an unexplained one, or not deep enough yet',
} as const

/** Ends an order on hold to which nothing is owed. */
export async function closeCommand(desk: OperatorDesk, line: CommandLine): Promise<void> {
  const [publicCode = ''] = line.given
  const closed = await closeOrder(desk, { publicCode, reason: line.reason })
  if (!closed.ok) throw new CommandStopped(SAYS[closed.failure.code])
  desk.say(`${publicCode} is closed`)
}

/** Takes an unexplained payment as the operator's own. */
export async function suspenseCommand(desk: OperatorDesk, line: CommandLine): Promise<void> {
  const [network = '', txId = '', output = '0'] = line.given
  const taken = await takeSuspense(desk, {
    network,
    txId,
    outputIndex: Number(output),
    reason: line.reason,
  })
  if (!taken.ok) throw new CommandStopped(SAYS[taken.failure.code])
  desk.say(`${txId} now counts as capital`)
}
