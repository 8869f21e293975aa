import { listHolds, refundHeldOrder, releaseOrder } from '@causeway/server/orders'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorDesk } from './open-operator-desk.ts'

const SAYS = {
  reason_missing: 'Add --reason TEXT. It is kept in the records',
  order_not_found: 'Order not found',
  not_on_hold: 'This order isn’t waiting for this decision',
} as const

/** Lists the orders on hold with what screening said of them. */
export async function holdsCommand(desk: OperatorDesk): Promise<void> {
  const holds = await listHolds(desk.database)
  if (holds.length === 0) desk.say('No orders are on hold')
  for (const { publicCode, reason, screened, since } of holds) {
    desk.say(`${publicCode}  ${reason}  since ${since.toISOString()}`)
    for (const { address, direction, isListed, score, ...row } of screened) {
      const said =
        score === null
          ? 'no result yet'
          : `${score}${isListed ? ', listed' : ''} (${row.reason}, ${row.source})`
      desk.say(`    ${direction} ${address}: ${said}`)
    }
  }
}

/** Lets an order go on that compliance holds. */
export async function releaseCommand(desk: OperatorDesk, line: CommandLine): Promise<void> {
  const [publicCode = ''] = line.given
  const released = await releaseOrder(desk, { publicCode, reason: line.reason })
  if (!released.ok) throw new CommandStopped(SAYS[released.failure.code])
  desk.say(`${publicCode} was released`)
}

/** Has an order on hold refunded. */
export async function refundCommand(desk: OperatorDesk, line: CommandLine): Promise<void> {
  const [publicCode = ''] = line.given
  const refunded = await refundHeldOrder(desk, { publicCode, reason: line.reason })
  if (!refunded.ok) throw new CommandStopped(SAYS[refunded.failure.code])
  desk.say(`${publicCode} will be refunded to its refund address, or to one the customer enters`)
}
