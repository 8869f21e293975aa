import Type, { type Static } from 'typebox'
import { call } from '../call.ts'
import { Nullable, Ticker } from '../fields.ts'

const closed = { additionalProperties: false } as const
const FavouriteType = Type.Union([Type.Literal('payout'), Type.Literal('refund')])
const FavouriteId = Type.String({ format: 'uuid', maxLength: 36 })

/** An address that orders of the signed-in customer were made with (EXCH-04). */
export const FavouriteOut = Type.Object({
  id: FavouriteId,
  currency: Ticker,
  type: FavouriteType,
  address: Type.String(),
  extraId: Nullable(Type.String()),
  name: Nullable(Type.String({ description: 'The name its owner gave it.' })),
})
export type FavouriteOut = Static<typeof FavouriteOut>

export const FavouritesQuery = Type.Object({ currency: Ticker, type: FavouriteType }, closed)
export type FavouritesQuery = Static<typeof FavouritesQuery>

/** Empty for a guest. */
export const FavouritesReply = Type.Object({ result: Type.Array(FavouriteOut) })
export type FavouritesReply = Static<typeof FavouritesReply>

export const NameFavouriteRequest = Type.Object(
  {
    id: FavouriteId,
    name: Type.String({
      maxLength: 200,
      description: 'At most 60 characters. Empty removes the name.',
    }),
  },
  closed,
)
export type NameFavouriteRequest = Static<typeof NameFavouriteRequest>
export const FavouriteReply = Type.Object({ result: FavouriteOut })
export type FavouriteReply = Static<typeof FavouriteReply>

export const RemoveFavouriteQuery = Type.Object({ id: FavouriteId }, closed)
export type RemoveFavouriteQuery = Static<typeof RemoveFavouriteQuery>
export const RemoveFavouriteReply = Type.Object({ result: Type.Literal(true) })
export type RemoveFavouriteReply = Static<typeof RemoveFavouriteReply>

/** A signed-in customer's earlier addresses: offered, named, removed (EXCH-04). */
export const favouritesCalls = {
  favourites: call({
    method: 'GET',
    path: '/addresses/favourites',
    summary:
      'Addresses used for a coin in the signed-in customer’s orders, most recent first. Empty for guests.',
    access: 'visitor',
    query: FavouritesQuery,
    failures: ['currency_unknown'],
    reply: FavouritesReply,
  }),
  nameFavourite: call({
    method: 'POST',
    path: '/addresses/favourites',
    summary: 'Names a saved address. An empty name removes the name.',
    access: 'account',
    limit: 'create',
    body: NameFavouriteRequest,
    failures: ['favourite_name_malformed', 'favourite_not_found'],
    reply: FavouriteReply,
  }),
  removeFavourite: call({
    method: 'DELETE',
    path: '/addresses/favourites',
    summary: 'Removes a saved address. It is saved again when another order uses it.',
    access: 'account',
    limit: 'create',
    query: RemoveFavouriteQuery,
    failures: ['favourite_not_found'],
    reply: RemoveFavouriteReply,
  }),
}
