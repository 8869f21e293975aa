import { NeighbourView } from '../../../neighbours/neighbour-view.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function BorrowPage({ loaderData }: Route.ComponentProps) {
  return <NeighbourView kind={loaderData.kind} neighbour={loaderData.neighbour} />
}
