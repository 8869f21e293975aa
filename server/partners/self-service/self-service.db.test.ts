import { createHash, createPublicKey } from 'node:crypto'
import { type Exchange, sharedExchange } from '@causeway/tests/exchange'
import { describe, expect, test } from 'vitest'
import { findKeys } from '../find-key.ts'
import { keyHashOf } from '../store-key.ts'
import { closePartnerOfAccount } from './account-partner.ts'
import {
  newKeyRequest,
  type PartnerOwner,
  partnerKey,
  partnerOwnerAt,
  publicPem,
} from './owner.fixture.ts'
import type { CreatedOwnKey, NewOwnKey } from './self-service-cases.ts'

describe('partners manage their own keys', () => {
  const open = sharedExchange('partner-self-service')

  const found = async ({ database }: Exchange, apiKey: string) => {
    const keys = await findKeys({ database, partnerKey }, [keyHashOf(apiKey)])
    return keys.get(keyHashOf(apiKey)) ?? null
  }

  async function partnerAt(exchange: Exchange): Promise<PartnerOwner> {
    const owner = await partnerOwnerAt(exchange)
    await owner.cases.openAccess(owner.session.accountId)
    return owner
  }

  async function create(owner: PartnerOwner, changed: Partial<NewOwnKey> = {}) {
    const created = await owner.cases.createKey(owner.session, newKeyRequest(changed))
    if (!created.ok) throw new Error(created.failure.code)
    return created.value
  }

  const refusalOf = async (owner: PartnerOwner, changed: Partial<NewOwnKey>) => {
    const created = await owner.cases.createKey(owner.session, newKeyRequest(changed))
    return created.ok ? 'created' : created.failure.code
  }

  const stateOf = async (owner: PartnerOwner, { key }: CreatedOwnKey) =>
    (await owner.cases.listKeys(owner.session.accountId)).find(({ id }) => id === key.id)?.state

  test('access is opened once, however often it is asked for', async (context) => {
    const exchange = await open(context)
    const { cases, session } = await partnerOwnerAt(exchange)
    const { accountId } = session
    expect(await cases.findAccess(accountId)).toBeNull()
    expect(await cases.listKeys(accountId)).toEqual([])
    const opened = await Promise.all([1, 2, 3].map(() => cases.openAccess(accountId)))
    expect(new Set(opened.map(({ partnerId }) => partnerId)).size).toBe(1)
    expect(await cases.findAccess(accountId)).toEqual(opened[0])
    expect(opened[0]?.isDisabled).toBe(false)
  })

  test('a key is made of a public key, and its owner is told', async (context) => {
    const exchange = await open(context)
    const owner = await partnerAt(exchange)
    const pem = publicPem()
    const created = await create(owner, { publicKey: pem, networks: ['203.0.113.0/24'] })
    const der = createPublicKey(pem).export({ type: 'pkcs1', format: 'der' })
    expect(created.apiKey).toBe(createHash('sha256').update(der).digest('base64'))
    expect(created).toMatchObject({ secret: null, privateKeyHex: null, privateKeyPem: null })
    const key = await found(exchange, created.apiKey)
    expect(key).toMatchObject({
      id: created.key.id,
      scopes: ['read', 'quote'],
      networks: ['203.0.113.0/24'],
      requestsPerSecond: 10,
      creationsPerMinute: 30,
      secret: null,
    })
    expect(Buffer.from(key?.publicKey ?? []).equals(der)).toBe(true)
    expect(owner.mails).toMatchObject([{ kind: 'api-key-created', facts: { key: 'My wallet' } }])
    expect(await stateOf(owner, created)).toBe('active')
  })

  test('what a browser cannot make is made here, and shown once', async (context) => {
    const exchange = await open(context)
    const owner = await partnerAt(exchange)
    const pair = await create(owner, { publicKey: null })
    expect(pair.privateKeyPem).toContain('BEGIN PRIVATE KEY')
    expect(pair.secret).toBeNull()
    const hmac = await create(owner, { dialects: ['v1'], publicKey: null })
    expect(await found(exchange, hmac.apiKey)).toMatchObject({
      publicKey: null,
      secret: hmac.secret,
    })
    const unsigned = await create(owner, { dialects: ['relay', 'changehero'], publicKey: null })
    expect(unsigned).toMatchObject({ secret: null, privateKeyPem: null })
    expect(Buffer.from(unsigned.apiKey, 'base64')).toHaveLength(32)
    const rows = await exchange.database.direct().selectFrom('partner_key').selectAll().execute()
    const kept = JSON.stringify(rows)
    for (const secret of [pair.privateKeyHex, hmac.secret, hmac.apiKey, unsigned.apiKey]) {
      expect(kept).not.toContain(secret)
    }
  })

  test('what may not be is refused before a code is used up', async (context) => {
    const exchange = await open(context)
    const stranger = await partnerOwnerAt(exchange)
    expect(await refusalOf(stranger, {})).toBe('partner_access_missing')
    const owner = await partnerAt(exchange)
    const past = new Date(exchange.clock.now() - 1)
    const refused = [
      [{ name: '  ' }, 'key_name_malformed'],
      [{ scopes: [] }, 'key_scopes_missing'],
      [{ networks: ['203.0.113.0/33'] }, 'network_malformed'],
      [{ dialects: ['v2', 'relay'] }, 'key_dialects_mixed'],
      [{ dialects: [] }, 'key_dialects_mixed'],
      [{ expiresAt: past }, 'key_expiry_past'],
      [{ publicKey: 'garbage' }, 'public_key_malformed'],
    ] as const
    for (const [changed, code] of refused) expect(await refusalOf(owner, changed)).toBe(code)
    expect(owner.proofs()).toBe(0)
    const wrong = { ...newKeyRequest(), password: 'wrong' }
    expect(await owner.cases.createKey(owner.session, wrong)).toMatchObject({
      failure: { code: 'password_wrong' },
    })
    expect(await owner.cases.listKeys(owner.session.accountId)).toEqual([])
    expect(owner.mails).toEqual([])
  })

  test('a public key makes one key, whoever gives it, and never again once revoked', async (context) => {
    const exchange = await open(context)
    const [owner, other] = [await partnerAt(exchange), await partnerAt(exchange)]
    const publicKey = publicPem()
    const created = await create(owner, { publicKey })
    expect(await refusalOf(other, { publicKey })).toBe('public_key_used')
    await owner.cases.revokeKey(owner.session, created.key.id)
    expect(await refusalOf(owner, { publicKey })).toBe('public_key_used')
  })

  test('twenty keys are in force at most, also of many made at once', async (context) => {
    const exchange = await open(context)
    const owner = await partnerAt(exchange)
    const unsigned = { dialects: ['relay'], publicKey: null } as const
    const codes = await Promise.all(Array.from({ length: 23 }, () => refusalOf(owner, unsigned)))
    expect(codes.filter((code) => code === 'created')).toHaveLength(20)
    expect(codes.filter((code) => code === 'partner_keys_full')).toHaveLength(3)
    const [key] = await owner.cases.listKeys(owner.session.accountId)
    await owner.cases.revokeKey(owner.session, key?.id ?? '')
    expect(await refusalOf(owner, unsigned)).toBe('created')
  })

  test('a name is changed without proof, rights only with it', async (context) => {
    const exchange = await open(context)
    const owner = await partnerAt(exchange)
    const { apiKey, key } = await create(owner)
    const change = (asked: object) => owner.cases.changeKey(owner.session, { id: key.id, ...asked })
    expect(await change({ name: ' Server ' })).toMatchObject({ value: { name: 'Server' } })
    expect(owner.proofs()).toBe(1)
    expect(await change({ scopes: ['create'], password: 'wrong' })).toMatchObject({ ok: false })
    expect(await found(exchange, apiKey)).toMatchObject({ scopes: ['read', 'quote'] })
    const { password } = newKeyRequest()
    const changed = await change({ scopes: ['read'], networks: ['2001:DB8::/32'], password })
    expect(changed).toMatchObject({ value: { scopes: ['read'], networks: ['2001:db8::/32'] } })
    expect(await found(exchange, apiKey)).toMatchObject({ networks: ['2001:db8::/32'] })
    expect(owner.mails.map(({ kind }) => kind)).toEqual(['api-key-created', 'api-key-changed'])
  })

  test('a revoked key is refused at once, and another account’s is not there', async (context) => {
    const exchange = await open(context)
    const [owner, other] = [await partnerAt(exchange), await partnerAt(exchange)]
    const created = await create(owner)
    const { id } = created.key
    const notFound = { ok: false, failure: { code: 'partner_key_not_found' } }
    for (const tried of [id, '0199f0c0-0000-7000-8000-000000000009', 'no id']) {
      expect(await other.cases.revokeKey(other.session, tried)).toEqual(notFound)
      expect(await other.cases.changeKey(other.session, { id: tried, name: 'x' })).toEqual(notFound)
    }
    expect(await found(exchange, created.apiKey)).not.toBeNull()
    expect(await owner.cases.revokeKey(owner.session, id)).toEqual({ ok: true, value: null })
    expect(await found(exchange, created.apiKey)).toBeNull()
    expect(await stateOf(owner, created)).toBe('revoked')
    expect(await owner.cases.revokeKey(owner.session, id)).toEqual({ ok: true, value: null })
    expect(await owner.cases.changeKey(owner.session, { id, name: 'x' })).toEqual(notFound)
    expect(owner.mails.map(({ kind }) => kind)).toEqual(['api-key-created', 'api-key-revoked'])
  })

  test('a deleted account’s keys end with it, and nothing leads back to it', async (context) => {
    const exchange = await open(context)
    const owner = await partnerAt(exchange)
    const { accountId } = owner.session
    const { apiKey } = await create(owner, { dialects: ['v1'], publicKey: null, name: 'Ada' })
    await exchange.database.transaction('test', (tx) =>
      closePartnerOfAccount(tx, accountId, new Date(exchange.clock.now())),
    )
    expect(await found(exchange, apiKey)).toBeNull()
    expect(await owner.cases.findAccess(accountId)).toBeNull()
    const direct = exchange.database.direct()
    const kept = [
      await direct.selectFrom('partner').selectAll().execute(),
      await direct.selectFrom('partner_key').selectAll().execute(),
    ]
    expect(JSON.stringify(kept)).not.toContain(accountId)
    expect(JSON.stringify(kept)).not.toContain('"Ada"')
  })

  test('a partner whom the operator disabled makes no keys', async (context) => {
    const exchange = await open(context)
    const owner = await partnerAt(exchange)
    const access = await owner.cases.findAccess(owner.session.accountId)
    await exchange.database
      .direct()
      .updateTable('partner')
      .set({ disabled_at: new Date(exchange.clock.now()) })
      .where('id', '=', access?.partnerId ?? '')
      .execute()
    expect(await refusalOf(owner, {})).toBe('partner_disabled')
  })
})
