import { cookieValue } from '../cookie-value.ts'

/** Name of the cookie by which visits that may be counted are told apart (TELE-01). */
export const ANALYTICS_ID = 'analytics_client_id'

/**
 * The browser's name among those that are counted; null where its visits are not, as before consent. What leads out of the
 * product (a store's link, the support chat) gets this one: the id that goes with orders (EXCH-08) stays between the
 * browser and the product, so that counts tell nothing of orders.
 */
export function readAnalyticsId(cookies: string): string | null {
  const id = cookieValue(cookies, ANALYTICS_ID)
  return id !== null && /^[0-9a-f]{32}$/.test(id) ? id : null
}
