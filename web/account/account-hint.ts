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

/** Remembers what is known now, and takes the hint away. */
export function keepHint(isSignedIn: boolean): void {
  delete document.documentElement.dataset.accountHint
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1')
    else localStorage.removeItem(KEY)
  } catch {
    // No storage, no hint.
  }
}
