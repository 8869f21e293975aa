import type { CurrencyOut, SeoPageReply, SeoPageRequest } from '@causeway/api/contract'
import type { Messages, Translate } from '@causeway/content/messages'
import { data, redirect } from 'react-router'
import { answerBody } from '../answer-body.ts'
import { pageTexts } from '../i18n/page-texts.ts'
import type { PageContext } from '../load-context.ts'
import { breadcrumbData, faqData, type PageSeo, seoAddress } from '../seo/index.ts'
import type { TrailStep } from './trail.tsx'

const MOVED = 301
/** Of words and tickers alone. */
const PLAIN_PATH = /^(?:\/[a-z0-9-]+)+$/

/** What every page for search engines has: its texts, its labels, its place. */
export type SeoPageData = {
  readonly messages: Messages
  readonly seo: PageSeo
  readonly text: SeoPageReply
  /** The pages above it, and itself. */
  readonly trail: readonly TrailStep[]
}

type Wanted = Omit<SeoPageRequest, 'lang'> & {
  /** The page's own address, without language. */
  readonly path: string
  /** The pages between the home page and this one. */
  readonly above: (t: Translate) => readonly TrailStep[]
}

/** Texts and head of a page; what its calls do not know is no page (404). */
export async function loadSeo(page: PageContext, wanted: Wanted): Promise<SeoPageData> {
  const { above, path, ...asked } = wanted
  const answer = await page.calls.seoPage({ ...asked, lang: page.language }, page.caller)
  if (!answer.ok && answer.status === 404) throw notFound()
  const text = answerBody(answer)
  const { messages, t } = await pageTexts(page, ['seo', 'form'])
  const trail = [{ name: t('seo.home'), path: '/' }, ...above(t), { name: text.h1, path }]
  return { messages, seo: seoOf(page, text, trail), text, trail }
}

/** Of such pages no other languages are named (PAGE-02). */
function seoOf(
  page: PageContext,
  { title, description, faq }: SeoPageReply,
  trail: readonly TrailStep[],
): PageSeo {
  const urlOf = (path: string) => seoAddress(page, path).canonical ?? ''
  const own = trail.at(-1)?.path ?? '/'
  return {
    title,
    description,
    canonical: urlOf(own),
    structuredData: [
      breadcrumbData(trail.map(({ name, path }) => ({ name, url: urlOf(path) }))),
      ...(faq.length === 0 ? [] : [faqData(faq)]),
    ],
  }
}

/**
 * Leads from an address in capitals to the one way to write it, for good. Parts of an address may hold slashes and line
 * ends once they are decoded: such a one is no coin, and leads nowhere.
 */
export function keepSmall(path: string): void {
  const small = path.toLowerCase()
  if (small !== path && PLAIN_PATH.test(small)) throw redirect(small, MOVED)
}

/** The coin of an address; a page of an unknown one, or of money, does not exist (404). */
export function coinOf(currencies: readonly CurrencyOut[], ticker: string): CurrencyOut {
  const coin = currencies.find((each) => each.ticker === ticker)
  if (coin === undefined || coin.isFiat || !coin.isWebEnabled) throw notFound()
  return coin
}

function notFound() {
  return data({ code: 'page_not_found', message: '' }, 404)
}
