import type { LanguageCode } from '@causeway/content/languages'
import { localPath } from '@causeway/content/languages'
import { createContext, useContext } from 'react'

/** The language the page is shown in: that of its address. */
export const LanguageContext = createContext<LanguageCode>('en')

/** The language of the page: that of its address. */
export function useLanguage(): LanguageCode {
  return useContext(LanguageContext)
}

/**
 * Makes the `href` of a plain link stay in the page's language. `Link` and `Form` of client pages do so by themselves, as
 * the server's `redirect` does: the prefix is its base.
 */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localPath(language, path)
}
