import type { SocialPort } from '@causeway/core/ports'
import { fail } from '@causeway/core/result'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../settings/index.ts'
import { openSocial } from './open-social.ts'

const real = { WORLD: 'real', DATABASE_URL: 'postgres://127.0.0.1/x' }
const google = { OAUTH_GOOGLE_CLIENT_ID: 'id', OAUTH_GOOGLE_CLIENT_SECRET: 'a secret' }
const played: SocialPort = {
  provider: 'google',
  authorizationUrl: async () => fail({ code: 'social_unavailable' }),
  identify: async () => fail({ code: 'social_unavailable' }),
}
const open = (environment: Record<string, string>) =>
  openSocial(
    readConfig(environment),
    environment.WORLD === 'real' ? null : (provider) => ({ ...played, provider }),
  ).map(({ provider }) => provider)

describe('the services that people may sign in by (AUTH-06)', () => {
  test('a real world offers those that it has keys for, a play world all of them', () => {
    expect(open(real)).toEqual([])
    expect(open({ ...real, ...google })).toEqual(['google'])
    expect(open({})).toEqual(['google', 'facebook', 'twitter'])
    expect(open(google)).toEqual(['google', 'facebook', 'twitter'])
  })

  test('half a setting, and plain http where money is real, stop the start', () => {
    expect(() => open({ OAUTH_TWITTER_CLIENT_ID: 'id' })).toThrow('OAUTH_TWITTER_CLIENT_SECRET')
    const plain = { OAUTH_GOOGLE_ISSUER: 'http://login.example' }
    expect(() => open({ ...real, ...google, ...plain })).toThrow('OAUTH_GOOGLE_ISSUER')
    expect(open({ ...google, ...plain })).toContain('google')
  })
})
