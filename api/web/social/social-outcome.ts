import type { Result } from '@causeway/core/result'
import type { FinishSocialFailure, SocialEnd } from '@causeway/server/accounts'

/**
 * AUTH-19: how signing in ended, as the returned query tells it: `goto`, `error`, `inline`, `suspicious` or `totp`, the
 * last two with the e-mail. An error that a mailed link mends (`check_mail`) names the address, too.
 */
export function socialOutcome(
  ended: Result<SocialEnd, Pick<FinishSocialFailure, 'code'>>,
): URLSearchParams {
  if (!ended.ok) return new URLSearchParams({ error: ended.failure.code })
  const { value: end } = ended
  switch (end.kind) {
    case 'signed-in':
      return new URLSearchParams(end.goto === null ? { inline: '1' } : { goto: end.goto })
    case 'linked':
      return new URLSearchParams({ inline: '1' })
    case 'totp':
      return new URLSearchParams({ totp: end.token, email: end.email })
    case 'suspicious':
      return new URLSearchParams({ suspicious: '1', email: end.email })
    case 'mailed':
      return new URLSearchParams({ error: 'check_mail', email: end.email })
  }
}
