import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { type Keys, readKeys, readKeystoreSeed } from './keys.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'causeway-keys-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const play = readConfig({ DATA_DIR: dataDir })
const given: Config = { ...play, secretKey: '0'.repeat(64) }

const hex = (keys: Keys) =>
  Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      (typeof key === 'string' ? key : Buffer.from(key ?? []).toString('hex')).slice(0, 16),
    ]),
  )

describe('the keys of the product', () => {
  test('follow from the secret, each for one purpose, and stay what they are', () => {
    const keys = readKeys(given)
    // What was sealed or signed with them before must be readable after the next upgrade.
    expect(hex(keys)).toEqual({
      rateKey: '7ee252462c0b5f1e',
      holderKey: '43c611b37ece2f31',
      accountKey: '7533f35988041b9c',
      staffKey: 'e09908730c6e1ffe',
      partnerKey: '35db036f5214409e',
      csrfKey: '83ff786eb56d1e40',
      networkKey: '13820acd91c7313d',
      mailKey: '5e8b1f0f1e44789c',
      signerSeed: '505ff7696116bcdb',
      worldSeed: 'e209fe2f03f24a5c',
    })
    const texts = Object.values(hex(keys))
    expect(new Set(texts).size).toBe(texts.length)
    expect(hex(readKeys({ ...given, secretKey: '1'.repeat(64) })).rateKey).not.toBe(
      hex(keys).rateKey,
    )
  })

  test('of a play world come from a secret that it makes once, for its owner’s eyes', () => {
    const first = hex(readKeys(play))
    expect(hex(readKeys(play))).toEqual(first)
    const file = join(dataDir, 'secret')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  })

  test('of a real world need a secret that the operator sets, and wallets no derived seed', () => {
    const real: Config = { ...given, world: 'real' }
    expect(() => readKeys({ ...real, secretKey: null })).toThrow(
      'SECRET_KEY is "", but must be set when WORLD is real',
    )
    expect(readKeys(real).signerSeed).toBeNull()
    const seed = Uint8Array.of(1, 2)
    expect(readKeys({ ...real, signerSeed: 'ff00' }).signerSeed).toEqual(Uint8Array.of(255, 0))
    expect(readKeys({ ...real, signerSeed: 'ff00' }, seed).signerSeed).toBe(seed)
  })
})

describe('the seed of a keystore', () => {
  const kept: Config = {
    ...given,
    signerKeystore: join(dataDir, 'none'),
    signerPassphrase: 'words',
  }

  test('is none where no keystore is named', async () => {
    expect(await readKeystoreSeed({ ...given, signerKeystore: '' })).toBeNull()
  })

  test.each([
    ['a seed beside it', { signerSeed: 'ff00' }, 'SIGNER_SEED is "(hidden)", but must be absent'],
    ['no passphrase', { signerPassphrase: null }, 'SIGNER_PASSPHRASE is "", but must be set'],
    ['no file', {}, 'made with `npm run keystore -- create FILE`'],
  ] as const)('is refused with %s, and the message hides secrets', async (_what, change, says) => {
    await expect(readKeystoreSeed({ ...kept, ...change })).rejects.toThrow(says)
  })
})
