import { splitLocalPath } from '@causeway/content/languages'
import { browserStorage } from '../../storage/index.ts'
import type { CoinList } from '../coins/coin-list.ts'
import type { SavedChoice } from '../state/form-state.ts'
import { readSavedChoice, saveChoice } from '../state/saved-choice.ts'
import { coinsNamed, isChoiceExempt, startChoice } from '../state/start-choice.ts'
import type { FormRunner } from './runner-types.ts'

/**
 * Begins a form in the browser: with `browser` it takes over the choice that was kept, with what the address says over it,
 * and keeps what is chosen from then on (CALC-25, CALC-31). Where that names coins that the page did not bring, it first
 * asks for the list; what the customer does meanwhile counts more. Returns what ends it.
 */
export function beginWithMemory(
  runner: FormRunner,
  list: CoinList,
  memory: 'none' | 'browser',
): () => void {
  const { path } = splitLocalPath(location.pathname)
  if (memory === 'none') return runner.begin({ choice: null, path })
  const facts = {
    path,
    query: new URLSearchParams(location.search),
    saved: readSavedChoice(browserStorage()),
  }
  const readChoice = (): SavedChoice | null => {
    const state = runner.getState()
    // What was typed before the script came is newer than anything kept.
    return state.typedCount > 0 ? null : startChoice(state, { ...facts, coins: runner.getCoins() })
  }
  const isUnknown = (ticker: string) => !runner.getCoins().has(ticker)
  const mustWait = !list.isWhole() && coinsNamed(facts).some(isUnknown)
  const end = runner.begin({ choice: mustWait ? null : readChoice(), path })
  if (isChoiceExempt(path)) return end
  if (!mustWait) return both(keepChoices(runner), end)
  const before = choiceIn(runner)
  let forget = () => {}
  let hasEnded = false
  void list.complete().then((isWhole) => {
    if (hasEnded) return
    const choice = isWhole && choiceIn(runner) === before ? readChoice() : null
    if (choice !== null) runner.dispatch({ kind: 'choiceRestored', choice })
    forget = keepChoices(runner, isWhole ? null : choiceIn(runner))
  })
  return () => {
    hasEnded = true
    forget()
    end()
  }
}

/** `unless`: what the form shows although the customer chose something else, which therefore stays kept. */
function keepChoices(runner: FormRunner, unless: string | null = null): () => void {
  const storage = browserStorage()
  return runner.subscribe(() => {
    if (choiceIn(runner) !== unless) saveChoice(storage, runner.getState())
  })
}

function choiceIn({ getState }: FormRunner): string {
  const { category, from, isFixed, to } = getState()
  return [category, from, to, isFixed].join(' ')
}

function both(first: () => void, second: () => void): () => void {
  return () => {
    first()
    second()
  }
}
