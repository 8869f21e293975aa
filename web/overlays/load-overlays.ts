import type { AlertMessagesReply } from '@causeway/api/contract'
import { splitLocalPath } from '@causeway/content/languages'
import type { PageContext } from '../load-context.ts'
import { pages } from '../pages.ts'
import { type AppBannerText, appBannerText } from './app-banner-text.ts'
import type { OverlaysData } from './overlays-data.ts'
import { type PageAlert, pageAlerts } from './page-alerts.ts'

/** What stands over a page and above it; the same for every visitor. */
export async function loadOverlays(
  { calls, clock, site }: PageContext,
  request: Request,
): Promise<Omit<OverlaysData, 'chat'>> {
  const { path } = splitLocalPath(new URL(request.url).pathname)
  const now = clock.now() / 1000
  const { works, isDomainsBannerShown, appBanner, apps } = site
  const said = await saidOf(calls)
  return {
    alerts: alertsOf(said, path),
    arePayoutsPaused: said.result.some(({ id }) => id === PAYOUTS_PAUSED),
    maintenance: said.result.flatMap(({ maintenance }) => maintenance ?? []),
    areWorksGoingOn: works !== null && works.from <= now && now < works.until,
    isDomainsBannerShown,
    app: appOf(appBanner, apps, appBannerText(path)),
  }
}

function appOf(
  variant: PageContext['site']['appBanner'],
  apps: PageContext['site']['apps'],
  text: AppBannerText,
): OverlaysData['app'] {
  return variant === null || (apps.ios ?? apps.android) === null ? null : { variant, apps, text }
}

/** Patterns that were complained of; each is once in the log. */
const unknown = new Set<string>()

/** Said by the product itself; here it is said in the page’s language. */
const PAYOUTS_PAUSED = 'payouts_paused'

async function saidOf(calls: PageContext['calls']): Promise<AlertMessagesReply> {
  const answer = await calls.alertMessages()
  return answer.ok ? answer.body : { result: [] }
}

function alertsOf({ result }: AlertMessagesReply, path: string): readonly PageAlert[] {
  const others = result.filter(
    ({ id, maintenance }) => id !== PAYOUTS_PAUSED && maintenance === undefined,
  )
  return pageAlerts(
    { result: others },
    {
      path,
      pages: pages.map((page) => page.path),
      onUnknown: ({ pattern, message }) => {
        if (unknown.has(pattern)) return
        unknown.add(pattern)
        console.error(message)
      },
    },
  )
}
