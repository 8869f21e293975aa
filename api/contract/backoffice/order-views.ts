import { orderStates } from '@causeway/core/orders'
import Type from 'typebox'
import { call } from '../call.ts'
import { Nullable } from '../fields.ts'
import { closed, Done } from './fields.ts'

const Filter = Type.Object(
  {
    state: Nullable(Type.Enum(orderStates)),
    kind: Nullable(Type.Enum(['float', 'fixed'])),
    from: Nullable(Type.String({ maxLength: 20, pattern: '^[a-z0-9]*$' })),
    to: Nullable(Type.String({ maxLength: 20, pattern: '^[a-z0-9]*$' })),
  },
  closed,
)

const readers = ['viewer', 'support', 'compliance', 'treasury', 'finance', 'administrator'] as const

/** Filters of the order list that a member keeps (OPS-09.10). */
export const orderViewCalls = {
  orderViews: call({
    method: 'GET',
    path: '/backoffice/order-views',
    summary: 'The filters of the order list that this member keeps.',
    access: 'staff',
    roles: readers,
    reply: Type.Object({
      views: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), filter: Filter })),
    }),
  }),
  saveOrderView: call({
    method: 'POST',
    path: '/backoffice/order-views',
    summary: 'Keeps a filter by name; one of the same name is replaced.',
    access: 'staff',
    roles: readers,
    body: Type.Object({ name: Type.String({ maxLength: 100 }), filter: Filter }, closed),
    failures: ['too_many_views', 'view_empty', 'view_name_malformed'],
    reply: Done,
  }),
  removeOrderView: call({
    method: 'POST',
    path: '/backoffice/order-views/remove',
    summary: 'Removes a filter that this member keeps.',
    access: 'staff',
    roles: readers,
    body: Type.Object({ id: Type.String({ maxLength: 40 }) }, closed),
    reply: Done,
  }),
}
