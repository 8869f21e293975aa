import { loadArticlePage } from '../../article-loading/index.ts'
import { pageContext } from '../../load-context.ts'
import type { Route } from './+types/page.ts'

/** The article and its place in search engines. */
export function loader({ context }: Route.LoaderArgs) {
  return loadArticlePage(context.get(pageContext), 'about')
}
