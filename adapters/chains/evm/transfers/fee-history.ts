import { BadNodeReply, readList, readObject, readQuantity } from '../node/wire.ts'

export type FeeHistory = {
  readonly nextBaseFeePerGas: bigint
  /** The tips asked for, one a block that had transactions. */
  readonly tips: readonly bigint[]
}

/** Reply of `eth_feeHistory` for one percentile. The last base fee is the next block's. */
export function readFeeHistory(value: unknown): FeeHistory {
  const history = readObject(value)
  const nextBaseFeePerGas = readList(history.baseFeePerGas, readQuantity).at(-1)
  if (nextBaseFeePerGas === undefined) throw new BadNodeReply('Expected a base fee')
  const fullness = readList(history.gasUsedRatio, (ratio) => ratio)
  const rewards =
    history.reward === undefined || history.reward === null
      ? []
      : readList(history.reward, (block) => readList(block, readQuantity)[0])
  return {
    nextBaseFeePerGas,
    // An empty block says nothing of tips.
    tips: rewards.flatMap((tip, index) =>
      tip === undefined || fullness[index] === 0 ? [] : [tip],
    ),
  }
}
