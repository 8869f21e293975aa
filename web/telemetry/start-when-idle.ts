import type { TrackingPlace } from './load-tracking.ts'

/**
 * Fetches what counts and what works without a connection once the browser has nothing else to do, so that neither takes
 * the line from the page. Returns what ends it.
 */
export function startWhenIdle(place: HTMLElement): () => void {
  let isOver = false
  let end = () => {}
  whenIdle(async () => {
    const [{ startTelemetry }, { registerWorker }] = await Promise.all([
      import('./start-telemetry.ts'),
      import('../pwa/register-worker.ts'),
    ])
    if (isOver) return
    end = startTelemetry(trackingOf(place))
    registerWorker()
  })
  return () => {
    isOver = true
    end()
  }
}

function trackingOf({ dataset }: HTMLElement): TrackingPlace | null {
  const { trackingId, trackingScript, pageType = '' } = dataset
  if (!trackingId || !trackingScript) return null
  return { enterpriseId: trackingId, scriptUrl: trackingScript, pageType }
}

function whenIdle(work: () => Promise<void>): void {
  // Without the connection nothing is lost but a count.
  const quietly = () => void work().catch(() => {})
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(quietly, { timeout: 5_000 })
  else setTimeout(quietly, 2_000)
}
