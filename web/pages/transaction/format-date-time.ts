const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Writes an ISO 8601 time as "DD Mon YYYY, hh:mm:ss" in UTC (TRACK-01), the same on server and client. */
export function formatDateTime(iso: string): string {
  const time = new Date(iso)
  const two = (part: number) => part.toString().padStart(2, '0')
  const date = `${two(time.getUTCDate())} ${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`
  const clock = [time.getUTCHours(), time.getUTCMinutes(), time.getUTCSeconds()].map(two).join(':')
  return `${date}, ${clock}`
}
