import { createHash } from 'node:crypto'
import type { WebBuild } from '../web-build/web-build.ts'
import { neededFonts, withoutFonts } from './needed-fonts.ts'
import { neededStyles } from './needed-styles.ts'

/** A page without anything of a visitor: bytes, and what goes with them. */
export type PackedPage = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly html: Buffer
  /** Compressed when first asked for: encoding → bytes. */
  readonly compressed: Map<string, Promise<Buffer>>
}

export type PackNeeds = {
  /** Text of a style sheet of ours by its address; null where there is none. */
  readonly styleSheet: (href: string) => string | null
  readonly contentSecurityPolicy: WebBuild['contentSecurityPolicy']
  /** Addresses of scripts of services that the operator has on his pages. */
  readonly services: readonly string[]
}

/** On a slow line the font would take the place of what is needed to show and use the page; it comes when it is used. */
const FONT_PRELOAD = /<link rel="preload"[^>]*\sas="font"[^>]*>/g
/** Stands behind what is seen of an island, before its data and scripts. */
const ISLAND_END = /<div hidden="" id="([\w-]+-complete)"/
/** The last of an island. */
const ISLAND_SCRIPT = /<script type="module"[^>]*>[^<]*<\/script><\/div>/
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"\/?>/g
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

/**
 * Makes a rendered page fit to be kept: its nonce gives way to hashes of the inline scripts that bore it, and its style
 * sheets stand in it, so that it is painted without a second round trip. Throws where it would set a cookie.
 */
export async function packPage(
  needs: PackNeeds,
  response: Response,
  nonce: string,
): Promise<PackedPage> {
  if (response.headers.has('set-cookie')) throw new Error('a page for everybody sets a cookie')
  const mark = ` nonce="${nonce}"`
  const given = await response.text()
  // Not those without it: what somebody smuggled into the page would be let run by its own hash.
  const scripts = [...given.matchAll(INLINE_SCRIPT)].flatMap(([, attributes = '', script = '']) =>
    attributes.includes(mark) ? [hashSource(script.replaceAll(mark, ''))] : [],
  )
  const rendered = given.replaceAll(mark, '')
  const { html, styles } = inlineStyles(needs, paintedWhole(rendered.replace(FONT_PRELOAD, '')))
  if (html.includes(nonce)) throw new Error('a page for everybody bears a nonce')
  const headers = Object.fromEntries(response.headers)
  const bytes = Buffer.from(html)
  return {
    status: response.status,
    headers: {
      ...headers,
      'content-security-policy': needs.contentSecurityPolicy(
        [...new Set(scripts)],
        styles.map(hashSource),
        { services: needs.services },
      ),
      // Asked for again each time, which costs one short answer where nothing has changed.
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
    },
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    html: bytes,
    compressed: new Map(),
  }
}

/** Holds the first paint until the page's island is there as a whole: half a form would move when the rest arrives. */
function paintedWhole(html: string): string {
  const [, end] = ISLAND_END.exec(html) ?? []
  if (end === undefined) return html
  return html.replace('</head>', `<link rel="expect" href="#${end}" blocking="render"/></head>`)
}

/** A hash as the Content-Security-Policy names it. */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Puts the sheets' text where the first of them was linked. Where an island holds the first paint, what that needs is there
 * alone, and the whole follows the island's scripts: the same rules once more, so that they come after one another as
 * ever. The links stay, switched off and for no medium, so that nothing asks for them: scripts that come later see by
 * them which sheets the page has (without the sign that the framework puts behind those that scripts load too).
 */
function inlineStyles(
  { styleSheet }: PackNeeds,
  html: string,
): { readonly html: string; readonly styles: readonly string[] } {
  const texts: string[] = []
  const without = html.replace(STYLE_LINK, (link, href: string) => {
    const text = styleSheet(href)
    if (text === null) return link
    texts.push(text)
    return `<link rel="stylesheet" href="${href.replace(/#$/, '')}" media="not all" disabled/>`
  })
  if (texts.length === 0) return { html, styles: [] }
  const whole = neededFonts(texts.join(''), without)
  const painted = ISLAND_END.exec(without)?.index
  const place = painted === undefined ? undefined : endOfScript(without, painted)
  if (painted === undefined || place === undefined) {
    return { html: withStyle(without, without.indexOf(LINK), whole), styles: [whole] }
  }
  const first = neededStyles(whole, without.slice(0, painted))
  const second = withoutFonts(whole)
  const complete = withStyle(without, place, second)
  return { html: withStyle(complete, complete.indexOf(LINK), first), styles: [first, second] }
}

const LINK = '<link rel="stylesheet"'

function withStyle(html: string, place: number, style: string): string {
  return `${html.slice(0, place)}<style>${style}</style>${html.slice(place)}`
}

/** Where the scripts end of the island that was there as a whole at a place. */
function endOfScript(html: string, from: number): number | undefined {
  const found = ISLAND_SCRIPT.exec(html.slice(from))
  return found === null ? undefined : from + found.index + found[0].length
}
