import type { SocialIdentity, SocialPort, SocialTry } from '@causeway/core/ports'
import { fail, ok } from '@causeway/core/result'
import { anybody } from '../account-stand.fixture.ts'
import type { SessionView } from '../account-types.ts'
import type { ChangingStand } from '../changing-stand.fixture.ts'
import { createSocialCases } from './create-social-cases.ts'
import type { FinishSocialInput } from './social-cases.ts'

export const redirectUri = 'https://exchange.example/api/oauth/google/callback'

/** A service at which somebody is who the query says; keeps what it was asked with. */
function playService() {
  const tries: SocialTry[] = []
  const port: SocialPort = {
    provider: 'google',
    authorizationUrl: async (tried) => {
      tries.push(tried)
      return ok(`https://idp.example/?state=${tried.state}`)
    },
    identify: async (tried, query) => {
      tries.push(tried)
      const person: SocialIdentity | null = JSON.parse(new URLSearchParams(query).get('as') ?? '')
      return person === null ? fail({ code: 'social_refused' }) : ok(person)
    },
  }
  return { port, tries }
}

/** Social sign-in on a stand, with two services that say what the test wants. */
export function socialOn(stand: ChangingStand) {
  const { port, tries } = playService()
  const facebook: SocialPort = { ...port, provider: 'facebook' }
  const social = createSocialCases({ ...stand.needs, ...stand.cases, social: [port, facebook] })

  async function begin(linkTo: SessionView | null = null, goto: string | null = null) {
    const begun = await social.begin({ provider: 'google', linkTo, goto, redirectUri })
    if (!begun.ok) throw new Error(begun.failure.code)
    const state = new URL(begun.value.url).searchParams.get('state') ?? ''
    return { state, browserSecret: begun.value.browserSecret }
  }
  const finish = (
    tried: { readonly state: string; readonly browserSecret: string | null },
    person: SocialIdentity | null,
    more: Partial<FinishSocialInput> = {},
  ) => {
    const query = new URLSearchParams({ as: JSON.stringify(person) }).toString()
    const asked = { provider: 'google', query, redirectUri, session: null, ...tried, ...more }
    return social.finish(asked, anybody)
  }
  const enter = async (person: SocialIdentity | null) => finish(await begin(), person)
  const kindOf = async (person: SocialIdentity | null) => {
    const ended = await enter(person)
    return ended.ok ? ended.value.kind : ended.failure.code
  }
  return { social, tries, begin, finish, enter, kindOf }
}

/** Somebody whom a service vouches for. */
export const person = (name: string, isEmailVerified = true): SocialIdentity => ({
  subject: `subject of ${name}`,
  email: `${name}@example.com`,
  isEmailVerified,
})
