import { localPath } from '@causeway/content/languages'
import { useLanguage } from './use-language.ts'

/**
 * Makes the `href` of a plain link stay in the page's language. The router's own `Link`, `Form`, `navigate` and
 * `redirect` do so by themselves: the prefix is their base.
 */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localPath(language, path)
}
