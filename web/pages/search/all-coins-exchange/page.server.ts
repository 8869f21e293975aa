import { pageContext } from '../../../load-context.ts'
import { loadAllCoins } from '../../../seo-pages/load-all-coins.server.ts'
import type { Route } from './+types/page.ts'

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return loadAllCoins(
    context.get(pageContext),
    { type: 'all-coins-exchange', side: 'isWebFromEnabled' },
    query,
  )
}
