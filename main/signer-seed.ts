import { openKeystore } from '@causeway/adapters/signer/keystore'
import { type Config, WrongSetting } from './config.ts'

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
