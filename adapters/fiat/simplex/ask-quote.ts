import type { FiatFailure, FiatQuestion } from '@causeway/core/ports'
import { ok, type Result } from '@causeway/core/result'
import {
  type Ask,
  amountOf,
  differenceOf,
  isWithin,
  jsonWithNumber,
  NoAnswer,
  requiredTextOf,
} from '../../fiat-wire/index.ts'
import { askSimplex } from './ask-simplex.ts'
import type { Simplex } from './simplex-needs.ts'

export type SimplexQuote = {
  readonly id: string
  readonly coin: string
  readonly amountTo: string
  readonly fee: string
}

/** Whom a quote is for: Simplex watches its quotes for fraud by both. */
export type SimplexPerson = { readonly id: string; readonly clientAddress: string | null }

/**
 * Simplex's price of what was asked, in its code of the coin. The amount is all that the person pays. Throws NoAnswer for
 * a quote about something else.
 */
export async function askQuote(
  simplex: Simplex,
  ask: Ask,
  coin: string,
  { fiat, amount }: FiatQuestion,
  person: SimplexPerson,
): Promise<Result<SimplexQuote, FiatFailure>> {
  const currency = fiat.toUpperCase()
  const members = {
    end_user_id: person.id,
    digital_currency: coin,
    fiat_currency: currency,
    requested_currency: currency,
    wallet_id: simplex.partner,
    payment_methods: ['credit_card'],
    ...(person.clientAddress === null ? {} : { client_ip: person.clientAddress }),
  }
  const body = jsonWithNumber(members, 'requested_amount', amount)
  const asked = await askSimplex(simplex, ask, '/wallet/merchant/v2/quote', body)
  if (!asked.ok) return asked
  const quote = asked.value
  const total = amountOf(quote, 'fiat_money', 'total_amount')
  const isAboutThat =
    requiredTextOf(quote, 'digital_money', 'currency') === coin &&
    requiredTextOf(quote, 'fiat_money', 'currency') === currency &&
    isWithin(total, { min: null, max: amount })
  if (!isAboutThat) throw new NoAnswer('unavailable', 'Simplex quoted something else')
  return ok({
    id: requiredTextOf(quote, 'quote_id'),
    coin,
    amountTo: amountOf(quote, 'digital_money', 'amount'),
    fee: differenceOf(total, amountOf(quote, 'fiat_money', 'base_amount')),
  })
}
