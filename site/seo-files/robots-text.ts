import { type LanguageCode, localPath } from '@causeway/content/languages'

/** Nothing there is for search engines; other pages that are not say so themselves, and must be read for it. */
const CLOSED_PAGES = ['/sandbox', '/backoffice'] as const

/** What robots may read, and where the sitemap is (PAGE-05). */
export function robotsText(publicUrl: string, languages: readonly LanguageCode[]): string {
  const closed = CLOSED_PAGES.flatMap((path) => languages.map((code) => localPath(code, path)))
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
