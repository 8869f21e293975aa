import type { Catalogue } from '@causeway/core/currencies'
import { parseAmount } from '@causeway/core/money'
import type { Clock } from '@causeway/core/ports'
import { type FeePolicy, priceQuote, type Quote } from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates'
import { fail, ok, type Result } from '@causeway/core/result'
import type { StockView } from '../inventory/index.ts'
import type { Estimate, EstimateFailure, EstimateInput } from './estimate-types.ts'
import { findPair } from './find-pair.ts'
import { newNonce, signRatePromise } from './rate-token.ts'

export type EstimateNeeds = {
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly policy: FeePolicy
  readonly freshSnapshot: () => MarketSnapshot | null
  readonly stock: Pick<StockView, 'available'>
  readonly rateKey: Uint8Array
}

/** Prices one question on the market in memory (architecture, decision 6). No I/O. */
export function makeEstimate(
  needs: EstimateNeeds,
  input: EstimateInput,
): Result<Estimate, EstimateFailure> {
  const quoted = quoteFor(needs, input)
  if (!quoted.ok) return quoted
  const quote = quoted.value
  const quotedAt = needs.clock.now()
  if (quote.kind === 'float') return ok({ quote, quotedAt, rateId: null, rateIdExpiresAt: null })
  const expiresAt = quotedAt + needs.policy.fixedQuoteSeconds * 1000
  return ok({
    quote,
    quotedAt,
    rateId: promiseToken(needs, quote, expiresAt),
    rateIdExpiresAt: expiresAt,
  })
}

/** The quote alone, as order creation needs it. */
export function quoteFor(
  needs: Omit<EstimateNeeds, 'rateKey' | 'clock'>,
  input: EstimateInput,
): Result<Quote, EstimateFailure> {
  const pair = findPair(needs.catalogue, input)
  if (!pair.ok) return pair
  const given = parseAmount(input.given, input.side === 'from' ? pair.value.from : pair.value.to)
  if (!given.ok) return given
  const snapshot = needs.freshSnapshot()
  if (snapshot === null) return fail({ code: 'price_stale' })
  const availableTo = needs.stock.available(pair.value.to.ticker)
  if (availableTo === null) return fail({ code: 'stock_unknown' })
  return priceQuote(
    { pair: pair.value, side: input.side, given: given.value, kind: input.kind },
    { snapshot, policy: needs.policy, availableTo },
  )
}

function promiseToken(needs: EstimateNeeds, quote: Quote, expiresAt: number): string {
  return signRatePromise(
    {
      nonce: newNonce(),
      from: quote.from.asset,
      to: quote.to.asset,
      side: quote.side,
      fromUnits: quote.from.units,
      toUnits: quote.to.units,
      gross: quote.gross.units,
      exchangeFee: quote.exchangeFee.units,
      networkFee: quote.networkFee.units,
      expiresAt,
      policyVersion: quote.policyVersion,
      snapshotId: quote.snapshotId,
    },
    needs.rateKey,
  )
}
