import { createHmac } from 'node:crypto'
import { totpStep } from '@causeway/core/accounts'
import fc from 'fast-check'
import { Secret, TOTP, URI } from 'otpauth'
import { describe, expect, test } from 'vitest'
import {
  createTotpSecret,
  openTotpSecret,
  sealTotpSecret,
  totpCode,
  totpLink,
} from './totp-secret.ts'
import { stepOfCode } from './verify-second-factor.ts'

const KEY = new Uint8Array(32).fill(7)
const ACCOUNT = '0190163d-8694-739b-aea5-966c26f8ad91'
const RFC_SECRET = Secret.fromLatin1('12345678901234567890').base32

describe('codes of an authenticator', () => {
  test('are those of RFC 6238, appendix B (its last six of eight digits)', () => {
    const vectors = [
      [59, '287082'],
      [1111111109, '081804'],
      [1111111111, '050471'],
      [1234567890, '005924'],
      [2000000000, '279037'],
      [20000000000, '353130'],
    ] as const
    for (const [seconds, code] of vectors) {
      expect(totpCode(RFC_SECRET, totpStep(seconds * 1000))).toBe(code)
    }
  })

  test('are the truncated HMAC of RFC 4226, worked out without the library', () => {
    const steps = fc.bigInt({ min: 0n, max: 2n ** 40n })
    fc.assert(
      fc.property(steps, (step) => {
        const secret = createTotpSecret()
        expect(totpCode(secret, step)).toBe(codeByHand(secret, step))
      }),
    )
  })

  test('come from an app that read the link', () => {
    const secret = createTotpSecret()
    expect(Secret.fromBase32(secret).bytes).toHaveLength(20)
    const link = totpLink(secret, 'Causeway & Söhne', 'some.body+1@example.com')
    const app = URI.parse(link)
    if (!(app instanceof TOTP)) throw new Error('The link is not of the kind with time steps')
    expect(app).toMatchObject({
      issuer: 'Causeway & Söhne',
      label: 'some.body+1@example.com',
      algorithm: 'SHA1',
      digits: 6,
      period: 30,
    })
    const now = Date.UTC(2026, 5, 1, 12)
    const shown = app.generate({ timestamp: now })
    expect(shown).toBe(totpCode(secret, totpStep(now)))
    expect(stepOfCode(secret, shown, now)).toBe(totpStep(now))
    expect(stepOfCode(secret, shown, now + 30_000)).toBe(totpStep(now))
    expect(stepOfCode(secret, shown, now - 30_000)).toBe(totpStep(now))
    expect(stepOfCode(secret, shown, now + 60_000)).toBeNull()
    expect(stepOfCode(secret, shown, now - 60_000)).toBeNull()
  })
})

describe('a sealed secret', () => {
  test('opens with its key for its account only, and never reads the same twice', () => {
    const secret = createTotpSecret()
    const sealed = sealTotpSecret(KEY, ACCOUNT, secret)
    expect(openTotpSecret(KEY, ACCOUNT, sealed)).toBe(secret)
    expect(sealed).not.toContain(secret)
    expect(sealTotpSecret(KEY, ACCOUNT, secret)).not.toBe(sealed)
    expect(() => openTotpSecret(new Uint8Array(32), ACCOUNT, sealed)).toThrow()
    expect(() => openTotpSecret(KEY, ACCOUNT.replace('0', '1'), sealed)).toThrow()
    expect(() => openTotpSecret(KEY, ACCOUNT, 'v0.a.b.c')).toThrow(
      `account ${ACCOUNT} cannot be read`,
    )
    const [version, nonce, text, tag = ''] = sealed.split('.')
    const cut = [version, nonce, text, tag.slice(0, 8)].join('.')
    expect(() => openTotpSecret(KEY, ACCOUNT, cut)).toThrow()
    const changed = [version, nonce, `${text?.startsWith('A') ? 'B' : 'A'}${text?.slice(1)}`, tag]
    expect(() => openTotpSecret(KEY, ACCOUNT, changed.join('.'))).toThrow()
  })
})

function codeByHand(secret: string, step: bigint): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(step)
  const mac = createHmac('sha1', Secret.fromBase32(secret).bytes).update(message).digest()
  const offset = mac.readUInt8(19) % 16
  const number = mac.readUInt32BE(offset) % 2 ** 31
  return String(number % 1_000_000).padStart(6, '0')
}
