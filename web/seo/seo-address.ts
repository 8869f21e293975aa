import { type LanguageCode, languageCodes, languages, localPath } from '@causeway/content/languages'
import type { PageSeo } from './page-seo.ts'

/** Where a page stands for search engines: its own whole address, and that of each language (PAGE-02). */
export function seoAddress(
  { publicUrl, language }: { readonly publicUrl: string; readonly language: LanguageCode },
  path: string,
): Pick<PageSeo, 'canonical' | 'alternates'> {
  const address = (code: LanguageCode) => `${publicUrl}${localPath(code, path)}`
  return {
    canonical: address(language),
    alternates: [
      ...languageCodes.map((code) => ({
        hreflang: languages[code].hreflang,
        href: address(code),
      })),
      { hreflang: 'x-default', href: address('en') },
    ],
  }
}
