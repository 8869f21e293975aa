import type { FiatOfferOut } from '@causeway/api/contract'
import { createBuyingCalls } from '@causeway/widget/client'
import { useEffect, useState } from 'react'
import type { BuyingPage, OffersNow } from './buying-page.ts'

const calls = createBuyingCalls()

type Shown = Pick<OffersNow, 'answers' | 'awaited'> & {
  /** It is not known who else offers something. */
  readonly isCutShort?: boolean
}

/** The page's offers; where some were not there in time they are asked for once more, and shown as they come. */
export function useOffersOfNow({ now, query }: Pick<BuyingPage, 'now' | 'query'>): Shown {
  const [shown, setShown] = useState<Shown>(now)
  const areAll = now.awaited === 0
  useEffect(() => {
    if (areAll) return
    let isWanted = true
    const show = (next: (before: Shown) => Shown) => {
      if (isWanted) setShown(next)
    }
    const add = (offer: FiatOfferOut) => show((before) => withAnswer(before, offer))
    void calls.fiatOffers(query, add).then((answer) => {
      // Without an answer, what is there stays; the way to the page of buying stands below it.
      show(({ answers }) =>
        answer.ok
          ? { answers: answer.body.result, awaited: 0 }
          : { answers, awaited: 0, isCutShort: true },
      )
    })
    return () => {
      isWanted = false
    }
  }, [areAll, query])
  return shown
}

/** The stream tells again what the page has already. */
function withAnswer(shown: Shown, offer: FiatOfferOut): Shown {
  const { answers, awaited } = shown
  return answers.some(({ providerId }) => providerId === offer.providerId)
    ? shown
    : { answers: [...answers, offer], awaited: Math.max(1, awaited - 1) }
}
