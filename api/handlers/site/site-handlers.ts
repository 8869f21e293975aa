import type { SiteEvent } from '@causeway/core/analytics'
import type { UseCases } from '@causeway/server'
import { countSeoParts, createSeoPages, seoPaths, seoUrlsPerPart } from '@causeway/server/seo'
import type {
  PressReply,
  SitemapPartReply,
  seoCalls,
  seoPageCalls,
  siteCalls,
} from '../../contract/index.ts'
import { refuseRequest } from '../../failures/index.ts'
import { answer, type Handler, type HandlersOf } from '../handler.ts'
import type { LocaleTexts } from '../reference/locale-texts.ts'
import { createFigureHandlers } from './figure-handlers.ts'
import { answerSeoPage } from './seo-page.ts'

type Needs = {
  readonly useCases: UseCases
  readonly texts: LocaleTexts
  /** Articles about the exchange, as the operator lists them (REF-01). */
  readonly press: () => PressReply['result']
  /** Under which people see the site. */
  readonly publicOrigin: string
  readonly recordEvent: (event: SiteEvent) => void
}
type SiteHandlers = HandlersOf<typeof siteCalls & typeof seoCalls & typeof seoPageCalls>

/** What pages tell of themselves, and what search engines find (REF-01, TELE-01, PAGE-04, PAGE-05). */
export function createSiteHandlers(needs: Needs): SiteHandlers {
  const { press, recordEvent, texts, useCases } = needs
  const seoPages = createSeoPages(useCases)
  return {
    ...createFigureHandlers({ useCases }),
    recordEvent: async (event) => {
      recordEvent(event)
      return answer({ result: true })
    },
    press: async () => answer({ result: [...press()] }),
    seoPage: async (asked, caller) => answerSeoPage(needs, asked, caller),
    seoCombinations: async () => {
      const { bought, coins, countries, fiats, from, to } = await seoPages.combinations()
      return answer({
        from: [...from],
        to: [...to],
        coins: [...coins],
        bought: [...bought],
        fiats: [...fiats],
        countries: [...countries],
      })
    },
    sitemap: async () => {
      const addresses = await seoPages.addresses()
      const parts = texts
        .languages()
        .flatMap(({ lang }) =>
          addresses.map(({ count, type }) => ({ lang, type, count, pages: countSeoParts(count) })),
        )
      return answer({ urlsPerPart: seoUrlsPerPart, parts })
    },
    sitemapPart: createSitemapPart(needs, seoPages),
  }
}

function createSitemapPart(
  { publicOrigin, texts }: Needs,
  seoPages: ReturnType<typeof createSeoPages>,
): Handler<typeof seoCalls.sitemapPart> {
  return async ({ a: lang, b: type, c: number }) => {
    const page = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : 0
    const isKnown = texts.languages().some((language) => language.lang === lang)
    const addresses = (await seoPages.addresses()).find((each) => each.type === type)
    if (!isKnown || addresses === undefined || page < 1 || page > countSeoParts(addresses.count)) {
      return refuseRequest({ code: 'path_unknown' })
    }
    const start = `${publicOrigin}${lang === 'en' ? '' : `/${lang}`}`
    const urls = Array.from(
      seoPaths(addresses, (page - 1) * seoUrlsPerPart, seoUrlsPerPart),
      (path) => start + path,
    )
    return answer({ lang, type, page, urls } satisfies SitemapPartReply)
  }
}
