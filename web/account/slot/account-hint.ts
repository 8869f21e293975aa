const KEY = 'signed-in'

/**
 * Runs inline on kept pages, before anything is painted: whoever was signed in when he last looked is not shown the way
 * in first. Uses nothing from outside itself. What is true comes by a call; this only spares a flicker.
 */
export function hintEarly(): void {
  try {
    if (localStorage.getItem('signed-in') !== null) {
      document.documentElement.dataset.accountHint = 'in'
    }
  } catch {
    // No storage, no hint.
  }
}

/** Forgets that somebody was signed in here. */
export function forgetHint(storage: Pick<Storage, 'removeItem'>): void {
  storage.removeItem(KEY)
}

/** Remembers what is known now, and takes the hint away. */
export function keepHint(isSignedIn: boolean): void {
  delete document.documentElement.dataset.accountHint
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1')
    else forgetHint(localStorage)
  } catch {
    // No storage, no hint.
  }
}
