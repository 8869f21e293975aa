import type { TransferBody } from './transfer-body.ts'

// BIP-144: version, lock time, marker, flag and both counts, in weight units.
const FRAME_WEIGHT = 42
// An outpoint, an empty script and a sequence number; then the lengths, a key, and a signature.
const INPUT_WEIGHT = 4 * 41 + 1 + 1 + 1 + 33
// With the byte that says what it covers: hardly any is shorter, none is longer.
const SIGNATURE_BYTES = { least: 70, most: 72 } as const
const KEY_SCRIPT_BYTES = 22

/** The virtual bytes that a native segwit transaction of this plan takes, at least and at most. */
export function vbytesOf(
  body: TransferBody,
  paidScript: Uint8Array,
): { readonly least: bigint; readonly most: bigint } {
  const outputBytes = 9 + paidScript.length + body.changeOutputs * (9 + KEY_SCRIPT_BYTES)
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
