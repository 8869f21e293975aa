import { languageCodes, splitLocalPath } from '@causeway/content/languages'
import type { BrandLogo } from '@causeway/core/brand'
import type { Route } from './+types/root.ts'
import type { AccountState } from './account/index.ts'
import { pageTexts } from './i18n/page-texts.ts'
import { type PageContext, pageContext } from './load-context.ts'
import { loadOverlays } from './overlays/index.ts'
import { protectPages } from './protection/protect-pages.server.ts'
import { servicesOnPage } from './services-on-page.ts'
import { loadShell, pageAt, pageTypeOf } from './shell/index.ts'
import { shownFrame } from './widget-frame/shown-frame.ts'

export const middleware: Route.MiddlewareFunction[] = [protectPages]

/** What the frame of every page needs. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { brand, frame, language, world } = page
  const shown = pageAt(splitLocalPath(url.pathname).path)
  const formWords = shown?.hasFormBlock ? (['form'] as const) : []
  const frameWords = frame === null ? [] : (['widgetFrame'] as const)
  const [{ messages }, shell, account, overlays] = await Promise.all([
    pageTexts(page, [
      'common',
      'errors',
      'account',
      'overlays',
      'shell',
      ...formWords,
      ...frameWords,
    ]),
    loadShell(page, { page: frame === null ? shown : undefined, query: url.searchParams }),
    accountOf(page),
    loadOverlays(page, request),
  ])
  const { chat, tracking } = servicesOnPage(shown, page.site)
  return {
    messages,
    language,
    offered: [...languageCodes],
    brand: shownBrand(brand),
    world,
    account,
    frame:
      frame &&
      shownFrame(frame, {
        page: shown?.id,
        siteAddress: page.publicUrl,
        palette: brand.look?.palette ?? null,
      }),
    shell,
    overlays: { ...overlays, chat },
    tracking,
    pageType: pageTypeOf(splitLocalPath(url.pathname).path),
  }
}

/** What pages show of the brand: what is not set takes no place in them. */
function shownBrand({ look, name }: PageContext['brand']): {
  readonly name: string
  readonly logo?: BrandLogo
  /** Address of the style sheet with its colours. */
  readonly sheet?: string
} {
  const { logo = null, sheet = null } = look ?? {}
  return { name, ...(logo && { logo }), ...(sheet !== null && { sheet }) }
}

/** Who asks for this page. Where it cannot be known the page is shown all the same, and its header asks once more. */
async function accountOf({ calls, caller }: PageContext): Promise<AccountState> {
  if ((caller.session ?? null) === null) return { kind: 'out' }
  const answer = await calls.user({ fields: 'email,affiliateApproved' }, caller)
  if (!answer.ok) return { kind: 'unknown' }
  const { email, affiliateApproved } = answer.body.user ?? {}
  if (email === undefined) return { kind: 'out' }
  return { kind: 'in', email, isAffiliate: affiliateApproved === true }
}
