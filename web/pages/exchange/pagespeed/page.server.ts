import { loadHome } from '../../../home/load-home.server.ts'
import { pageContext } from '../../../load-context.ts'
import type { Route } from './+types/page.ts'

/** What the home page shows, for measurements alone: search engines are to know the one, not this. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const data = await loadHome(context.get(pageContext), request)
  return { ...data, seo: { ...data.seo, canonical: null, alternates: [] } }
}
