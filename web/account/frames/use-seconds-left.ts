import { useEffect, useState } from 'react'

const SECOND_MILLISECONDS = 1000

/** Counts whole seconds down to 0, and from the start again whenever `round` changes. */
export function useSecondsLeft(seconds: number, round: number): number {
  const [left, setLeft] = useState({ round, seconds })
  useEffect(() => {
    const endsAt = performance.now() + seconds * SECOND_MILLISECONDS
    const tick = () => {
      // By the clock, not by counting ticks: a tab in the background gets fewer of them.
      const remaining = Math.max(0, Math.ceil((endsAt - performance.now()) / SECOND_MILLISECONDS))
      setLeft({ round, seconds: remaining })
      if (remaining === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, SECOND_MILLISECONDS / 4)
    return () => clearInterval(timer)
  }, [seconds, round])
  return left.round === round ? left.seconds : seconds
}
