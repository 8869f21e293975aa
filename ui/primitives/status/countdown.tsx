import { useEffect, useEffectEvent, useState } from 'react'
import { LtrText } from '../text.tsx'

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

/** Writes seconds as hh:mm:ss, or mm:ss where `short` is asked and hours are none. Below zero counts as zero. */
export function formatDuration(seconds: number, short = false): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const parts = [hours, Math.floor(whole / 60) % 60, whole % 60]
  if (short && hours === 0) parts.shift()
  return parts.map((part) => part.toString().padStart(2, '0')).join(':')
}
