import { probePage } from './probe.ts'
import { onSlowPhone } from './slow-phone.ts'

/** One load of a page of another site; times in milliseconds since its navigation began. */
export type HostLoad = {
  readonly largestPaintAt: number
  /** Of those that began after the host’s first paint, in milliseconds; 0 where none took 50 or more. */
  readonly longestTask: number
  readonly shift: number
  /** Of the frame, since its own navigation began; null without a widget. */
  readonly frame: { readonly startedAt: number; readonly askedAt: number } | null
}

type HostProbe = {
  largestPaintAt: number
  shift: number
  readonly tasks: { readonly startTime: number; readonly duration: number }[]
}

declare global {
  interface Window {
    hostProbe: HostProbe
  }
}

const REST_MILLISECONDS = 1200
const LIMIT_MILLISECONDS = 30_000
/** The packaged browser keeps frames of other sites in the host's own process unless it is told otherwise. */
const APART = ['--site-per-process']

/** Loads a host's page on a slow phone. `isShared`: host and frame share one process, and so one thread and one network. */
export function loadHost(
  url: string,
  { hasWidget, isShared }: { readonly hasWidget: boolean; readonly isShared: boolean },
): Promise<HostLoad> {
  return onSlowPhone(
    async (page) => {
      await page.addInitScript(probeHost)
      await page.addInitScript({ content: `if (window !== top) (${probePage})()` })
      await page.goto(url, { waitUntil: 'load', timeout: LIMIT_MILLISECONDS })
      // It comes to the page after the page's own load.
      const frame = hasWidget
        ? (page.frames()[1] ?? (await page.waitForEvent('frameattached')))
        : undefined
      await frame?.waitForFunction(
        () => window.pageProbe?.askedAt != null && window.pageProbe.hydratedAt !== null,
        undefined,
        { timeout: LIMIT_MILLISECONDS },
      )
      await page.waitForTimeout(REST_MILLISECONDS)
      const begun = await page.evaluate(() => performance.timeOrigin)
      const inFrame = await frame?.evaluate(() => ({
        askedAt: window.pageProbe.askedAt ?? 0,
        begun: performance.timeOrigin,
      }))
      const { tasks, ...host } = await page.evaluate(() => window.hostProbe)
      const [paint] = await page.evaluate(() =>
        performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
      )
      const later = tasks.filter(({ startTime }) => startTime > (paint ?? 0))
      return {
        ...host,
        longestTask: Math.max(0, ...later.map(({ duration }) => duration)),
        frame:
          inFrame === undefined
            ? null
            : { startedAt: inFrame.begun - begun, askedAt: inFrame.askedAt },
      }
    },
    isShared ? [] : APART,
  )
}

/** Runs in the host's page before anything else of it. Uses nothing from outside. */
function probeHost(): void {
  if (window !== top) return
  const probe: HostProbe = { largestPaintAt: 0, shift: 0, tasks: [] }
  window.hostProbe = probe
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  watch('largest-contentful-paint', ({ startTime }) => {
    probe.largestPaintAt = startTime
  })
  watch('longtask', ({ duration, startTime }) => {
    probe.tasks.push({ startTime, duration })
  })
  watch('layout-shift', (entry) => {
    probe.shift += 'value' in entry ? Number(entry.value) : 0
  })
}
