import { listEventCounts } from '@causeway/server/analytics'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const MOST = 366
const DAY_MILLISECONDS = 86_400_000

/** What was counted on pages in the last days (TELE-01). */
export async function showEvents(context: OperatorContext, { given }: CommandLine): Promise<void> {
  const days = Number(given[0] ?? '7')
  if (!Number.isSafeInteger(days) || days < 1 || days > MOST) {
    throw new CommandStopped(`The number of days must be from 1 to ${MOST}`)
  }
  const since = new Date(context.clock.now() - (days - 1) * DAY_MILLISECONDS)
  const found = await listEventCounts(context, since.toISOString().slice(0, 10))
  if (found.length === 0) context.say('No events were counted')
  for (const { day, name, count } of found) context.say(`${day}  ${count}  ${name}`)
}
