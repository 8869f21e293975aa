import { pageContext } from '../../../load-context.ts'
import { loadOrder } from '../../../orders/load-order.server.ts'
import type { Route } from './+types/page.ts'

/** The order for anyone with the link: the server is asked as a stranger, whoever asks (TRACK-01). */
export function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const stranger = { ...page.caller, holderSecrets: [], session: null, bearer: null }
  return loadOrder({ ...page, caller: stranger, sandbox: null }, params.id)
}
