import { pageContext } from '../../../load-context.ts'
import { loadPayment } from '../../../payments/load-payment.server.ts'
import type { Route } from './+types/page.ts'

/** The way to the provider, for the order's holder. */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadPayment(context.get(pageContext), params.id)
}
