import { orderStates } from '@causeway/core/orders'
import { answerBody } from '../../../answer-body.ts'
import { openStaffPage, staffSeo } from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Orders found by id, code, address, transaction, email or amount. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, me, staff } = await openStaffPage({ context, request })
  const given = new URL(request.url).searchParams
  const filter = filterOf(given)
  const cursor = given.get('cursor')
  const { nextCursor, orders } = answerBody(
    await staff.deskOrders({ ...filter, ...(cursor && { cursor }) }, caller),
  )
  const query = new URLSearchParams(filter)
  const next = nextCursor === null ? null : new URLSearchParams({ ...filter, cursor: nextCursor })
  return {
    seo: staffSeo('Orders', frame.brand),
    frame,
    filter,
    orders,
    next: next === null ? null : `/backoffice/orders?${next}`,
    isLaterPage: cursor !== null,
    csv: me.calls.includes('deskOrdersCsv') ? `/api/backoffice/orders.csv?${query}` : null,
  }
}

type Filter = {
  readonly q?: string
  readonly state?: (typeof orderStates)[number]
  readonly kind?: 'float' | 'fixed'
  readonly from?: string
  readonly to?: string
}

function filterOf(given: URLSearchParams): Filter {
  const text = given.get('q')?.trim().slice(0, 200) ?? ''
  const state = orderStates.find((each) => each === given.get('state'))
  const kind = (['float', 'fixed'] as const).find((each) => each === given.get('kind'))
  const coin = (name: string) => /^[a-z0-9]{1,20}$/i.exec(given.get(name) ?? '')?.[0].toLowerCase()
  const [from, to] = [coin('from'), coin('to')]
  return {
    ...(text !== '' && { q: text }),
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}
