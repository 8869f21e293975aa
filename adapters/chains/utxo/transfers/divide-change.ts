import { MOST_CHANGE_OUTPUTS } from './transfer-body.ts'

// P2WPKH (BIP-141): what an output of change takes, and what the input that spends it will take.
const OUTPUT_VBYTES = 31n
const INPUT_VBYTES = 68n
/** Below so many, payouts of one block would have to wait for each other's change. */
const ENOUGH_OUTPUTS = 16
// A part of change must be worth a hundred times what spending it costs, today or at the rate that dust is judged by.
const WORTH = 100n

export type Change = { readonly units: bigint; readonly outputs: number }

/**
 * Divides change while the wallet has few outputs: what waits for a block is not spent again (`spendable-outputs.ts`), so
 * that payouts can go out at once only as long as there are others. Each further output costs its share of the fee.
 */
export function divideChange(
  units: bigint,
  wallet: {
    readonly otherOutputs: number
    readonly feePerVbyte: bigint
    readonly dustFeePerVbyte: bigint
  },
): Change {
  const { dustFeePerVbyte, feePerVbyte, otherOutputs } = wallet
  if (units <= 0n) return { units: 0n, outputs: 0 }
  const rate = feePerVbyte > dustFeePerVbyte ? feePerVbyte : dustFeePerVbyte
  const wanted = Math.min(MOST_CHANGE_OUTPUTS, ENOUGH_OUTPUTS - otherOutputs)
  for (let outputs = wanted; outputs > 1; outputs -= 1) {
    const left = units - BigInt(outputs - 1) * OUTPUT_VBYTES * feePerVbyte
    if (left / BigInt(outputs) >= WORTH * INPUT_VBYTES * rate) return { units: left, outputs }
  }
  return { units, outputs: 1 }
}

/** What each output of change gets: equal parts, and what does not divide goes to the first. */
export function changeParts({ units, outputs }: Change): readonly bigint[] {
  if (outputs === 0) return []
  const part = units / BigInt(outputs)
  const rest = units - part * BigInt(outputs)
  return Array.from({ length: outputs }, (_, place) => (place === 0 ? part + rest : part))
}
