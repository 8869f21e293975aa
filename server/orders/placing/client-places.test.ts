import { defaultFeePolicy } from '@causeway/core/quotes'
import { describe, expect, test } from 'vitest'
import { askedOrder } from '../orders.fixture.ts'
import { clientPlaces } from './client-places.ts'
import type { PlaceOrderInput } from './place-order-types.ts'
import { readRequest } from './read-request.ts'

const needs = { policy: defaultFeePolicy, holderKey: new Uint8Array(32).fill(2) }
const input = askedOrder
const partner = {
  partnerId: 'partner',
  keyId: 'key',
  feeShareBps: 10n,
  requestHash: null,
  subaccountId: 'customer',
  userMetadata: '{}',
}

describe('the places that an unpaid guaranteed order takes', () => {
  const places = (change: Partial<PlaceOrderInput> = {}) =>
    clientPlaces(needs, { ...input, ...change })
  const { openFixedPerAddress, openFixedPerClient } = defaultFeePolicy

  test('are few for a client and a pair, and some for his address', () => {
    const own = places()
    expect(own).toEqual({
      client: { key: expect.stringMatching(/^[\w-]{43}$/), most: openFixedPerClient },
      address: { key: expect.stringMatching(/^[\w-]{43}$/), most: openFixedPerAddress },
    })
    expect(places({ given: '9', holderSecrets: ['a'] })).toEqual(own)
    for (const change of [{ clientId: 'another' }, { from: 'ltc' }, { to: 'ltc' }]) {
      expect(places(change).client.key).not.toBe(own.client.key)
      expect(places(change).address).toEqual(own.address)
    }
    const moved = places({ callerKey: 'another' })
    expect(moved.client).toEqual(own.client)
    expect(moved.address.key).not.toBe(own.address.key)
  })

  test('of nobody in particular are his address’s for the pair', () => {
    const unnamed = places({ clientId: null })
    expect(places({ clientId: '' })).toEqual(unnamed)
    expect(unnamed.client.key).toMatch(/^[\w-]{43}$/)
    const keys = [places(), unnamed, places({ clientId: 'address' })].map(
      ({ client }) => client.key,
    )
    expect(new Set([...keys, unnamed.address.key]).size).toBe(4)
    expect(places({ clientId: null, to: 'ltc' }).client.key).not.toBe(unnamed.client.key)
    expect(places({ clientId: null, callerKey: null })).toEqual({
      client: { key: null, most: openFixedPerClient },
      address: { key: null, most: openFixedPerAddress },
    })
  })

  test('of an account are one for all pairs', () => {
    const own = places({ accountId: 'account' })
    expect(own.client).toEqual({ key: expect.stringMatching(/^[\w-]{43}$/), most: 1 })
    expect(places({ accountId: 'account', to: 'ltc', clientId: null })).toEqual(own)
    expect(places({ accountId: 'another' }).client.key).not.toBe(own.client.key)
    expect(places({ accountId: null })).toEqual(places())
  })

  test('of a partner are fifty, whoever his customers are', () => {
    const own = places({ partner })
    expect(own).toEqual({
      client: { key: expect.stringMatching(/^[\w-]{43}$/), most: 50 },
      address: { key: null, most: 1 },
    })
    expect(places({ partner, clientId: null, to: 'ltc', accountId: 'account' })).toEqual(own)
    const another = { ...partner, partnerId: 'another' }
    expect(places({ partner: another }).client.key).not.toBe(own.client.key)
  })

  test('name nobody: their keys are hashes under a key of our own', () => {
    const other = clientPlaces({ ...needs, holderKey: new Uint8Array(32) }, input)
    expect(other.client.key).not.toBe(places().client.key)
  })
})

describe('a request', () => {
  const read = (change: Partial<PlaceOrderInput> = {}) => {
    const request = readRequest(needs, { ...input, ...change })
    if (!request.ok) throw new Error(request.failure.code)
    return request.value
  }
  const first = read()

  test('is the same whoever makes it, and whatever he holds', () => {
    const { given, ...rest } = input
    const others = [
      { callerKey: 'another' },
      { holderSecrets: ['secret'] },
      { accountId: 'account' },
      { language: 'de' },
    ]
    for (const change of others) expect(read(change)).toEqual(first)
    // In whichever order it is told.
    expect(readRequest(needs, { given, ...rest })).toEqual({ ok: true, value: first })
  })

  test('is another one where anything else is asked for', () => {
    for (const change of [{ given: '0.2' }, { refundAddress: 'back' }, { newAccountKey: 'key' }]) {
      const other = read(change)
      expect(other.keyHash).toBe(first.keyHash)
      expect(other.bodyHash).not.toBe(first.bodyHash)
      expect(other.secret).not.toBe(first.secret)
    }
    const anew = read({ idempotencyKey: 'another key of this length' })
    expect(anew.bodyHash).toBe(first.bodyHash)
    expect(anew.keyHash).not.toBe(first.keyHash)
    expect(anew.secret).not.toBe(first.secret)
  })

  test('of a partner is another one by what he says, and not by who he is', () => {
    const his = read({ partner })
    expect(his.bodyHash).not.toBe(first.bodyHash)
    const another = { ...partner, partnerId: 'another', keyId: null, feeShareBps: 0n }
    expect(read({ partner: another })).toEqual(his)
    expect(read({ partner, commissionBps: 0n })).toEqual(his)
    const saying = [{ subaccountId: 'another' }, { userMetadata: '{"a":1}' }]
    for (const said of saying) {
      expect(read({ partner: { ...partner, ...said } }).bodyHash).not.toBe(his.bodyHash)
    }
    expect(read({ partner, commissionBps: 5n }).bodyHash).not.toBe(his.bodyHash)
    expect(read({ commissionBps: 5n })).toEqual(first)
  })

  test.for([
    [15, false],
    [16, true],
    [200, true],
    [201, false],
  ] as const)('may have a key of %i letters: %s', ([length, ok]) => {
    const request = readRequest(needs, { ...input, idempotencyKey: 'k'.repeat(length) })
    expect(request.ok).toBe(ok)
    if (!request.ok) expect(request.failure).toEqual({ code: 'idempotency_key_malformed' })
  })
})
