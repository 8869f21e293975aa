import type { SiteFacts } from '@causeway/content/site'
import { cookieValue } from '../cookie-value.ts'
import { type AppVariant, chooseBanner } from './choose-banner.ts'

const CONSENT = 'cookieConsent'
const CONSENT_TOLD = 'cookie-consent'
const YEAR_SECONDS = 365 * 86_400
const APP_CLOSED = 'appBannerClosed'
/** How long the app's banner stays away (SHELL-06). */
const APP_CLOSED_SECONDS = 86_400

/**
 * Shows the banner of the page by its priority, and the cookie notice once no banner of the app is in its place (SHELL-06).
 * Returns what ends it.
 */
export function startBars(place: HTMLElement): () => void {
  const notice = place.querySelector<HTMLElement>('[data-cookie-notice]')
  const app = place.querySelector<HTMLElement>('[data-app-banner]')
  const chosen = chooseBanner(siteOf(place, app), {
    userAgent: navigator.userAgent,
    width: innerWidth,
    hasClosedApp: cookieValue(document.cookie, APP_CLOSED) !== null,
  })
  const press = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-cookie-ok]') !== null) consent(notice)
  }
  place.addEventListener('click', press)
  if (chosen?.kind === 'app' && app !== null) openApp(app, chosen.store, () => showNotice(notice))
  else showNotice(notice)
  return () => {
    place.removeEventListener('click', press)
    holdRoom(null)
  }
}

/** What the operator's banners are, as the server wrote it into the page. */
function siteOf(place: HTMLElement, app: HTMLElement | null) {
  const linkTo = (store: keyof SiteFacts['apps']) =>
    app?.querySelector<HTMLAnchorElement>(`[data-store="${store}"]`)?.href ?? null
  return {
    isDomainsBannerShown: place.dataset.domains !== undefined,
    appBanner: variantOf(app?.dataset.appBanner),
    apps: { ios: linkTo('ios'), android: linkTo('android') },
  }
}

function variantOf(name: string | undefined): AppVariant | null {
  const variants: readonly AppVariant[] = ['old', 'new_full_screen', 'new_half_screen']
  return variants.find((variant) => variant === name) ?? null
}

function openApp(app: HTMLElement, store: string, onClosed: () => void): void {
  for (const link of app.querySelectorAll<HTMLElement>('[data-store]')) {
    link.hidden = link.dataset.store !== store
  }
  const closed = () => {
    keepCookie(APP_CLOSED, 'true', APP_CLOSED_SECONDS)
    app.hidden = true
    holdRoom(null)
    onClosed()
  }
  const close = app.querySelector('[data-app-close]')
  if (app instanceof HTMLDialogElement) {
    app.addEventListener('close', closed, { once: true })
    close?.addEventListener('click', () => app.close())
    app.showModal()
    return
  }
  close?.addEventListener('click', closed, { once: true })
  app.hidden = false
  holdRoom(app)
}

function showNotice(notice: HTMLElement | null): void {
  if (notice === null || cookieValue(document.cookie, CONSENT) !== null) return
  notice.hidden = false
  holdRoom(notice)
}

/** Whoever may count only after consent listens to the window. */
function consent(notice: HTMLElement | null): void {
  keepCookie(CONSENT, 'ok', YEAR_SECONDS)
  if (notice !== null) notice.hidden = true
  holdRoom(null)
  window.dispatchEvent(new Event(CONSENT_TOLD))
}

/** As much room at the end of the page as the bar covers. */
function holdRoom(bar: HTMLElement | null): void {
  const { style } = document.documentElement
  if (bar === null) style.removeProperty('--bottom-bar')
  else style.setProperty('--bottom-bar', `${bar.offsetHeight}px`)
}

function keepCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox have no cookie store
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`
}
