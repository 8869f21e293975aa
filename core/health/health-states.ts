/** How a part of the shop is doing: OK, warning or failing. The worst is the last. */
export const healthStates = ['green', 'amber', 'red'] as const
export type HealthState = (typeof healthStates)[number]

/** The worse of two. */
export function worseOf(one: HealthState, other: HealthState): HealthState {
  return healthStates.indexOf(one) >= healthStates.indexOf(other) ? one : other
}
