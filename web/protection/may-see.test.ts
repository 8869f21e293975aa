import type { Calls } from '@causeway/api/contract'
import { describe, expect, test } from 'vitest'
import { maySee } from './may-see.ts'

const anonymous = { holderSecrets: [], country: null }
const noQuery = new URLSearchParams()

/** A server that knows who asks, or answers nothing of the kind. */
function server(says: 'in' | 'out' | 'unknown'): Pick<Calls, 'user'> {
  const error = { code: 'unavailable', message: '', details: {} }
  return {
    user: async () =>
      says === 'unknown'
        ? { ok: false, status: 503, body: { error } }
        : { ok: true, status: 200, body: { user: says === 'in' ? { id: '1' } : null, csrf: null } },
  }
}

describe('[AUTH-16] who may see a page', () => {
  test.each([
    ['none', true],
    ['account', false],
    ['account-or-orders', false],
    ['earn', false],
  ] as const)('%s, by nobody who is signed in: %s', async (protection, expected) => {
    const asked = { caller: anonymous, calls: server('out'), query: noQuery }
    expect(await maySee({ protection }, asked)).toBe(expected)
  })

  test('whoever is signed in sees every page', async () => {
    const asked = { caller: anonymous, calls: server('in'), query: noQuery }
    expect(await maySee({ protection: 'account' }, asked)).toBe(true)
    expect(await maySee({ protection: 'account-or-orders' }, asked)).toBe(true)
  })

  test('nobody is sent away while it is unknown who asks', async () => {
    const asked = { caller: anonymous, calls: server('unknown'), query: noQuery }
    expect(await maySee({ protection: 'account' }, asked)).toBe(true)
  })

  test('[TRACK-06] a guest sees the orders that his browser holds, or has in files, and no account', async () => {
    const holder = { ...anonymous, holderSecrets: ['a secret'] }
    const guest = new URLSearchParams('guest=true')
    const calls = server('out')
    const protection = 'account-or-orders'
    expect(await maySee({ protection }, { caller: holder, calls, query: noQuery })).toBe(true)
    expect(await maySee({ protection }, { caller: anonymous, calls, query: guest })).toBe(true)
    const account = { protection: 'account' } as const
    expect(await maySee(account, { caller: holder, calls, query: guest })).toBe(false)
  })
})
