import type { AppFacts, SiteFacts } from '@causeway/content/site'

/** What is known of who looks at the page. */
export type BannerVisitor = {
  readonly userAgent: string
  /** Of the window, in CSS pixels. */
  readonly width: number
  /** Whether he closed the app's banner within the last day. */
  readonly hasClosedApp: boolean
}

export type AppVariant = NonNullable<SiteFacts['appBanner']>

export type Banner =
  | { readonly kind: 'domains' }
  | { readonly kind: 'app'; readonly variant: AppVariant; readonly store: keyof AppFacts }

const DESKTOP_PIXELS = 1025
const PHONE_PIXELS = 640

/**
 * The one banner of a page by priority (SHELL-06): that of Unstoppable Domains, which only a desktop has room for; else
 * that of the app, on phones with a store where the operator's app can be had, unless it was closed; else none.
 */
export function chooseBanner(
  {
    isDomainsBannerShown,
    appBanner,
    apps,
  }: Pick<SiteFacts, 'isDomainsBannerShown' | 'appBanner' | 'apps'>,
  { userAgent, width, hasClosedApp }: BannerVisitor,
): Banner | null {
  if (isDomainsBannerShown && width >= DESKTOP_PIXELS) return { kind: 'domains' }
  const store = storeOf(userAgent)
  if (appBanner === null || hasClosedApp || store === null || width >= PHONE_PIXELS) return null
  return apps[store] === null ? null : { kind: 'app', variant: appBanner, store }
}

/** Whose phone it is; null for anything else. */
function storeOf(userAgent: string): keyof AppFacts | null {
  if (/\biPhone\b|\biPod\b/.test(userAgent)) return 'ios'
  return /\bAndroid\b.*\bMobile\b/.test(userAgent) ? 'android' : null
}
