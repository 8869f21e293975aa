import type { AssetCode } from '@causeway/core/money'
import type { PricePoint, RatesPort } from '@causeway/core/ports'

/** The history of the first source that has one. Throws what the last said where none answered at all. */
export async function firstHistory(
  sources: readonly RatesPort[],
  asset: AssetCode,
  range: Parameters<RatesPort['history']>[1],
): Promise<readonly PricePoint[]> {
  let failures = 0
  let lastError: unknown
  for (const source of sources) {
    try {
      const points = await source.history(asset, range)
      if (points.length > 0) return points
    } catch (error) {
      failures += 1
      lastError = error
    }
  }
  if (failures > 0 && failures === sources.length) throw lastError
  return []
}
