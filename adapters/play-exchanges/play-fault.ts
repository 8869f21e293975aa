/**
 * How a play exchange misbehaves. `lost_answer`: does what it was told, then hangs up. `stale`: says that its prices
 * are an hour old, where its wire format has a time. `half`: every second market is not in the answers.
 */
export type PlayFault =
  | 'none'
  | 'slow'
  | 'error_500'
  | 'garbage'
  | 'html'
  | 'stale'
  | 'rate_limited'
  | 'half'
  | 'lost_answer'
