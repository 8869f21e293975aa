import { dropSecondFactor } from '@causeway/server/accounts'
import { CommandStopped } from '../run-command.ts'
import type { CommandLine, OperatorDesk } from './open-operator-desk.ts'

const SAYS = {
  account_not_found: 'There is no account with this address',
  totp_not_enabled: 'That account asks for no codes',
} as const

/** Turns off a lost authenticator (docs/runbooks/lost-authenticator.md). */
export async function secondFactorCommand(desk: OperatorDesk, line: CommandLine): Promise<void> {
  const [email = ''] = line.given
  const dropped = await dropSecondFactor(desk, email)
  if (!dropped.ok) throw new CommandStopped(SAYS[dropped.failure.code])
  desk.say(`${email} signs in without a code now, and was told so by mail`)
}
