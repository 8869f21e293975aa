import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Entries of the audit log, newest first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, me, staff } = await openStaffPage({ context, request })
  const given = new URL(request.url).searchParams
  const [subject, action] = ['subject', 'action'].map((name) => given.get(name)?.trim() ?? '')
  const filter = { ...(subject && { subject }), ...(action && { action }) }
  const cursor = /^\d{4}-\d\d-\d\d\.\d{1,9}$/.exec(given.get('cursor') ?? '')?.[0]
  const { entries, nextCursor } = answerBody(
    await staff.auditLog({ ...filter, ...(cursor && { cursor }) }, caller),
  )
  const query = new URLSearchParams(filter)
  return {
    seo: staffSeo('Audit log', frame.brand),
    frame,
    entries,
    subject: subject ?? '',
    action: action ?? '',
    next:
      nextCursor === null
        ? null
        : `/backoffice/audit?${new URLSearchParams({ ...filter, cursor: nextCursor })}`,
    csv: me.calls.includes('auditLogCsv') ? `/api/backoffice/audit.csv?${query}` : null,
  }
}
