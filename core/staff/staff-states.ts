/** Where a member of staff stands. An invited one has no way in but the link of the invitation. */
export type StaffState = 'invited' | 'active' | 'removed'
export type StaffEvent = 'joined' | 'access_reset' | 'removed'

/** A member’s life as one table. Somebody who was removed can be invited again, as another member. */
export const staffTransitions: Readonly<
  Record<StaffState, Readonly<Partial<Record<StaffEvent, StaffState>>>>
> = {
  invited: { joined: 'active', removed: 'removed' },
  active: { access_reset: 'invited', removed: 'removed' },
  removed: {},
}

/** The state an event leads to, or null where the table has no such transition. */
export function nextStaffState(state: StaffState, event: StaffEvent): StaffState | null {
  return staffTransitions[state][event] ?? null
}
