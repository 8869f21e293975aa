import type { UserReply } from '@causeway/api/contract'
import { user } from '@causeway/widget/call-lines'
import { httpCalls } from '@causeway/widget/client'
import { useEffect, useEffectEvent, useState } from 'react'
import { onAccountChanged } from './account-changed.ts'
import type { AccountState } from './account-state.ts'

export type AccountKnowledge = {
  /** What the server knew when it made the page. */
  readonly given: AccountState
  /** What a slot learnt before it was hydrated. */
  readonly learnt: AccountState | null
  /** Somebody signed in elsewhere, in another tab. */
  readonly onElsewhere: () => void
}

/** Who uses this browser: what was given with the page, until something newer is known. */
export function useAccount({ given, learnt, onElsewhere }: AccountKnowledge) {
  const [asked, setAsked] = useState<AccountState | null>(null)
  const [latest, setLatest] = useState(given)
  if (given !== latest) {
    setLatest(given)
    // The page was loaded anew, so its word is the newest.
    if (given.kind !== 'unknown') setAsked(null)
  }
  const isUnknown = given.kind === 'unknown'
  const account = asked ?? given
  const reload = async (): Promise<AccountState | null> => {
    const answer = await httpCalls({ user }).user({ fields: 'email,affiliateApproved' })
    if (!answer.ok) {
      // Nobody is signed out by a failed call; and the modal can say better than a dead button that nobody answers.
      if (isUnknown) setAsked((known) => known ?? { kind: 'out' })
      return null
    }
    const now = accountOf(answer.body.user)
    setAsked(now)
    return now
  }
  const ask = useEffectEvent(reload)
  useEffect(() => {
    if (learnt !== null) setAsked(learnt)
    else if (isUnknown) void ask()
  }, [isUnknown, learnt])
  useEffect(() => onAccountChanged(() => void ask()), [])
  const lookAgain = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || account.kind !== 'out') return
    const now = await reload()
    if (now?.kind === 'in') onElsewhere()
  })
  useEffect(() => {
    const look = () => void lookAgain()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return { account, reload }
}

function accountOf(user: UserReply['user']): AccountState {
  if (user?.email === undefined) return { kind: 'out' }
  return { kind: 'in', email: user.email, isAffiliate: user.affiliateApproved === true }
}
