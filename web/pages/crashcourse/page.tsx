import { ArticleView } from '../../articles/index.ts'
import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The words that somebody meets who exchanges coins for the first time. */
export default function CrashcoursePage({ loaderData }: Route.ComponentProps) {
  return <ArticleView shown={loaderData.shown} />
}
