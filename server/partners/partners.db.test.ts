import { createHash } from 'node:crypto'
import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { forgetPersonalData } from '../orders/index.ts'
import { addBearerKey } from './add-bearer-key.ts'
import type { PartnerOrderFilter } from './list-partner-orders.ts'
import { createPartnerCases, type PartnerCases } from './partner-cases.ts'
import type { NewKeyRights, PartnerKey } from './partner-types.ts'
import type { PartnerOrderInput } from './place-partner-order.ts'

const rights: NewKeyRights = {
  name: 'A key',
  dialects: ['v2', 'v1'],
  scopes: ['read', 'quote', 'create'],
  networks: [],
  requestsPerSecond: 10,
  creationsPerMinute: 3,
  needsNonce: false,
  joinsRepeats: true,
}
const everything: PartnerOrderFilter = {
  publicCodes: [],
  states: [],
  currencies: [],
  payInAddresses: [],
  payoutAddresses: [],
  payInExtraId: null,
  since: null,
  limit: 10,
  offset: 0,
}
const partnerKey = new Uint8Array(32).fill(7)

const casesOf = (exchange: Exchange) => createPartnerCases({ ...exchange.needs, partnerKey })

async function addKey(cases: PartnerCases, changed: Partial<NewKeyRights> = {}) {
  const added = await cases.add({ name: 'A partner', rights: { ...rights, ...changed } })
  const key = await cases.findKey(added.key.apiKey)
  if (key === null) throw new Error('The new key is not found')
  return { ...added, found: key }
}

async function inputOf(exchange: Exchange, changed: Partial<PartnerOrderInput> = {}) {
  const { from, to, side, given, kind, rateId, destination, destinationExtraId } =
    await exchange.input()
  return {
    ...{ from, to, side, given, kind, rateId, destination, destinationExtraId },
    refundAddress: null,
    refundExtraId: null,
    subaccountId: null,
    userMetadata: null,
    idempotencyKey: null,
    requestHash: 'one request',
    ...changed,
  }
}

async function orderOf(cases: PartnerCases, key: PartnerKey, input: PartnerOrderInput) {
  const placed = await cases.placeOrder(key, input)
  return placed.ok ? placed.value.order.publicCode : placed.failure.code
}

