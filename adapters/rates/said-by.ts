import type { AssetCode } from '@causeway/core/money'
import type { PriceVector, RatesPort, SourcePart, SourceState } from '@causeway/core/ports'

/**
 * What a source said last, as its state has it: when it took its prices, and each of them with the time it was seen at. Every price
 * counts unless `partOf` knows another part; null: the source hasn't answered yet.
 */
export function saidBy(
  vector: PriceVector | null,
  partOf: (asset: AssetCode) => SourcePart | undefined = () => 'counts',
): Pick<SourceState, 'takenAt' | 'prices'> {
  if (vector === null) return { takenAt: null, prices: new Map() }
  const { pricedAt, prices, takenAt } = vector
  const said = [...prices].map(
    ([asset, price]) =>
      [
        asset,
        { price, at: pricedAt.get(asset) ?? takenAt, part: partOf(asset) ?? 'unused' },
      ] as const,
  )
  return { takenAt, prices: new Map(said) }
}

/** Of a source that tells prices as they are: what combines several guards against jumps. */
export const noBreakers: Pick<RatesPort, 'breakers' | 'resetBreaker'> = {
  breakers: () => new Map(),
  resetBreaker: () => {},
}
