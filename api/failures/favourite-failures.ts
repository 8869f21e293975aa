import type { FavouriteNotFound, NameFavouriteFailure } from '@causeway/server/accounts'
import type { FailureRows } from './failure-rows.ts'

/** What can stand in the way of naming or removing an earlier address (EXCH-04). */
export const favouriteFailures = {
  favourite_not_found: {
    status: 404,
    message: () => 'This address isn’t one of your orders’ addresses.',
  },
  favourite_name_malformed: {
    status: 422,
    message: () => 'A name can have at most 60 visible characters. Choose another one.',
  },
} as const satisfies FailureRows<FavouriteNotFound['code'] | NameFavouriteFailure['code']>
