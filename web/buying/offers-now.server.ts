import type { Caller, Calls, FiatOfferOut, FiatOfferQuery } from '@causeway/api/contract'
import { compareDecimals } from '@causeway/core/fiat'
import type { OffersNow } from './buying-page.ts'

/** A page does not wait longer than that: what comes later is fetched by its script. */
const WITHIN_MILLISECONDS = 300

type OffersNeeds = {
  readonly calls: Pick<Calls, 'fiatOffers'>
  readonly caller: Caller
}

/** The offers that the aggregator has, or gets within a moment (BUY-03). A page stands without them, too. */
export async function offersNow(
  { calls, caller }: OffersNeeds,
  query: FiatOfferQuery,
  providers: number,
): Promise<OffersNow> {
  const nothing: OffersNow = { answers: [], awaited: Math.max(1, providers), isSoldByNobody: false }
  const come: FiatOfferOut[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<OffersNow>((resolve) => {
    timer = setTimeout(
      () =>
        resolve({
          answers: come.toSorted(byAmount),
          awaited: Math.max(1, providers - come.length),
          isSoldByNobody: false,
        }),
      WITHIN_MILLISECONDS,
    )
  })
  const whole = calls
    .fiatOffers(query, caller, (offer) => come.push(offer))
    .then((answer): OffersNow => {
      if (!answer.ok) return nothing
      const { result } = answer.body
      return {
        answers: result,
        awaited: 0,
        isSoldByNobody: result.every(({ error }) => error?.type === 'currency'),
      }
    })
    .catch(() => nothing)
  try {
    return await Promise.race([whole, late])
  } finally {
    clearTimeout(timer)
  }
}

function byAmount(a: FiatOfferOut, b: FiatOfferOut): number {
  return compareDecimals(b.amount ?? '0', a.amount ?? '0')
}
