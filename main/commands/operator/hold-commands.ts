import { listHolds, refundHeldOrder, releaseOrder } from '@causeway/server/orders'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const SAYS = {
  reason_missing: 'Add --reason TEXT. It is kept in the records',
  order_not_found: 'Order not found',
  not_on_hold: 'This order isn’t waiting for this decision',
} as const

/** Lists the orders on hold with what screening said of them. */
export async function holdsCommand(context: OperatorContext): Promise<void> {
  const holds = await listHolds(context.database)
  if (holds.length === 0) context.say('No orders are on hold')
  for (const { publicCode, reason, screened, since } of holds) {
    context.say(`${publicCode}  ${reason}  since ${since.toISOString()}`)
    for (const { address, direction, isListed, score, ...row } of screened) {
      const said =
        score === null
          ? 'no result yet'
          : `${score}${isListed ? ', listed' : ''} (${row.reason}, ${row.source})`
      context.say(`    ${direction} ${address}: ${said}`)
    }
  }
}

/** Lets an order go on that compliance holds. */
export async function releaseCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [publicCode = ''] = line.given
  const released = await releaseOrder(context, { publicCode, reason: line.reason })
  if (!released.ok) throw new CommandStopped(SAYS[released.failure.code])
  context.say(`${publicCode} was released`)
}

/** Has an order on hold refunded. */
export async function refundCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  const [publicCode = ''] = line.given
  const refunded = await refundHeldOrder(context, { publicCode, reason: line.reason })
  if (!refunded.ok) throw new CommandStopped(SAYS[refunded.failure.code])
  context.say(`${publicCode} will be refunded to its refund address, or to one the customer enters`)
}
