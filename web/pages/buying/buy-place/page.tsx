import { BuyingView } from '../../../buying/buying-view.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function BuyPlacePage({ loaderData }: Route.ComponentProps) {
  return <BuyingView page={loaderData} />
}
