import { localPath } from '@causeway/content/languages'
import { useLanguage } from './use-language.ts'

/**
 * Makes the `href` of a plain link stay in the page's language. `Link` and `Form` of client pages do so by themselves, as
 * the server's `redirect` does: the prefix is its base.
 */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return (path) => localPath(language, path)
}
