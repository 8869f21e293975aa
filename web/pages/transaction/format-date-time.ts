/**
 * Writes an ISO 8601 time as "DD Mon YYYY, hh:mm:ss" in UTC (TRACK-01). `months` are the twelve short names in the
 * page's language, with a space between them: words of ours, so that server and browser write the same.
 */
export function formatDateTime(iso: string, months: string): string {
  const time = new Date(iso)
  const two = (part: number) => part.toString().padStart(2, '0')
  const month = months.split(' ')[time.getUTCMonth()] ?? ''
  const date = `${two(time.getUTCDate())} ${month} ${time.getUTCFullYear()}`
  const clock = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()].map(two).join(':')
  return `${date}, ${clock}`
}
