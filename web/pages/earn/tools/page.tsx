import { PlacePage } from '../../../client-page/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { toolsPage } from './tools-page.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <PlacePage of={toolsPage} data={{ loaderData, actionData }} />
}
