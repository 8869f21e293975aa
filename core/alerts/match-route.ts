/** A route pattern that names no page: it is malformed, or the site has no such page (SHELL-17). */
export class UnknownRoutePattern extends Error {
  readonly pattern: string

  constructor(pattern: string) {
    super(`Unknown route pattern: ${pattern}`)
    this.name = 'UnknownRoutePattern'
    this.pattern = pattern
  }
}

type Route = {
  readonly pattern: string
  readonly parts: readonly string[]
  readonly section: string | null
}

const PATTERN = /^(\*|[a-z0-9*[\]/-]+)(?:#([\w-]+))?$/
const PART = /^(?:\*|\[[a-z-]+\]|[a-z0-9-]+)$/
/** Stands for every page, whatever its parts. */
const EVERY_PAGE = '*'

/**
 * Where on a page something belongs that is addressed by comma-separated route patterns: the #sections of the patterns
 * that name the page, null for those without one; empty where none does. `index` is the root, `*` anything within one
 * part (alone: every page), `[name]` one part. No pattern at all means every page. `path` has no language prefix.
 * `pages`: the paths of all pages that there are, `:name` for a part that varies; absent: any may be. Throws
 * `UnknownRoutePattern`.
 */
export function matchRoutes(
  routes: string,
  path: string,
  pages: readonly string[] | null = null,
): readonly (string | null)[] {
  const wanted = readRoutes(routes, pages)
  if (wanted.length === 0) return [null]
  const parts = partsOf(path)
  return wanted.filter((route) => isOnRoute(route, parts)).map(({ section }) => section)
}

/** Whether a page is named by route patterns, in whatever section. Throws `UnknownRoutePattern`. */
export function isRouteMatched(routes: string, path: string): boolean {
  return matchRoutes(routes, path).length > 0
}

/** The first pattern that names no page; null where all do. `pages` as for `matchRoutes`. */
export function unknownRoute(routes: string, pages: readonly string[]): string | null {
  try {
    readRoutes(routes, pages)
    return null
  } catch (error) {
    if (error instanceof UnknownRoutePattern) return error.pattern
    throw error
  }
}

function readRoutes(routes: string, pages: readonly string[] | null): readonly Route[] {
  const patterns = routes.split(',').map((route) => route.trim())
  return patterns.filter((pattern) => pattern !== '').map((pattern) => readRoute(pattern, pages))
}

function readRoute(pattern: string, pages: readonly string[] | null): Route {
  const [, name = '', section = null] = PATTERN.exec(pattern) ?? []
  const parts = partsOf(name === 'index' ? '' : name)
  const isSound = name !== '' && parts.every((part) => PART.test(part))
  const isKnown = pages === null || name === EVERY_PAGE || pages.some((page) => isPage(parts, page))
  if (!isSound || !isKnown) throw new UnknownRoutePattern(pattern)
  return { pattern: name, parts, section }
}

function isOnRoute({ pattern, parts }: Route, path: readonly string[]): boolean {
  if (pattern === EVERY_PAGE) return true
  return parts.length === path.length && parts.every((part, at) => isAny(part) || part === path[at])
}

function isPage(parts: readonly string[], page: string): boolean {
  const own = partsOf(page)
  const isSame = (part: string, given = '') =>
    isAny(part) || given.startsWith(':') || part === given
  return parts.length === own.length && parts.every((part, at) => isSame(part, own[at]))
}

function isAny(part: string): boolean {
  return part === '*' || part.startsWith('[')
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}
