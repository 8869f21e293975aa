import type { FavouriteNotFound, NameFavouriteFailure } from '@causeway/server/accounts'
import type { FailureRows } from './failure-rows.ts'

/** What can stand in the way of naming or removing an earlier address (EXCH-04). */
export const favouriteFailures = {
  favourite_not_found: {
    status: 404,
    message: () => 'There is no such address among those of your orders.',
  },
  favourite_name_malformed: {
    status: 422,
    message: () => 'A name has at most 60 characters, all of them visible. Choose another.',
  },
} as const satisfies FailureRows<FavouriteNotFound['code'] | NameFavouriteFailure['code']>
