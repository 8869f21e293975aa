import { listEventCounts } from '@causeway/server/analytics/list-event-counts'
import { listFeedback } from '@causeway/server/feedback/list-feedback'
import { fiatFigures, fiatRecords } from '@causeway/server/fiat'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const MOST_DAYS = 366
const MOST_RATINGS = 1000
const DAY_MILLISECONDS = 86_400_000
const HOUR_SECONDS = 3600

/** What was counted on pages in the last days (TELE-01). */
export async function showEvents(context: OperatorContext, { given }: CommandLine): Promise<void> {
  const days = Number(given[0] ?? '7')
  if (!Number.isSafeInteger(days) || days < 1 || days > MOST_DAYS) {
    throw new CommandStopped(`The number of days must be from 1 to ${MOST_DAYS}`)
  }
  const since = new Date(context.clock.now() - (days - 1) * DAY_MILLISECONDS)
  const found = await listEventCounts(context, since.toISOString().slice(0, 10))
  if (found.length === 0) context.say('No events were counted')
  for (const { day, name, count } of found) context.say(`${day}  ${count}  ${name}`)
}

/** Orders with providers of fiat: how many of each stand in which state, and how old the oldest is. */
export async function showFiat(context: OperatorContext): Promise<void> {
  const figures = await fiatFigures(context.database)
  if (figures.length === 0) context.say('No orders at fiat providers yet')
  for (const { provider, state, count, oldestSeconds } of figures) {
    const hours = Math.floor(oldestSeconds / HOUR_SECONDS)
    context.say(`${provider.padEnd(16)} ${state.padEnd(12)} ${count}  oldest ${hours} h`)
  }
  const records = await fiatRecords(context.database, context.clock.now())
  for (const [provider, { medianMinutes, successPercent }] of records) {
    const said =
      successPercent === null
        ? 'not enough completed orders yet'
        : `${successPercent}% successful, half of them within ${medianMinutes ?? '?'} min`
    context.say(`${provider.padEnd(16)} last 30 days: ${said}`)
  }
}

/** What customers said of their orders, newest first (TRACK-07). */
export async function showFeedback(
  context: OperatorContext,
  { given }: CommandLine,
): Promise<void> {
  const atMost = Number(given[0] ?? '20')
  if (!Number.isSafeInteger(atMost) || atMost < 1 || atMost > MOST_RATINGS) {
    throw new CommandStopped(`The count must be a number from 1 to ${MOST_RATINGS}`)
  }
  const found = await listFeedback(context, atMost)
  if (found.length === 0) context.say('No orders have been rated yet')
  for (const { at, rate, publicCode, from, to, tags, comment } of found) {
    const day = new Date(at).toISOString().slice(0, 10)
    const said = tags.length === 0 ? '' : `, ${tags.join(', ')}`
    context.say(`${day}  ${rate} of 5  ${publicCode}  ${from} to ${to}${said}`)
    if (comment !== '') context.say(`            ${printable(comment)}`)
  }
}

/** A stranger's text: what a terminal would obey is left out. */
function printable(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').trim()
}
