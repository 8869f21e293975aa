/** How a chain writes addresses: version bytes before the hash (base58), and names of the newer forms. */
export type AddressForms = {
  readonly pubKeyHash: readonly number[]
  readonly scriptHash: readonly number[]
  /** Version bytes of pay-to-script-hash that were used earlier and are still valid. */
  readonly olderScriptHashes: readonly (readonly number[])[]
  /** Human-readable part of segwit addresses (BIP-173); null where the chain has no segwit addresses. */
  readonly bech32: string | null
  /** Prefix of CashAddr addresses; null elsewhere. */
  readonly cash: string | null
}

/**
 * What a transaction looks like and what its signatures cover. `segwit`: native keys (BIP-84, BIP-143). `legacy`:
 * pay-to-public-key-hash as at the beginning. `forkid`: the same with Bitcoin Cash's digest, which covers amounts.
 * `zcash`: version 5 with transparent inputs and outputs only (ZIP-225, ZIP-244).
 */
export type TransactionFormat = 'segwit' | 'legacy' | 'forkid' | 'zcash'

/** Rates are in units per virtual byte. */
export type FeeRules = {
  /** By which nodes judge dust (`dustrelayfee`), or more. */
  readonly dustFeePerVbyte: bigint
  /** Paid where the node cannot estimate, or is not asked. */
  readonly fallbackFeePerVbyte: bigint
  /** Never exceeded, whatever a node says. The signer checks it again. */
  readonly maximumFeePerVbyte: bigint
  /** False where fees are set by custom and the node's estimate is of no use. */
  readonly asksNode: boolean
}

/** What tells one chain of Bitcoin's family from another. */
export type UtxoParams = FeeRules & {
  readonly format: TransactionFormat
  /** Whether nodes take a replacement that pays more (BIP-125) as a rule. */
  readonly isReplaceable: boolean
  /** Path of the account whose extended keys are configured (BIP-84 or BIP-44, SLIP-44 coin type). */
  readonly accountPath: string
  readonly addresses: AddressForms
  /** Prefixes of extended keys, as the chain's node writes them. */
  readonly extendedKeys: { readonly private: number; readonly public: number }
}
