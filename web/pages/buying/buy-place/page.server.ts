import { loadBuyingPair } from '../../../buying/load-buying.server.ts'
import { pageContext } from '../../../load-context.ts'
import type { Route } from './+types/page.ts'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadBuyingPair(context.get(pageContext), params)
}
