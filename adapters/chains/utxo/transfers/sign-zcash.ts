import { blake2b } from '@noble/hashes/blake2.js'
import { hex, utf8 } from '@scure/base'
import { RawOutput, Script } from '@scure/btc-signer/script.js'
import { concatBytes, signECDSA } from '@scure/btc-signer/utils.js'
import type { SignedTransaction, UnsignedTransaction } from './unsigned-transaction.ts'

// ZIP-225: version 5 with the bit that says so, and its group.
const VERSION = 0x80000005
const VERSION_GROUP = 0x26a7270a
const NO_LOCK_TIME = 0
// It never expires: bytes that were reorganised out must be good to go again.
const NO_EXPIRY = 0
const SIGHASH_ALL = 1
const NO_SHIELDED_PARTS = Uint8Array.of(0, 0, 0)

/** Signs a Zcash transaction with transparent inputs and outputs alone: version 5 (ZIP-225), digests of ZIP-244. */
export function signZcash(unsigned: UnsignedTransaction): SignedTransaction {
  const { branchId, inputs, outputs, sequence } = unsigned
  if (branchId === null) throw new TypeError('A Zcash transaction names the rules of its block')
  const header = concatBytes(
    ...[VERSION, VERSION_GROUP, branchId, NO_LOCK_TIME, NO_EXPIRY].map(fourBytes),
  )
  const scripts = inputs.map((input, index) => {
    const digest = signatureDigest(unsigned, { header, branchId, index })
    const signature = concatBytes(signECDSA(digest, input.privateKey), Uint8Array.of(SIGHASH_ALL))
    return Script.encode([signature, input.publicKey])
  })
  const bytes = concatBytes(
    header,
    count(inputs.length),
    ...inputs.flatMap((input, index) => [
      outpoint(input),
      withLength(scripts[index] ?? new Uint8Array()),
      fourBytes(sequence),
    ]),
    count(outputs.length),
    ...outputs.map((output) => RawOutput.encode(output)),
    NO_SHIELDED_PARTS,
  )
  const transparent = digestOf('ZTxIdTranspaHash', ...coreDigests(unsigned))
  return {
    txId: hex.encode(wholeDigest(header, branchId, transparent).toReversed()),
    bytes: hex.encode(bytes),
    vbytes: bytes.length,
  }
}

/** ZIP-244, `signature_digest` for SIGHASH_ALL. */
function signatureDigest(
  unsigned: UnsignedTransaction,
  at: { readonly header: Uint8Array; readonly branchId: number; readonly index: number },
): Uint8Array {
  const { inputs } = unsigned
  const input = inputs[at.index]
  if (input === undefined) throw new RangeError('No such input')
  const [prevouts, sequences, outputs] = coreDigests(unsigned)
  const transparent = digestOf(
    'ZTxIdTranspaHash',
    Uint8Array.of(SIGHASH_ALL),
    prevouts,
    digestOf('ZTxTrAmountsHash', ...inputs.map(({ units }) => eightBytes(units))),
    digestOf('ZTxTrScriptsHash', ...inputs.map(({ script }) => withLength(script))),
    sequences,
    outputs,
    digestOf(
      'Zcash___TxInHash',
      outpoint(input),
      eightBytes(input.units),
      withLength(input.script),
      fourBytes(unsigned.sequence),
    ),
  )
  return wholeDigest(at.header, at.branchId, transparent)
}

function wholeDigest(header: Uint8Array, branchId: number, transparent: Uint8Array): Uint8Array {
  return personalDigest(concatBytes(utf8.decode('ZcashTxHash_'), fourBytes(branchId)), [
    digestOf('ZTxIdHeadersHash', header),
    transparent,
    digestOf('ZTxIdSaplingHash'),
    digestOf('ZTxIdOrchardHash'),
  ])
}

function coreDigests({
  inputs,
  outputs,
  sequence,
}: UnsignedTransaction): readonly [Uint8Array, Uint8Array, Uint8Array] {
  return [
    digestOf('ZTxIdPrevoutHash', ...inputs.map(outpoint)),
    digestOf('ZTxIdSequencHash', ...inputs.map(() => fourBytes(sequence))),
    digestOf('ZTxIdOutputsHash', ...outputs.map((output) => RawOutput.encode(output))),
  ]
}

function digestOf(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  return personalDigest(utf8.decode(name), parts)
}

function personalDigest(personalization: Uint8Array, parts: readonly Uint8Array[]): Uint8Array {
  return blake2b(concatBytes(...parts), { dkLen: 32, personalization })
}

function outpoint(output: { readonly txId: string; readonly outputIndex: number }): Uint8Array {
  return concatBytes(hex.decode(output.txId).toReversed(), fourBytes(output.outputIndex))
}

function withLength(bytes: Uint8Array): Uint8Array {
  return concatBytes(count(bytes.length), bytes)
}

/** Bitcoin's compact size, as far as transactions of ours go. */
function count(value: number): Uint8Array {
  if (value > 0xffff) throw new RangeError('More than a transaction of ours has')
  return value < 0xfd ? Uint8Array.of(value) : Uint8Array.of(0xfd, value & 0xff, value >> 8)
}

function fourBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, true)
  return bytes
}

function eightBytes(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value, true)
  return bytes
}
