import { PlacePage } from '../../../client-page/index.ts'
import { paymentPage } from '../../../payments/payment-page.tsx'
import { seoMeta } from '../../../seo/index.ts'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PlacePage of={paymentPage} data={{ loaderData }} />
}
