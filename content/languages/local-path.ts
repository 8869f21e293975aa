import type { LanguageCode } from './language.ts'
import { isLanguageCode } from './languages.ts'

/**
 * The address of a page in a language: English stands without a prefix, the others under theirs (PAGE-03).
 * `path` begins with a slash and may carry query and fragment. Several slashes at its beginning, which would name another
 * host, are one.
 */
export function localPath(language: LanguageCode, path: string): string {
  const own = path.replace(/^[\\/]{2,}/, '/')
  if (language === 'en') return own
  const isRoot = /^\/(?=$|[?#])/.test(own)
  return `/${language}${isRoot ? own.slice(1) : own}`
}

/** Takes an address apart again: `/de/processing` is `/processing` in German. `/en` is no prefix. */
export function splitLocalPath(path: string): {
  readonly language: LanguageCode
  readonly path: string
} {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? []
  if (first === 'en' || !isLanguageCode(first)) return { language: 'en', path }
  const rest = path.slice(first.length + 1)
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` }
}
