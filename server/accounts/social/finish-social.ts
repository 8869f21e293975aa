import { fail, ok, type Result } from '@causeway/core/result'
import type { Visitor } from '../account-types.ts'
import { enterBySocial, linkSocial } from './enter-by-social.ts'
import type { FinishSocialFailure, FinishSocialInput, SocialEnd } from './social-cases.ts'
import { offeredPort, type SocialNeeds } from './social-needs.ts'
import { consumeTry, providerTry } from './social-try.ts'

/** The browser is back from the provider: redeems what it brought, and signs in or links (AUTH-06, AUTH-19). */
export async function finishSocial(
  needs: SocialNeeds,
  asked: FinishSocialInput,
  visitor: Visitor,
): Promise<Result<SocialEnd, FinishSocialFailure>> {
  const port = offeredPort(needs, asked.provider)
  if (port === undefined) return fail({ code: 'provider_not_offered' })
  const { browserSecret, query, redirectUri, session, state } = asked
  if (browserSecret === null) return fail({ code: 'try_unknown' })
  const tried = await needs.database.transaction('take_social_try', (tx) =>
    consumeTry(tx, needs.clock.now(), { state, browserSecret, provider: port.provider }),
  )
  if (!tried.ok) return tried
  const { goto, linkTo } = tried.value
  const linking = session?.accountId === linkTo ? session : null
  if (linkTo !== null && linking === null) return fail({ code: 'signed_out' })
  const identity = await port.identify(providerTry({ redirectUri, state, browserSecret }), query)
  if (!identity.ok) return identity
  const person = { ...identity.value, provider: port.provider }
  if (linkTo === null) return enterBySocial(needs, person, visitor, { goto, browserSecret })
  const linked = await linkSocial(needs, { accountId: linkTo, person }, linking)
  return linked.ok ? ok({ kind: 'linked' }) : linked
}
