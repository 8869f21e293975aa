import type { World } from './world.ts'

/**
 * The next `count` broadcasts on a network, or orders at the venue `liquidity/sandbox`, will work and yet seem to time
 * out: the answer is lost on its way.
 */
export function failNextAnswer(world: World, asked: string, count: number): void {
  world.store
    .prepare(
      `INSERT INTO lost_answers (network, remaining) VALUES (?, ?)
       ON CONFLICT (network) DO UPDATE SET remaining = excluded.remaining`,
    )
    .run(asked, count)
}

/** Whether the answer at hand is to be lost; counts it. */
export function losesAnswer(world: World, asked: string): boolean {
  const { changes } = world.store
    .prepare(
      'UPDATE lost_answers SET remaining = remaining - 1 WHERE network = ? AND remaining > 0',
    )
    .run(asked)
  return changes === 1
}
