import type { FiatFailure, FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  amountOf,
  decimalOf,
  isSameNumber,
  isWithin,
  NoAnswer,
  sumOf,
  textOf,
} from '../../fiat-wire/index.ts'
import { getOf } from './ask-banxa.ts'
import type { BanxaDeal } from './banxa-lists.ts'
import type { BanxaNeeds } from './banxa-needs.ts'

const OK = 200
/** Banxa's limits of a sale are in money; in coins it says none. */
const UNSAID = { min: null, max: null } as const

/** Banxa's price: GET /v2/quotes/{side} for one way to pay. Throws NoAnswer. */
export async function askQuote(
  needs: BanxaNeeds,
  ask: Ask,
  { coin, method }: BanxaDeal,
  question: FiatQuestion,
): Promise<Result<FiatQuote, FiatFailure>> {
  const { side, fiat, amount } = question
  const isBuy = side === 'buy'
  const { status, body } = await getOf(needs, ask, `quotes/${side}`, {
    ...coin,
    fiat: fiat.toUpperCase(),
    paymentMethodId: method.id,
    [isBuy ? 'fiatAmount' : 'cryptoAmount']: amount,
  })
  if (status !== OK) return fail({ code: 'others' })
  const given = amountOf(body, isBuy ? 'fiatAmount' : 'cryptoAmount')
  const isAsked = isSameNumber(given, amount) && textOf(body, 'paymentMethodId') === method.id
  if (!isAsked) throw new NoAnswer('unavailable', 'Banxa quoted something else than was asked')
  const amountTo = amountOf(body, isBuy ? 'cryptoAmount' : 'fiatAmount')
  if (!isBuy && !isWithin(amountTo, method.fiatLimits)) {
    return fail({ code: 'limits', limits: UNSAID })
  }
  const networkFee = decimalOf(body, 'networkFee')
  const named = [decimalOf(body, 'processingFee'), networkFee].filter((fee) => fee !== null)
  return ok({
    amountTo,
    fee: named.length === 0 ? null : sumOf(...named),
    networkFee,
    methods: question.method === null ? method.methods : [question.method],
    quoteId: null,
    expiresAt: null,
  })
}
