/** How an affiliate network's script names kinds of pages (PAGE-08). */
export type PageType = 'homepage' | 'category' | 'account centre' | 'product detail' | 'department'

const CATEGORIES: readonly string[] = ['/buy', '/processing', '/sell']

/** The kind of a page, by its path without the language's prefix. `index` is another name of the root (PAGE-09). */
export function pageTypeOf(path: string): PageType {
  const plain = path.toLowerCase().replace(/\/+$/, '')
  if (plain === '' || plain === '/index') return 'homepage'
  if (CATEGORIES.includes(plain)) return 'category'
  if (plain === '/profile') return 'account centre'
  if (/^\/(transaction|track)\/[^/]+$/.test(plain)) return 'product detail'
  return 'department'
}
