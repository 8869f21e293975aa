import type { Calls, CurrencyOut, EstimateReply } from '@causeway/api/contract'
import { data } from 'react-router'
import { answerBody } from '../../answer-body.ts'
import { type ExchangeChoice, estimateRequestOf } from './exchange-choice.ts'

/** The two coins of a choice and what it would bring now. */
export type Exchange = {
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  /** Null where no estimate could be given; then `problem` says why. */
  readonly estimate: EstimateReply | null
  readonly problem: string | null
}

/** Loads both coins and a fresh estimate. A coin nobody knows is an error page (404). */
export async function loadExchange(calls: Calls, choice: ExchangeChoice): Promise<Exchange> {
  const [currencies, answer] = await Promise.all([
    calls.currencies().then(answerBody),
    calls.estimate(estimateRequestOf(choice)),
  ])
  const from = currencies.find((currency) => currency.ticker === choice.from)
  const to = currencies.find((currency) => currency.ticker === choice.to)
  if (from === undefined || to === undefined) {
    throw data({ code: 'currency_unknown', message: '' }, 404)
  }
  if (!answer.ok) return { from, to, estimate: null, problem: answer.body.error.message }
  return { from, to, estimate: answer.body, problem: answer.body.errMessage }
}
