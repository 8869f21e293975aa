import type { World } from './world.ts'

/** The next `count` broadcasts on the network will work and yet seem to time out: the answer is lost on its way. */
export function failNextBroadcastAnswer(world: World, network: string, count: number): void {
  world.store
    .prepare(
      `INSERT INTO lost_answers (network, remaining) VALUES (?, ?)
       ON CONFLICT (network) DO UPDATE SET remaining = excluded.remaining`,
    )
    .run(network, count)
}

/** Whether the answer of the broadcast at hand is to be lost; counts it. */
export function losesAnswer(world: World, network: string): boolean {
  const { changes } = world.store
    .prepare(
      'UPDATE lost_answers SET remaining = remaining - 1 WHERE network = ? AND remaining > 0',
    )
    .run(network)
  return changes === 1
}
