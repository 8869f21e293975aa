/** A moment as people of a language read it, to the minute, in UTC. */
export function sayTime(hreflang: string, at: Date): string {
  return new Intl.DateTimeFormat(hreflang, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at)
}
