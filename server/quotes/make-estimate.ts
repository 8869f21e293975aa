import type { Catalogue } from '@causeway/core/currencies'
import { type Amount, type AssetCode, parseAmount } from '@causeway/core/money'
import type { Clock } from '@causeway/core/ports'
import {
  type FeePolicy,
  policyFor,
  priceQuote,
  type Quote,
  type QuotePair,
} from '@causeway/core/quotes'
import type { MarketSnapshot } from '@causeway/core/rates/market-snapshot'
import { type Failure, fail, ok, type Result } from '@causeway/core/result'
import {
  type AccountsNeeds,
  accountCost,
  withAccountCost,
} from '../account-names/check-new-account.ts'
import type { StockView } from '../inventory/index.ts'
import type { Estimate, EstimateFailure, EstimateInput } from './estimate-types.ts'
import { findPair } from './find-pair.ts'
import { newNonce, type RatePromise, signRatePromise } from './rate-token.ts'

export type EstimateNeeds = AccountsNeeds & {
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
  const cost = input.newAccount === true ? costIn(needs, quote.to.asset) : null
  if (quote.kind === 'float') {
    return ok({ quote, quotedAt, accountCost: cost, rateId: null, rateIdExpiresAt: null })
  }
  const expiresAt = quotedAt + needs.policy.fixedQuoteSeconds * 1000
  return ok({
    quote,
    quotedAt,
    accountCost: cost,
    rateId: promiseToken(needs, quote, {
      expiresAt,
      accountCost: cost?.units ?? 0n,
      commissionBps: input.commissionBps ?? 0n,
    }),
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
  const priced = withAccount(needs, pair.value, input.newAccount)
  if (!priced.ok) return priced
  const { commissionBps = 0n, kind, payer, side } = input
  return priceQuote(
    { pair: priced.value, side, given: given.value, kind, commissionBps },
    { snapshot, policy: policyFor(needs.policy, payer), availableTo },
  )
}

/** The pair whose payout bears the cost of a new account beside its network fee. */
function withAccount(
  needs: AccountsNeeds,
  pair: QuotePair,
  newAccount: boolean | undefined,
): Result<QuotePair, Failure<'new_account_not_offered'>> {
  if (newAccount !== true) return ok(pair)
  const cost = accountCost(needs, pair.to)
  if (cost === null) return fail({ code: 'new_account_not_offered' })
  return ok({ ...pair, to: withAccountCost(pair.to, cost.units) })
}

function costIn(needs: EstimateNeeds, asset: AssetCode): Amount | null {
  const coin = needs.catalogue.find(asset)
  return coin === undefined ? null : accountCost(needs, coin)
}

function promiseToken(
  needs: EstimateNeeds,
  quote: Quote,
  terms: Pick<RatePromise, 'accountCost' | 'commissionBps' | 'expiresAt'>,
): string {
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
      ...terms,
      policyVersion: quote.policyVersion,
      snapshotId: quote.snapshotId,
    },
    needs.rateKey,
  )
}
