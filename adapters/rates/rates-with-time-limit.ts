import { type RatesPort, Unavailable } from '@causeway/core/ports'

/** Does something after some milliseconds, and answers how to call it off. */
export type Later = (milliseconds: number, work: () => void) => () => void

/** A source did not answer in time. */
export class TooSlow extends Unavailable {
  override name = 'TooSlow'
}

/** The same source, which throws TooSlow where it takes longer than that. What it does meanwhile goes on unheard. */
export function ratesWithTimeLimit(
  rates: RatesPort,
  { later, milliseconds }: { readonly later: Later; readonly milliseconds: number },
): RatesPort {
  let isSlow = false
  const limited = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const callOff = later(milliseconds, () =>
        reject(new TooSlow(`${rates.name} did not answer within ${milliseconds} ms`)),
      )
      work.then(resolve, reject).finally(callOff)
    })
  return {
    name: rates.name,
    latest: async () => {
      try {
        const vector = await limited(rates.latest())
        isSlow = false
        return vector
      } catch (error) {
        isSlow = error instanceof TooSlow
        throw error
      }
    },
    history: (asset, range) => limited(rates.history(asset, range)),
    sources: () =>
      rates.sources().map(({ problem, ...state }) => ({
        ...state,
        problem: problem ?? (isSlow ? `no answer within ${milliseconds} ms` : null),
      })),
    breakers: rates.breakers,
    resetBreaker: rates.resetBreaker,
  }
}
