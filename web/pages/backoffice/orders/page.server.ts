import { orderStates } from '@causeway/core/orders'
import { answerBody } from '../../../answer-body.ts'
import {
  type Acted,
  actOn,
  keepTyped,
  openStaffPage,
  staffSeo,
  textIn,
} from '../../../backoffice/index.ts'
import type { Route } from './+types/page.ts'

/** Orders found by id, code, address, transaction, email or amount. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { caller, frame, me, staff } = await openStaffPage({ context, request })
  const given = new URL(request.url).searchParams
  const filter = filterOf(given)
  const cursor = given.get('cursor')
  const [{ nextCursor, orders }, { views }] = await Promise.all([
    staff.deskOrders({ ...filter, ...(cursor && { cursor }) }, caller).then(answerBody),
    staff.orderViews({}, caller).then(answerBody),
  ])
  const query = new URLSearchParams(filter)
  const next = nextCursor === null ? null : new URLSearchParams({ ...filter, cursor: nextCursor })
  return {
    seo: staffSeo('Orders', frame.brand),
    frame,
    at: new Date().toISOString(),
    filter,
    orders,
    views: views.map(({ filter: kept, id, name }) => ({
      id,
      name,
      href: `/backoffice/orders?${new URLSearchParams(withoutNulls(kept))}`,
    })),
    next: next === null ? null : `/backoffice/orders?${next}`,
    isLaterPage: cursor !== null,
    csv: me.calls.includes('deskOrdersCsv') ? `/api/backoffice/orders.csv?${query}` : null,
  }
}

/** Keeps what the list is filtered by, or forgets a view that was kept. */
export async function action({ context, request }: Route.ActionArgs): Promise<Acted> {
  const { caller, staff } = await openStaffPage({ context, request })
  const form = await request.formData()
  if (textIn(form, 'act') === 'remove-view') {
    const removed = await staff.removeOrderView({ id: textIn(form, 'id') }, caller)
    return actOn(removed, 'The view is removed.', '')
  }
  const { from, kind, state, to } = filterOf(new URL(request.url).searchParams)
  const filter = { state: state ?? null, kind: kind ?? null, from: from ?? null, to: to ?? null }
  const saved = await staff.saveOrderView({ name: textIn(form, 'name'), filter }, caller)
  return keepTyped(actOn(saved, 'The view is saved.', ''), form)
}

function withoutNulls(filter: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
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
