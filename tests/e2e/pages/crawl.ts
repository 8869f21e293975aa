import { type LanguageCode, languageCodes, splitLocalPath } from '@causeway/content/languages'
import { type ReadPage, readHtml } from '../../support/index.ts'
import { tableOfPages } from './table-of-pages.ts'

/** A page that the crawler has come to. */
export type CrawledPage = {
  /** Path with language. */
  readonly path: string
  readonly language: LanguageCode
  /** Id in the table of pages; null for what is not in it. */
  readonly id: string | null
  readonly status: number
  /** The path of another page where it leads on to one. */
  readonly leadsTo: string | null
  /** Where a link to it was first seen. */
  readonly linkedFrom: string
  /** Null where it is no page of HTML. */
  readonly page: ReadPage | null
}

const AT_ONCE = 8
/** Of pages that there is one of for each coin, pair or country: so many of a kind in each language. */
const SAMPLES = 1
/** Not pages: calls, files and what only leads on. */
const NO_PAGES = /^\/(?:api|assets|og|sitemap)\/|\.(?:svg|png|xml|txt|webmanifest|json)$/

const patterns = tableOfPages
  .filter(({ path }) => path !== '*')
  .map(({ id, path }) => ({ id, isOne: !path.includes(':'), pattern: patternOf(path) }))

/**
 * Walks every link of a site from the home page of each language on and reads the pages. Of pages of coins, pairs and
 * countries it reads a few of each kind and language.
 */
export async function crawl(
  origin: string,
  further: readonly string[] = [],
): Promise<readonly CrawledPage[]> {
  const found: CrawledPage[] = []
  const seen = new Set<string>()
  const sampled = new Map<string, number>()
  const waiting: { readonly path: string; readonly linkedFrom: string }[] = []

  function add(path: string, linkedFrom: string): void {
    if (seen.has(path) || NO_PAGES.test(path)) return
    seen.add(path)
    const { id, isOne, language } = pageOf(path)
    if (!isOne) {
      const kind = `${language} ${id}`
      const count = sampled.get(kind) ?? 0
      if (count >= SAMPLES) return
      sampled.set(kind, count + 1)
    }
    waiting.push({ path, linkedFrom })
  }

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const crawled = await visit(origin, next)
      found.push(crawled)
      for (const link of crawled.page?.links ?? []) {
        const url = URL.canParse(link, origin + next.path)
          ? new URL(link, origin + next.path)
          : null
        if (url?.origin === origin) add(url.pathname, next.path)
      }
    }
  }

  for (const code of languageCodes) add(code === 'en' ? '/' : `/${code}`, 'the beginning')
  for (const path of further) add(path, 'the sitemap')
  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return found
}

async function visit(
  origin: string,
  { linkedFrom, path }: { readonly path: string; readonly linkedFrom: string },
): Promise<CrawledPage> {
  const response = await fetch(origin + path)
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') === true
  const text = await response.text()
  const end = new URL(response.url).pathname
  const { id, language } = pageOf(path)
  return {
    path,
    language,
    id,
    linkedFrom,
    status: response.status,
    leadsTo: end === path ? null : end,
    page: isHtml ? readHtml(text) : null,
  }
}

function pageOf(localPath: string) {
  const { language, path } = splitLocalPath(localPath)
  const known = patterns.find(({ pattern }) => pattern.test(path))
  return { language, id: known?.id ?? null, isOne: known?.isOne ?? true }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`)
}
