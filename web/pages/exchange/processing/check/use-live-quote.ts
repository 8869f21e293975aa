import type { ClientCalls, EstimateReply, EstimateRequest } from '@causeway/api/contract'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { cookieValue } from '../../../../cookie-value.ts'
import { readUserMeta } from '../../../../user-meta/read-user-meta.ts'
import { type ExchangeChoice, estimateRequestOf } from '../exchange-choice.ts'

const FLOATING_LIFETIME_MILLISECONDS = 20_000
const RETRY_MILLISECONDS = 3000

export type LiveQuote = {
  readonly estimate: EstimateReply | null
  /** Why there is none, or why it cannot be used. */
  readonly problem: string | null
  /** How many times it was fetched anew. */
  readonly renewals: number
  /** Answers whether a fresh one came. */
  readonly renew: () => Promise<boolean>
  /** Whether a guaranteed quote has ended and no other has come yet. */
  readonly isOver: () => boolean
}

type Needs = { readonly calls: Pick<ClientCalls, 'estimate'> }
type Start = {
  readonly choice: ExchangeChoice
  /** What belongs to the question beside the choice: an account to be made (EXCH-09). */
  readonly more?: Pick<EstimateRequest, 'newAccount'>
  readonly estimate: EstimateReply | null
  readonly problem: string | null
}

/**
 * Keeps a quote fresh while the page is open: a guaranteed one is fetched again when it expires, a floating one every
 * 20 seconds (CALC-09); both when the connection is back and when a tab that slept is looked at again.
 */
export function useLiveQuote({ calls }: Needs, start: Start): LiveQuote {
  const { choice, more } = start
  const [quote, setQuote] = useState(() => ({
    estimate: start.estimate,
    problem: start.problem,
    renewals: 0,
    failures: 0,
    /** When it came, on the page's monotonic clock. */
    at: performance.now(),
  }))
  const { estimate, problem, failures, renewals } = quote

  const renew = useCallback(async () => {
    const request = {
      ...estimateRequestOf(choice),
      ...more,
      userMeta: readUserMeta(),
      wtpExperiment: readWtpExperiment(),
    }
    const answer = await calls.estimate(request)
    setQuote((before) =>
      answer.ok
        ? {
            estimate: answer.body,
            problem: answer.body.errMessage,
            renewals: before.renewals + 1,
            failures: 0,
            at: performance.now(),
          }
        : { ...before, problem: answer.body.error.message, failures: before.failures + 1 },
    )
    return answer.ok
  }, [calls, choice, more])

  useEffect(() => {
    const wait = failures > 0 ? RETRY_MILLISECONDS : lifetimeOf(estimate)
    const timer = setTimeout(renew, wait)
    return () => clearTimeout(timer)
  }, [estimate, failures, renew])

  const look = useEffectEvent(() => {
    const isOver = performance.now() - quote.at > lifetimeOf(estimate)
    if (document.visibilityState === 'visible' && (isOver || failures > 0)) void renew()
  })
  useEffect(() => {
    const listen = () => look()
    document.addEventListener('visibilitychange', listen)
    window.addEventListener('online', listen)
    return () => {
      document.removeEventListener('visibilitychange', listen)
      window.removeEventListener('online', listen)
    }
  }, [])

  const isOver = () =>
    estimate?.rateId ? performance.now() - quote.at >= lifetimeOf(estimate) : false
  return { estimate, problem, renewals, renew, isOver }
}

/** Milliseconds that an estimate may stand, by the server's clock alone. */
function lifetimeOf(estimate: EstimateReply | null): number {
  if (estimate === null) return RETRY_MILLISECONDS
  const { rateIdExpiredAt, serverTime } = estimate
  if (rateIdExpiredAt === null) return FLOATING_LIFETIME_MILLISECONDS
  return Math.max(1000, rateIdExpiredAt - serverTime)
}

/** The visitor's value of the price experiment (CALC-29); null without one. Call it in a browser only. */
export function readWtpExperiment(): string | null {
  return cookieValue(document.cookie, 'WTP_AB_variant')
}
