import { createHash } from 'node:crypto'
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HDKey } from '@scure/bip32'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createKeystore, openKeystore } from './keystore.ts'

const passphrase = Buffer.from('correct horse battery')
const seed = Buffer.from('000102030405060708090a0b0c0d0e0f', 'hex')
let folder = ''
let path = ''
let whole = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'causeway-keystore-'))
  path = join(folder, 'keystore.json')
  const made = await createKeystore(path, { passphrase, seed })
  // BIP-32, test vector 1: the identifier of the master key begins so.
  expect(made).toEqual({ ok: true, value: { fingerprint: '3442193e' } })
  whole = await readFile(path, 'utf8')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const codeOf = async (file: string, by: Uint8Array = passphrase) => {
  const opened = await openKeystore(file, by)
  return opened.ok ? 'open' : opened.failure.code
}
const altered = async (text: string): Promise<string> => {
  const file = join(folder, 'altered.json')
  await writeFile(file, text, { mode: 0o600 })
  return file
}
/** As an attacker would: the checksum is made to fit again. */
const rewritten = (change: (text: string) => string): Promise<string> => {
  const { checksum: _, ...content } = JSON.parse(change(whole))
  const checksum = createHash('sha256').update(JSON.stringify(content)).digest('hex')
  return altered(JSON.stringify({ ...content, checksum }))
}
const flip = (field: string) => (text: string) =>
  text.replace(new RegExp(`("${field}": ")(.)`), (_match, start: string, digit: string) => {
    return `${start}${digit === '0' ? '1' : '0'}`
  })

test('the seed comes back, and lies nowhere in the file', async () => {
  const opened = await openKeystore(path, passphrase)
  expect(opened).toMatchObject({ ok: true, value: { fingerprint: '3442193e' } })
  if (opened.ok) expect(opened.value.seed.equals(seed)).toBe(true)
  expect(whole).not.toContain(seed.toString('hex'))
  expect(whole).not.toContain(passphrase.toString())
  expect(JSON.parse(whole)).toMatchObject({
    version: 1,
    kdf: { name: 'scrypt', N: 131_072, r: 8, p: 1 },
    cipher: { name: 'aes-256-gcm' },
  })
})

test('the file is for its owner only, alone in its folder, and is never overwritten', async () => {
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const again = await createKeystore(path, { passphrase, seed: null })
  expect(again).toEqual({ ok: false, failure: { code: 'keystore_exists' } })
  expect(await readFile(path, 'utf8')).toBe(whole)
  expect((await readdir(folder)).filter((name) => name.startsWith('keystore'))).toHaveLength(1)
})

test('a made seed has 64 bytes of its own', async () => {
  const made = join(folder, 'made.json')
  const created = await createKeystore(made, { passphrase, seed: null })
  const opened = await openKeystore(made, passphrase)
  if (!opened.ok || !created.ok) throw new Error('The keystore does not open')
  expect(opened.value.seed).toHaveLength(64)
  const { fingerprint } = HDKey.fromMasterSeed(opened.value.seed)
  expect(created.value.fingerprint).toBe(fingerprint.toString(16).padStart(8, '0'))
  expect(created.value.fingerprint).not.toBe('3442193e')
})

test('a wrong passphrase, a missing file and lax permissions are told apart', async () => {
  expect(await codeOf(path, Buffer.from('correct horse batterx'))).toBe('passphrase_wrong')
  expect(await codeOf(join(folder, 'absent.json'))).toBe('keystore_missing')
  for (const mode of [0o640, 0o604, 0o620]) {
    const lax = await altered(whole)
    await chmod(lax, mode)
    expect(await codeOf(lax)).toBe('keystore_lax')
    await chmod(lax, 0o600)
  }
})

test.each([
  ['nothing', ''],
  ['no JSON', 'seed'],
  ['another object', '{}'],
])('a file with %s is damaged', async (_name, text) => {
  expect(await codeOf(await altered(text))).toBe('keystore_damaged')
})

test.each(['fingerprint', 'salt', 'check', 'nonce', 'tag', 'text', 'checksum'])(
  'one changed digit of %s is damage',
  async (field) => {
    const text = flip(field)(whole)
    expect(text).not.toBe(whole)
    expect(await codeOf(await altered(text))).toBe('keystore_damaged')
  },
)

test.each(['fingerprint', 'nonce', 'tag', 'text'])(
  'a %s changed on purpose, with a checksum that fits, is found out by the cipher',
  async (field) => {
    expect(await codeOf(await rewritten(flip(field)))).toBe('keystore_damaged')
  },
)

test.each(['salt', 'check'])('another %s does not open', async (field) => {
  expect(await codeOf(await rewritten(flip(field)))).toBe('passphrase_wrong')
})

test.each([
  ['a cheaper scrypt', '"N": 131072', '"N": 2'],
  ['another version', '"version": 1', '"version": 2'],
  ['another cipher', 'aes-256-gcm', 'none'],
])('%s is refused', async (_name, from, to) => {
  expect(await codeOf(await rewritten((text) => text.replace(from, to)))).toBe('keystore_damaged')
})

test('short passphrases and seeds that are none are refused', async () => {
  const at = join(folder, 'never.json')
  const short = await createKeystore(at, { passphrase: Buffer.from('short'), seed })
  expect(short).toMatchObject({ failure: { code: 'passphrase_short' } })
  for (const length of [15, 65]) {
    const wrong = await createKeystore(at, { passphrase, seed: Buffer.alloc(length, 7) })
    expect(wrong).toMatchObject({ failure: { code: 'seed_length' } })
  }
  expect(await codeOf(at)).toBe('keystore_missing')
})
