/**
 * How long customers wait before an order counts as lost. A trial takes twenty seconds on a quiet machine; where it runs
 * beside others, slowness is not loss.
 */
export const ENDED_WITHIN_MILLISECONDS = 300_000
