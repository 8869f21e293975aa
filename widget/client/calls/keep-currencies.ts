import type { Answer, CurrencyOut } from '@causeway/api/contract'

type List = CurrencyOut[]

const KEPT_MILLISECONDS = 60_000

/**
 * Asks for the list of coins at most once a minute (REF-01). Where it cannot be had, that is logged and the list at hand
 * goes on; without one the refusal is the answer. `now`: milliseconds of a clock that only goes forward.
 */
export function keepCurrencies(
  ask: () => Promise<Answer<List>>,
  now: () => number,
): () => Promise<Answer<List>> {
  let kept: { readonly answer: Answer<List>; readonly until: number } | null = null
  return async () => {
    if (kept !== null && now() < kept.until) return kept.answer
    const answer = await ask()
    if (answer.ok) kept = { answer, until: now() + KEPT_MILLISECONDS }
    else console.warn('the list of coins could not be had', answer.body)
    return answer.ok || kept === null ? answer : kept.answer
  }
}
