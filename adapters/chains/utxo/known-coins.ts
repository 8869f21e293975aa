import type { AddressForms, FeeRules, UtxoParams } from './utxo-params.ts'

const MAIN_KEYS = { private: 0x0488ade4, public: 0x0488b21e } as const
const TEST_KEYS = { private: 0x04358394, public: 0x043587cf } as const

const NO_NEWER_FORMS = { olderScriptHashes: [], bech32: null, cash: null } as const
/** What most chains' test networks took over from Bitcoin's. */
const TEST_FORMS: AddressForms = { pubKeyHash: [0x6f], scriptHash: [0xc4], ...NO_NEWER_FORMS }

const BITCOIN_FEES: FeeRules = {
  dustFeePerVbyte: 3n,
  fallbackFeePerVbyte: 20n,
  maximumFeePerVbyte: 500n,
  asksNode: true,
}
const LITECOIN_FEES: FeeRules = {
  dustFeePerVbyte: 30n,
  fallbackFeePerVbyte: 20n,
  maximumFeePerVbyte: 2_000n,
  asksNode: true,
}
const DIGIBYTE_FEES: FeeRules = {
  dustFeePerVbyte: 300n,
  fallbackFeePerVbyte: 200n,
  maximumFeePerVbyte: 20_000n,
  asksNode: true,
}
// Dogecoin Core, `doc/fee-recommendation.md`: 0.01 DOGE for 1,000 bytes; outputs below 0.01 DOGE cost extra.
const DOGECOIN_FEES: FeeRules = {
  dustFeePerVbyte: 5_600n,
  fallbackFeePerVbyte: 1_000n,
  maximumFeePerVbyte: 50_000n,
  asksNode: false,
}
const DASH_FEES: FeeRules = {
  dustFeePerVbyte: 3n,
  fallbackFeePerVbyte: 10n,
  maximumFeePerVbyte: 500n,
  asksNode: true,
}
// Blocks are never full: the relay fee of 1 is enough, and twice that is paid.
const BITCOIN_CASH_FEES: FeeRules = {
  dustFeePerVbyte: 3n,
  fallbackFeePerVbyte: 2n,
  maximumFeePerVbyte: 100n,
  asksNode: false,
}
// ZIP-317: 5,000 for each logical action, two at least. An input is one action, and so is an output: this rate is enough
// for one payment with its change, and `leastRate` says what more payments need.
const ZCASH_FEES: FeeRules = {
  dustFeePerVbyte: 3n,
  fallbackFeePerVbyte: 53n,
  maximumFeePerVbyte: 1_000n,
  asksNode: false,
}
const RAVENCOIN_FEES: FeeRules = {
  dustFeePerVbyte: 3_000n,
  fallbackFeePerVbyte: 1_100n,
  maximumFeePerVbyte: 50_000n,
  asksNode: true,
}

/** Bitcoin Core, `kernel/chainparams.cpp`, main network; dust fee from its `policy.h`. */
export const bitcoinParams: UtxoParams = {
  format: 'segwit',
  isReplaceable: true,
  accountPath: "m/84'/0'/0'",
  addresses: { ...NO_NEWER_FORMS, pubKeyHash: [0x00], scriptHash: [0x05], bech32: 'bc' },
  extendedKeys: MAIN_KEYS,
  ...BITCOIN_FEES,
}

export const bitcoinRegtestParams: UtxoParams = {
  ...bitcoinParams,
  accountPath: "m/84'/1'/0'",
  addresses: { ...TEST_FORMS, bech32: 'bcrt' },
  extendedKeys: TEST_KEYS,
}

/**
 * Litecoin Core, `chainparams.cpp`, main network; dust and relay fees from its `policy.h`. Its nodes refuse replacements
 * unless told otherwise (`-mempoolreplacement`, off in `validation.h`), so that one would reach no miner.
 */
export const litecoinParams: UtxoParams = {
  format: 'segwit',
  isReplaceable: false,
  accountPath: "m/84'/2'/0'",
  addresses: {
    ...NO_NEWER_FORMS,
    pubKeyHash: [0x30],
    scriptHash: [0x32],
    olderScriptHashes: [[0x05]],
    bech32: 'ltc',
  },
  extendedKeys: MAIN_KEYS,
  ...LITECOIN_FEES,
}

/** The development node is told to take replacements, so that they are tried on a real one. */
export const litecoinRegtestParams: UtxoParams = {
  ...litecoinParams,
  isReplaceable: true,
  accountPath: "m/84'/1'/0'",
  addresses: {
    ...TEST_FORMS,
    scriptHash: [0x3a],
    olderScriptHashes: [[0xc4]],
    bech32: 'rltc',
  },
  extendedKeys: TEST_KEYS,
}

