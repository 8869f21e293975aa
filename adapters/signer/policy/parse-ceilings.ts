import { type AssetCode, parseAmount } from '@causeway/core/money'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import type { Ceiling } from './ceilings.ts'

export type CeilingsFailure = Failure<
  | 'ceiling_malformed'
  | 'ceiling_asset_unknown'
  | 'ceiling_asset_twice'
  | 'ceiling_amount_wrong'
  | 'ceilings_out_of_order'
> & { readonly part: string }

const PART = /^([a-z0-9]+)=([^/]+)\/([^/]+)\/([^/]+)(?:\/([^/]+))?$/

/**
 * Reads `btc=0.5/2/10, eth=5/20/100/0.05`: what may leave of each coin in one order, an hour and a day, in whole coins, and
 * at most given as gas to one pay-in address (as much as in one order where it is not said). An empty text names nothing.
 */
export function parseCeilings(
  text: string,
  decimalsOf: (asset: AssetCode) => number | null,
): Result<ReadonlyMap<AssetCode, Ceiling>, CeilingsFailure> {
  const ceilings = new Map<AssetCode, Ceiling>()
  if (text.trim() === '') return ok(ceilings)
  for (const each of text.split(',')) {
    const part = each.trim()
    const [, asset, ...sums] = PART.exec(part) ?? []
    if (asset === undefined) return fail({ code: 'ceiling_malformed', part })
    const decimals = decimalsOf(asset)
    if (decimals === null) return fail({ code: 'ceiling_asset_unknown', part })
    if (ceilings.has(asset)) return fail({ code: 'ceiling_asset_twice', part })
    const units = readSums(sums, { ticker: asset, decimals })
    if (units === null) return fail({ code: 'ceiling_amount_wrong', part })
    if (units.order > units.hour || units.hour > units.day || units.gas > units.order) {
      return fail({ code: 'ceilings_out_of_order', part })
    }
    ceilings.set(asset, units)
  }
  return ok(ceilings)
}

function readSums(
  texts: readonly (string | undefined)[],
  coin: { readonly ticker: AssetCode; readonly decimals: number },
): Ceiling | null {
  const units: bigint[] = []
  for (const text of texts) {
    if (text === undefined) continue
    const sum = parseAmount(text, coin)
    if (!sum.ok) return null
    units.push(sum.value.units)
  }
  const [order, hour, day, gas] = units
  if (order === undefined || hour === undefined || day === undefined) return null
  return { order, hour, day, gas: gas ?? order }
}
