import type { Catalogue, Currency } from '@causeway/core/currencies'
import { countryCodes, countryWithStates, stateNames } from '@causeway/core/fiat'
import { formatUnits, parseAmount } from '@causeway/core/money'
import type { FiatQuestion, PaymentMethod } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import type { FiatQuestionFailure } from '../fiat-order-types.ts'

const KNOWN_COUNTRIES: ReadonlySet<string> = new Set(countryCodes)

export type ReadFiatQuestion = {
  readonly question: FiatQuestion
  readonly from: Currency
  readonly to: Currency
  readonly coin: Currency
  readonly fiat: Currency
  /** What is given, in units of `from`. */
  readonly units: bigint
}

/**
 * Reads who wants what from where (BUY-01, BUY-12): from a fiat it is a purchase, to one a sale. A state counts only in
 * the country that has states, and is needed there; codes may be in either case.
 */
export function readFiatQuestion(
  { catalogue }: { readonly catalogue: Catalogue },
  asked: {
    readonly from: string
    readonly to: string
    readonly amount: string
    readonly country: string
    readonly state: string | null
    readonly method: PaymentMethod | null
  },
): Result<ReadFiatQuestion, FiatQuestionFailure> {
  const from = catalogue.find(asked.from)
  if (from === undefined) return fail({ code: 'currency_unknown', asset: asked.from })
  const to = catalogue.find(asked.to)
  if (to === undefined) return fail({ code: 'currency_unknown', asset: asked.to })
  if (from.isFiat === to.isFiat) return fail({ code: 'fiat_pair_wrong' })
  const [coin, fiat] = from.isFiat ? [to, from] : [from, to]
  const off = [coin, fiat].find(({ isWebEnabled }) => !isWebEnabled)
  if (off !== undefined) return fail({ code: 'currency_disabled', asset: off.ticker })
  const given = parseAmount(asked.amount, from)
  if (!given.ok) return given
  if (given.value.units === 0n) return fail({ code: 'amount_malformed' })
  const country = asked.country.toUpperCase()
  if (!KNOWN_COUNTRIES.has(country)) return fail({ code: 'fiat_place_unknown', field: 'country' })
  const state = country === countryWithStates ? (asked.state?.toUpperCase() ?? '') : null
  if (state !== null && !Object.hasOwn(stateNames, state)) {
    return fail({ code: 'fiat_place_unknown', field: 'state' })
  }
  return ok({
    question: {
      side: from.isFiat ? 'buy' : 'sell',
      fiat: fiat.ticker,
      coin: coin.ticker,
      network: coin.protocol,
      amount: formatUnits(given.value.units, from.decimals),
      country,
      state,
      method: asked.method,
    },
    from,
    to,
    coin,
    fiat,
    units: given.value.units,
  })
}
