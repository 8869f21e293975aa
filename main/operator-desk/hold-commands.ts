import { listHolds, refundHeldOrder, releaseOrder } from '@causeway/server/orders'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorDesk } from './open-operator-desk.ts'

const SAYS = {
  reason_missing: 'Say why: --reason TEXT. It stands in the records for ever',
  order_not_found: 'There is no such order',
  not_on_hold: 'That order does not wait for this decision',
} as const

/** Lists the orders on hold with what screening said of them. */
export async function holdsCommand(desk: OperatorDesk): Promise<void> {
  const holds = await listHolds(desk.database)
  if (holds.length === 0) desk.say('No order is on hold')
  for (const { publicCode, reason, screened, since } of holds) {
    desk.say(`${publicCode}  ${reason}  since ${since.toISOString()}`)
    for (const { address, direction, isListed, score, ...row } of screened) {
      const said =
        score === null
          ? 'no answer yet'
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
  desk.say(`${publicCode} goes on`)
}

/** Has an order on hold refunded. */
export async function refundCommand(desk: OperatorDesk, line: CommandLine): Promise<void> {
  const [publicCode = ''] = line.given
  const refunded = await refundHeldOrder(desk, { publicCode, reason: line.reason })
  if (!refunded.ok) throw new CommandStopped(SAYS[refunded.failure.code])
  desk.say(
    `${publicCode} is refunded: to its refund address, or to the one its holder is asked for`,
  )
}
