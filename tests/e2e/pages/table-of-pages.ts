import { join, resolve } from 'node:path'

export type TablePage = {
  readonly id: string
  readonly path: string
  readonly world: 'any' | 'play'
  readonly protection: string
  readonly isIndexed: boolean
}

/** The one table of pages. Web is checked with a browser's types, so it is read here, not imported. */
export const { pages: tableOfPages }: { readonly pages: readonly TablePage[] } = await import(
  join(resolve(import.meta.dirname, '../../..'), 'web/pages.ts')
)

/** Leads on to a place that is none without an order of its own. */
const NEEDS_MORE: readonly string[] = ['sandbox-social', 'preview', 'processing', 'auth-social']

/** Addresses of the pages that there is one of and that stand for themselves; those of staff need a member (backoffice/). */
export const lonePaths: readonly string[] = tableOfPages
  .filter(
    ({ id, path }) =>
      !/[:*]/.test(path) && !NEEDS_MORE.includes(id) && !id.startsWith('backoffice'),
  )
  .map(({ path }) => `/${path}`)
