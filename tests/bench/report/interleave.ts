/** What was measured of each of two subjects, in the order of the rounds. */
export type Interleaved<A, B> = { readonly ours: readonly A[]; readonly base: readonly B[] }

/**
 * Measures two subjects in turn (ours, base, ours, base …), after one turn of each that does not count: a slow moment
 * of the machine then falls on both.
 */
export async function interleave<A, B>(
  rounds: number,
  subjects: { readonly ours: () => Promise<A>; readonly base: () => Promise<B> },
): Promise<Interleaved<A, B>> {
  await subjects.ours()
  await subjects.base()
  const ours: A[] = []
  const base: B[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await subjects.ours())
    base.push(await subjects.base())
  }
  return { ours, base }
}
