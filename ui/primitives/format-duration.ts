/** Writes seconds as hh:mm:ss, or mm:ss where `short` is asked and hours are none. Below zero counts as zero. */
export function formatDuration(seconds: number, short = false): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  const parts = [hours, Math.floor(whole / 60) % 60, whole % 60]
  if (short && hours === 0) parts.shift()
  return parts.map((part) => part.toString().padStart(2, '0')).join(':')
}
