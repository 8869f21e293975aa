/** A start tag; its attributes are as they are written, with their entities. */
export type SvgTag = { readonly name: string; readonly attributes: ReadonlyMap<string, string> }

export type ReadSvg =
  | { readonly ok: true; readonly tags: readonly SvgTag[]; readonly styles: readonly string[] }
  | { readonly ok: false; readonly problem: string }

const XML =
  /^\uFEFF?\s*(?:<\?xml\s+version=(?:"1\.[01]"|'1\.[01]')(?:\s+encoding=(?:"utf-8"|'utf-8'))?(?:\s+standalone=["'](?:yes|no)["'])?\s*\?>)?/i
/** Words, a comment, an end tag, or a start tag with its attributes. */
const PIECE =
  /(?<text>[^<]+)|<!--(?!>|->)(?:(?!--)[\s\S])*-->|<\/(?<end>[A-Za-z_][\w.:-]*)\s*>|<(?<name>[A-Za-z_][\w.:-]*)(?<attributes>(?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<empty>\/?)>/y
const ATTRIBUTE = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
// Not those that XML itself forbids: a browser would stop there, and show what came before.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/

/**
 * Reads the tags of an SVG, and the text of its `<style>` elements. Fails at whatever it does not know, document types,
 * processing instructions and CDATA among it, and where tags are not closed in order.
 */
export function readTags(text: string): ReadSvg {
  if (FORBIDDEN.test(text)) return { ok: false, problem: 'it has control characters' }
  const tags: SvgTag[] = []
  const styles: string[] = []
  const open: string[] = []
  PIECE.lastIndex = XML.exec(text)?.[0].length ?? 0
  while (PIECE.lastIndex < text.length) {
    const at = PIECE.lastIndex
    const { attributes = '', empty, end, name, text: words } = PIECE.exec(text)?.groups ?? {}
    const isLost = PIECE.lastIndex <= at
    if (isLost) return unreadable(text, at)
    if (words !== undefined) {
      if (open.at(-1) === 'style') styles.push(words)
      // Before and after the root there is only space.
      if (open.length === 0 && words.trim() !== '') return unreadable(text, at)
    }
    if (end !== undefined && open.pop() !== end) return unreadable(text, at)
    if (name === undefined) continue
    const read = readAttributes(attributes)
    const isSecondRoot = open.length === 0 && tags.length > 0
    if (read === null || isSecondRoot) return unreadable(text, at)
    tags.push({ name, attributes: read })
    if (empty === '') open.push(name)
  }
  if (open.length > 0) return { ok: false, problem: `its <${open.at(-1)}> is not closed` }
  return { ok: true, tags, styles }
}

function unreadable(text: string, at: number): ReadSvg {
  const [start] = /^[^\n]{0,40}/.exec(text.slice(at)) ?? ['']
  return { ok: false, problem: `it cannot be read as plain SVG at "${start}"` }
}

/** Null where one stands twice. */
function readAttributes(text: string): ReadonlyMap<string, string> | null {
  const found = new Map<string, string>()
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    if (found.has(name)) return null
    found.set(name, double ?? single ?? '')
  }
  return found
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** A text with the characters that its entities stand for; null where it has another than XML's own. */
export function decodeEntities(text: string): string | null {
  let isKnown = true
  const decoded = text.replace(/&([^;]*;?)/g, (_, entity: string) => {
    const [, hexadecimal, decimal, name] =
      /^(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));$/i.exec(entity) ?? []
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? Number.NaN)
    const character = name === undefined ? characterOf(code) : named[name]
    if (character === undefined) isKnown = false
    return character ?? ''
  })
  return isKnown ? decoded : null
}

function characterOf(code: number): string | undefined {
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined
}
