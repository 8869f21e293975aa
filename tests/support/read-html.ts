/** What a crawler reads in a page. */
export type ReadPage = {
  readonly title: string
  readonly description: string
  readonly headings: number
  readonly language: string
  readonly direction: string
  /** Null where there is none. */
  readonly canonical: string | null
  readonly isNoindex: boolean
  readonly alternates: readonly string[]
  readonly picture: string | null
  /** Addresses of links as they are written. */
  readonly links: readonly string[]
  /** What people read, without scripts, styles and tags. */
  readonly text: string
  /** Each as it was parsed. Throws where one is no JSON. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[]
}

const JSON_LD = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g

/** Reads a page that React has written: its quotes, its order of attributes. */
export function readHtml(html: string): ReadPage {
  const [, root = ''] = /<html([^>]*)>/.exec(html) ?? []
  const tags = (pattern: RegExp) => html.match(pattern) ?? []
  const meta = tags(/<meta[^>]*>/g)
  const metaOf = (name: string) => {
    const tag = meta.find(
      (each) => attribute(each, 'name') === name || attribute(each, 'property') === name,
    )
    return tag === undefined ? null : attribute(tag, 'content')
  }
  const heads = tags(/<link[^>]*>/g)
  const related = (rel: string) => heads.filter((tag) => attribute(tag, 'rel') === rel)
  const canonical = related('canonical')[0]
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: metaOf('description') ?? '',
    headings: tags(/<h1[\s>]/g).length,
    language: attribute(root, 'lang'),
    direction: attribute(root, 'dir'),
    canonical: canonical === undefined ? null : attribute(canonical, 'href'),
    isNoindex: metaOf('robots')?.includes('noindex') === true,
    alternates: related('alternate')
      .map((tag) => attribute(tag, 'hrefLang'))
      .filter((code) => code !== ''),
    picture: metaOf('og:image'),
    links: tags(/<a [^>]*>/g).map((tag) => attribute(tag, 'href')),
    text: plain(
      html.replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]+>/g, ' '),
    ),
    structuredData: [...html.matchAll(JSON_LD)].map(([, json = '']) => JSON.parse(json)),
  }
}

function attribute(tag: string, name: string): string {
  return plain(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '')
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
