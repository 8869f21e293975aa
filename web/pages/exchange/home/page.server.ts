import { loadHome } from '../../../home/load-home.server.ts'
import { pageContext } from '../../../load-context.ts'
import type { Route } from './+types/page.ts'

/** The front page, for the query that it was asked with. */
export function loader({ context, request }: Route.LoaderArgs) {
  return loadHome(context.get(pageContext), request)
}
