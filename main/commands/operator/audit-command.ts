import { verifyAudit } from '@causeway/server/audit/verify-audit'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const PROBLEMS = {
  changed: 'was changed after it was written',
  not_following: 'doesn’t follow the entry before it: entries were removed or put in there',
  cut_off: 'isn’t the last that was written: entries after it are missing',
  rewritten: 'isn’t the one that the signer noted: it or entries before it were written anew',
} as const

/** Proves the audit log (OPS-08). */
export async function auditCommand(context: OperatorContext, line: CommandLine): Promise<void> {
  if (line.given[0] !== 'verify') throw new CommandStopped('Use: audit verify')
  const noted = await context.withSigner((signer) => signer.auditHeads())
  const verified = await verifyAudit(context.database, noted)
  if (!verified.ok) {
    const { day, number, problem } = verified.failure
    throw new CommandStopped(
      `The audit log is damaged: entry ${day} #${number} ${PROBLEMS[problem]}`,
    )
  }
  const { days, entries, head } = verified.value
  context.say(`The audit log is whole: ${entries} entries on ${days} days`)
  context.say(`Last hash: ${head}`)
  context.say(
    noted.length === 0
      ? 'The signer has noted no entry here: run this where its journal is'
      : `The signer’s notes of ${noted.length} days agree with it`,
  )
}
