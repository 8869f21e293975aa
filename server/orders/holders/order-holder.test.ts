import { describe, expect, test } from 'vitest'
import { holderSecretFor, holdsSecret, newPublicCode, sha256Hex } from './holder-secret.ts'
import { changeFailureOf, isHeldBy } from './order-holder.ts'

const NOW = Date.UTC(2026, 5, 1)
const TEN_MINUTES = 600_000
const guests = { holder_hash: sha256Hex('secret'), account_id: null }
const his = { ...guests, account_id: 'account' }

describe('the holder of an order', () => {
  test('shows its secret, among others, or is signed in to its account', () => {
    const holds = (
      order: typeof guests | typeof his,
      secrets: string[],
      accountId?: string | null,
    ) =>
      isHeldBy(order, { holderSecrets: secrets, ...(accountId === undefined ? {} : { accountId }) })
    expect(holds(guests, ['secret'])).toBe(true)
    expect(holds(guests, ['another', 'secret', 'third'])).toBe(true)
    expect(holds(guests, ['another'])).toBe(false)
    expect(holds(guests, [])).toBe(false)
    expect(holds(his, [], 'account')).toBe(true)
    expect(holds(his, ['secret'], null)).toBe(true)
    expect(holds(his, [], 'another')).toBe(false)
    // A guest is not the holder of every guest's order.
    expect(holds(guests, [], null)).toBe(false)
    expect(holds(guests, [])).toBe(false)
  })

  test('may change it by its secret at any time, and by his session while that has proved him', () => {
    const failure = (order: typeof guests | typeof his, secrets: string[], provenBefore?: number) =>
      changeFailureOf(
        order,
        {
          holderSecrets: secrets,
          accountId: 'account',
          accountProvenAt: provenBefore === undefined ? null : new Date(NOW - provenBefore),
        },
        NOW,
      )
    expect(failure(guests, ['another'])).toBe('not_the_holder')
    expect(failure(his, ['secret'])).toBeNull()
    expect(failure(his, [])).toBe('proof_needed')
    expect(failure(his, [], TEN_MINUTES + 1)).toBe('proof_needed')
    expect(failure(his, [], TEN_MINUTES)).toBeNull()
  })
})

describe('the secret of an order', () => {
  const key = new Uint8Array(32).fill(3)

  test('follows from the request alone', () => {
    const secret = holderSecretFor(key, 'key', 'body')
    expect(holderSecretFor(key, 'key', 'body')).toBe(secret)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    const others = [
      holderSecretFor(new Uint8Array(32), 'key', 'body'),
      holderSecretFor(key, 'other', 'body'),
      holderSecretFor(key, 'key', 'other'),
    ]
    expect(others).not.toContain(secret)
  })

  test('is known by its hash', () => {
    expect(sha256Hex('')).toMatch(/^e3b0c44298fc1c14/)
    expect(holdsSecret(sha256Hex('a'), ['a'])).toBe(true)
    expect(holdsSecret('', ['a', ''])).toBe(false)
    expect(holdsSecret(sha256Hex('a').slice(2), ['a'])).toBe(false)
  })

  test('is not its public code, which is 16 random bytes', () => {
    expect(Buffer.from(newPublicCode(), 'base64url')).toHaveLength(16)
    expect(newPublicCode()).not.toBe(newPublicCode())
  })
})
