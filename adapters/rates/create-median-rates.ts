import type { AssetCode } from '@causeway/core/money'
import type { Clock, PriceVector, RatesPort, SourcePart } from '@causeway/core/ports'
import { breakersOf, resetBreaker } from '@causeway/core/rates/breakers'
import {
  type CombiningPolicy,
  combinePrices,
  noPriceHistory,
  type PriceHistory,
} from '@causeway/core/rates/combine-prices'
import { firstHistory } from './first-history.ts'
import type { Later } from './rates-with-time-limit.ts'
import { saidBy } from './said-by.ts'

export type MedianNeeds = {
  readonly sources: readonly RatesPort[]
  readonly clock: Clock
  readonly later: Later
  readonly policy: CombiningPolicy
  /** How long the slower sources are waited for; what they say then counts at the next tick. */
  readonly patienceMilliseconds: number
}

/**
 * Several sources as one: the median of those that agree, with the guards of `combinePrices`. A source that fails
 * counts with what it said last until that is stale. Throws only while none has ever answered.
 */
export function createMedianRates(needs: MedianNeeds): RatesPort {
  const { clock, policy, sources } = needs
  const vectors = new Map<string, PriceVector>()
  const asking = new Map<string, Promise<void>>()
  let history: PriceHistory = noPriceHistory
  let parts: Parts = new Map()
  const ask = (source: RatesPort): Promise<void> => {
    const running = asking.get(source.name)
    if (running !== undefined) return running
    const answer = source
      .latest()
      .then((vector) => void vectors.set(source.name, vector))
      .finally(() => asking.delete(source.name))
    asking.set(source.name, answer)
    // A failure is told by the source's own state.
    answer.catch(() => undefined)
    return answer
  }
  return {
    name: 'median',
    latest: async () => {
      const answers = sources.map(ask)
      // Before the first there is nothing to go on with: one at least is waited for as long as it takes.
      if (vectors.size === 0) await Promise.any(answers).catch(() => undefined)
      await atMost(Promise.allSettled(answers), needs)
      if (vectors.size === 0) throw new Error('No source of prices has answered yet')
      const named = [...vectors].map(([name, vector]) => ({ name, vector }))
      const combined = combinePrices(history, named, { now: clock.now(), policy })
      history = combined.history
      const bySource = Map.groupBy(combined.parts, ({ source }) => source)
      parts = new Map(
        [...bySource].map(([source, of]) => [
          source,
          new Map(of.map(({ asset, part }) => [asset, part])),
        ]),
      )
      return combined.vector
    },
    history: (asset, range) => firstHistory(sources, asset, range),
    sources: () =>
      sources.flatMap((source) =>
        source.sources().map(({ name, problem }) => {
          const of = parts.get(source.name) ?? new Map<AssetCode, SourcePart>()
          const far = [...of].filter(([, part]) => part === 'outlier').map(([asset]) => asset)
          const words = far.length === 0 ? null : `far from the others: ${far.join(', ')}`
          const said = saidBy(vectors.get(source.name) ?? null, (asset) => of.get(asset))
          return { name, problem: problem ?? words, ...said }
        }),
      ),
    breakers: () => breakersOf(history, policy),
    resetBreaker: (asset, at) => {
      history = resetBreaker(history, asset, at)
    },
  }
}

/** By source and coin, as of the last call. */
type Parts = ReadonlyMap<string, ReadonlyMap<AssetCode, SourcePart>>

function atMost(work: Promise<unknown>, needs: MedianNeeds): Promise<void> {
  return new Promise((resolve) => {
    const callOff = needs.later(needs.patienceMilliseconds, resolve)
    work.finally(() => {
      callOff()
      resolve()
    })
  })
}
