import { pages } from '../pages.ts'

type World = 'play' | 'real'

/** Address of a page, if this world has it; null while the table of pages does not know it. */
export function pagePath(id: string, world: World): string | null {
  const page: (typeof pages)[number] | undefined = pages.find((each) => each.id === id)
  if (page === undefined || (page.world !== 'any' && page.world !== world)) return null
  return `/${page.path}`
}

/** Whether navigation names a page to approved affiliates alone (SHELL-16). */
export function isAffiliateOnly(id: string): boolean {
  return pages.some((page) => page.id === id && page.isAffiliateOnly)
}
