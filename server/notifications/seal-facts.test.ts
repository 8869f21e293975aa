import { describe, expect, test } from 'vitest'
import { sealFacts, unsealFacts } from './seal-facts.ts'

const key = new Uint8Array(32).fill(7)
const mail = {
  to: 'ada@example.com',
  language: 'de',
  kind: 'recover',
  facts: { link: '/auth/recover/AbC', device: 'Firefox “auf” Linux' },
  key: 'recover one',
} as const

describe('an account’s mail in the outbox', () => {
  test('comes out as it went in, and shows nothing of its link meanwhile', () => {
    const sealed = sealFacts(key, mail)
    expect(JSON.stringify(sealed)).not.toContain('AbC')
    expect(Buffer.from(sealed.sealed, 'base64url').toString('latin1')).not.toContain('auth')
    expect(unsealFacts(key, sealed)).toEqual(mail)
    expect(sealFacts(key, mail).sealed).not.toBe(sealed.sealed)
  })

  test('cannot be read with another key, nor be sent to somebody else', () => {
    const sealed = sealFacts(key, mail)
    expect(() => unsealFacts(new Uint8Array(32), sealed)).toThrow()
    expect(() => unsealFacts(key, { ...sealed, to: 'thief@example.com' })).toThrow()
    expect(() => unsealFacts(key, { ...sealed, kind: 'confirm' })).toThrow()
    expect(() => unsealFacts(key, { ...sealed, sealed: sealed.sealed.slice(0, 20) })).toThrow()
  })
})
