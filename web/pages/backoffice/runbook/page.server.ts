import { data } from 'react-router'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'
import { loadRunbook } from './load-runbook.server.ts'

/** What to do where a part of the shop is not well. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { frame } = await openStaffPage({ context, request })
  const runbook = await loadRunbook(params.name)
  if (runbook === null) throw data({ code: 'page_not_found', message: '' }, 404)
  return { seo: staffSeo(runbook.title, frame.brand), frame, runbook }
}
