/**
 * A point's time in the visitor's own zone, by the habits of the page's language (a BCP 47 tag): `14:05`, or
 * `21 Nov, 14:05` where days matter.
 */
export function pointTime(language: string, unixSeconds: number, isWithDate: boolean): string {
  const format = new Intl.DateTimeFormat(language, {
    ...(isWithDate ? { day: 'numeric', month: 'short' } : {}),
    hour: '2-digit',
    minute: '2-digit',
    numberingSystem: 'latn',
  })
  return format.format(unixSeconds * 1000)
}
