import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { describeSocial } from '../contract.ts'
import { createOauthSocial } from './create-oauth-social.ts'
import { facebookDialect } from './facebook-dialect.ts'
import { startPlayOauth } from './play-oauth.fixture.ts'
import { twitterDialect } from './twitter-dialect.ts'

const clientSecret = 'secret'
const needs = { clientId: 'client', clientSecret, timeLimitSeconds: 2, isPlainHttpAllowed: true }

for (const dialect of [facebookDialect, twitterDialect]) {
  describeSocial(dialect.provider, async () => {
    const play = await startPlayOauth(clientSecret)
    return {
      social: createOauthSocial(dialect, { ...needs, baseUrl: play.url }),
      redirectUri: `http://shop.example/api/oauth/${dialect.provider}/callback`,
      verifies: false,
      answer: async (url, person) => {
        const asked = new URL(url).searchParams
        const state = asked.get('state') ?? ''
        if (person === null) {
          return new URLSearchParams({ error: 'access_denied', state }).toString()
        }
        // X tells an address only where it was confirmed once; Facebook tells it all the same.
        const email = person.isEmailVerified ? person.email : null
        const code = play.grant(asked, { ...person, email })
        return new URLSearchParams({ code, state }).toString()
      },
      silence: play.stop,
    }
  })
}

const tried = {
  redirectUri: 'http://shop.example/api/oauth/x/callback',
  state: 'state',
  nonce: 'nonce',
  codeVerifier: 'v'.repeat(43),
}

async function meet(dialect: typeof facebookDialect) {
  const play = await startPlayOauth(clientSecret)
  const social = createOauthSocial(dialect, { ...needs, baseUrl: play.url })
  const url = await social.authorizationUrl(tried)
  if (!url.ok) throw new Error('no address')
  const person = { subject: '1', email: 'Ada@Example.com', isEmailVerified: true }
  const code = play.grant(new URL(url.value).searchParams, person)
  return { play, social, url: url.value, query: `code=${code}&state=state` }
}

describe('services by OAuth 2.0', () => {
  test('real ones are asked at their own addresses', async () => {
    const urls = [facebookDialect, twitterDialect].map((dialect) =>
      createOauthSocial(dialect, { ...needs, baseUrl: null }).authorizationUrl(tried),
    )
    expect(await Promise.all(urls)).toMatchObject([
      { value: expect.stringContaining('https://www.facebook.com/v23.0/dialog/oauth?') },
      { value: expect.stringContaining('https://x.com/i/oauth2/authorize?') },
    ])
  })

  test('Facebook gets a proof with the token, so that a stolen one is of no use', async () => {
    const { play, query, social } = await meet(facebookDialect)
    expect(await social.identify(tried, query)).toMatchObject({
      value: { email: 'ada@example.com', isEmailVerified: false },
    })
    const [{ authorization = '', path } = { authorization: '', path: '' }] = play.asked
    const token = authorization.replace('Bearer ', '')
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex')
    expect(path).toBe(`/v23.0/me?fields=id,email&appsecret_proof=${proof}`)
    await play.stop()
  })

  test.each([
    [200, '<html>', 'social_unavailable'],
    [500, '{}', 'social_unavailable'],
    [302, '', 'social_unavailable'],
    [200, 'x'.repeat(300_000), 'social_unavailable'],
  ])('an answer of %i that is none: %s', async (status, body, code) => {
    const { play, query, social } = await meet(twitterDialect)
    play.garble(status, body)
    expect(await social.identify(tried, query)).toEqual({ ok: false, failure: { code } })
    await play.stop()
  })

  test.each([null, [], {}, { data: null }, { data: { id: 7 } }, { id: '' }])(
    'a person without a subject is none: %j',
    (reply) => {
      expect(facebookDialect.readPerson(reply)).toBeNull()
      expect(twitterDialect.readPerson(reply)).toBeNull()
    },
  )
})
