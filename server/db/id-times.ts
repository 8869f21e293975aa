const VERSION_PLACE = 14
const TIME_DIGITS = 12

/** The least id of version 7 (RFC 9562) that is made from a moment on: such ids begin with the time they were made. */
export function earliestId(at: Date): string {
  const time = Math.max(0, at.getTime()).toString(16).padStart(TIME_DIGITS, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`
}

/** When an id of version 7 was made, in milliseconds since 1970; null for ids of other versions. */
export function timeOfId(id: string): number | null {
  if (id.charAt(VERSION_PLACE) !== '7') return null
  return Number.parseInt(id.replace('-', '').slice(0, TIME_DIGITS), 16)
}
