/** A time in which a coin or a network takes no new orders. Milliseconds since 1970. */
export type Maintenance = {
  readonly startsAt: number
  readonly endsAt: number
  /** What customers read beside the time, as it was written; empty where there is nothing to add. */
  readonly note: string
}

/** How long ahead customers are told. */
export const MAINTENANCE_NOTICE_MILLISECONDS = 24 * 3_600_000

const WRITTEN = /^(\d{4}-\d\d-\d\dT\d\d:\d\dZ)\/(\d{4}-\d\d-\d\dT\d\d:\d\dZ)(?: ([^\n]{1,120}))?$/
const LONGEST_MILLISECONDS = 14 * 24 * 3_600_000

/** `2026-12-01T10:00Z/2026-12-01T12:00Z A new node`: at most 14 days; null where the text is none. */
export function readMaintenance(text: string): Maintenance | null {
  const [, from = '', until = '', note = ''] = WRITTEN.exec(text.trim()) ?? []
  const startsAt = Date.parse(from)
  const endsAt = Date.parse(until)
  const isTime = endsAt > startsAt && endsAt - startsAt <= LONGEST_MILLISECONDS
  return isTime ? { startsAt, endsAt, note } : null
}

/** The same, written; empty without one. */
export function maintenanceText(maintenance: Maintenance | undefined): string {
  if (maintenance === undefined) return ''
  const { endsAt, note, startsAt } = maintenance
  const minute = (at: number) => `${new Date(at).toISOString().slice(0, 16)}Z`
  return `${minute(startsAt)}/${minute(endsAt)} ${note}`.trim()
}

/** Whether it goes on at `now`, in milliseconds since 1970. */
export function isMaintained(maintenance: Maintenance | undefined, now: number): boolean {
  return maintenance !== undefined && maintenance.startsAt <= now && now < maintenance.endsAt
}

/** Whether customers read of it at `now`: from a day before until it ends. */
export function isAnnounced({ endsAt, startsAt }: Maintenance, now: number): boolean {
  return startsAt - MAINTENANCE_NOTICE_MILLISECONDS <= now && now < endsAt
}
