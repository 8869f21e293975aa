import type { LanguageCode } from '@causeway/content/languages'
import { localPath } from '@causeway/content/languages'
import { createContext, useContext } from 'react'
import { pathInFrame } from '../widget-frame/frame-address.ts'

/** The language the page is shown in: that of its address. */
export const LanguageContext = createContext<LanguageCode>('en')

/** The language of the page: that of its address. */
export function useLanguage(): LanguageCode {
  return useContext(LanguageContext)
}

/** The beginning of the frame's addresses, without language, where the page stands in one; null on the site. */
export const FramePrefixContext = createContext<string | null>(null)

/**
 * Makes the `href` of a plain link stay in the page's language, and in the frame that it stands in. `Link` and `Form` of client pages do so by themselves, as
 * the server's `redirect` does: the prefix is its base.
 */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  const prefix = useContext(FramePrefixContext)
  return (path) => localPath(language, prefix === null ? path : pathInFrame(prefix, path))
}

/** The address of a page at the site itself, in the page's language: for links that people keep. */
export function useSitePath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localPath(language, path)
}

/** Whether the page stands in a frame on another site. */
export function useIsFramed(): boolean {
  return useContext(FramePrefixContext) !== null
}
