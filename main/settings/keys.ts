import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openKeystore } from '@causeway/adapters/signer/keystore'
import type { Config } from './config.ts'
import { WrongSetting } from './read-setting.ts'

/** What the product signs with, derived from one secret. */
export type Keys = {
  readonly rateKey: Uint8Array
  readonly holderKey: Uint8Array
  /** Seals what accounts keep secret, and names who is throttled. */
  readonly accountKey: Uint8Array
  /** Seals what staff of the back office keep secret. */
  readonly staffKey: Uint8Array
  /** Seals the secrets of partners' keys. */
  readonly partnerKey: Uint8Array
  /** CSRF tokens are made with it. */
  readonly csrfKey: Uint8Array
  /** Hides the networks of which requests are counted. */
  readonly networkKey: Uint8Array
  /** Seals mails about accounts while they wait in the outbox. */
  readonly mailKey: Uint8Array
  /** BIP-32 seed of wallets on real nodes; null where another process signs. */
  readonly signerSeed: Uint8Array | null
  /** Everything in the sandbox world follows from it. */
  readonly worldSeed: string
}

/**
 * Derives the keys. In a real world the secrets come from the environment; a play world makes one for itself and keeps
 * it in its data folder, readable by its owner only.
 */
export function readKeys(config: Config, keystoreSeed: Uint8Array | null = null): Keys {
  const secret = config.secretKey ?? playSecret(config)
  const derive = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, 'causeway', purpose, 32))
  return {
    rateKey: derive('guaranteed quotes'),
    holderKey: derive('holder secrets'),
    accountKey: derive('accounts'),
    staffKey: derive('staff'),
    partnerKey: derive('partner secrets'),
    csrfKey: derive('csrf tokens'),
    networkKey: derive('counted networks'),
    mailKey: derive('account mails'),
    signerSeed:
      keystoreSeed ??
      givenSeed(config) ??
      (config.world === 'play' ? derive('play wallets') : null),
    worldSeed: Buffer.from(derive('sandbox world')).toString('hex'),
  }
}

function givenSeed({ signerSeed }: Config): Uint8Array | null {
  return signerSeed === null ? null : Uint8Array.from(Buffer.from(signerSeed, 'hex'))
}

function playSecret(config: Config): string {
  if (config.world === 'real') {
    throw new WrongSetting('SECRET_KEY', '', 'set when WORLD is real')
  }
  mkdirSync(config.dataDir, { recursive: true })
  const file = join(config.dataDir, 'secret')
  try {
    // Several processes may start at once: only one of them makes the file.
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!isAlreadyThere(error)) throw error
  }
  return readFileSync(file, 'utf8')
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

const EXPECTED = {
  keystore_missing: 'a keystore file, made with `npm run keystore -- create FILE`',
  keystore_lax: 'a file that its owner alone may read and write (chmod 600)',
  keystore_damaged: 'a whole keystore: this one was changed or cut; restore it from its copy',
} as const

/** The seed of the keystore that the configuration names; null where it names none. Throws WrongSetting. */
export async function readKeystoreSeed(config: Config): Promise<Uint8Array | null> {
  const { signerKeystore, signerPassphrase } = config
  if (signerKeystore === '') return null
  if (config.signerSeed !== null) {
    throw new WrongSetting('SIGNER_SEED', '(hidden)', 'absent when SIGNER_KEYSTORE is set')
  }
  if (signerPassphrase === null) {
    throw new WrongSetting('SIGNER_PASSPHRASE', '', 'set when SIGNER_KEYSTORE is set')
  }
  const passphrase = Buffer.from(signerPassphrase)
  const opened = await openKeystore(signerKeystore, passphrase)
  passphrase.fill(0)
  if (opened.ok) return opened.value.seed
  const { code } = opened.failure
  if (code === 'passphrase_wrong') {
    throw new WrongSetting('SIGNER_PASSPHRASE', '(hidden)', 'the passphrase of SIGNER_KEYSTORE')
  }
  throw new WrongSetting('SIGNER_KEYSTORE', signerKeystore, EXPECTED[code])
}
