import type { NameFailure, NamePort, ResolvedName } from '@causeway/core/ports'
import type { Result } from '@causeway/core/result'

type Answer = Result<ResolvedName, NameFailure>
type Kept = { readonly answer: Promise<Answer>; readonly until: number }

/** A name's owner may change it at any time, and an order asks afresh anyway. */
const KEPT_MILLISECONDS = 30_000
/** Who has just registered a name tries again soon. */
const KEPT_FAILURE_MILLISECONDS = 5_000
const MOST_KEPT = 2_000

/**
 * Keeps answers for half a minute and failures for seconds; who asks while a question is out shares its answer. For
 * showing, never for the moment that money is bound to a name.
 */
export function namesWithCache(needs: { readonly now: () => number }, names: NamePort): NamePort {
  const kept = new Map<string, Kept>()
  return {
    ...names,
    resolve: async (question) => {
      const key = `${question.currency.ticker} ${question.name}`
      const found = kept.get(key)
      if (found !== undefined && found.until > needs.now()) return found.answer
      const answer = names.resolve(question)
      forgetOldest(kept)
      kept.delete(key)
      kept.set(key, { answer, until: needs.now() + KEPT_MILLISECONDS })
      try {
        const said = await answer
        if (!said.ok) kept.set(key, { answer, until: needs.now() + KEPT_FAILURE_MILLISECONDS })
        return said
      } catch (error) {
        kept.delete(key)
        throw error
      }
    },
  }
}

function forgetOldest(kept: Map<string, Kept>): void {
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
}
