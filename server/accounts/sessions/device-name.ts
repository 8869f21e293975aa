/** The more particular ones first: most browsers name others beside themselves. */
const BROWSERS = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const

const SYSTEMS = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/**
 * A few words by which people know their device: `Firefox, Windows`. The rest of what a browser says of itself is kept
 * nowhere. Empty where nothing is known.
 */
export function deviceName(userAgent: string): string {
  const named = [firstOf(BROWSERS, userAgent), firstOf(SYSTEMS, userAgent)]
  return named.filter((name) => name !== null).join(', ')
}

function firstOf(table: readonly (readonly [string, RegExp])[], userAgent: string): string | null {
  return table.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null
}
