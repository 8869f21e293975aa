import {
  FavouriteReply,
  FavouritesQuery,
  FavouritesReply,
  NameFavouriteRequest,
  RemoveFavouriteQuery,
  RemoveFavouriteReply,
} from '../contract/index.ts'
import { refuse } from '../failures/index.ts'
import { callerOf } from '../http/index.ts'
import { changingSession } from './changing-session.ts'
import { webRoute } from './wire.ts'

const PATH = '/addresses/favourites'
const CSRF_HEADER = {
  'X-CSRF-Token': 'The token of GET /api/csrf, where the request has no _csrf.',
}

/** A signed-in customer's earlier addresses: offered, named, removed (EXCH-04). */
export const favouriteRoutes = [
  webRoute({
    method: 'GET',
    path: PATH,
    summary:
      'Addresses used for a coin in the signed-in customer’s orders, most recent first. Empty for guests.',
    query: FavouritesQuery,
    reply: FavouritesReply,
    answer: async ({ calls, countries }, { query, request }) =>
      calls.favourites(query, callerOf(request, countries)),
  }),
  webRoute({
    method: 'POST',
    path: PATH,
    summary: 'Names a saved address. An empty name removes the name.',
    limit: 'create',
    headers: CSRF_HEADER,
    body: NameFavouriteRequest,
    reply: FavouriteReply,
    answer: async (needs, { body, request }) => {
      const asked = await changingSession(needs, request, body._csrf)
      if (!asked.ok) return asked
      const { useCases, words } = needs.accounts
      const { accountId } = asked.body.session
      const named = await useCases.nameFavourite(accountId, body)
      if (!named.ok) return refuse(named.failure, words)
      return { ok: true, status: 200, body: { result: named.value } }
    },
  }),
  webRoute({
    method: 'DELETE',
    path: PATH,
    summary: 'Removes a saved address. It is saved again when another order uses it.',
    limit: 'create',
    headers: CSRF_HEADER,
    query: RemoveFavouriteQuery,
    reply: RemoveFavouriteReply,
    answer: async (needs, { query, request }) => {
      const asked = await changingSession(needs, request, query._csrf)
      if (!asked.ok) return asked
      const { useCases, words } = needs.accounts
      const removed = await useCases.removeFavourite(asked.body.session.accountId, query.id)
      if (!removed.ok) return refuse(removed.failure, words)
      return { ok: true, status: 200, body: { result: true } }
    },
  }),
] as const
