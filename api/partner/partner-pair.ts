import type { Currency } from '@causeway/core/currencies'
import { type Amount, add } from '@causeway/core/money'
import type { Quote, QuoteLimits, RateKind } from '@causeway/core/quotes'
import type { CommissionFailure, PlacePartnerOrderFailure } from '@causeway/server/partners'
import type { EstimateFailure } from '@causeway/server/quotes'
import { blockchainName } from './blockchain-names.ts'
import type { MethodContext } from './method.ts'
import { partnerCoins } from './partner-coins.ts'
import { type RpcFailure, type RpcLimits, rpcFailures } from './rpc-failure.ts'
import { type Params, textOf } from './rpc-params.ts'

export type AskedPair = { readonly from: string; readonly to: string }

/**
 * The pair that is asked about, by our tickers; or what is wrong with the request. Programs that name a blockchain beside a
 * coin mean the coin of this name there: ETH on arbitrum is not ETH.
 */
export function pairIn(
  context: Pick<MethodContext, 'useCases' | 'dialect'>,
  params: Params,
): AskedPair | RpcFailure {
  const from = textOf(params, 'from')
  if (from === null) return rpcFailures.invalidParameter('from')
  const to = textOf(params, 'to')
  if (to === null) return rpcFailures.invalidParameter('to')
  const coins = {
    from: tickerOn(context, from, params['chainFrom']),
    to: tickerOn(context, to, params['chainTo']),
  }
  if (coins.from === null) return rpcFailures.currencyNotFound(from)
  if (coins.to === null) return rpcFailures.currencyNotFound(to)
  return { from: coins.from, to: coins.to }
}

/** Our ticker of a coin; null where the blockchain that is named has no such coin. */
function tickerOn(
  { dialect, useCases }: Pick<MethodContext, 'useCases' | 'dialect'>,
  name: string,
  chain: unknown,
): string | null {
  const ticker = name.toLowerCase()
  if (typeof chain !== 'string' || chain === '') return ticker
  const coin = partnerCoins(useCases.catalogue).find(
    (each) =>
      (each.ticker === ticker || each.code.toLowerCase() === ticker) &&
      [each.protocol, blockchainName(each.protocol, dialect)].includes(chain.toLowerCase()),
  )
  return coin?.ticker ?? null
}

export function isFailure(value: object): value is RpcFailure {
  return 'message' in value
}

/** What a payout costs, in its coin. */
export function networkFeeOf(coin: Currency): Amount {
  return { asset: coin.ticker, units: coin.networkFeeUnits }
}

/** Limits as this protocol has them: what arrives is counted before the network fee. */
export function limitsOut(
  { useCases, words }: Pick<MethodContext, 'useCases' | 'words'>,
  limits: QuoteLimits,
): RpcLimits {
  const coin = useCases.catalogue.find(limits.minTo.asset)
  const beforeFee = (amount: Amount) =>
    words.units(coin === undefined ? amount : add(amount, networkFeeOf(coin)))
  return {
    min: { from: words.units(limits.minFrom), to: beforeFee(limits.minTo) },
    max: { from: words.units(limits.maxFrom), to: beforeFee(limits.maxTo) },
  }
}

/** The limits of a pair, whatever amount they are asked with. */
export function limitsOf(
  { key, useCases }: Pick<MethodContext, 'key' | 'useCases'>,
  pair: AskedPair,
  asked: { readonly kind: RateKind; readonly commissionBps: bigint },
): QuoteLimits | EstimateFailure | CommissionFailure {
  const question = { ...pair, ...asked, side: 'from', given: '1' } as const
  const estimated = useCases.partners.estimate(key, question)
  if (estimated.ok) return estimated.value.quote.limits
  return 'limits' in estimated.failure ? estimated.failure.limits : estimated.failure
}

/** The fields of limits that every quote repeats. */
export function limitFields({ max, min }: RpcLimits) {
  return {
    max: max.from,
    maxFrom: max.from,
    maxTo: max.to,
    min: min.from,
    minFrom: min.from,
    minTo: min.to,
  }
}

/** A failed quote in this protocol's words. */
export function quoteFailure(
  context: Pick<MethodContext, 'useCases' | 'words'>,
  failure: EstimateFailure | CommissionFailure | PlacePartnerOrderFailure,
  pair: AskedPair,
): RpcFailure {
  switch (failure.code) {
    case 'amount_below_minimum':
      return rpcFailures.belowMinimum(pair, limitsOut(context, failure.limits))
    case 'amount_above_maximum':
      return rpcFailures.aboveMaximum(pair, limitsOut(context, failure.limits))
    case 'out_of_stock':
      return rpcFailures.noLiquidity(pair, '0')
    case 'currency_unknown':
      return rpcFailures.currencyNotFound(failure.asset)
    case 'currency_disabled':
      return disabled(context, failure.asset, pair)
    case 'fixed_rate_unavailable':
      return rpcFailures.currencyNotFixed(failure.assets[0] ?? pair.from)
    case 'same_currency':
      return { ...rpcFailures.invalidParameter('to'), isOfPair: true }
    case 'commission_too_high':
      return rpcFailures.invalidParameter('commissionBps')
    case 'amount_malformed':
    case 'amount_too_fine':
    case 'amount_too_long':
    case 'amount_missing':
      return rpcFailures.invalidParameter('amountFrom')
    default:
      return rpcFailures.currencyDisabled(pair.from)
  }
}

/** A coin can be off altogether, or on one side only. */
function disabled(
  { useCases }: Pick<MethodContext, 'useCases'>,
  ticker: string,
  pair: AskedPair,
): RpcFailure {
  if (useCases.catalogue.find(ticker)?.isWebEnabled !== true) {
    return rpcFailures.currencyDisabled(ticker)
  }
  return rpcFailures.currencyDisabledAs(ticker, ticker === pair.from ? 'input' : 'output')
}

/** What a quote gives before the network fee, and before our own fee too. */
export function amountsOf({ words }: Pick<MethodContext, 'words'>, quote: Quote) {
  return {
    amountFrom: words.units(quote.from),
    amountTo: words.units(quote.toBeforeNetworkFee),
    visibleAmount: words.units(quote.gross),
    networkFee: words.units(quote.networkFee),
    fee: words.units(quote.exchangeFee),
  }
}
