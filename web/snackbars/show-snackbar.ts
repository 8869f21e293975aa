import type { Snackbar } from './reduce-snackbars.ts'

const TOLD = 'snackbar'
const KEPT = 'snackbars'

/** Messages whose words come with every page. */
export const snackbarNames = ['offline', 'online', 'signedOut', 'accountDeleted'] as const
export type SnackbarName = (typeof snackbarNames)[number]

/** A message by its name, or with words of its own. */
export type ToldSnackbar = SnackbarName | Omit<Snackbar, 'dismissed'>

/** Shows a short message on the page (SHELL-07). Call it in a browser only. */
export function showSnackbar(told: ToldSnackbar): void {
  window.dispatchEvent(new CustomEvent<ToldSnackbar>(TOLD, { detail: told }))
}

/** Has a short message shown by the next page of this tab: this one is about to be left. */
export function keepSnackbar(name: SnackbarName): void {
  try {
    sessionStorage.setItem(KEPT, name)
  } catch {
    // A browser that keeps nothing goes without.
  }
}

/** What the page before has left to be said, once. */
export function takeSavedSnackbar(): SnackbarName | null {
  try {
    const kept = sessionStorage.getItem(KEPT)
    sessionStorage.removeItem(KEPT)
    return snackbarNames.find((name) => name === kept) ?? null
  } catch {
    return null
  }
}

/** Calls back with each message; returns what ends that. */
export function onSnackbar(listen: (told: ToldSnackbar) => void): () => void {
  const listener = (event: Event) => {
    if (event instanceof CustomEvent && isTold(event.detail)) listen(event.detail)
  }
  window.addEventListener(TOLD, listener)
  return () => window.removeEventListener(TOLD, listener)
}

function isTold(value: unknown): value is ToldSnackbar {
  if (typeof value === 'string') return snackbarNames.some((name) => name === value)
  return typeof value === 'object' && value !== null && 'key' in value && 'title' in value
}
