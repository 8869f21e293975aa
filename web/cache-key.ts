import { splitLocalPath } from '@causeway/content/languages'
import { pages } from './pages.ts'

const kept = pages
  .filter(({ isForVisitor, hydration }) => hydration === 'islands' && !isForVisitor)
  .map(({ cachedQuery, path }) => ({ cachedQuery, pattern: patternOf(path) }))

/**
 * The address under which a page that is the same for every visitor is kept: without the parameters that it does not
 * read, so that nobody can fill our memory by inventing some. Null for every other page. `url` is path and query.
 */
export function cacheKey(url: string): string | null {
  const [pathname = '', query = ''] = url.split('?')
  // Another way to write an address, with which the same page would be kept many times, or another under its name.
  if (/[%\\#]/.test(pathname)) return null
  const { path } = splitLocalPath(pathname)
  const page = kept.find(({ pattern }) => pattern.test(path))
  if (page === undefined) return null
  const given = new URLSearchParams(query)
  const read = new URLSearchParams()
  for (const name of page.cachedQuery) {
    const value = given.get(name)
    if (value !== null) read.set(name, value)
  }
  return read.size === 0 ? pathname : `${pathname}?${read}`
}

function patternOf(path: string): RegExp {
  return new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`)
}
