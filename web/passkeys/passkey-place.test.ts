import { expect, test } from 'vitest'
import { passkeyPlace } from './passkey-place.ts'

test('passkeys can be used where the site has a name', () => {
  for (const address of ['https://exchange.example/de/profile', 'http://localhost:3000/']) {
    expect(passkeyPlace(address)).toEqual({ hasName: true, named: null })
  }
})

test('at this machine’s own digits the same page has a name', () => {
  expect(passkeyPlace('http://127.0.0.1:3000/profile?a=1#passkeys')).toEqual({
    hasName: false,
    named: 'http://localhost:3000/profile?a=1#passkeys',
  })
  expect(passkeyPlace('http://[::1]:3000/').named).toBe('http://localhost:3000/')
})

test('at the digits of another machine there is none', () => {
  for (const address of ['http://192.168.1.4:3000/', 'https://[2001:db8::1]/']) {
    expect(passkeyPlace(address)).toEqual({ hasName: false, named: null })
  }
})
