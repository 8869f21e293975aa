import type { RatesPort } from '@causeway/core/ports'
import { firstHistory } from '../first-history.ts'

/** The first of several sources that answers, best first. Throws AggregateError where none does. */
export function ratesWithFallback(sources: readonly RatesPort[]): RatesPort {
  return {
    name: sources.map(({ name }) => name).join('-or-'),
    latest: async () => {
      const errors: unknown[] = []
      for (const source of sources) {
        try {
          return await source.latest()
        } catch (error) {
          errors.push(error)
        }
      }
      throw new AggregateError(errors, 'No source of prices answers')
    },
    history: (asset, range) => firstHistory(sources, asset, range),
    sources: () => sources.flatMap((source) => source.sources()),
  }
}
