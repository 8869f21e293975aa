import type { Clock, PricePoint, PriceVector, RatesPort } from '@causeway/core/ports'

export type CacheTimes = {
  /** The source is asked for prices no more often than this, be the answer good or bad. */
  readonly latestMilliseconds: number
  /** A chart may lack its newest points for as long as one of its points takes, and never longer than this. */
  readonly historyMilliseconds: number
  readonly mostCharts: number
}

const SHORTEST_CHART_MILLISECONDS = 60_000

type Kept<T> = { readonly at: number; readonly answer: Promise<T> }

/** The same source, asked less often: repeated questions share one answer. Prices keep the time they were taken at. */
export function ratesWithCache(
  rates: RatesPort,
  needs: { readonly clock: Clock; readonly times: CacheTimes },
): RatesPort {
  const { clock, times } = needs
  const charts = new Map<string, Kept<readonly PricePoint[]>>()
  let latest: Kept<PriceVector> | null = null
  const isKept = (kept: Kept<unknown>, milliseconds: number) =>
    Math.abs(clock.now() - kept.at) < milliseconds
  return {
    name: rates.name,
    latest: () => {
      // A source that refuses must not be asked harder than one that answers.
      if (latest !== null && isKept(latest, times.latestMilliseconds)) return latest.answer
      latest = { at: clock.now(), answer: rates.latest() }
      return latest.answer
    },
    history: (asset, range) => {
      const step = (range.to - range.from) / Math.max(1, range.points)
      const grain = Math.max(SHORTEST_CHART_MILLISECONDS, Math.min(step, times.historyMilliseconds))
      // Whole grains, so that charts asked for moments apart are one question.
      const from = Math.ceil(range.from / grain) * grain
      const to = Math.floor(range.to / grain) * grain
      if (to <= from) return rates.history(asset, range)
      const key = [asset, from, to, range.points].join('|')
      const kept = charts.get(key)
      if (kept !== undefined && isKept(kept, times.historyMilliseconds)) return kept.answer
      const answer = rates.history(asset, { ...range, from, to })
      charts.delete(key)
      charts.set(key, { at: clock.now(), answer })
      answer.catch(() => charts.delete(key))
      const [oldest] = charts.keys()
      if (charts.size > times.mostCharts && oldest !== undefined) charts.delete(oldest)
      return answer
    },
    sources: rates.sources,
    breakers: rates.breakers,
    resetBreaker: rates.resetBreaker,
  }
}
