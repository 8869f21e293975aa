import { ArticleView } from '../../articles/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Whom the operator works with, and how to begin. */
export default function PartnersPage({ loaderData }: Route.ComponentProps) {
  return <ArticleView shown={loaderData.shown} />
}
