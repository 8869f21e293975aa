import type { Catalogue, Currency } from '@causeway/core/currencies'
import type { QuotePair, RateKind } from '@causeway/core/quotes'
import { fail, ok, type Result } from '@causeway/core/result'
import type { PairFailure } from './estimate-types.ts'

/** The two coins of a request, if they are known, different, and may be exchanged that way. */
export function findPair(
  catalogue: Catalogue,
  wanted: { readonly from: string; readonly to: string; readonly kind: RateKind },
): Result<QuotePair, PairFailure> {
  const from = catalogue.find(wanted.from)
  if (from === undefined || from.isFiat)
    return fail({ code: 'currency_unknown', asset: wanted.from })
  const to = catalogue.find(wanted.to)
  if (to === undefined || to.isFiat) return fail({ code: 'currency_unknown', asset: wanted.to })
  if (from.ticker === to.ticker) return fail({ code: 'same_currency' })
  if (!from.isWebEnabled || !from.isWebFromEnabled) {
    return fail({ code: 'currency_disabled', asset: from.ticker })
  }
  if (!to.isWebEnabled || !to.isWebToEnabled) {
    return fail({ code: 'currency_disabled', asset: to.ticker })
  }
  const notFixed = floatingOnlyCoins(from, to)
  if (wanted.kind === 'fixed' && notFixed.length > 0) {
    return fail({ code: 'fixed_rate_unavailable', assets: notFixed })
  }
  return ok({ from, to })
}

/** The coins of a pair that take no part in guaranteed rates (CALC-13). */
export function floatingOnlyCoins(from: Currency, to: Currency): readonly string[] {
  return [from, to].filter((coin) => !coin.isWebFixedEnabled).map((coin) => coin.ticker)
}
