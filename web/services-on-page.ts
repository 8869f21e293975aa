import type { SiteFacts } from '@causeway/content/site'
import type { Page } from './page-kinds.ts'

/** Services of others whose scripts the operator has on his pages. */
type Services = Pick<SiteFacts, 'chat' | 'tracking'>

/**
 * The services of a page. Where its very address lets somebody into an account there are none: a script reads the
 * address of the page that it runs on. Nor are there any in the back office. `page` is undefined for unknown paths.
 */
export function servicesOnPage(page: Page | undefined, { chat, tracking }: Services): Services {
  const isClosed = page?.layout === 'backoffice' || page?.path.endsWith('/:token')
  return isClosed ? { chat: null, tracking: null } : { chat, tracking }
}
