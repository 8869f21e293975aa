import { cookieValue } from '../cookie-value.ts'

/** What the server reads, too (AUTH-21). */
const NAME = 'not_japan_resident'
const THIRTY_ONE_DAYS_SECONDS = 2_678_400

/** Whether somebody at this browser said that he does not live in Japan (AUTH-15). Call it in a browser only. */
export function isConfirmedNotJapan(): boolean {
  return cookieValue(document.cookie, NAME) === '1'
}

/** Keeps the confirmation. */
export function confirmNotJapan(): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${NAME}=1; SameSite=Lax; Path=/; Max-Age=${THIRTY_ONE_DAYS_SECONDS}${secure}`
}
