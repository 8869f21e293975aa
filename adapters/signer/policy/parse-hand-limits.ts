import { type AssetCode, parseAmount } from '@causeway/core/money'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'

type HandLimitsFailure = Failure<
  'hand_limit_malformed' | 'hand_coin_unknown' | 'hand_coin_twice' | 'hand_amount_wrong'
> & { readonly part: string }

const PART = /^([a-z0-9]+)=([^/\s]+)$/

/**
 * Reads `btc=0.1, eth=2`: what may leave of each coin in payouts by hand on one day of UTC, in whole coins. The result is in
 * units. An empty text names nothing.
 */
export function parseHandLimits(
  text: string,
  decimalsOf: (asset: AssetCode) => number | null,
): Result<ReadonlyMap<AssetCode, bigint>, HandLimitsFailure> {
  const limits = new Map<AssetCode, bigint>()
  if (text.trim() === '') return ok(limits)
  for (const each of text.split(',')) {
    const part = each.trim()
    const [, asset, sum = ''] = PART.exec(part) ?? []
    if (asset === undefined) return fail({ code: 'hand_limit_malformed', part })
    const decimals = decimalsOf(asset)
    if (decimals === null) return fail({ code: 'hand_coin_unknown', part })
    if (limits.has(asset)) return fail({ code: 'hand_coin_twice', part })
    const limit = parseAmount(sum, { ticker: asset, decimals })
    if (!limit.ok) return fail({ code: 'hand_amount_wrong', part })
    limits.set(asset, limit.value.units)
  }
  return ok(limits)
}
