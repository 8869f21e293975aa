/** An output that the wallet could spend. */
export type SpendableOutput = {
  readonly name: string
  readonly units: bigint
  /** False for change of our own that waits for its block. */
  readonly isConfirmed: boolean
}

/** Outputs to spend, and what they hold together. */
export type ChosenInputs = { readonly names: readonly string[]; readonly units: bigint }

/**
 * Confirmed ones first, for what spends waiting change keeps the transaction before it from being replaced; then the
 * largest, so that a transaction has few inputs. Null where all that is free is not enough.
 */
export function chooseInputs(
  spendable: readonly SpendableOutput[],
  wanted: { readonly needed: bigint; readonly taken: ReadonlySet<string> },
): ChosenInputs | null {
  const free = spendable.filter(({ name }) => !wanted.taken.has(name)).toSorted(byPreference)
  const names: string[] = []
  let units = 0n
  for (const output of free) {
    if (units >= wanted.needed) break
    names.push(output.name)
    units += output.units
  }
  return units >= wanted.needed ? { names, units } : null
}

function byPreference(left: SpendableOutput, right: SpendableOutput): number {
  if (left.isConfirmed !== right.isConfirmed) return left.isConfirmed ? -1 : 1
  return left.units < right.units ? 1 : left.units > right.units ? -1 : 0
}
