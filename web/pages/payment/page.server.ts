import { pageContext } from '../../load-context.ts'
import type { Route } from './+types/page.ts'
import { loadPayment } from './load-payment.server.ts'

/** The way to the provider, for the order's holder. */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadPayment(context.get(pageContext), params.id)
}
