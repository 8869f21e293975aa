import { expect, test } from 'vitest'
import { isAuthoritativeFor } from './is-authoritative-for.ts'

test.each([
  ['https://accounts.google.com', undefined, 'ada@gmail.com', true],
  ['https://accounts.google.com', 'example.org', 'ada@example.org', true],
  ['https://accounts.google.com', undefined, 'ada@example.org', false],
  ['https://accounts.google.com', '', 'ada@example.org', false],
  ['https://accounts.google.com', undefined, 'ada@gmail.com.evil.example', false],
  ['https://login.example', undefined, 'ada@example.org', true],
])('[AUTH-06] %s of %s answers for %s: %s', (iss, hd, email, answers) => {
  expect(isAuthoritativeFor(hd === undefined ? { iss } : { iss, hd }, email)).toBe(answers)
})