/** DigiByte Core, `chainparams.cpp`: script addresses began with Bitcoin's 0x05 before 0x3f. */
export const digibyteParams: UtxoParams = {
  format: 'segwit',
  isReplaceable: true,
  accountPath: "m/84'/20'/0'",
  addresses: {
    ...NO_NEWER_FORMS,
    pubKeyHash: [0x1e],
    scriptHash: [0x3f],
    olderScriptHashes: [[0x05]],
    bech32: 'dgb',
  },
  extendedKeys: MAIN_KEYS,
  ...DIGIBYTE_FEES,
}

export const digibyteRegtestParams: UtxoParams = {
  ...digibyteParams,
  accountPath: "m/84'/1'/0'",
  addresses: { ...NO_NEWER_FORMS, pubKeyHash: [0x7e], scriptHash: [0x8c], bech32: 'dgbrt' },
  extendedKeys: TEST_KEYS,
}

/** Dogecoin Core 1.14, `chainparams.cpp`; extended keys begin with `dgub` and `dgpv`. */
export const dogecoinParams: UtxoParams = {
  format: 'legacy',
  isReplaceable: false,
  accountPath: "m/44'/3'/0'",
  addresses: { ...NO_NEWER_FORMS, pubKeyHash: [0x1e], scriptHash: [0x16] },
  extendedKeys: { private: 0x02fac398, public: 0x02facafd },
  ...DOGECOIN_FEES,
}

export const dogecoinRegtestParams: UtxoParams = {
  ...dogecoinParams,
  accountPath: "m/44'/1'/0'",
  addresses: TEST_FORMS,
  extendedKeys: TEST_KEYS,
}

/** Dash Core, `chainparams.cpp`. */
export const dashParams: UtxoParams = {
  format: 'legacy',
  isReplaceable: false,
  accountPath: "m/44'/5'/0'",
  addresses: { ...NO_NEWER_FORMS, pubKeyHash: [0x4c], scriptHash: [0x10] },
  extendedKeys: MAIN_KEYS,
  ...DASH_FEES,
}

export const dashRegtestParams: UtxoParams = {
  ...dashParams,
  accountPath: "m/44'/1'/0'",
  addresses: { ...NO_NEWER_FORMS, pubKeyHash: [0x8c], scriptHash: [0x13] },
  extendedKeys: TEST_KEYS,
}

/** Bitcoin Cash Node, `chainparams.cpp`; Bitcoin's old addresses are still taken as destinations. */
export const bitcoinCashParams: UtxoParams = {
  format: 'forkid',
  isReplaceable: false,
  accountPath: "m/44'/145'/0'",
  addresses: {
    ...NO_NEWER_FORMS,
    pubKeyHash: [0x00],
    scriptHash: [0x05],
    cash: 'bitcoincash',
  },
  extendedKeys: MAIN_KEYS,
  ...BITCOIN_CASH_FEES,
}

export const bitcoinCashRegtestParams: UtxoParams = {
  ...bitcoinCashParams,
  accountPath: "m/44'/1'/0'",
  addresses: { ...TEST_FORMS, cash: 'bchreg' },
  extendedKeys: TEST_KEYS,
}

/** zcashd, `chainparams.cpp`: transparent addresses only. */
export const zcashParams: UtxoParams = {
  format: 'zcash',
  isReplaceable: false,
  accountPath: "m/44'/133'/0'",
  addresses: { ...NO_NEWER_FORMS, pubKeyHash: [0x1c, 0xb8], scriptHash: [0x1c, 0xbd] },
  extendedKeys: MAIN_KEYS,
  ...ZCASH_FEES,
}

export const zcashRegtestParams: UtxoParams = {
  ...zcashParams,
  accountPath: "m/44'/1'/0'",
  addresses: { ...NO_NEWER_FORMS, pubKeyHash: [0x1d, 0x25], scriptHash: [0x1c, 0xba] },
  extendedKeys: TEST_KEYS,
}

/** Ravencoin Core, `chainparams.cpp`; replacements are off in its `validation.h`. */
export const ravencoinParams: UtxoParams = {
  format: 'legacy',
  isReplaceable: false,
  accountPath: "m/44'/175'/0'",
  addresses: { ...NO_NEWER_FORMS, pubKeyHash: [0x3c], scriptHash: [0x7a] },
  extendedKeys: MAIN_KEYS,
  ...RAVENCOIN_FEES,
}

export const ravencoinRegtestParams: UtxoParams = {
  ...ravencoinParams,
  accountPath: "m/44'/1'/0'",
  addresses: TEST_FORMS,
  extendedKeys: TEST_KEYS,
}