describe('partners', () => {
  const open = sharedExchange('partners')

  test('a key is found by what requests name, and its secret is kept sealed for it alone', async (context) => {
    const exchange = await open(context)
    const cases = casesOf(exchange)
    const { found, key, partnerId } = await addKey(cases)
    expect(found).toMatchObject({ partnerId, secret: key.secret, dialects: ['v2', 'v1'] })
    const publicDer = Buffer.from(found.publicKey ?? [])
    expect(createHash('sha256').update(publicDer).digest('base64')).toBe(key.apiKey)
    const database = exchange.database.direct()
    const row = await database
      .selectFrom('partner_key')
      .selectAll()
      .where('id', '=', key.keyId)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(key.secret)
    expect(JSON.stringify(row)).not.toContain(key.apiKey)
    const { key: other } = await addKey(cases)
    await database
      .updateTable('partner_key')
      .set({ sealed_secret: row.sealed_secret })
      .where('id', '=', other.keyId)
      .execute()
    // Moved to another key it is no secret, and the other still signs by its private key.
    expect(await cases.findKey(other.apiKey)).toMatchObject({ id: other.keyId, secret: null })
  })

  test('a key for bearer calls is a secret of its own, and is kept as a hash', async (context) => {
    const exchange = await open(context)
    const cases = casesOf(exchange)
    const { key, partnerId } = await addKey(cases)
    const bearer = await addBearerKey({ ...exchange.needs, partnerKey }, partnerId, rights)
    expect(bearer.apiKey).toMatch(/^[\w+/]{43}=$/)
    expect(await cases.findKey(bearer.apiKey)).toMatchObject({
      ...{ id: bearer.keyId, partnerId, dialects: ['rest'], publicKey: null, secret: null },
    })
    const rows = await exchange.database
      .direct()
      .selectFrom('partner_key')
      .selectAll()
      .where('partner_id', '=', partnerId)
      .execute()
    expect(rows.map(({ id }) => id).sort()).toEqual([key.keyId, bearer.keyId].sort())
    expect(JSON.stringify(rows)).not.toContain(bearer.apiKey)
  })

  test('a key that is revoked, has expired or whose partner is disabled is no key', async (context) => {
    const exchange = await open(context)
    const cases = casesOf(exchange)
    const change = (keyId: string, set: { revoked_at?: Date; expires_at?: Date }) =>
      exchange.database
        .direct()
        .updateTable('partner_key')
        .set(set)
        .where('id', '=', keyId)
        .execute()
    const past = new Date(Date.now() - 1000)
    const revoked = await addKey(cases)
    await change(revoked.key.keyId, { revoked_at: past })
    const expired = await addKey(cases)
    await change(expired.key.keyId, { expires_at: past })
    const disabled = await addKey(cases)
    await cases.disable(disabled.partnerId)
    const lasting = await addKey(cases)
    await change(lasting.key.keyId, { expires_at: new Date(Date.now() + 3_600_000) })
    const found = [revoked, expired, disabled, lasting].map(({ key }) => cases.findKey(key.apiKey))
    expect((await Promise.all(found)).map((key) => key?.id ?? null)).toEqual([
      null,
      null,
      null,
      lasting.key.keyId,
    ])
  })

  test('the same request at once and again within a minute makes one order, and later another', async (context) => {
    const exchange = await open(context)
    const cases = casesOf(exchange)
    const { found } = await addKey(cases, { creationsPerMinute: 100 })
    const input = await inputOf(exchange)
    const once = await Promise.all(Array.from({ length: 5 }, () => orderOf(cases, found, input)))
    expect(new Set(once).size).toBe(1)
    expect(await orderOf(cases, found, input)).toBe(once[0])
    expect(await orderOf(cases, found, { ...input, requestHash: 'another' })).not.toBe(once[0])
    const { found: second } = await addKey(cases, { creationsPerMinute: 100 })
    expect(await orderOf(cases, second, input)).not.toBe(once[0])
    exchange.clock.advance(61)
    const later = await orderOf(cases, found, input)
    expect(later).not.toBe(once[0])
    expect(await orderOf(cases, found, input)).toBe(later)
  })

  test('a key that does not join repeats makes an order of each request', async (context) => {
    const exchange = await open(context)
    const cases = casesOf(exchange)
    const { found } = await addKey(cases, { joinsRepeats: false })
    const input = await inputOf(exchange)
    expect(await orderOf(cases, found, input)).not.toBe(await orderOf(cases, found, input))
  })

  test('a key makes so many orders a minute, counted for all processes together', async (context) => {
    const exchange = await open(context)
    const [here, there] = [casesOf(exchange), casesOf(exchange)]
    const { found } = await addKey(here)
    const make = async (cases: PartnerCases, requestHash: string) =>
      orderOf(cases, found, await inputOf(exchange, { requestHash }))
    const made = [await make(here, 'a'), await make(there, 'b'), await make(here, 'c')]
    expect(new Set(made).size).toBe(3)
    expect(await make(there, 'd')).toBe('too_many_creations')
    expect(await make(there, 'a')).toBe(made[0])
    exchange.clock.advance(61)
    expect(await make(there, 'd')).not.toBe('too_many_creations')
  })

  test('what a partner said of his customer is forgotten a year after the order ended', async (context) => {
    const exchange = await open(context)
    const cases = casesOf(exchange)
    const { found, partnerId } = await addKey(cases)
    const said = { subaccountId: 'customer 7', userMetadata: '"a note"' }
    await orderOf(cases, found, await inputOf(exchange, said))
    const read = async (daysLater: number) => {
      const periods = { emailDays: 90, clientIdDays: 30, refundAddressDays: 365 }
      const now = exchange.clock.now() + daysLater * 86_400_000
      await forgetPersonalData(exchange.database, now, periods)
      const [order] = await cases.listOrders(partnerId, everything)
      return order?.partner
    }
    expect(await read(400)).toEqual({ partnerId, ...said })
    await exchange.database
      .direct()
      .updateTable('orders')
      .set({ ended_at: new Date(exchange.clock.now()) })
      .where('partner_id', '=', partnerId)
      .execute()
    expect(await read(364)).toEqual({ partnerId, ...said })
    expect(await read(366)).toEqual({ partnerId, subaccountId: null, userMetadata: null })
  })

  test('a nonce is taken once by a key, and by each key', async (context) => {
    const exchange = await open(context)
    const cases = casesOf(exchange)
    const [one, other] = [await addKey(cases), await addKey(cases)]
    const soon = Date.now() + 60_000
    expect(await cases.useNonce(one.found.id, 'n', soon)).toBe(true)
    expect(await cases.useNonce(one.found.id, 'n', soon)).toBe(false)
    expect(await cases.useNonce(other.found.id, 'n', soon)).toBe(true)
    const kept = await Promise.all(['x', 'y'].map((n) => cases.useNonce(one.found.id, n, 0)))
    expect(kept).toEqual([true, true])
  })
})
