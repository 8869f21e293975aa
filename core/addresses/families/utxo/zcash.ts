import { fail, type Result } from '../../../result/index.ts'
import type { AddressRules, ChainFlavour, ReadAddress, ReadFailure } from '../../address-rules.ts'
import { utxoRules } from './utxo-rules.ts'

const transparent = utxoRules({
  family: 'zcash',
  versionBytes: 2,
  main: { pubkeyHash: [0x1cb8], scriptHash: [0x1cbd], bech32: null },
  regtest: { pubkeyHash: [0x1d25], scriptHash: [0x1cba], bech32: null },
  testnet: { pubkeyHash: [0x1d25], scriptHash: [0x1cba], bech32: null },
})

/** Sapling's and unified addresses by their look; a mistyped one is of that kind all the same. */
const SHIELDED = /^(zs1[02-9ac-hj-np-z]{70,80}|u1[02-9ac-hj-np-z]{100,240})$/

/**
 * Zcash, transparent addresses only: base58 `t1…` and `t3…` (zcashd, chainparams). Shielded and unified addresses
 * (`zs1…`, ZIP-173; `u1…`, ZIP-316) cannot be paid by the wallet here, and the answer says so.
 */
export const zcash: AddressRules = {
  family: 'zcash',
  read: readZcash,
  recognises: transparent.recognises,
}

function readZcash(text: string, flavour: ChainFlavour): Result<ReadAddress, ReadFailure> {
  return SHIELDED.test(text) ? fail({ code: 'address_shielded' }) : transparent.read(text, flavour)
}
