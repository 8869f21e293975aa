import {
  bestFor,
  type FiatAnswer,
  type FiatMerit,
  type FiatProvider,
  quotientOf,
} from '@causeway/core/fiat'
import type { FiatFailure } from '@causeway/core/ports'
import type { FiatHealth, ReadFiatQuestion } from '@causeway/server/fiat'
import type { FiatOfferOut, FiatProviderOut } from '../../contract/index.ts'
import { fractionText } from '../reference/rate-text.ts'

type Shared = Pick<FiatOfferOut, 'kyc' | 'minutes' | 'successRate' | 'medianMinutes' | 'rating'>

/** A provider as the wire tells it. */
export function fiatProviderOut(
  provider: FiatProvider,
  health: FiatHealth | undefined,
): FiatProviderOut {
  const { facts, settings } = provider
  return {
    providerId: facts.id,
    name: facts.name,
    sides: [...facts.sides],
    paymentMethods: [...facts.methods],
    site: facts.site,
    isForcedTop: settings.isForcedTop,
    isPaused: health?.isPaused ?? false,
    ...sharedOut(provider),
  }
}

/** One answer as the wire tells it (BUY-04). Merits are known once all answers are. */
export function fiatOfferOut(
  { outcome, provider }: FiatAnswer,
  { question }: Pick<ReadFiatQuestion, 'question'>,
  place: { readonly merits: readonly FiatMerit[]; readonly isBest: boolean },
): FiatOfferOut {
  const shared = {
    providerId: provider.facts.id,
    name: provider.facts.name,
    ...sharedOut(provider),
  }
  if (!outcome.ok) {
    return {
      ...shared,
      ...NO_PRICE,
      error: errorOut(outcome.failure),
      paymentMethods: [...provider.facts.methods],
      bestFor: [],
      rankReason: REASONS[outcome.failure.code],
    }
  }
  const { amountTo, expiresAt, fee, methods, networkFee } = outcome.value
  const [rate, inverted] = [
    quotientOf(amountTo, question.amount),
    quotientOf(question.amount, amountTo),
  ]
  return {
    ...shared,
    rate: rate && fractionText(rate),
    invertedRate: inverted && fractionText(inverted),
    amount: amountTo,
    error: null,
    fee,
    networkFee,
    paymentMethods: [...methods],
    expiresAt,
    bestFor: [...place.merits],
    rankReason: rankReason(provider, place.isBest),
  }
}

/** All answers of one question, each with its merits, in the order that they are given in. */
export function fiatOffersOut(
  sorted: readonly FiatAnswer[],
  asked: Pick<ReadFiatQuestion, 'question'>,
): FiatOfferOut[] {
  const merits = bestFor(sorted)
  const best = sorted.find(({ outcome, provider }) => outcome.ok && !provider.settings.isForcedTop)
  return sorted.map((answer) =>
    fiatOfferOut(answer, asked, {
      merits: merits.get(answer.provider.facts.id) ?? [],
      isBest: answer === best,
    }),
  )
}

const NO_PRICE = {
  rate: null,
  invertedRate: null,
  amount: null,
  fee: null,
  networkFee: null,
  expiresAt: null,
} as const

const REASONS = {
  currency: 'refused',
  country: 'refused',
  others: 'refused',
  timeout: 'no_answer',
  unavailable: 'no_answer',
  limits: 'limits',
} as const satisfies Record<FiatFailure['code'], FiatOfferOut['rankReason']>

function rankReason({ settings }: FiatProvider, isBest: boolean): FiatOfferOut['rankReason'] {
  if (settings.isForcedTop) return 'forced_top'
  return isBest ? 'best_rate' : 'rate'
}

function errorOut(failure: FiatFailure): FiatOfferOut['error'] {
  const { max, min } = failure.code === 'limits' ? failure.limits : { min: null, max: null }
  return { type: failure.code, details: { min, max } }
}

function sharedOut({ facts, rating, record }: FiatProvider): Shared {
  const [least, most] = facts.minutes
  return {
    kyc: facts.kyc,
    minutes: { least, most },
    successRate: record.successPercent,
    medianMinutes: record.medianMinutes,
    rating,
  }
}
