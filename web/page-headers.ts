import type { Page } from './pages.ts'

/** Pages whose address is somebody's order or lets into his account, or that hold what he has typed. */
const PRIVATE: readonly string[] = [
  'processing',
  'transaction',
  'track',
  'payment',
  'payments-moonpay',
  'sandbox-checkout',
  'auth-confirm',
  'auth-recover',
  'auth-email',
  'auth-social',
]
/** Windows that speak to who opened them: the sandbox's service, and the way in for the widget's frame. */
const KEEP_OPENER: readonly string[] = ['sandbox-social', 'widget-sign-in']
/** Pages on which an address or a payment request can be scanned. */
const WITH_CAMERA: readonly string[] = [
  'processing',
  'transaction',
  'buy',
  'sell',
  'sell-crypto',
  'widget',
]

/** Headers that say what a page gives away and may use, whatever stands on it. `page` is undefined for unknown paths. */
export function pageHeaders(page: Page | undefined): Readonly<Record<string, string>> {
  const id = page?.id ?? ''
  const isOfStaff = page?.layout === 'backoffice'
  const camera = WITH_CAMERA.includes(id) ? '(self)' : '()'
  return {
    'X-Content-Type-Options': 'nosniff',
    // Nothing to other sites. Not `no-referrer`: a form's post would then say `Origin: null` and be refused as foreign.
    'Referrer-Policy':
      PRIVATE.includes(id) || isOfStaff ? 'same-origin' : 'strict-origin-when-cross-origin',
    'Permissions-Policy': `camera=${camera}, microphone=(), geolocation=(), payment=(), usb=()`,
    'Cross-Origin-Opener-Policy': isOfStaff ? 'same-origin' : openerPolicy(id),
    ...(isOfStaff ? { 'X-Robots-Tag': 'noindex, nofollow' } : {}),
  }
}

/**
 * Pages of other sites that open ours are cut off from them; popups that ours open keep their opener, to whom they tell
 * how signing in at a service ended (AUTH-06). The sandbox's service stands in such a popup, as real ones do.
 */
function openerPolicy(id: string): string {
  return KEEP_OPENER.includes(id) ? 'unsafe-none' : 'same-origin-allow-popups'
}
