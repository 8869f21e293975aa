import { loadBuyingLanding } from '../../../buying/load-buying.server.ts'
import { pageContext } from '../../../load-context.ts'
import type { Route } from './+types/page.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadBuyingLanding(context.get(pageContext))
}
