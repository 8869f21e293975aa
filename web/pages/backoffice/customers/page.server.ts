import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Customers found by email, account id or an order’s code. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, me, staff } = await openStaffPage({ context, request })
  const given = new URL(request.url).searchParams
  const q = given.get('q')?.trim().slice(0, 320) ?? ''
  const cursor = given.get('cursor')
  const filter = q === '' ? {} : { q }
  const { customers, nextCursor } = answerBody(
    await staff.customers({ ...filter, ...(cursor && { cursor }) }, caller),
  )
  const pathOf = (query: Readonly<Record<string, string>>) =>
    `/backoffice/customers?${new URLSearchParams(query)}`
  return {
    seo: staffSeo('Customers', frame.brand),
    frame,
    q,
    customers,
    first: cursor === null ? null : pathOf(filter),
    next: nextCursor === null ? null : pathOf({ ...filter, cursor: nextCursor }),
    csv: me.calls.includes('customersCsv')
      ? `/api/backoffice/customers.csv?${new URLSearchParams(filter)}`
      : null,
  }
}
