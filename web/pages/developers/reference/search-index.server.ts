import { docEntries } from '../../../developers/index.ts'
import { pageContext } from '../../../load-context.ts'
import type { Route } from './+types/search-index.ts'

/** Everything that search looks through, for the script that searches as people type. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { developerDocs } = context.get(pageContext)
  return new Response(JSON.stringify(docEntries(developerDocs)), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
    },
  })
}
