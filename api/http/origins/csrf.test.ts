import { expect, test } from 'vitest'
import { csrfToken, isCsrfToken, newCsrfCookie } from './csrf.ts'

const key = new Uint8Array(32).fill(1)
const binding = { cookie: newCsrfCookie(), session: 's'.repeat(43) }

test('[AUTH-10] a token is good for its browser, its session and its key, and for nothing else', () => {
  const token = csrfToken(key, binding)
  expect(isCsrfToken(key, binding, token)).toBe(true)
  expect(isCsrfToken(key, { ...binding, session: null }, token)).toBe(false)
  expect(isCsrfToken(key, { ...binding, session: 'x'.repeat(43) }, token)).toBe(false)
  expect(isCsrfToken(key, { ...binding, cookie: newCsrfCookie() }, token)).toBe(false)
  expect(isCsrfToken(new Uint8Array(32), binding, token)).toBe(false)
  for (const given of ['', token.slice(1), `${token}A`, 'ü', `${token.slice(0, -2)}AA`]) {
    expect(isCsrfToken(key, binding, given)).toBe(false)
  }
})

test('where one part ends and the next begins is certain', () => {
  const [a, b] = ['a'.repeat(43), 'b'.repeat(43)]
  const token = csrfToken(key, { cookie: a, session: b })
  expect(isCsrfToken(key, { cookie: `${a}${b}`, session: null }, token)).toBe(false)
})

test('no two browsers get the same cookie', () => {
  const cookies = new Set(Array.from({ length: 100 }, newCsrfCookie))
  expect(cookies.size).toBe(100)
  for (const cookie of cookies) expect(cookie).toMatch(/^[\w-]{43}$/)
})
