import { expect, test } from 'vitest'
import { readSignInQuery, signInPath, withoutSignIn } from './sign-in-query.ts'

test('[AUTH-16] the address opens the modal and leads on to protected pages, nowhere else', () => {
  for (const next of ['/history', '/profile', '/mailinglists', '/account/api'] as const) {
    expect(readSignInQuery(signInPath(next).slice(1))).toEqual({ isWanted: true, next })
  }
  expect(readSignInQuery(signInPath(null).slice(1))).toEqual({ isWanted: true, next: null })
  for (const elsewhere of ['//evil.example', 'https://evil.example', '/profile/../x', '\\evil']) {
    const search = `?sign-in=1&next=${encodeURIComponent(elsewhere)}`
    expect(readSignInQuery(search)).toEqual({ isWanted: true, next: null })
  }
  expect(readSignInQuery('?next=/profile')).toEqual({ isWanted: false, next: null })
})

test('[AUTH-11] the address gives up its wish for the modal, and nothing else', () => {
  const at = (search: string, hash = '') => withoutSignIn({ pathname: '/de', search, hash })
  expect(at('?sign-in=1&next=%2Fprofile')).toBe('/de')
  expect(at('?from=btc&sign-in=1', '#faq')).toBe('/de?from=btc#faq')
  expect(at('?from=btc')).toBeNull()
})
