import { useRef, useState } from 'react'
import type { Outcome } from './outcome.ts'

export type Change = {
  readonly outcome: Outcome | null
  readonly isPending: boolean
  /** Does it, unless it is being done already; null then. Keeps what came of it to be shown. */
  readonly run: (change: () => Promise<Outcome>) => Promise<Outcome | null>
}

/** One change of the account at a time, and what came of the last one. */
export function useChange(): Change {
  const isRunning = useRef(false)
  const [isPending, setPending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const run = async (change: () => Promise<Outcome>) => {
    if (isRunning.current) return null
    isRunning.current = true
    setPending(true)
    setOutcome(null)
    try {
      const got = await change()
      setOutcome(got)
      return got
    } finally {
      isRunning.current = false
      setPending(false)
    }
  }
  return { outcome, isPending, run }
}
