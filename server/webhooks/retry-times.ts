const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Pauses before each further try; together a little over three days. */
const PAUSES = [
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
] as const

/**
 * Milliseconds that a message waits that failed so many times; null where it is given up. `share` (0 to 1) makes it up to a
 * tenth shorter or longer, so that messages that failed together do not return together.
 */
export function pauseAfter(attempts: number, share: number): number | null {
  const pause = PAUSES[attempts - 1]
  return pause === undefined ? null : Math.round(pause * (0.9 + 0.2 * share))
}
