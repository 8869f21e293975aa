import { expect, test } from 'vitest'
import { forgottenCookies, holderCookie } from './holder-cookie.server.ts'

const code = 'AbCdEfGhIjKlMnOpQrStUv'

test('over https the cookie is bound to its host', () => {
  const cookie = holderCookie(new Request('https://exchange.example/'), code, 'secret')
  expect(cookie).toBe(
    '__Host-holder-AbCdEfGh=secret; HttpOnly; SameSite=Lax; Path=/; Max-Age=2678400; Secure',
  )
})

test('over plain http it has neither prefix nor Secure, or browsers would drop it', () => {
  const cookie = holderCookie(new Request('http://127.0.0.1:3000/'), code, 'secret')
  expect(cookie).toBe('holder-AbCdEfGh=secret; HttpOnly; SameSite=Lax; Path=/; Max-Age=2678400')
})

test('a browser forgets one order, or all, and no other cookie', () => {
  const cookie = 'a=b; holder-AbCdEfGh=one; __Host-holder-XyZ12345=two; myholder-z=three'
  const request = new Request('https://exchange.example/', { headers: { cookie } })
  const one = 'holder-AbCdEfGh=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0'
  expect(forgottenCookies(request, code)).toEqual([one])
  expect(forgottenCookies(request, null)).toEqual([
    one,
    '__Host-holder-XyZ12345=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0; Secure',
  ])
  expect(forgottenCookies(new Request('https://exchange.example/'), null)).toEqual([])
})
