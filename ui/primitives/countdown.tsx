import { useEffect, useEffectEvent, useState } from 'react'
import { formatDuration } from './format-duration.ts'
import { LtrText } from './ltr-text.tsx'

export type CountdownProps = {
  /** The end, in milliseconds since 1970 by the server's clock. */
  readonly endsAt: number
  /** The server's clock when it said so. The visitor's own clock may be wrong and is never asked. */
  readonly serverTime: number
  /** mm:ss while there are no hours. */
  readonly short?: boolean
  readonly onEnd?: () => void
}

/**
 * Time that is left, as hh:mm:ss (TRACK-01). Counts on a monotonic clock from the moment it is shown. It is a timer
 * for screen readers: read when asked, not every second.
 */
export function Countdown({ endsAt, serverTime, short = false, onEnd }: CountdownProps) {
  const total = Math.max(0, endsAt - serverTime)
  const [left, setLeft] = useState(total)
  const ended = useEffectEvent(() => onEnd?.())

  useEffect(() => {
    const start = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const now = total - (performance.now() - start)
      setLeft(now)
      if (now <= 0) ended()
      else timer = setTimeout(tick, Math.min(now, now % 1000 || 1000))
    }
    // A tab that slept shows the right time at once: its timers were late.
    const look = () => {
      clearTimeout(timer)
      tick()
    }
    document.addEventListener('visibilitychange', look)
    tick()
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearTimeout(timer)
    }
  }, [total])

  return (
    <LtrText role="timer" aria-live="off">
      {formatDuration(Math.ceil(left / 1000), short)}
    </LtrText>
  )
}
