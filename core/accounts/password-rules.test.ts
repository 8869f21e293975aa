import { expect, test } from 'vitest'
import { checkPasswordLength, passwordLength } from './password-rules.ts'

test('a password is counted in characters of its NFKC spelling', () => {
  expect(passwordLength).toEqual({ least: 10, most: 256 })
  expect(checkPasswordLength('123456789')).toEqual({
    ok: false,
    failure: { code: 'password_short', least: 10 },
  })
  expect(checkPasswordLength('1234567890').ok).toBe(true)
  // Ten code points in twenty UTF-16 units.
  expect(checkPasswordLength('🦊'.repeat(9)).ok).toBe(false)
  expect(checkPasswordLength('🦊'.repeat(10)).ok).toBe(true)
  // A ligature is the letters that it is made of.
  expect(checkPasswordLength('ﬁ'.repeat(5)).ok).toBe(true)
  expect(checkPasswordLength('a'.repeat(256)).ok).toBe(true)
  expect(checkPasswordLength('a'.repeat(257))).toEqual({
    ok: false,
    failure: { code: 'password_long', most: 256 },
  })
})
