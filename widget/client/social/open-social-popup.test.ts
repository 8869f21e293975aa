import { describe, expect, test } from 'vitest'
import { linkInPopup, openSocialPopup, type PopupNeeds } from './open-social-popup.ts'
import { readSocialOutcome, returnedSocialOutcome } from './social-outcome.ts'

function stand() {
  const opened: string[] = []
  const popup = {
    closed: false,
    close: () => {
      popup.closed = true
    },
    location: { href: '' },
  }
  let onMessage: (message: unknown) => void = () => {}
  let look = () => {}
  let isWatched = true
  const needs: PopupNeeds = {
    open: (url) => {
      opened.push(url)
      return popup
    },
    listen: (given) => {
      onMessage = given
      return () => {
        onMessage = () => {}
      }
    },
    isWatched: () => isWatched,
    every: (_milliseconds, given) => {
      look = given
      return () => {
        look = () => {}
      }
    },
  }
  return {
    needs,
    opened,
    popup,
    tell: (query: string) => onMessage({ type: 'social-outcome', query }),
    say: (message: unknown) => onMessage(message),
    look: () => look(),
    lookAway: () => {
      isWatched = false
    },
  }
}

describe('signing in at a provider in a popup (AUTH-06)', () => {
  test.each([
    ['goto=%2Fhistory', { kind: 'goto', path: '/history' }],
    ['inline=1', { kind: 'inline' }],
    ['suspicious=1&email=a%40b.co', { kind: 'suspicious', email: 'a@b.co' }],
    ['totp=t&email=a%40b.co', { kind: 'totp', token: 't', email: 'a@b.co' }],
    ['error=try_unknown', { kind: 'error', code: 'try_unknown', email: null }],
    ['error=check_mail&email=a%40b.co', { kind: 'error', code: 'check_mail', email: 'a@b.co' }],
    ['goto=%2F%2Fevil.example', { kind: 'error', code: 'outcome_unreadable', email: null }],
    ['goto=https%3A%2F%2Fevil.example', { kind: 'error', code: 'outcome_unreadable', email: null }],
    ['', { kind: 'error', code: 'outcome_unreadable', email: null }],
  ])('[AUTH-19] the returned query decides: %s', (query, outcome) => {
    expect(readSocialOutcome(query)).toEqual(outcome)
    expect(returnedSocialOutcome(`#sign-in?${query}`)).toEqual(outcome)
  })

  test('no outcome stands in an ordinary fragment', () => {
    expect(returnedSocialOutcome('#faq')).toBeNull()
    expect(returnedSocialOutcome('#sign-in')).toBeNull()
  })

  test('goes to our own address with the client id, and hears how it ended', async () => {
    const { needs, opened, say, tell } = stand()
    const outcome = openSocialPopup('google', { clientId: 'c 1', goto: '/history' }, needs)
    expect(opened).toEqual(['/api/oauth/google?clientId=c+1&goto=%2Fhistory'])
    say('something else')
    say({ type: 'other', query: 'inline=1' })
    tell('inline=1')
    expect(await outcome).toEqual({ kind: 'inline' })
  })

  test('a blocked window and a closed one are outcomes, too', async () => {
    const { needs, look, popup } = stand()
    expect(await openSocialPopup('google', {}, { ...needs, open: () => null })).toEqual({
      kind: 'blocked',
    })
    const outcome = openSocialPopup('google', {}, needs)
    popup.closed = true
    look()
    look()
    expect(await outcome).toEqual({ kind: 'closed' })
  })

  test('a window that a provider cut off seems closed, and is waited for all the same', async () => {
    const { needs, look, lookAway, popup, tell } = stand()
    const outcome = openSocialPopup('google', {}, needs)
    popup.closed = true
    lookAway()
    look()
    look()
    look()
    tell('inline=1')
    expect(await outcome).toEqual({ kind: 'inline' })
  })

  test('linking opens the window first, and goes on where the server says', async () => {
    const { needs, opened, popup, tell } = stand()
    const calls = {
      linkSocialAccount: async () =>
        ({ ok: true, status: 200, body: { result: true, url: 'https://idp.example/' } }) as const,
    }
    const outcome = linkInPopup(calls, { provider: 'google', proof: { password: 'p' } }, needs)
    expect(opened).toEqual(['about:blank'])
    await Promise.resolve()
    await Promise.resolve()
    expect(popup.location.href).toBe('https://idp.example/')
    tell('inline=1')
    expect(await outcome).toEqual({ kind: 'inline' })
  })

  test('a proof that is refused closes the window', async () => {
    const { needs, popup } = stand()
    const body = { result: false, code: 'password_wrong', errors: { password: 'no' } }
    const answer = { ok: true, status: 200, body } as const
    const calls = { linkSocialAccount: async () => answer }
    expect(await linkInPopup(calls, { provider: 'google', proof: {} }, needs)).toEqual({
      kind: 'refused',
      answer,
    })
    expect(popup.closed).toBe(true)
  })
})
