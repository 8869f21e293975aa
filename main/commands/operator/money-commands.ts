import { moveSuspenseToCapital } from '@causeway/server/deposits'
import { closeOrder } from '@causeway/server/orders'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const SAYS = {
  reason_missing: 'Add --reason TEXT. It is kept in the records',
  order_not_found: 'Order not found',
  not_on_hold: 'Only orders on hold can be closed',
  still_owed: 'This order is still owed money, or a payment is on its way: refund it instead',
  deposit_not_found: 'Payment not found',
  already_sent_back: 'This payment was sent back before the database was restored from a backup',
  not_in_suspense: 'This payment is already explained, or doesn’t have enough confirmations yet',
} as const

/** Ends an order on hold to which nothing is owed. */
export async function closeCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [publicCode = ''] = line.given
  const closed = await closeOrder(context, { publicCode, reason: line.reason })
  if (!closed.ok) throw new CommandStopped(SAYS[closed.failure.code])
  context.say(`${publicCode} was closed`)
}

/** Takes an unexplained payment as the operator's own. */
export async function suspenseCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [network = '', txId = '', output = '0'] = line.given
  const taken = await moveSuspenseToCapital(context, {
    network,
    txId,
    outputIndex: Number(output),
    reason: line.reason,
  })
  if (!taken.ok) throw new CommandStopped(SAYS[taken.failure.code])
  context.say(`${txId} now counts as capital`)
}
