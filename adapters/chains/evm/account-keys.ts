import type { TransferSource } from '@causeway/core/ports'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { HDKey } from '@scure/bip32'
import { bytesToHex, type Hex } from 'viem'
import { publicKeyToAddress } from 'viem/utils'

export type AccountKeys = {
  readonly payInAddress: (index: number) => string
  readonly hotWalletAddress: string
  /** Whose account a transfer spends from. */
  readonly addressOf: (source: TransferSource) => string
}

/**
 * The account's addresses, checksummed (EIP-55): `0/n` for pay-ins, `1/0` for the hot wallet. Takes the account's
 * extended public key; throws where the text is none.
 */
export function accountKeys(accountXpub: string): AccountKeys {
  const account = HDKey.fromExtendedKey(accountXpub)
  const payIns = account.deriveChild(0)
  const known = new Map<number, string>()
  const payInAddress = (index: number): string => {
    const address = known.get(index) ?? addressOf(payIns.deriveChild(index))
    known.set(index, address)
    return address
  }
  const hotWalletAddress = addressOf(account.deriveChild(1).deriveChild(0))
  return {
    payInAddress,
    hotWalletAddress,
    addressOf: (source) => (source === 'hot' ? hotWalletAddress : payInAddress(source)),
  }
}

/** The private key of the hot wallet or of a pay-in address, out of the account's extended one. For the signer. */
export function privateKeyOf(accountXprv: string, source: TransferSource): Hex {
  const account = HDKey.fromExtendedKey(accountXprv)
  const { privateKey } =
    source === 'hot'
      ? account.deriveChild(1).deriveChild(0)
      : account.deriveChild(0).deriveChild(source)
  if (privateKey === null) throw new Error('This extended key is a public one: it cannot sign')
  return bytesToHex(privateKey)
}

function addressOf({ publicKey }: HDKey): string {
  if (publicKey === null) throw new Error('A derived key has no public part')
  const uncompressed = secp256k1.Point.fromBytes(publicKey).toBytes(false)
  return publicKeyToAddress(bytesToHex(uncompressed))
}
