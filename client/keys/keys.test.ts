import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createKeyPair, type KeyPair } from './create-key-pair.ts'
import { importPrivateKey } from './import-private-key.ts'
import { rsaPublicKeyIn } from './rsa-public-key-in.ts'
import { signBody } from './sign-body.ts'

const BODY = JSON.stringify({ id: 'ü€😀', method: 'getCurrencies' })
let pair: KeyPair
beforeAll(async () => {
  pair = await createKeyPair()
})

describe('a new key pair', () => {
  test('has the public key as the server reads it, and the API key that belongs to it', () => {
    const key = createPublicKey(pair.privateKeyPem)
    expect(pair.publicKeyPem).toBe(key.export({ type: 'pkcs1', format: 'pem' }))
    expect(key.asymmetricKeyDetails).toMatchObject({ modulusLength: 2048, publicExponent: 65537n })
    const der = key.export({ type: 'pkcs1', format: 'der' })
    expect(pair.apiKey).toBe(createHash('sha256').update(der).digest('base64'))
  })

  test('has one private key in three forms, and its CryptoKey keeps its bytes', async () => {
    const der = Buffer.from(pair.privateKeyHex, 'hex').toString('base64')
    expect(pair.privateKeyPem.replace(/-----[^-]+-----|\s/g, '')).toBe(der)
    expect(pair.privateKey.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('pkcs8', pair.privateKey)).rejects.toThrow()
    const made = await signBody(pair.privateKey, BODY)
    expect(made).toBe(sign('RSA-SHA256', Buffer.from(BODY), pair.privateKeyPem).toString('base64'))
  })
})

describe('a private key', () => {
  test.each([
    ['hexadecimal digits', ({ privateKeyHex }: KeyPair) => privateKeyHex],
    ['capital hexadecimal digits', ({ privateKeyHex }: KeyPair) => privateKeyHex.toUpperCase()],
    ['PEM', ({ privateKeyPem }: KeyPair) => privateKeyPem],
    [
      'PEM with Windows line breaks',
      ({ privateKeyPem }: KeyPair) => privateKeyPem.replaceAll('\n', '\r\n'),
    ],
  ])('is read as %s', async (_, textOf) => {
    const signature = await signBody(await importPrivateKey(textOf(pair)), BODY)
    const isGood = (body: string) =>
      verify('RSA-SHA256', Buffer.from(body), pair.publicKeyPem, Buffer.from(signature, 'base64'))
    expect([isGood(BODY), isGood(`${BODY} `)]).toEqual([true, false])
  })

  const pkcs1 = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs1',
    format: 'pem',
  })
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  })
  test.each([
    ['PKCS#1', String(pkcs1), /openssl pkcs8 -topk8/],
    ['of another algorithm', String(elliptic), /must be an RSA key in PKCS#8/],
    ['broken off', '3082a', /must be an RSA key in PKCS#8/],
    [
      'not base64',
      '-----BEGIN PRIVATE KEY-----\nabcde\n-----END PRIVATE KEY-----',
      /must be an RSA/,
    ],
    ['empty', '', /must be an RSA key in PKCS#8/],
  ])('that is %s is refused without being shown', async (_, text, message) => {
    const error = await importPrivateKey(text).then(
      () => null,
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toMatch(message)
    expect(String(error)).not.toContain(text.split('\n')[1] ?? 'nothing of it')
  })
})

test('a timestamp and a nonce are signed before the body, a line each', async () => {
  const signature = await signBody(pair.privateKey, BODY, { timestamp: 1_800, nonce: 'once' })
  const signed = sign('RSA-SHA256', Buffer.from(`1800\nonce\n${BODY}`), pair.privateKeyPem)
  expect(signature).toBe(signed.toString('base64'))
})

test.each([1024, 2048, 4096])(
  'the public key is found in a SubjectPublicKeyInfo: %i bits',
  (modulusLength) => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength })
    const spki = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }))
    const pkcs1 = publicKey.export({ type: 'pkcs1', format: 'der' })
    expect(Buffer.from(rsaPublicKeyIn(spki))).toEqual(pkcs1)
    expect(() => rsaPublicKeyIn(new Uint8Array(pkcs1))).toThrow('not a SubjectPublicKeyInfo')
  },
)
