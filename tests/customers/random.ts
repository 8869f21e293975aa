/** Where a run's chances come from: the same seed, the same story. SEED in the environment takes another one. */
export const seed = Number(process.env.SEED ?? '20260')

/** Numbers from 0 (included) to 1, the same ones for the same seed (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export function pick<T>(random: () => number, items: readonly T[]): T {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from')
  return item
}
