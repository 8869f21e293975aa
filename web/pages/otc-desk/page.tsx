import { ArticleView } from '../../articles/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** Trades above the limits of the form, by writing to the operator. */
export default function OtcDeskPage({ loaderData }: Route.ComponentProps) {
  return <ArticleView shown={loaderData.shown} />
}
