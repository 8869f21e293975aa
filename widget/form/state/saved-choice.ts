import { wireAmount } from '../amounts/read-amount.ts'
import type { FormState, SavedChoice } from './form-state.ts'

const KEY = 'exchange_choice'

/** The choice that this browser kept; null where it kept none or something else. */
export function readSavedChoice(storage: Pick<Storage, 'getItem'>): SavedChoice | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null')
    return isSavedChoice(kept) ? kept : null
  } catch {
    return null
  }
}

/** Keeps the choice for the next visit. A browser that keeps nothing is left alone. */
export function saveChoice(storage: Pick<Storage, 'setItem'>, state: FormState): void {
  if (state.category !== 'exchange') return
  const { from, to, source, isFixed } = state
  const choice: SavedChoice = { from, to, source, amount: wireAmount(state.typed), isFixed }
  try {
    storage.setItem(KEY, JSON.stringify(choice))
  } catch {
    // A full or forbidden storage costs only the memory.
  }
}

function isSavedChoice(value: unknown): value is SavedChoice {
  if (typeof value !== 'object' || value === null) return false
  const { from, to, source, amount, isFixed } = {
    from: null,
    to: null,
    source: null,
    amount: null,
    isFixed: null,
    ...value,
  }
  return (
    typeof from === 'string' &&
    typeof to === 'string' &&
    (source === 'from' || source === 'to') &&
    typeof amount === 'string' &&
    /^\d*(\.\d+)?$/.test(amount) &&
    typeof isFixed === 'boolean'
  )
}
