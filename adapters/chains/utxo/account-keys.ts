import { HDKey } from '@scure/bip32'
import { p2wpkh } from '@scure/btc-signer'
import type { UtxoParams } from './utxo-params.ts'

/** A key below the account, as `branch/index` (BIP-84: branch 0 receives, branch 1 is change). */
export type KeyPath = `${0 | 1}/${number}`

/** The hot wallet: stock, and the change of payouts. */
export const HOT_WALLET_PATH: KeyPath = '1/0'

export type AccountKeys = {
  /** The account's extended public key, as the node reads it in descriptors. */
  readonly extendedPublicKey: string
  readonly address: (path: KeyPath) => string
  readonly script: (path: KeyPath) => Uint8Array
  /** The private key of a path. Throws where only the public account key is known. */
  readonly privateKey: (path: KeyPath) => Uint8Array
}

/** Where the customer of the index pays in. */
export function payInPath(index: number): KeyPath {
  return `0/${index}`
}

/** Reads `0/5`; null where the text is no path of ours. */
export function parseKeyPath(text: string): KeyPath | null {
  const [, branch, index] = /^([01])\/(0|[1-9]\d{0,9})$/.exec(text) ?? []
  if (branch === undefined || index === undefined) return null
  return branch === '0' ? `0/${Number(index)}` : `1/${Number(index)}`
}

/**
 * Native segwit keys of one account (BIP-84, BIP-141). Takes the account's extended public key, or in the signer the
 * private one; throws where the text is not such a key of this chain.
 */
export function accountKeys(extendedKey: string, params: UtxoParams): AccountKeys {
  const account = HDKey.fromExtendedKey(extendedKey, params.extendedKeys)
  const branches = [account.deriveChild(0), account.deriveChild(1)]
  const payments = new Map<KeyPath, { address: string; script: Uint8Array }>()

  const keyAt = (path: KeyPath): HDKey => {
    const [branch, index] = path.split('/')
    const parent = branches[Number(branch)]
    if (parent === undefined) throw new RangeError(`No branch ${branch} in an account`)
    return parent.deriveChild(Number(index))
  }
  const paymentAt = (path: KeyPath) => {
    const known = payments.get(path)
    if (known !== undefined) return known
    const { publicKey } = keyAt(path)
    if (publicKey === null) throw new Error('A derived key has no public part')
    const { address, script } = p2wpkh(publicKey, params.addresses)
    if (address === undefined) throw new Error('A segwit key has no address')
    const payment = { address, script }
    payments.set(path, payment)
    return payment
  }
  return {
    extendedPublicKey: account.publicExtendedKey,
    address: (path) => paymentAt(path).address,
    script: (path) => paymentAt(path).script,
    privateKey: (path) => {
      const { privateKey } = keyAt(path)
      if (privateKey === null) throw new Error('Only the signer holds private keys')
      return privateKey
    },
  }
}
