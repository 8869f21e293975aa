import { isArticleId } from '@causeway/content/articles'
import { splitLocalPath } from '@causeway/content/languages'
import { pageContext } from '../../../load-context.ts'
import { pageAt } from '../../../shell/index.ts'
import type { Route } from './+types/page.ts'
import { loadArticlePage } from './load-article-page.server.ts'

/** The article that has the address, and its place in search engines. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { path } = splitLocalPath(url.pathname)
  const id = pageAt(path)?.id
  if (id === undefined || !isArticleId(id)) throw new Error(`No article is at ${path}`)
  return loadArticlePage(context.get(pageContext), id)
}
