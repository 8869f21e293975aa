import { readProfitByDay } from '@causeway/server/inventory'
import { CommandStopped } from '../run-command.ts'
import { inDollars } from './in-dollars.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const DAY_MILLISECONDS = 86_400_000

/** What each of the last days earned, at the markets of its swaps' own moments. */
export async function showProfit(context: OperatorContext, { given }: CommandLine): Promise<void> {
  const days = Number(given[0] ?? '7')
  if (!Number.isSafeInteger(days) || days < 1)
    throw new CommandStopped('The number of days must be at least 1')
  const to = context.clock.now()
  const found = await readProfitByDay(context, { from: to - days * DAY_MILLISECONDS, to })
  if (found.length === 0) context.say('No exchanges were paid out in this period')
  for (const day of found) {
    const rest = day.unpriced === 0n ? '' : `, ${day.unpriced} without a price`
    context.say(
      `${day.day}  ${inDollars(day.total)}: fees ${inDollars(day.serviceFees)}, spread ${inDollars(day.spread)}, network fees ${inDollars(day.network)}; ${day.settlements} payouts${rest}`,
    )
  }
}
