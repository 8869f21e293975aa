import type { Shop } from '../../../customers/index.ts'
import { readHtml } from '../../../support/index.ts'

/** A page for developers as its reader has it. */
export type DocPageRead = {
  readonly status: number
  readonly html: string
  readonly text: string
  readonly links: readonly string[]
  /** Blocks of code with their labels. */
  readonly code: readonly { readonly label: string; readonly code: string }[]
}

const BLOCK = /<figure[^>]*data-code-block[\s\S]*?<\/figure>/g

/** Asks for a page as a browser without script does. */
export async function readDocPage(shop: Shop, path: string): Promise<DocPageRead> {
  const response = await fetch(`${shop.url}${path}`)
  const html = await response.text()
  const { links, text } = readHtml(html)
  const code = (html.match(BLOCK) ?? []).map((block) => ({
    label: unescaped(/<section[^>]*aria-label="([^"]*)"/.exec(block)?.[1] ?? ''),
    code: unescaped(/<code>([\s\S]*?)<\/code>/.exec(block)?.[1] ?? ''),
  }))
  return { status: response.status, html, text, links, code }
}

/** The code that stands on a page under a label. */
export function codeOf({ code }: DocPageRead, label: string): readonly string[] {
  return code.filter((block) => block.label === label).map((block) => block.code)
}

/** As React escapes texts. */
function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
