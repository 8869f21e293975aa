import { PlacePage } from '../../client-page/index.ts'
import { seoMeta } from '../../seo/index.ts'
import { paymentPage } from '../payment/payment-page.tsx'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PlacePage of={paymentPage} data={{ loaderData }} />
}
