const CENT = 10n ** 16n

/** Attodollars as dollars and cents, nearer to zero. */
export function inDollars(attodollars: bigint): string {
  const cents = attodollars / CENT
  const plain = cents < 0n ? -cents : cents
  const text = `$${plain / 100n}.${(plain % 100n).toString().padStart(2, '0')}`
  return cents < 0n ? `-${text}` : text
}
