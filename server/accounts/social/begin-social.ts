import { fail, ok, type Result } from '@causeway/core/result'
import { newSecretToken } from '../secret-token.ts'
import type { BeginSocialFailure, BeginSocialInput, BegunSocial } from './social-cases.ts'
import { offeredPort, type SocialNeeds } from './social-needs.ts'
import { keepTry, providerTry } from './social-try.ts'

/** Where the browser goes to sign in at a provider, and what binds its way back to it (AUTH-06). */
export async function beginSocial(
  needs: SocialNeeds,
  asked: BeginSocialInput,
): Promise<Result<BegunSocial, BeginSocialFailure>> {
  const port = offeredPort(needs, asked.provider)
  if (port === undefined) return fail({ code: 'provider_not_offered' })
  const browserSecret = newSecretToken()
  const state = await keepTry(needs.database.direct(), needs.clock.now(), {
    provider: port.provider,
    linkTo: asked.linkTo?.accountId ?? null,
    goto: ownPath(asked.goto),
    browserSecret,
  })
  const { redirectUri } = asked
  const url = await port.authorizationUrl(providerTry({ redirectUri, state, browserSecret }))
  return url.ok ? ok({ url: url.value, browserSecret }) : url
}

const LONGEST_PATH = 300

/** A path of this site; anything that could lead to another one is null (no open redirect). */
export function ownPath(path: string | null): string | null {
  if (path === null || path.length > LONGEST_PATH || !/^\/(?![/\\])[\x21-\x7e]*$/.test(path)) {
    return null
  }
  // Browsers read a backslash as a slash.
  if (path.includes('\\')) return null
  return URL.parse(path, 'https://ours.invalid')?.origin === 'https://ours.invalid' ? path : null
}
