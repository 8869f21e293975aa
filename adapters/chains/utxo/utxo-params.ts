/** What tells one chain of Bitcoin's family from another. */
export type UtxoParams = {
  /** Prefixes of addresses and of private keys. */
  readonly addresses: {
    readonly bech32: string
    readonly pubKeyHash: number
    readonly scriptHash: number
    readonly wif: number
  }
  /** Prefixes of pay-to-script-hash that were used earlier and are still valid. */
  readonly olderScriptHashes: readonly number[]
  /** Prefixes of extended keys, as the chain's node writes them. */
  readonly extendedKeys: { readonly private: number; readonly public: number }
  /** Units per virtual byte by which nodes judge dust (`dustrelayfee`). */
  readonly dustFeePerVbyte: bigint
  /** Units per virtual byte when the node has too few blocks to estimate. */
  readonly fallbackFeePerVbyte: bigint
  /** Units per virtual byte that are never exceeded, whatever a node says. The signer checks it again. */
  readonly maximumFeePerVbyte: bigint
}

const MAIN_EXTENDED_KEYS = { private: 0x0488ade4, public: 0x0488b21e } as const
const TEST_EXTENDED_KEYS = { private: 0x04358394, public: 0x043587cf } as const
const LITECOIN_FEES = {
  dustFeePerVbyte: 30n,
  fallbackFeePerVbyte: 20n,
  maximumFeePerVbyte: 2_000n,
} as const
const BITCOIN_FEES = {
  dustFeePerVbyte: 3n,
  fallbackFeePerVbyte: 20n,
  maximumFeePerVbyte: 500n,
} as const

/** Litecoin Core, `chainparams.cpp`, main network; dust and relay fees from its `policy.h`. */
export const litecoinParams: UtxoParams = {
  addresses: { bech32: 'ltc', pubKeyHash: 0x30, scriptHash: 0x32, wif: 0xb0 },
  olderScriptHashes: [0x05],
  extendedKeys: MAIN_EXTENDED_KEYS,
  ...LITECOIN_FEES,
}

/** Litecoin Core, `chainparams.cpp`, regression test network. */
export const litecoinRegtestParams: UtxoParams = {
  addresses: { bech32: 'rltc', pubKeyHash: 0x6f, scriptHash: 0x3a, wif: 0xef },
  olderScriptHashes: [0xc4],
  extendedKeys: TEST_EXTENDED_KEYS,
  ...LITECOIN_FEES,
}

/** Bitcoin Core, `kernel/chainparams.cpp`, main network; dust fee from its `policy.h`. */
export const bitcoinParams: UtxoParams = {
  addresses: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  olderScriptHashes: [],
  extendedKeys: MAIN_EXTENDED_KEYS,
  ...BITCOIN_FEES,
}
