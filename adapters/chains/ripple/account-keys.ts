import { bytesToHex } from '@noble/hashes/utils.js'
import { HDKey } from '@scure/bip32'
import { deriveAddress } from 'ripple-keypairs'

/** The destination tag of index 0: no customer mistakes it for a count of something. */
const FIRST_TAG = 100_000
const LARGEST_TAG = 2 ** 32 - 1

/** The one account that everything is paid to and from: `0/0` under the account's extended public key. */
export function hotWalletAddress(accountXpub: string): string {
  return deriveAddress(publicKeyHex(hotWalletKey(accountXpub)))
}

/** The destination tag that tells a pay-in index from the others. Throws where no tag of 32 bits is left. */
export function payInTag(index: number): string {
  const tag = FIRST_TAG + index
  if (!Number.isSafeInteger(index) || index < 0 || tag > LARGEST_TAG) {
    throw new RangeError('A pay-in index counts from 0 and leaves a tag of 32 bits')
  }
  return String(tag)
}

/** The account's key pair, as the ledger's libraries write it. For the signer. */
export function hotWalletKeyPair(accountXprv: string): {
  readonly publicKey: string
  readonly privateKey: string
} {
  const key = hotWalletKey(accountXprv)
  if (key.privateKey === null) {
    throw new Error('This extended key is a public one: it cannot sign')
  }
  // The ledger's libraries tell secp256k1 from Ed25519 by a byte before the key.
  return {
    publicKey: publicKeyHex(key),
    privateKey: `00${bytesToHex(key.privateKey).toUpperCase()}`,
  }
}

function hotWalletKey(extendedKey: string): HDKey {
  return HDKey.fromExtendedKey(extendedKey).deriveChild(0).deriveChild(0)
}

function publicKeyHex({ publicKey }: HDKey): string {
  if (publicKey === null) throw new Error('A derived key has no public part')
  return bytesToHex(publicKey).toUpperCase()
}
