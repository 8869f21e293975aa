import { cookieValue } from '../cookie-value.ts'

const LONGEST = 100

/** Whose widget the page stands in, where it does; call it in a browser only. */
export function readFrameRefId(): string | null {
  return document.documentElement.dataset.widgetRefId ?? null
}

/** Whose link led here (`ref_id`, TELE-05), from a Cookie header or from `document.cookie`; null where none did. */
export function readRefId(cookies: string | null): string | null {
  const refId = cookieValue(cookies, 'ref_id')
  return refId !== null && refId !== '' && refId.length <= LONGEST ? refId : null
}
