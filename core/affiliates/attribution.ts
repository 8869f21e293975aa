/** Which of several clicks counts, and for how long. */
export type AttributionRule = { readonly click: 'first' | 'last'; readonly windowDays: number }

/**
 * The ref id that a browser keeps after a visit by a link (EARN-03). `known`: that of an earlier link, which the browser has forgotten
 * once its window is over; null where there is none.
 */
export function currentRefId(
  known: string | null,
  visited: string,
  click: AttributionRule['click'],
): string {
  return click === 'first' ? (known ?? visited) : visited
}
