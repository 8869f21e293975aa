import { HDKey } from '@scure/bip32'
import { OutScript } from '@scure/btc-signer'
import { hash160 } from '@scure/btc-signer/utils.js'
import { keyHashAddress } from './destination-script.ts'
import type { UtxoParams } from './utxo-params.ts'

/** A key below the account, as `branch/index` (BIP-44 and BIP-84: branch 0 receives, branch 1 is change). */
export type KeyPath = `${0 | 1}/${number}`

/** The hot wallet: stock, and the change of payouts. */
export const HOT_WALLET_PATH: KeyPath = '1/0'

type Payment = {
  readonly publicKey: Uint8Array
  readonly address: string
  readonly script: Uint8Array
}

export type AccountKeys = {
  /** The account's extended public key, as the node reads it in descriptors. */
  readonly extendedPublicKey: string
  /** The function of descriptors that its addresses follow. */
  readonly descriptor: 'wpkh' | 'pkh'
  readonly address: (path: KeyPath) => string
  readonly script: (path: KeyPath) => Uint8Array
  /** Compressed. */
  readonly publicKey: (path: KeyPath) => Uint8Array
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
 * Keys of one account: native segwit ones (BIP-84, BIP-141), or pay-to-public-key-hash on chains without. Takes the account's extended public key, or in the signer the
 * private one; throws where the text is not such a key of this chain.
 */
export function accountKeys(extendedKey: string, params: UtxoParams): AccountKeys {
  const account = HDKey.fromExtendedKey(extendedKey, params.extendedKeys)
  const branches = [account.deriveChild(0), account.deriveChild(1)]
  const type = params.format === 'segwit' ? 'wpkh' : 'pkh'
  const payments = new Map<KeyPath, Payment>()

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
    const hash = hash160(publicKey)
    const payment: Payment = {
      publicKey,
      address: keyHashAddress(hash, params),
      script: OutScript.encode({ type, hash }),
    }
    payments.set(path, payment)
    return payment
  }
  return {
    extendedPublicKey: account.publicExtendedKey,
    descriptor: type,
    address: (path) => paymentAt(path).address,
    script: (path) => paymentAt(path).script,
    publicKey: (path) => paymentAt(path).publicKey,
    privateKey: (path) => {
      const { privateKey } = keyAt(path)
      if (privateKey === null) throw new Error('Only the signer holds private keys')
      return privateKey
    },
  }
}
