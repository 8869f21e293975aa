/**
 * Whether a page's path is named by comma-separated route patterns: `index` is the root, `*` anything within one part,
 * `[name]` one part, a #section is left to the page. No pattern at all means every page. `path` has no language prefix.
 */
export function isRouteMatched(routes: string, path: string): boolean {
  const patterns = routes
    .split(',')
    .map((route) => route.trim())
    .filter((route) => route !== '')
  return patterns.length === 0 || patterns.some((pattern) => isOnRoute(pattern, path))
}

function isOnRoute(pattern: string, path: string): boolean {
  const wanted = partsOf((pattern.split('#')[0] ?? '').replace(/^index$/, '/'))
  const parts = partsOf(path)
  if (pattern === '*') return true
  const isSame = (part: string, index: number) =>
    part === '*' || /^\[.+\]$/.test(part) || part === parts[index]
  return wanted.length === parts.length && wanted.every(isSame)
}

function partsOf(path: string): string[] {
  return path.split('/').filter((part) => part !== '')
}
