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
  return {
    alerts: await alertsOf(calls, path),
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

async function alertsOf(calls: PageContext['calls'], path: string): Promise<readonly PageAlert[]> {
  const answer = await calls.alertMessages()
  if (!answer.ok) return []
  return pageAlerts(answer.body, {
    path,
    pages: pages.map((page) => page.path),
    onUnknown: ({ pattern, message }) => {
      if (unknown.has(pattern)) return
      unknown.add(pattern)
      console.error(message)
    },
  })
}
