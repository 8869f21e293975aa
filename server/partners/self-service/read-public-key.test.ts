import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { readPublicKey } from './read-public-key.ts'

type Options = { readonly modulusLength?: number; readonly publicExponent?: number }

const rsa = ({ modulusLength = 2048, publicExponent = 65_537 }: Options = {}) =>
  generateKeyPairSync('rsa', { modulusLength, publicExponent })
const pair = rsa()
const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const publicPem = (key: KeyObject, type: 'spki' | 'pkcs1') =>
  key.export({ type, format: 'pem' }).toString()
const publicDer = (key: KeyObject, type: 'spki' | 'pkcs1') => key.export({ type, format: 'der' })
const codeOf = (text: string) => {
  const read = readPublicKey(text)
  return read.ok ? 'read' : read.failure.code
}

describe('a public key that a partner gives', () => {
  const kept = publicDer(pair.publicKey, 'pkcs1')

  test.each([
    ['SPKI as PEM', publicPem(pair.publicKey, 'spki')],
    ['PKCS#1 as PEM', publicPem(pair.publicKey, 'pkcs1')],
    [
      'SPKI as PEM with Windows line ends',
      publicPem(pair.publicKey, 'spki').replaceAll('\n', '\r\n'),
    ],
    ['SPKI in base64', publicDer(pair.publicKey, 'spki').toString('base64')],
    ['PKCS#1 in base64', kept.toString('base64')],
    ['PKCS#1 in hexadecimal', ` ${kept.toString('hex').toUpperCase()}\n`],
  ])('is read as %s and kept as PKCS#1', (_way, text) => {
    const read = readPublicKey(text)
    expect(read.ok && read.value.equals(kept)).toBe(true)
  })

  test.each([
    ['1024 bits', publicPem(rsa({ modulusLength: 1024 }).publicKey, 'spki')],
    ['exponent 3', publicPem(rsa({ publicExponent: 3 }).publicKey, 'spki')],
    ['an elliptic curve', publicPem(elliptic.publicKey, 'spki')],
    [
      'RSA for PSS alone',
      publicPem(generateKeyPairSync('rsa-pss', { modulusLength: 2048 }).publicKey, 'spki'),
    ],
  ])('is refused with %s', (_what, text) => {
    expect(codeOf(text)).toBe('public_key_unsupported')
  })

  test.each([
    ['PKCS#8 as PEM', pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()],
    ['PKCS#1 as PEM', pair.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()],
    [
      'PKCS#8 in hexadecimal',
      pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('hex'),
    ],
    [
      'PKCS#1 in base64',
      pair.privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64'),
    ],
    ['an elliptic curve', elliptic.privateKey.export({ type: 'sec1', format: 'pem' }).toString()],
    [
      'encrypted',
      pair.privateKey
        .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })
        .toString(),
    ],
    ['half of one', '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\n'],
  ])('is told from a private key pasted by mistake: %s', (_way, text) => {
    expect(codeOf(text)).toBe('private_key_given')
  })

  test.each([
    ['nothing', ''],
    ['words', 'my key'],
    ['bytes of chance', randomBytes(270).toString('base64')],
    ['half a key', publicPem(pair.publicKey, 'spki').slice(0, 200)],
    [
      'a certificate’s frame',
      `-----BEGIN CERTIFICATE-----\n${kept.toString('base64')}\n-----END CERTIFICATE-----`,
    ],
  ])('is refused where it is %s', (_what, text) => {
    expect(codeOf(text)).toBe('public_key_malformed')
  })
})
