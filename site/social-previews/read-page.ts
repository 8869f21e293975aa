/** What a rendered page says of its own picture. */
export type PicturedPage = { readonly title: string; readonly picture: string }

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
}

/** Reads the head of a page of ours; null where it names no picture: robots stay away from it (PAGE-02). */
export function readPage(html: string): PicturedPage | null {
  const head = html.slice(0, html.indexOf('</head>'))
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1]
  const picture = /<meta property="og:image" content="([^"]*)"/.exec(head)?.[1]
  if (title === undefined || picture === undefined) return null
  return { title: unescaped(title), picture: unescaped(picture) }
}

function unescaped(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity)
}
