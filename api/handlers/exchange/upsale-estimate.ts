import { formatUnits } from '@causeway/core/money'
import type { UseCases } from '@causeway/server'
import type { Caller, EstimateRequest } from '../../contract/index.ts'
import { refuse, refuseRequest, type Wording } from '../../failures/index.ts'
import { answer } from '../handler.ts'
import { rateText } from '../reference/rate-text.ts'
import { notPositive } from './given-amount.ts'
import { payerOf, readCommission } from './read-commission.ts'

/** Why the guaranteed rate is no offer; anything else is wrong with the question itself. */
const noOffer: readonly string[] = [
  'amount_above_maximum',
  'amount_below_minimum',
  'fixed_rate_unavailable',
  'out_of_stock',
  'pair_halted',
  'pair_unavailable',
  'price_missing',
  'price_paused',
  'price_stale',
  'stock_unknown',
]

/**
 * What the guaranteed rate would give for the amountFrom of a floating estimate (CALC-30): beside it, not instead of
 * it, so it promises nothing and brings no rateId. Nulls where it cannot be had.
 */
export async function answerUpsale(
  { useCases, words }: { readonly useCases: UseCases; readonly words: Wording },
  request: EstimateRequest,
  caller: Pick<Caller, 'country'>,
) {
  const { amountFrom } = request
  if (!amountFrom) return refuse({ code: 'amount_missing' }, words)
  const refused = notPositive(amountFrom)
  if (refused !== null) return refuseRequest(refused)
  const reqId = request.reqId ?? null
  const from = request.from.toLowerCase()
  const to = request.to.toLowerCase()
  const added = await readCommission(useCases, request)
  if (!added.ok) return refuse(added.failure, words)
  const { commissionBps } = added.value
  const estimated = useCases.estimate({
    from,
    to,
    side: 'from',
    given: amountFrom,
    kind: 'fixed',
    commissionBps,
    payer: payerOf(added.value, caller),
  })
  if (!estimated.ok) {
    if (!noOffer.includes(estimated.failure.code)) return refuse(estimated.failure, words)
    const body = { reqId, amountTo: null, amountToNoNetFee: null, rate: null }
    return answer(body)
  }
  const { quote } = estimated.value
  const decimals = {
    from: useCases.catalogue.find(from)?.decimals ?? 0,
    to: useCases.catalogue.find(to)?.decimals ?? 0,
  }
  return answer({
    reqId,
    amountTo: formatUnits(quote.to.units, decimals.to),
    amountToNoNetFee: formatUnits(quote.toBeforeNetworkFee.units, decimals.to),
    rate: rateText(quote.rate, decimals),
  })
}
