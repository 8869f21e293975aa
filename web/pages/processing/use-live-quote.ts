import type { Calls, EstimateReply } from '@causeway/api/contract'
import { useCallback, useEffect, useState } from 'react'
import { readUserMeta } from '../../user-meta/index.ts'
import { type ExchangeChoice, estimateRequestOf } from './exchange-choice.ts'

const FLOATING_LIFETIME_MILLISECONDS = 20_000
const RETRY_MILLISECONDS = 3000

export type LiveQuote = {
  readonly estimate: EstimateReply | null
  /** Why there is none, or why it cannot be used. */
  readonly problem: string | null
  /** Whether the amounts are other than at first. */
  readonly isChanged: boolean
  readonly renew: () => Promise<void>
}

type Needs = { readonly calls: Pick<Calls, 'estimate'> }
type Start = {
  readonly choice: ExchangeChoice
  readonly estimate: EstimateReply | null
  readonly problem: string | null
}

/**
 * Keeps a quote fresh while the page is open: a guaranteed one is fetched again when it expires, a floating one every
 * 20 seconds (CALC-09).
 */
export function useLiveQuote({ calls }: Needs, start: Start): LiveQuote {
  const { choice } = start
  const [quote, setQuote] = useState({ estimate: start.estimate, problem: start.problem })
  const [failures, setFailures] = useState(0)
  const { estimate, problem } = quote

  const renew = useCallback(async () => {
    const request = { ...estimateRequestOf(choice), userMeta: readUserMeta() }
    const answer = await calls.estimate(request)
    if (answer.ok) {
      setFailures(0)
      setQuote({ estimate: answer.body, problem: answer.body.errMessage })
    } else {
      setFailures((count) => count + 1)
      setQuote((before) => ({ ...before, problem: answer.body.error.message }))
    }
  }, [calls, choice])

  useEffect(() => {
    const timer = setTimeout(renew, failures > 0 ? RETRY_MILLISECONDS : lifetimeOf(estimate))
    return () => clearTimeout(timer)
  }, [estimate, failures, renew])

  const isChanged =
    start.estimate !== null &&
    estimate !== null &&
    (estimate.amountTo !== start.estimate.amountTo ||
      estimate.amountFrom !== start.estimate.amountFrom)
  return { estimate, problem, isChanged, renew }
}

/** Milliseconds that an estimate may stand, by the server's clock alone. */
function lifetimeOf(estimate: EstimateReply | null): number {
  if (estimate === null) return RETRY_MILLISECONDS
  const { rateIdExpiredAt, serverTime } = estimate
  if (rateIdExpiredAt === null) return FLOATING_LIFETIME_MILLISECONDS
  return Math.max(1000, rateIdExpiredAt - serverTime)
}
