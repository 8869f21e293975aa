import type { UtxoParams } from '../utxo-params.ts'
import type { SpendableOutput } from './transfer-body.ts'

/** At most so many outputs are joined in one transaction. */
export const MOST_SWEPT = 200
// The largest outputs stay as they are, so that payouts can go out while the sweep waits for its block.
const LEFT_ALONE = 16
const INPUT_VBYTES = { segwit: 68n, other: 148n } as const

/**
 * The pay-in outputs that a sweep would join: confirmed, worth more than spending them costs at this rate, the smallest
 * first, in an order that does not depend on the node's.
 */
export function sweepCandidates(
  free: readonly SpendableOutput[],
  feePerVbyte: bigint,
  { format }: UtxoParams,
): readonly SpendableOutput[] {
  const cost = feePerVbyte * (format === 'segwit' ? INPUT_VBYTES.segwit : INPUT_VBYTES.other)
  const confirmed = free.filter((output) => output.isConfirmed).toSorted(bySize)
  return confirmed
    .slice(0, -LEFT_ALONE)
    .filter((output) => output.path.startsWith('0/') && output.units > cost)
    .slice(0, MOST_SWEPT)
}

function bySize(left: SpendableOutput, right: SpendableOutput): number {
  if (left.units !== right.units) return left.units < right.units ? -1 : 1
  if (left.txId !== right.txId) return left.txId < right.txId ? -1 : 1
  return left.outputIndex - right.outputIndex
}
