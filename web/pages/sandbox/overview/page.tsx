import { PlacePage } from '../../../client-page/index.ts'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { sandboxPage } from './sandbox-page.tsx'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <PlacePage of={sandboxPage} data={{ loaderData, actionData }} />
}
