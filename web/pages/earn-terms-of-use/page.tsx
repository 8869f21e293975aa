import { ArticleView } from '../../articles/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Terms of the affiliate programme, for the operator to replace. */
export default function EarnTermsOfUsePage({ loaderData }: Route.ComponentProps) {
  return <ArticleView shown={loaderData.shown} />
}
