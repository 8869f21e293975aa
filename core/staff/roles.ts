/** What a member of staff may do in the back office, by the table of calls (OPS-06). A member has one role. */
export const staffRoles = [
  'viewer',
  'support',
  'compliance',
  'treasury',
  'finance',
  'content',
  'administrator',
] as const
export type StaffRole = (typeof staffRoles)[number]

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long what lets staff in holds, in seconds. */
export const staffLifetimes = {
  /** A session that isn’t used ends. */
  sessionIdleSeconds: 15 * MINUTE,
  /** And every session ends. */
  sessionSeconds: 8 * HOUR,
  /** How often the time of last use is written. */
  sessionSeenSeconds: 30,
  /** How long a second factor counts for dangerous acts. */
  stepUpSeconds: 5 * MINUTE,
  invitationSeconds: 48 * HOUR,
} as const
