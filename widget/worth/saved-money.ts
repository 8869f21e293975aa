import { localOrMemory } from '../storage/index.ts'

const KEY = 'worth-currency'
const CHANGED = 'worth-currency-changed'

/** The money that this browser's owner chose to see worths in; null while it was never chosen. In a browser only. */
export function savedMoney(): string | null {
  const kept = localOrMemory().getItem(KEY)
  return kept !== null && /^[a-z]{3}$/.test(kept) ? kept : null
}

/** Keeps the choice, and tells every worth on the page. */
export function keepMoney(money: string): void {
  localOrMemory().setItem(KEY, money)
  globalThis.dispatchEvent(new Event(CHANGED))
}

/** Calls back whenever the choice changes; returns what ends that. */
export function watchMoney(onChange: () => void): () => void {
  globalThis.addEventListener(CHANGED, onChange)
  return () => globalThis.removeEventListener(CHANGED, onChange)
}
