import { HomeView } from '../../../home/home-view.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The front page: the exchange form first. */
export default function HomePage({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />
}
