import { ArticleView } from '../../../articles/article-view.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Every article of the site, by its address. */
export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <ArticleView shown={loaderData.shown} />
}
