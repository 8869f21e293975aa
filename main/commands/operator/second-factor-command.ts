import { removeSecondFactor } from '@causeway/server/accounts'
import { CommandStopped } from '../../run-command.ts'
import type { CommandLine, OperatorContext } from './open-operator-context.ts'

const SAYS = {
  account_not_found: 'No account has this email address',
  totp_not_enabled: 'Two-factor sign-in is already off for this account',
} as const

/** Turns off a lost authenticator (docs/runbooks/lost-authenticator.md). */
export async function secondFactorCommand(
  context: OperatorContext,
  line: CommandLine,
): Promise<void> {
  const [email = ''] = line.given
  const dropped = await removeSecondFactor(context, email)
  if (!dropped.ok) throw new CommandStopped(SAYS[dropped.failure.code])
  context.say(`Two-factor sign-in is off for ${email}. We sent them an email`)
}
