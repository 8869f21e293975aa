import { mayCount, readConsent } from '@causeway/core/analytics'
import { cookieValue } from '../cookie-value.ts'

const TOLD = 'cookie-consent'

/** Whether this visit may be counted now (TELE-01): by what the visitor said, and by his country where he said nothing. */
export function mayCountHere(): boolean {
  const { cookie } = document
  const consent = readConsent(cookieValue(cookie, 'cookieConsent'))
  return mayCount(consent, cookieValue(cookie, 'ipcountry') ?? '')
}

/** Calls back once, as soon as the visit may be counted: at once, or when the visitor says so. Returns what ends waiting. */
export function onceCountable(begin: () => void): () => void {
  if (mayCountHere()) {
    begin()
    return () => {}
  }
  const onConsent = () => {
    if (!mayCountHere()) return
    window.removeEventListener(TOLD, onConsent)
    begin()
  }
  window.addEventListener(TOLD, onConsent)
  return () => window.removeEventListener(TOLD, onConsent)
}
