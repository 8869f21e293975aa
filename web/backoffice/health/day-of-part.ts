import type { HealthMinuteOut, HealthPartOut } from '@causeway/api/contract'

const MINUTE_MILLISECONDS = 60_000
const DAY_MINUTES = 1440

/** A stretch of the last 24 hours; `from` and `to` in minutes from their beginning. `none`: nothing ran. */
export type Stretch = {
  readonly from: number
  readonly to: number
  readonly state: HealthPartOut['state'] | 'none'
}

/** The last 24 hours of a part up to `at`, without a gap between stretches. */
export function dayOfPart(
  { changes }: Pick<HealthPartOut, 'changes'>,
  minutes: readonly HealthMinuteOut[],
  at: string,
): readonly Stretch[] {
  const end = Date.parse(at)
  const minuteOf = (time: string) =>
    Math.max(0, DAY_MINUTES - (end - Date.parse(time)) / MINUTE_MILLISECONDS)
  const ran = runsOf(minutes.map(({ minute }) => minuteOf(minute)))
  const stretches: Stretch[] = []
  const add = (from: number, to: number, state: Stretch['state']) => {
    if (to > from) stretches.push({ from, to, state })
  }
  const told = changes.map(({ at: time, state }) => ({ from: minuteOf(time), state }))
  let place = 0
  for (const run of ran) {
    add(place, run.from, 'none')
    for (const [index, { from, state }] of told.entries()) {
      const to = told[index + 1]?.from ?? DAY_MINUTES
      add(Math.max(from, run.from), Math.min(to, run.to), state)
    }
    place = run.to
  }
  add(place, DAY_MINUTES, 'none')
  return stretches
}

/** Minutes that follow each other; one or two without a sample are no gap. */
function runsOf(minutes: readonly number[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const minute of minutes) {
    const last = runs.at(-1)
    const to = Math.min(DAY_MINUTES, minute + 1)
    if (last !== undefined && minute - last.to <= 2) last.to = to
    else runs.push({ from: minute, to })
  }
  return runs
}

/** `OK 98 %, warning 2 %`, of the time in which something ran. */
export function shareWords(
  stretches: readonly Stretch[],
  words: Readonly<Record<HealthPartOut['state'], string>>,
): string {
  const minutesOf = (state: Stretch['state']) =>
    stretches.reduce((sum, one) => sum + (one.state === state ? one.to - one.from : 0), 0)
  const states = Object.keys(words) as HealthPartOut['state'][]
  const all = states.reduce((sum, state) => sum + minutesOf(state), 0)
  if (all === 0) return 'Nothing was reported'
  return states
    .filter((state) => minutesOf(state) > 0)
    .map((state) => `${words[state]} ${Math.round((minutesOf(state) / all) * 100)} %`)
    .join(', ')
}
