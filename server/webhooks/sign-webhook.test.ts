import { createPublicKey, verify } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { newSigningSecret, signerOf, webhookHeaders } from './sign-webhook.ts'

const body = '{"type":"order.created","data":{"id":"ä€"}}'
const id = '0190a8a4-0000-7000-8000-000000000000'
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

describe('signatures of webhooks', () => {
  test('are verified by the published package, with either of two valid secrets and with no other', () => {
    const [old, next, foreign] = [1, 2, 3].map(() => newSigningSecret('hmac'))
    const secrets = [next?.secret ?? '', old?.secret ?? '']
    const signers = secrets.map(signerOf)
    const headers = webhookHeaders({ id, body, signers }, Date.now())
    for (const secret of secrets) {
      expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body))
      expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow('No matching signature')
    }
    expect(() => new Webhook(foreign?.secret ?? '').verify(body, headers)).toThrow()
    // The published package refuses a message that is five minutes old.
    const late = webhookHeaders({ id, body, signers }, Date.now() - 6 * 60_000)
    expect(() => new Webhook(secrets[0] ?? '').verify(body, late)).toThrow('too old')
  })

  test('by Ed25519 are verified with the public key that is shown', () => {
    const { publicKey, secret, shown } = newSigningSecret('ed25519')
    expect(shown).toBe(publicKey)
    const headers = webhookHeaders({ id, body, signers: [signerOf(secret)] }, Date.now())
    const [, signature = ''] = headers['webhook-signature']?.split('v1a,') ?? []
    const raw = Buffer.from(shown.replace('whpk_', ''), 'base64')
    const key = createPublicKey({
      key: Buffer.concat([SPKI_PREFIX, raw]),
      format: 'der',
      type: 'spki',
    })
    const signed = (text: string) => Buffer.from(`${id}.${headers['webhook-timestamp']}.${text}`)
    const bytes = Buffer.from(signature, 'base64')
    expect(verify(null, signed(body), key, bytes)).toBe(true)
    expect(verify(null, signed(`${body} `), key, bytes)).toBe(false)
  })
})
