import { clientPage, type ViewData } from '../client-page/index.ts'
import type { PaymentPage } from './load-payment.server.ts'
import { PaymentView } from './payment-view.tsx'

type Data = { readonly loaderData: PaymentPage }

function Payment({ loaderData }: ViewData<Data>) {
  return <PaymentView page={loaderData} />
}

/** The redirect step as a client page, under each of its addresses. */
export const paymentPage = clientPage<Data>({ name: 'payment-page', View: Payment })
