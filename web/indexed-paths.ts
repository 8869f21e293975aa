import { pages } from './pages.ts'

/** Pages that search engines are told of and that there is one of: their paths without language (PAGE-05). */
export const indexedPaths: readonly string[] = pages
  .filter(({ isIndexed, path, protection }) => {
    return isIndexed && protection === 'none' && !/[:*]/.test(path)
  })
  .map(({ path }) => `/${path}`)
