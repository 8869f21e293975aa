import { seoMeta } from '../../seo/index.ts'
import { PaymentView } from '../payment/payment-view.tsx'
import type { Route } from './+types/page.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => seoMeta(loaderData?.seo)

export default function MoonpayPaymentPage({ loaderData }: Route.ComponentProps) {
  return <PaymentView page={loaderData} />
}
