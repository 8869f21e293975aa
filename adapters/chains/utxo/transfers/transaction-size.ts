import { divideRoundedUp } from '@causeway/core/money'
import type { UtxoParams } from '../utxo-params.ts'
import type { PaidOutput } from './paid-outputs.ts'
import type { TransferBody } from './transfer-body.ts'

// BIP-144: version, lock time, marker, flag and both counts, in weight units.
const FRAME_WEIGHT = 42
// An outpoint, an empty script and a sequence number; then the lengths, a key, and a signature.
const INPUT_WEIGHT = 4 * 41 + 1 + 1 + 1 + 33
// With the byte that says what it covers: hardly any is shorter, none is longer.
const SIGNATURE_BYTES = { least: 70, most: 72 } as const
const KEY_SCRIPT_BYTES = 22

// ZIP-317: a Zcash transaction pays so much for every 34 bytes of its outputs, whatever its own size is.
const ZCASH_ACTION_FEE = 5_000n
const ZCASH_ACTION_BYTES = 34n
// The frame and one input to a key's hash.
const FRAME_AND_INPUT_BYTES = 158n

/** The virtual bytes that a native segwit transaction of this plan takes, at least and at most. */
export function vbytesOf(
  body: TransferBody,
  payments: readonly PaidOutput[],
): { readonly least: bigint; readonly most: bigint } {
  const outputBytes = bytesOf(payments) + body.changeOutputs * (9 + KEY_SCRIPT_BYTES)
  const weight = (signatureBytes: number) =>
    FRAME_WEIGHT +
    // From 253 inputs on, their count takes two bytes more (compact size).
    (body.inputs.length < 253 ? 0 : 8) +
    body.inputs.length * (INPUT_WEIGHT + signatureBytes) +
    4 * outputBytes
  return {
    least: BigInt(Math.floor(weight(SIGNATURE_BYTES.least) / 4)),
    most: BigInt(Math.ceil(weight(SIGNATURE_BYTES.most) / 4)),
  }
}

/**
 * The lowest rate, in units per virtual byte, at which nodes take a transaction with these payments and an output of
 * change. Zero where nodes judge by size alone.
 */
export function leastRate(
  { format }: Pick<UtxoParams, 'format'>,
  payments: readonly PaidOutput[],
): bigint {
  if (format !== 'zcash') return 0n
  const outputBytes = BigInt(bytesOf(payments)) + ZCASH_ACTION_BYTES
  const actions = divideRoundedUp(outputBytes, ZCASH_ACTION_BYTES)
  return divideRoundedUp(actions * ZCASH_ACTION_FEE, FRAME_AND_INPUT_BYTES + outputBytes)
}

function bytesOf(payments: readonly PaidOutput[]): number {
  return payments.reduce((sum, { script }) => sum + 9 + script.length, 0)
}
