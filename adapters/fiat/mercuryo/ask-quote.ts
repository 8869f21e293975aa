import type { FiatFailure, FiatLimits, FiatQuestion, FiatQuote } from '@causeway/core/ports'
import { fail, ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  amountOf,
  decimalOf,
  isSameNumber,
  isWithin,
  NoAnswer,
  textOf,
} from '../../fiat-wire/index.ts'
import { dataOf } from './ask-mercuryo.ts'
import type { MercuryoCoin } from './coins.ts'
import type { MercuryoNeeds } from './mercuryo-needs.ts'
import { mercuryoMethod } from './payment-methods.ts'

/** Mercuryo's price: GET /widget/buy/rate or /widget/sell/rate, and its limits beside it. Throws NoAnswer. */
export async function askQuote(
  needs: MercuryoNeeds,
  ask: Ask,
  coin: MercuryoCoin,
  question: FiatQuestion,
): Promise<Result<FiatQuote, FiatFailure>> {
  const { side, amount } = question
  const fiat = question.fiat.toUpperCase()
  const method = mercuryoMethod(question)
  if (method === null) return fail({ code: 'others' })
  const given = side === 'buy' ? fiat : coin.currency
  const [limits, price] = await Promise.all([
    askLimits(needs, ask, { coin, fiat, side, given }),
    dataOf(needs, ask, `widget/${side}/rate`, {
      from: given,
      to: side === 'buy' ? coin.currency : fiat,
      type: side,
      amount,
      is_total: 'true',
      network: coin.network,
      payment_method: method.rate,
      widget_id: needs.widgetId,
    }),
  ])
  if (!isWithin(amount, limits)) return fail({ code: 'limits', limits })
  if (price === undefined) return fail({ code: 'others' })
  const isAsked =
    textOf(price, 'currency') === coin.currency && textOf(price, 'fiat_currency') === fiat
  if (!isAsked) throw new NoAnswer('unavailable', 'Mercuryo quoted another currency than was asked')
  return ok({
    amountTo: side === 'buy' ? boughtOf(price, fiat, amount) : soldOf(price, fiat),
    fee: decimalOf(price, 'fee', fiat),
    networkFee: decimalOf(price, 'network_fee', fiat),
    methods: question.method === null ? ['visa', 'mastercard'] : [question.method],
    quoteId: null,
    expiresAt: null,
  })
}

/** Coins after every fee, where the total in money is what was asked about. */
function boughtOf(price: unknown, fiat: string, amount: string): string {
  if (!isSameNumber(amountOf(price, 'total', fiat), amount)) {
    throw new NoAnswer('unavailable', 'Mercuryo quoted another amount than was asked')
  }
  return amountOf(price, 'amount')
}

/** Money after every fee: the total is before it. */
function soldOf(price: unknown, fiat: string): string {
  return amountOf(price, 'subtotal', fiat)
}

/** GET /public/currency-limits: least and most of what the person gives. */
async function askLimits(
  needs: MercuryoNeeds,
  ask: Ask,
  about: {
    readonly coin: MercuryoCoin
    readonly fiat: string
    readonly side: string
    readonly given: string
  },
): Promise<FiatLimits> {
  const limits = await dataOf(needs, ask, 'public/currency-limits', {
    from: about.fiat,
    to: about.coin.currency,
    type: about.side,
    network: about.coin.network,
    widget_id: needs.widgetId,
  })
  return {
    min: decimalOf(limits, about.given, 'min'),
    max: decimalOf(limits, about.given, 'max'),
  }
}
