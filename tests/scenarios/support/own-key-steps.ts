import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { CreatePartnerKeyReply, PartnerKeysReply } from '@causeway/api/contract'
import { expect } from 'vitest'
import type { Shop } from '../../customers/index.ts'
import { callRpc, type TestPartner } from './partner-steps.ts'
import { PASSWORD, type Person } from './person.ts'

export const KEYS = '/api/user/partner/keys'

/** A pair as a browser makes it: the public key as SPKI. */
export type OwnPair = { readonly publicKey: string; readonly privateKeyPem: string }

export function newPair(modulusLength = 2048): OwnPair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength })
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** What the page asks of a new key, with the usual password. */
export function keyRequest(asked: object = {}): object {
  return {
    name: 'My wallet',
    dialects: ['v2'],
    scopes: ['read', 'quote', 'create'],
    password: PASSWORD,
    ...asked,
  }
}

/** A new key of somebody with access; as a program has it that is to use it. */
export async function newOwnKey(person: Person, asked: object = {}): Promise<OwnKeyMade> {
  const pair = newPair()
  const request = keyRequest({ publicKey: pair.publicKey, ...asked })
  const { body } = await person.change('POST', KEYS, request)
  expect(body, JSON.stringify(body)).toMatchObject({ result: true })
  const made: CreatePartnerKeyReply = body
  const partner: TestPartner = {
    partnerId: '',
    apiKey: made.apiKey ?? '',
    secret: made.secret ?? '',
    privateKeyHex: made.privateKeyHex ?? '',
    privateKeyPem: made.privateKeyPem ?? pair.privateKeyPem,
    publicKeyPem: createPublicKey(pair.publicKey)
      .export({ type: 'spki', format: 'pem' })
      .toString(),
  }
  return { id: made.key?.id ?? '', partner, reply: made }
}

export type OwnKeyMade = {
  readonly id: string
  readonly partner: TestPartner
  readonly reply: CreatePartnerKeyReply
}

/** Opens the access that keys need. */
export async function openAccess(person: Person): Promise<void> {
  const { body } = await person.change('POST', '/api/user/partner')
  expect(body.result, JSON.stringify(body)).toMatchObject({ isDisabled: false })
}

/** Somebody's keys as the page lists them. */
export async function keysOf(person: Person): Promise<PartnerKeysReply['result']> {
  return (await person.ask<PartnerKeysReply>('GET', KEYS)).body.result
}

/** What a signed quote by a key comes to: the amount, or the error’s message. */
export async function quoteWith(shop: Shop, partner: TestPartner): Promise<string | undefined> {
  const { error, result } = await callRpc<{ amountTo: string }[]>(
    shop,
    partner,
    'getExchangeAmount',
    [{ from: 'btc', to: 'eth', amountFrom: '0.01' }],
  )
  return error?.message ?? result?.[0]?.amountTo
}
