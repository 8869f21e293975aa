import { seoMeta } from '../../seo/index.ts'
import type { Route } from './+types/page.ts'
import { PaymentView } from './payment-view.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function PaymentPage({ loaderData }: Route.ComponentProps) {
  return <PaymentView page={loaderData} />
}
