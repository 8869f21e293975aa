/** A visit by a link with a ref id. */
export type ReferralClick = { readonly refId: string; readonly time: number }

/** Which of several clicks counts, and for how long. */
export type AttributionRule = { readonly click: 'first' | 'last'; readonly windowDays: number }

const DAY = 86_400_000

/** The click that an order made now is attributed to: the first or the last within the window; null where there is none. */
export function attributedClick(
  clicks: readonly ReferralClick[],
  rule: AttributionRule,
  now: number,
): ReferralClick | null {
  const counting = clicks
    .filter(({ time }) => time <= now && now - time <= rule.windowDays * DAY)
    .toSorted((one, two) => one.time - two.time)
  return (rule.click === 'first' ? counting[0] : counting.at(-1)) ?? null
}
