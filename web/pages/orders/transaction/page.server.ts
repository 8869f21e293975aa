import { pageContext } from '../../../load-context.ts'
import { changeOrder } from '../../../orders/change-order.server.ts'
import { loadOrder } from '../../../orders/load-order.server.ts'
import type { Route } from './+types/page.ts'

/** The order for its holder (TRACK-01). */
export function loader({ context, params }: Route.LoaderArgs) {
  return loadOrder(context.get(pageContext), params.id)
}

/** What the page's forms ask: the holder's choice on hold, a refund address, a payment from the play wallet. */
export async function action({ context, params, request }: Route.ActionArgs) {
  return changeOrder(context.get(pageContext), params.id, await request.formData())
}
