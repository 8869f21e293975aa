import type { NetworkId } from '@causeway/core/currencies'
import { HDKey } from '@scure/bip32'
import { type Config, WrongSetting } from './config.ts'
import type { Keys } from './keys.ts'

/** A network's account: everybody may know the public key, the signer's process alone has the private one. */
export type Account = { readonly xpub: string; readonly xprv: string | null }

/** Where a network's account lies below the seed, and how its extended keys are written. */
export type AccountPlace = {
  readonly network: NetworkId
  readonly path: string
  readonly extendedKeys?: { readonly private: number; readonly public: number }
}

/**
 * The account of a network: from WALLET_PUBLIC_KEYS where this process has no seed, else derived. Throws WrongSetting
 * where neither is there.
 */
export function accountOf(config: Config, keys: Keys, place: AccountPlace): Account {
  const named = config.walletPublicKeys.get(place.network)
  if (keys.signerSeed === null) {
    if (named !== undefined) return { xpub: named, xprv: null }
    throw new WrongSetting(
      'WALLET_PUBLIC_KEYS',
      '',
      `a list that has ${place.network}, since this process has no seed`,
    )
  }
  const account = HDKey.fromMasterSeed(keys.signerSeed, place.extendedKeys).derive(place.path)
  if (named !== undefined && named !== account.publicExtendedKey) {
    throw new WrongSetting(
      'WALLET_PUBLIC_KEYS',
      `${place.network}=${named}`,
      'the public keys of the seed that this process has',
    )
  }
  return { xpub: account.publicExtendedKey, xprv: account.privateExtendedKey }
}
