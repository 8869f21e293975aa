/**
 * Whether ccxt threw an error of a kind (`InsufficientFunds`, `InvalidOrder`, …) or of one derived from it. By name:
 * its classes are not at hand where ccxt is loaded late.
 */
export function isErrorOfKind(error: unknown, kind: string): boolean {
  if (!(error instanceof Error)) return false
  for (let made: unknown = error.constructor; typeof made === 'function'; ) {
    if (made.name === kind) return true
    made = Object.getPrototypeOf(made)
  }
  return false
}
