import { expect, test } from 'vitest'
import { holderCookie } from './holder-cookie.server.ts'

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
