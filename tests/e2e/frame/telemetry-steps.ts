import type { Page, Request } from '@playwright/test'

/** An event as the relay takes it. */
export type Told = {
  readonly name: string
  readonly fields: Record<string, unknown>
  readonly meta: Record<string, unknown>
}

/** What the page told the relay. */
export function watchRelay(page: Page): Told[] {
  const told: Told[] = []
  page.on('request', (request: Request) => {
    if (request.url().endsWith('/api/tags/p')) told.push(request.postDataJSON())
  })
  return told
}

/** As where the server knows the visitor's country; of visitors from this machine it knows none, and takes it back. */
export const isSeenFrom = (page: Page, country: string) =>
  page.addInitScript((code) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the server's header does
    document.cookie = `ipcountry=${code}; path=/`
  }, country)

/** The page is listening: its script has come. */
export const listening = (page: Page) =>
  page.waitForFunction(() => document.cookie.includes('analytics_client_id='))
