import Type, { type Static } from 'typebox'
import { Nullable, Ticker } from './fields.ts'

const closed = { additionalProperties: false } as const
const FavouriteType = Type.Union([Type.Literal('payout'), Type.Literal('refund')])
const FavouriteId = Type.String({ format: 'uuid', maxLength: 36 })
/** In the request or as `X-CSRF-Token`; one of them has to be there (AUTH-10). */
const csrf = { _csrf: Type.Optional(Nullable(Type.String({ maxLength: 200 }))) } as const

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
    ...csrf,
  },
  closed,
)
export type NameFavouriteRequest = Static<typeof NameFavouriteRequest>
export const FavouriteReply = Type.Object({ result: FavouriteOut })
export type FavouriteReply = Static<typeof FavouriteReply>

export const RemoveFavouriteQuery = Type.Object({ id: FavouriteId, ...csrf }, closed)
export type RemoveFavouriteQuery = Static<typeof RemoveFavouriteQuery>
export const RemoveFavouriteReply = Type.Object({ result: Type.Literal(true) })
export type RemoveFavouriteReply = Static<typeof RemoveFavouriteReply>
