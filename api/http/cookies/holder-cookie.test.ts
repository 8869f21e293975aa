import { expect, test } from 'vitest'
import { endedHolderCookies, holderCookie, holderSecretsIn } from './holder-cookie.ts'

const order = { publicCode: 'AbCd-_12xxxxxxxxxxxxxx', holderSecret: 's3cret-_' }

test('the holder’s cookie over http and https', () => {
  expect(holderCookie({ ...order, isHttps: false })).toBe(
    'holder-AbCd-_12=s3cret-_; HttpOnly; SameSite=Lax; Path=/; Max-Age=2678400',
  )
  expect(holderCookie({ ...order, isHttps: true })).toBe(
    '__Host-holder-AbCd-_12=s3cret-_; HttpOnly; SameSite=Lax; Path=/; Max-Age=2678400; Secure',
  )
})

test('every holder’s secret of a Cookie header, and no other cookie', () => {
  const header = 'a=b; holder-x=one; __Host-holder-y=two; myholder-z=three; holder-e='
  expect(holderSecretsIn(header, false)).toEqual(['one', 'two'])
  expect(holderSecretsIn(undefined, false)).toEqual([])
  expect(holderSecretsIn('holder-=%E0%A4%A; =; ;holder-q', false)).toEqual(['%E0%A4%A'])
  // A sibling domain can plant the first one, and not the second.
  expect(holderSecretsIn(header, true)).toEqual(['two'])
})

test('forgets every order, by the names that we give and no others', () => {
  const header = 'a=b; holder-x=one; __Host-holder-AbCd-_12=two; holder-toolongname=3; holder-é=4'
  expect(endedHolderCookies(header)).toEqual([
    'holder-x=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0',
    '__Host-holder-AbCd-_12=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0; Secure',
  ])
  expect(endedHolderCookies(undefined)).toEqual([])
})
