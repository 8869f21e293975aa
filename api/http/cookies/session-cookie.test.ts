import { describe, expect, test } from 'vitest'
import {
  accountCookiesIn,
  csrfCookie,
  deviceCookie,
  endedSessionCookie,
  sessionCookie,
} from './session-cookie.ts'

const token = 't'.repeat(43)
const none = { session: null, device: null, csrf: null, notJapanResident: false }

describe('cookies of accounts', () => {
  test('are hidden from scripts, and bound to the host over https', () => {
    expect(sessionCookie({ token, seconds: 60, isHttps: true })).toBe(
      `__Host-session=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=60; Secure`,
    )
    expect(sessionCookie({ token, seconds: 60, isHttps: false })).toBe(
      `session=${token}; HttpOnly; SameSite=Lax; Path=/; Max-Age=60`,
    )
    expect(endedSessionCookie(true)).toBe(
      '__Host-session=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0; Secure',
    )
    expect(deviceCookie(token, true)).toContain(`__Host-device=${token}; `)
    expect(deviceCookie(token, true)).toContain('Max-Age=34560000; Secure')
    expect(csrfCookie(token, true)).toContain(`csrf=${token}; `)
  })

  test('over https a cookie that another host could have set is no session', () => {
    expect(accountCookiesIn(`session=${token}; device=${token}`, true)).toEqual(none)
    expect(accountCookiesIn(`__Host-session=${token}; session=other`, true).session).toBe(token)
    expect(accountCookiesIn(`session=${token}; device=${token}`, false)).toEqual({
      ...none,
      session: token,
      device: token,
    })
  })

  test.each([
    undefined,
    '',
    'session=',
    'session=short',
    `session=${token}x`,
    `session=${'ü'.repeat(43)}`,
  ])('reads no session from %j', (header) => {
    expect(accountCookiesIn(header, false)).toEqual(none)
  })

  test('[AUTH-15] the confirmation of somebody in Japan is kept by the browser', () => {
    expect(accountCookiesIn('not_japan_resident=1', true).notJapanResident).toBe(true)
    expect(accountCookiesIn('not_japan_resident=0', true).notJapanResident).toBe(false)
  })
})
