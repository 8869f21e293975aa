import type { CurrencyOut, EstimateReply, EstimateRequest } from '@causeway/api/contract'
import { data } from 'react-router'
import { answerBody } from '../../../answer-body.ts'
import type { PageContext } from '../../../load-context.ts'
import { type ProcessingCoin, toProcessingCoins } from '../../../order-steps/processing-coin.ts'
import { type ExchangeChoice, estimateRequestOf } from './exchange-choice.ts'

/** The two coins of a choice and what it would bring now. */
export type Exchange = {
  readonly from: CurrencyOut
  readonly to: CurrencyOut
  /** Every coin that can be chosen. */
  readonly coins: readonly ProcessingCoin[]
  /** Null where no estimate could be given; then `problem` says why. */
  readonly estimate: EstimateReply | null
  readonly problem: string | null
}

/** Loads both coins and a fresh estimate. A coin nobody knows is an error page (404). */
export async function loadExchange(
  { caller, calls }: Pick<PageContext, 'caller' | 'calls'>,
  choice: ExchangeChoice,
  more: Pick<EstimateRequest, 'newAccount'> = {},
): Promise<Exchange> {
  const [currencies, answer] = await Promise.all([
    calls.currencies().then(answerBody),
    calls.estimate({ ...estimateRequestOf(choice), ...more }, caller),
  ])
  const from = currencies.find((currency) => currency.ticker === choice.from)
  const to = currencies.find((currency) => currency.ticker === choice.to)
  if (from === undefined || to === undefined) {
    throw data({ code: 'currency_unknown', message: '' }, 404)
  }
  const coins = toProcessingCoins(currencies)
  if (!answer.ok) return { from, to, coins, estimate: null, problem: answer.body.error.message }
  return { from, to, coins, estimate: answer.body, problem: answer.body.errMessage }
}
