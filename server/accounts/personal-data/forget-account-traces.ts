import { lifetimes } from '@causeway/core/accounts'
import type { Database } from '../../db/index.ts'
import { idleSince } from '../sessions/session-store.ts'

const DAY_SECONDS = 86_400

/**
 * Removes what has no use any more: sessions that let nobody in (with their country and network), links and challenges
 * a day after their end, sign-ins after 90 days, failures a day after the last, browsers unused for 400 days, and addresses that somebody typed
 * in and nobody confirmed.
 */
export async function forgetAccountTraces(database: Database, now: number): Promise<void> {
  const before = (seconds: number) => new Date(now - seconds * 1000)
  await database
    .direct()
    .deleteFrom('account_session')
    .where((build) =>
      build.or([build('ends_at', '<=', before(0)), build('seen_at', '<=', idleSince(now))]),
    )
    .execute()
  await database.direct().deleteFrom('app_token').where('ends_at', '<=', before(0)).execute()
  await database
    .direct()
    .deleteFrom('account_token')
    .where('ends_at', '<', before(DAY_SECONDS))
    .execute()
  await database
    .direct()
    .deleteFrom('account_sign_in')
    .where('at', '<', before(lifetimes.signInHistorySeconds))
    .execute()
  await database
    .direct()
    .deleteFrom('sign_in_failure')
    .where('last_at', '<', before(DAY_SECONDS))
    .execute()
  await database
    .direct()
    .deleteFrom('known_device')
    .where('last_at', '<', before(lifetimes.deviceSeconds))
    .execute()
  await forgetUnconfirmed(database, before(lifetimes.unconfirmedSeconds))
}

/** Nothing else can hang on an address that nobody proved; where something does, it stays. */
async function forgetUnconfirmed(database: Database, before: Date): Promise<void> {
  await database
    .direct()
    .deleteFrom('account')
    .where('confirmed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('created_at', '<', before)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('account_token')
            .select('token_hash')
            .whereRef('account_token.account_id', '=', 'account.id'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('social_account')
            .select('social_account.id')
            .whereRef('social_account.account_id', '=', 'account.id'),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('orders').select('orders.id').whereRef('orders.account_id', '=', 'account.id'),
        ),
      ),
    )
    .execute()
}
