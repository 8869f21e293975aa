import { describe, expect, test } from 'vitest'
import { isEmailAddress, readEmailAddress } from './email-address.ts'

describe('an e-mail address', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    "o'neil@example.museum",
    'user@[192.0.2.1]',
    'почта@пример.рф',
    ' spaces.around@example.com ',
    `${'a'.repeat(242)}@example.com`,
  ])('[AUTH-05] %s is one', (text) => expect(isEmailAddress(text)).toBe(true))

  test.each([
    '',
    '@',
    'a@b',
    'a@b.c',
    'a@@b.co',
    'a b@c.de',
    'a<b@c.de',
    'a>b@c.de',
    'a@b..co',
    'a@b.co1',
    'a@[1.2.3]',
    'a@b.co\nBcc: c@d.ef',
    'a\ud800b@example.com',
    'a\u200bb@example.com',
    'a\u0000@example.com',
    ...[...',;:"()[]\\'].map((character) => `a${character}b@example.com`),
    `${'a'.repeat(243)}@example.com`,
  ])('[AUTH-05] %s is none', (text) => {
    expect(isEmailAddress(text)).toBe(false)
    expect(readEmailAddress(text)).toBeNull()
  })

  test('is kept in one spelling', () => {
    expect(readEmailAddress(' Anne@Example.COM ')).toBe('anne@example.com')
    expect(readEmailAddress('Rene\u0301@example.com')).toBe('ren\u00e9@example.com')
  })
})
