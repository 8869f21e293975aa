import { randomBytes } from 'node:crypto'
import { type FileHandle, link, open, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import { HDKey } from '@scure/bip32'
import { readKeystoreFile, sealSeed, unsealSeed, writeKeystoreFile } from './keystore-file.ts'

export type CreateKeystoreFailure = Failure<'keystore_exists' | 'passphrase_short' | 'seed_length'>

/**
 * `keystore_lax`: others than its owner may read or change the file. `keystore_damaged`: it is no keystore of this
 * version, or was changed. `passphrase_wrong`: whole, but sealed under another passphrase.
 */
export type OpenKeystoreFailure = Failure<
  'keystore_missing' | 'keystore_lax' | 'keystore_damaged' | 'passphrase_wrong'
>

export const SHORTEST_PASSPHRASE_BYTES = 12
/** BIP-32: a seed has 128 to 512 bits. */
const SEED_BYTES = { least: 16, most: 64 }

/**
 * Writes a new keystore file that only its owner may read: a BIP-32 seed, encrypted with AES-256-GCM under a key that
 * scrypt makes of the passphrase. Never overwrites. Without a seed it makes 64 random bytes. Answers the fingerprint of
 * the master key, which is public. The caller wipes seed and passphrase.
 */
export async function createKeystore(
  path: string,
  given: { readonly passphrase: Uint8Array; readonly seed: Uint8Array | null },
): Promise<Result<{ readonly fingerprint: string }, CreateKeystoreFailure>> {
  if (given.passphrase.length < SHORTEST_PASSPHRASE_BYTES) return fail({ code: 'passphrase_short' })
  const seed = given.seed ?? randomBytes(SEED_BYTES.most)
  if (seed.length < SEED_BYTES.least || seed.length > SEED_BYTES.most) {
    return fail({ code: 'seed_length' })
  }
  try {
    const fingerprint = fingerprintOf(seed)
    const file = await sealSeed(seed, given.passphrase, fingerprint)
    const written = await writeOnce(path, writeKeystoreFile(file))
    return written ? ok({ fingerprint }) : fail({ code: 'keystore_exists' })
  } finally {
    if (given.seed === null) seed.fill(0)
  }
}

/** Decrypts the seed of a keystore file. The caller wipes seed and passphrase after use. */
export async function openKeystore(
  path: string,
  passphrase: Uint8Array,
): Promise<Result<{ readonly seed: Buffer; readonly fingerprint: string }, OpenKeystoreFailure>> {
  const text = await readPrivateFile(path)
  if (text === 'missing') return fail({ code: 'keystore_missing' })
  if (text === 'lax') return fail({ code: 'keystore_lax' })
  const file = parse(text.content)
  if (file === null) return fail({ code: 'keystore_damaged' })
  const seed = await unsealSeed(file, passphrase)
  if (seed === 'passphrase_wrong') return fail({ code: 'passphrase_wrong' })
  if (seed === 'damaged') return fail({ code: 'keystore_damaged' })
  return ok({ seed, fingerprint: file.fingerprint })
}

function parse(text: string) {
  try {
    return readKeystoreFile(text)
  } catch {
    return null
  }
}

/** BIP-32's fingerprint of the master key. */
function fingerprintOf(seed: Uint8Array): string {
  const master = HDKey.fromMasterSeed(seed)
  const fingerprint = master.fingerprint.toString(16).padStart(8, '0')
  master.wipePrivateData()
  return fingerprint
}

async function readPrivateFile(
  path: string,
): Promise<'missing' | 'lax' | { readonly content: string }> {
  let file: FileHandle
  try {
    file = await open(path, 'r')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 'missing'
    throw error
  }
  try {
    const { mode } = await file.stat()
    if ((mode & 0o077) !== 0) return 'lax'
    return { content: await file.readFile('utf8') }
  } finally {
    await file.close()
  }
}

/** False where there is a file of that name already. A crash leaves either nothing under it, or all. */
async function writeOnce(path: string, text: string): Promise<boolean> {
  const part = `${path}.${randomBytes(6).toString('hex')}`
  await writeSynced(part, text)
  try {
    await link(part, path)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(part)
  }
  const folder = await open(dirname(path), 'r')
  await folder.sync().finally(() => folder.close())
  return true
}

async function writeSynced(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
