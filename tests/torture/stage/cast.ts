import type { Parts } from '../markets/market.ts'
import type { Stage } from './stage.ts'
import { stories, type Told } from './stories.ts'

/** Which stories are told in a trial; all where nothing is said. */
export type Cast = readonly (keyof Parts)[]

export const FULL_CAST: Cast = [
  'plain',
  'guaranteed',
  'refunded',
  'returning',
  'vanishing',
  'payoutLost',
]

/** Several customers at once, each with a story; answers when every one has come to an end or given up. */
export function play(stage: Stage, cast: Cast, deadline: number): Promise<readonly Told[]> {
  return Promise.all(
    cast.flatMap((story) =>
      stage.market.parts[story].map((pair) => stories[story](stage, pair, deadline)),
    ),
  )
}
