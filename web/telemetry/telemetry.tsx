import type { SiteFacts } from '@causeway/content/site'
import { useEffect, useRef } from 'react'
import { startWhenIdle } from './start-when-idle.ts'

export type TelemetryProps = {
  /** The affiliate network that the operator names; null: none. */
  readonly tracking: SiteFacts['tracking']
  /** Kind of the page, as the network names it (PAGE-08). */
  readonly pageType: string
}

/** Nothing to be seen: what counting needs to know of the page (TELE-01); the frame's script starts it. */
export function Telemetry({ tracking, pageType }: TelemetryProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current === null ? undefined : startWhenIdle(place.current)), [])
  return (
    <div
      ref={place}
      hidden
      data-telemetry=""
      data-tracking-id={tracking?.enterpriseId}
      data-tracking-script={tracking?.scriptUrl}
      data-page-type={pageType}
    />
  )
}
