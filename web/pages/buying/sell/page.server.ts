import { actOnDeal } from '../../../deals/begin-deal.server.ts'
import { loadDeal } from '../../../deals/load-deal.server.ts'
import { pageContext } from '../../../load-context.ts'
import type { Route } from './+types/page.ts'

/** The offers, or the step after one was taken. */
export function loader({ context, request }: Route.LoaderArgs) {
  return loadDeal(context.get(pageContext), 'sell', request)
}

/** The forms of both steps. */
export function action({ context, request }: Route.ActionArgs) {
  return actOnDeal(context.get(pageContext), 'sell', request)
}
