const FACE = /@font-face\{[^}]*\}/g
const RANGES = /unicode-range:([^;}]*)/
/** Names of languages in their own alphabets; the list of languages shows them in a font of the system. */
const LANGUAGE_NAME = / hreflang="[^"]*"[^>]*>[^<]*/gi
const BEYOND_LATIN_1 = /[^\0-\xff]/gu

type Range = readonly [first: number, last: number]

/**
 * A sheet without the fonts' parts for alphabets that a page has no character of. Browsers ask for no such file anyway, but
 * they look every part up for each size and weight of the text (about a third of the first layout). What scripts show
 * later in another alphabet is in the system's font.
 */
export function neededFonts(sheet: string, page: string): string {
  const found = page.replace(LANGUAGE_NAME, '').match(BEYOND_LATIN_1) ?? []
  const points = [...new Set(found)].map((character) => character.codePointAt(0) ?? 0)
  return sheet.replace(FACE, (face) => (isNeeded(face, points) ? face : ''))
}

/** A sheet without any font: for rules that a page has a second time, as each new font makes a browser look for all again. */
export function withoutFonts(sheet: string): string {
  return sheet.replace(FACE, '')
}

/** What covers Latin 1 is needed by every page, in addresses and amounts. */
function isNeeded(face: string, points: readonly number[]): boolean {
  const [, ranges] = RANGES.exec(face) ?? []
  if (ranges === undefined) return true
  return ranges
    .split(',')
    .map(readRange)
    .some(([first, last]) => first <= 0xff || points.some((at) => first <= at && at <= last))
}

/** `U+131`, `U+100-2BA` or `U+1F??`, as style sheets write it. */
function readRange(text: string): Range {
  const [from = '', to = from] = text.trim().slice(2).split('-')
  return [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to.replaceAll('?', 'f'), 16),
  ]
}
