import { pageContext } from '../../../load-context.ts'
import { keepChoice, loadNeighbour } from '../../../neighbours/load-neighbour.server.ts'
import type { Route } from './+types/page.ts'

/** What was asked, and the exchange that comes nearest to it. */
export function loader({ context, request }: Route.LoaderArgs) {
  return loadNeighbour(context.get(pageContext), 'borrow', request)
}

/** The exchange form in its mode 'borrow'. */
export function action({ request }: Route.ActionArgs) {
  return keepChoice('borrow', request)
}
