import { listFeedback } from '@causeway/server/feedback'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const MOST = 1000

/** What customers said of their orders, newest first (TRACK-07). */
export async function showFeedback(
  context: OperatorContext,
  { given }: CommandLine,
): Promise<void> {
  const atMost = Number(given[0] ?? '20')
  if (!Number.isSafeInteger(atMost) || atMost < 1 || atMost > MOST) {
    throw new CommandStopped(`The count must be a number from 1 to ${MOST}`)
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
