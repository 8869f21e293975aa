/** A visit (TELE-02). `counter`: how many of them this browser has had; `createdAt`: milliseconds since 1970. */
export type SessionRecord = {
  readonly name: string
  readonly counter: number
  readonly active: boolean
  readonly createdAt: number
}

/** How long a session lasts, and how long it outlives the last click. */
export const SESSION_MILLISECONDS = 30 * 60 * 1000

/**
 * The session that a click or a page belongs to: the one at hand, or a new one where that was created more than 30
 * minutes ago, or ended after 30 minutes without clicks. `name` names a new one.
 */
export function continueSession(
  last: SessionRecord | null,
  now: number,
  name: () => string,
): SessionRecord {
  const isOld = last === null || !last.active || now - last.createdAt > SESSION_MILLISECONDS
  // A clock that was set back would keep a session of the future alive.
  if (!isOld && last.createdAt <= now) return last
  return { name: name(), counter: (last?.counter ?? 0) + 1, active: true, createdAt: now }
}

/** The session after 30 minutes without clicks. */
export function endSession(session: SessionRecord): SessionRecord {
  return { ...session, active: false }
}

/** Reads a record as it was kept; null where it is something else. */
export function readSession(text: string | null): SessionRecord | null {
  const kept = parse(text)
  if (typeof kept !== 'object' || kept === null) return null
  if (!('name' in kept && 'counter' in kept && 'active' in kept && 'createdAt' in kept)) return null
  const { name, counter, active, createdAt } = kept
  if (typeof name !== 'string' || name.length > 64 || typeof active !== 'boolean') return null
  if (!isCount(counter) || !isCount(createdAt)) return null
  return { name, counter, active, createdAt }
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
