import { hex } from '@scure/base'
import { Script } from '@scure/btc-signer'
import { concatBytes, signECDSA } from '@scure/btc-signer/utils.js'
import {
  openTransaction,
  type SignedTransaction,
  type UnsignedTransaction,
} from './unsigned-transaction.ts'

const SEGWIT_VERSION = 2
const LEGACY_VERSION = 1
// Bitcoin Cash, `replay-protected-sighash.md`: SIGHASH_ALL with SIGHASH_FORKID, and a fork value of zero.
const ALL_WITH_FORKID = 0x41

/** Signs as Bitcoin does: native segwit (BIP-143), or every input with the digest from the beginning. */
export function signBitcoin(
  unsigned: UnsignedTransaction,
  format: 'segwit' | 'legacy',
): SignedTransaction {
  const transaction = openTransaction(
    unsigned,
    format === 'segwit' ? SEGWIT_VERSION : LEGACY_VERSION,
  )
  for (const [index, input] of unsigned.inputs.entries()) {
    transaction.signIdx(input.privateKey, index)
  }
  transaction.finalize()
  return {
    txId: transaction.id,
    bytes: hex.encode(transaction.extract()),
    vbytes: transaction.vsize,
  }
}

/** Signs for Bitcoin Cash: the digest is BIP-143's, which covers amounts, with the fork's own type of signature. */
export function signBitcoinCash(unsigned: UnsignedTransaction): SignedTransaction {
  const transaction = openTransaction(unsigned, LEGACY_VERSION)
  const scripts = unsigned.inputs.map((input, index) => {
    const digest = transaction.preimageWitnessV0(index, input.script, ALL_WITH_FORKID, input.units)
    const signature = concatBytes(
      signECDSA(digest, input.privateKey),
      Uint8Array.of(ALL_WITH_FORKID),
    )
    return Script.encode([signature, input.publicKey])
  })
  for (const [index, finalScriptSig] of scripts.entries()) {
    transaction.updateInput(index, { finalScriptSig }, true)
  }
  return {
    txId: transaction.id,
    bytes: hex.encode(transaction.extract()),
    vbytes: transaction.vsize,
  }
}
