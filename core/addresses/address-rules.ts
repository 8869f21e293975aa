import type { AddressFamily } from '../currencies/index.ts'
import type { Failure, Result } from '../result/index.ts'

/** Real networks, or the prefixes that development nodes use (`bcrt1…`, `rltc1…`, `m…`). */
export type ChainFlavour = 'main' | 'regtest'

/** An address that its family's rules accept. */
export type ReadAddress = {
  /** What is paid: as it was given, except where one text holds address and extra id (XRP's X-addresses). */
  readonly address: string
  /** One spelling per destination, for comparing with lists: EIP-55 case, lower-case bech32, … */
  readonly canonical: string
  /** The family's own word for its form: `p2wpkh`, `muxed`, `subaddress`, … */
  readonly form: string
  /** What the text itself says must be paid as extra id beside `address`; null where it says nothing or "none". */
  readonly impliedExtraId: string | null
  /** True where the text settles the extra id, so that no other may stand beside it. */
  readonly saysExtraId: boolean
}

/**
 * - `address_malformed`: not the text of an address of this family;
 * - `address_bad_checksum`: the right form, but mistyped;
 * - `address_wrong_flavour`: an address of a test chain where real coins are paid, or the reverse;
 * - `address_unspendable`: well-formed, but nobody could ever move what arrives there;
 * - `address_shielded`: right, but of a private kind that the wallet here cannot pay;
 * - `address_legacy`: right on a chain that the network has left behind.
 */
export type ReadFailure = Failure<
  | 'address_malformed'
  | 'address_bad_checksum'
  | 'address_wrong_flavour'
  | 'address_unspendable'
  | 'address_shielded'
  | 'address_legacy'
>

/** How one family of networks writes its addresses. */
export type AddressRules = {
  readonly family: AddressFamily
  readonly read: (text: string, flavour: ChainFlavour) => Result<ReadAddress, ReadFailure>
  /** True where a text can hardly be meant for anything else: used to name the network a misplaced address fits. */
  readonly recognises: (text: string, flavour: ChainFlavour) => boolean
}

/** Longest text that is read at all: Zcash's unified addresses have 213 characters. */
export const LONGEST_ADDRESS = 250

/** An address without an extra id of its own, in its only spelling unless another is given. */
export function plainAddress(address: string, form: string, canonical = address): ReadAddress {
  return { address, canonical, form, impliedExtraId: null, saysExtraId: false }
}
