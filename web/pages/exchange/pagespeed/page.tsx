import { HomeView } from '../../../home/home-view.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

/** The home page with nothing around it that is not needed: what measurements of its speed look at (SHELL-04). */
export default function PageSpeedPage({ loaderData }: Route.ComponentProps) {
  return <HomeView {...loaderData} />
}
