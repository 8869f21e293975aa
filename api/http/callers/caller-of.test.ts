import { describe, expect, test } from 'vitest'
import { cookieHeaderOf, keepsOwnCookies } from '../cookies/cookie-header.ts'
import { callerOf } from './caller-of.ts'

const session = 's'.repeat(43)
const byHeader = { header: 'X-Country', ofAddress: () => 'FR', playCookie: null }
const asker = { ip: '203.0.113.7', protocol: 'http' } as const

describe('who asks', () => {
  test('is told by cookies, headers and address', () => {
    const headers = {
      cookie: `session=${session}; holder-AbCdEfGh=secret`,
      'x-holder-secret': 'shown',
      'user-agent': 'x'.repeat(500),
      'accept-language': 'de-AT,de;q=0.9',
      'x-country': 'jp',
    }
    expect(callerOf({ ...asker, headers }, byHeader)).toMatchObject({
      holderSecrets: ['secret', 'shown'],
      country: 'JP',
      address: '203.0.113.7',
      session,
      device: null,
      notJapanResident: false,
      userAgent: 'x'.repeat(300),
      language: 'de',
    })
    expect(callerOf({ ...asker, headers }, null).country).toBeNull()
    for (const unknown of [
      {},
      { 'x-country': 'XX' },
      { 'x-country': 'EU' },
      { 'x-country': 'T1' },
    ]) {
      expect(callerOf({ ...asker, headers: unknown }, byHeader).country).toBe('FR')
    }
  })

  test('a cookie says the country in a play world alone', () => {
    const countryBy = (cookie: string, playCookie: string | null) =>
      callerOf({ ...asker, headers: { cookie, 'x-country': 'DE' } }, { ...byHeader, playCookie })
        .country
    expect(countryBy('play_country=JP', 'play_country')).toBe('JP')
    expect(countryBy('play_country=none', 'play_country')).toBeNull()
    expect(countryBy('play_country=ZZ', 'play_country')).toBe('DE')
    expect(countryBy('play_country=JP', null)).toBe('DE')
  })

  test.each([
    ['en-GB', null],
    ['vi', 'vt'],
    ['', null],
    ['*', null],
    ['ÄÖ', null],
  ])('asked for %j, the language is %j', (given, language) => {
    const headers = { 'accept-language': given }
    expect(callerOf({ ...asker, headers }, null).language).toBe(language)
  })

  test('[AUTH-10] cookies that the client keeps itself stand for the browser’s, which count no more', () => {
    const headers = { cookie: `session=${session}`, 'x-cookies': 'holder-AbCdEfGh=own' }
    expect(callerOf({ ...asker, headers }, null)).toMatchObject({
      session: null,
      holderSecrets: ['own'],
    })
    expect(cookieHeaderOf({ cookie: 'a=b', 'x-cookies': '' })).toBe('')
    expect(keepsOwnCookies({ 'x-cookies': '' })).toBe(true)
    expect(keepsOwnCookies({ cookie: 'a=b' })).toBe(false)
  })
})
