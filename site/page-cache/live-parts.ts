const REGION = /<div data-live="/g
const DIV = /<(\/?)div\b/g

/**
 * The parts of a rendered page that renew themselves (`data-live`), one after the other; empty where it has none. It must be what
 * React renders: each `<` of a text or an attribute is escaped there, so every `<div` is an element.
 */
export function liveParts(html: string): string {
  const parts: string[] = []
  let end = 0
  for (const { index } of html.matchAll(REGION)) {
    if (index < end) continue
    end = endOfDiv(html, index)
    parts.push(html.slice(index, end))
  }
  return parts.join('')
}

/** Where the `div` that begins at `start` ends; the end of the page where it never does. */
function endOfDiv(html: string, start: number): number {
  let depth = 0
  DIV.lastIndex = start
  for (let found = DIV.exec(html); found !== null; found = DIV.exec(html)) {
    depth += found[1] === '/' ? -1 : 1
    if (depth === 0) return html.indexOf('>', found.index) + 1
  }
  return html.length
}
