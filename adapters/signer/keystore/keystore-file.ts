import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto'
import { readCount, readExactly, readText, readWord } from '../wire.ts'

/** RFC 7914: 128 MiB and some tenths of a second for each guess at the passphrase. */
const SCRYPT = { N: 2 ** 17, r: 8, p: 1 } as const
const SCRYPT_MEMORY = 256 * 1024 * 1024
const VERSION = 1

/** The file as it lies on the disk: nothing in it is secret by itself. Bytes are hexadecimal. */
export type KeystoreFile = {
  /** Of the BIP-32 master key: tells keystores apart. */
  readonly fingerprint: string
  readonly salt: string
  /** Tells a wrong passphrase from damage; says no more about it than the cipher's own tag does. */
  readonly passphraseCheck: string
  readonly nonce: string
  readonly tag: string
  readonly text: string
}

/** Encrypts a seed under a passphrase. */
export async function sealSeed(
  seed: Uint8Array,
  passphrase: Uint8Array,
  fingerprint: string,
): Promise<KeystoreFile> {
  const salt = randomBytes(32)
  const nonce = randomBytes(12)
  const { key, check } = await derive(passphrase, salt)
  try {
    const cipher = createCipheriv('aes-256-gcm', key, nonce)
    cipher.setAAD(boundTo(fingerprint, salt))
    const text = Buffer.concat([cipher.update(seed), cipher.final()])
    return {
      fingerprint,
      salt: salt.toString('hex'),
      passphraseCheck: check,
      nonce: nonce.toString('hex'),
      tag: cipher.getAuthTag().toString('hex'),
      text: text.toString('hex'),
    }
  } finally {
    key.fill(0)
  }
}

/** Decrypts the seed; the caller wipes it after use. */
export async function unsealSeed(
  file: KeystoreFile,
  passphrase: Uint8Array,
): Promise<Buffer | 'passphrase_wrong' | 'damaged'> {
  const salt = Buffer.from(file.salt, 'hex')
  const { key, check } = await derive(passphrase, salt)
  try {
    if (check !== file.passphraseCheck) return 'passphrase_wrong'
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(file.nonce, 'hex'), {
      authTagLength: 16,
    })
    decipher.setAAD(boundTo(file.fingerprint, salt))
    decipher.setAuthTag(Buffer.from(file.tag, 'hex'))
    return Buffer.concat([decipher.update(Buffer.from(file.text, 'hex')), decipher.final()])
  } catch {
    return 'damaged'
  } finally {
    key.fill(0)
  }
}

/** The file's text, with a checksum that tells damage without the passphrase. */
export function writeKeystoreFile(file: KeystoreFile): string {
  const { fingerprint, salt, passphraseCheck, nonce, tag, text } = file
  const content = {
    version: VERSION,
    fingerprint,
    kdf: { name: 'scrypt', ...SCRYPT, salt, check: passphraseCheck },
    cipher: { name: 'aes-256-gcm', nonce, tag, text },
  }
  return `${JSON.stringify({ ...content, checksum: checksumOf(content) }, null, 2)}\n`
}

/** Reads the file's text. Throws where it is none, was damaged, or is of another version. */
export function readKeystoreFile(text: string): KeystoreFile {
  const { checksum, ...content } = readExactly(JSON.parse(text), [
    'version',
    'fingerprint',
    'kdf',
    'cipher',
    'checksum',
  ])
  if (checksum !== checksumOf(content)) throw new TypeError('The checksum does not fit')
  if (readCount(content.version) !== VERSION) throw new TypeError('Another version')
  const kdf = readExactly(content.kdf, ['name', 'N', 'r', 'p', 'salt', 'check'])
  readWord(kdf.name, ['scrypt'])
  if (kdf.N !== SCRYPT.N || kdf.r !== SCRYPT.r || kdf.p !== SCRYPT.p) {
    throw new TypeError('Another cost of scrypt')
  }
  const cipher = readExactly(content.cipher, ['name', 'nonce', 'tag', 'text'])
  readWord(cipher.name, ['aes-256-gcm'])
  return {
    fingerprint: readHex(content.fingerprint, 4, 4),
    salt: readHex(kdf.salt, 32, 32),
    passphraseCheck: readHex(kdf.check, 32, 32),
    nonce: readHex(cipher.nonce, 12, 12),
    tag: readHex(cipher.tag, 16, 16),
    text: readHex(cipher.text, 16, 64),
  }
}

function readHex(value: unknown, least: number, most: number): string {
  const text = readText(value)
  const bytes = text.length / 2
  if (!/^([0-9a-f]{2})+$/.test(text) || bytes < least || bytes > most) {
    throw new TypeError(`Expected ${least} to ${most} bytes in hexadecimal`)
  }
  return text
}

/** What the cipher's tag vouches for beside the seed. */
function boundTo(fingerprint: string, salt: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`causeway keystore ${VERSION} ${fingerprint} `), salt])
}

function checksumOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

async function derive(
  passphrase: Uint8Array,
  salt: Uint8Array,
): Promise<{ readonly key: Buffer; readonly check: string }> {
  const both = await new Promise<Buffer>((resolve, reject) => {
    scrypt(passphrase, salt, 64, { ...SCRYPT, maxmem: SCRYPT_MEMORY }, (error, bytes) =>
      error === null ? resolve(bytes) : reject(error),
    )
  })
  const check = createHash('sha256').update(both.subarray(32)).digest('hex')
  const key = Buffer.from(both.subarray(0, 32))
  both.fill(0)
  return { key, check }
}
