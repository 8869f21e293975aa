import { livePage, type ViewData } from '../../live-page/index.ts'
import type { PaymentPage } from './load-payment.server.ts'
import { PaymentView } from './payment-view.tsx'

type Data = { readonly loaderData: PaymentPage }

function Payment({ loaderData }: ViewData<Data>) {
  return <PaymentView page={loaderData} />
}

/** The redirect step as a page that is alive as a whole, under each of its addresses. */
export const paymentPage = livePage<Data>({ name: 'payment-page', View: Payment })
